#if hasFeature(Embedded)
    /// A property of a record; Embedded Swift has no key paths, so `Sources/Scripts/checker`
    /// replaces them with closures.
    package typealias Property<Record, Value> = (inout Record, (inout Value) -> Void) -> Void
#else
    /// A property of a record.
    package typealias Property<Record, Value> = WritableKeyPath<Record, Value>
#endif

extension Field {
    /// The value of a record's property.
    static func value<Value>(of property: Property<Record, Value>, in record: Record) -> Value {
        #if hasFeature(Embedded)
            var (copy, value) = (record, Value?.none)
            property(&copy) { value = $0 }
            guard let value else { fatalError("a property has a value") }
            return value
        #else
            return record[keyPath: property]
        #endif
    }

    /// Changes a record's property.
    static func change<Value>(
        _ property: Property<Record, Value>, in record: inout Record, _ body: (inout Value) -> Void
    ) {
        #if hasFeature(Embedded)
            var changed = value(of: property, in: record)
            body(&changed)
            property(&record) { $0 = changed }
        #else
            body(&record[keyPath: property])
        #endif
    }
}
