import BannerEngine

/// The text of events that happen again and again, made once: an unattended banner repeats itself every cycle but for the time.
struct EventTemplates: Sendable {
    private struct Template: Sendable {
        var kind: Event.Kind
        var text: [UInt8]
    }

    /// The last change and the last settle of each page.
    private var changes: [Template?]
    private var settles: [Template?]

    init(pages: Int) {
        changes = Array(repeating: nil, count: pages)
        settles = Array(repeating: nil, count: pages)
    }

    /// Appends what follows the event's time.
    mutating func append(_ kind: Event.Kind, _ json: EventJSON, to text: inout [UInt8]) {
        switch kind {
        case .change(let change): EventTemplates.append(kind, page: change.page, &changes, json, to: &text)
        case .settle(let landing): EventTemplates.append(kind, page: landing.page, &settles, json, to: &text)
        default: json.appendRest(of: kind, to: &text)
        }
    }

    private static func append(
        _ kind: Event.Kind, page: Int, _ templates: inout [Template?], _ json: EventJSON, to text: inout [UInt8]
    ) {
        guard page < templates.count else { return json.appendRest(of: kind, to: &text) }
        if let template = templates[page], template.kind == kind {
            text.append(contentsOf: template.text)
            return
        }
        let start = text.count
        json.appendRest(of: kind, to: &text)
        templates[page] = Template(kind: kind, text: Array(text[start...]))
    }
}
