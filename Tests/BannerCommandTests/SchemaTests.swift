import Testing

@Suite struct `bannerkit schema` {
    @Test func `prints the schema that is in the repository`() throws {
        #expect(
            try shell(
                "bannerkit schema > a; bannerkit schema -o b; cmp a b; cmp a \"$ROOT/Schemas/banner.schema.json\"")
                == Ran())
    }

    @Test(.enabled(if: Shell.hasTools), arguments: ["banner", "report"])
    func `is a JSON Schema, as is the report's`(name: String) throws {
        #expect(try shell("check-jsonschema -q --check-metaschema \"$ROOT/Schemas/\(name).schema.json\"") == Ran())
    }

    @Test(.enabled(if: Shell.hasTools)) func `accepts every example, as the checker does`() throws {
        let ran = try shell(
            """
            check-jsonschema -q --schemafile "$ROOT/Schemas/banner.schema.json" "$ROOT"/Examples/*.yaml &&
            bannerkit validate -qq "$ROOT/Examples"
            """)
        #expect(ran == Ran())
    }
}
