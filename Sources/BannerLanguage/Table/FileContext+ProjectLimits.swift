extension FileContext {
    /// Reports the values that violate a project's limits.
    func check(_ banner: Banner, _ limits: ProjectLimits) {
        guard limits != ProjectLimits() else { return }
        let count = banner.items.count
        if !limits.items.contains(Int64(count)) {
            reject(
                .itemCount, "this banner has \(count == 1 ? "1 item" : "\(count) items")",
                ["items"],
                "write \(limits.items.words { $0 == 1 ? "1 item" : "\($0) items" })")
        }
        if let timer = banner.turningTimer, banner.items.contains(where: { $0.duration == nil }) {
            check(timer.interval, limits.dwell, ["timer", "interval"])
        }
        for (number, item) in banner.items.enumerated() {
            let path: ValuePath = ["items", .item(number)]
            if let link = item.link { check(link: link, limits.links, path + "link") }
            if let image = item.image { check(image: image, limits.images, path + "image") }
            if let duration = item.duration { check(duration, limits.dwell, path + "duration") }
            let length = item.title?.unicodeScalars.count ?? 0
            if item.title != nil && !limits.titles.contains(Int64(length)) {
                reject(
                    .titleTooLong, "this title has \(length) characters", path + "title",
                    "write \(limits.titles.words { "\($0)" })")
            }
            for key in limits.required ?? []
            where key != "id" && !isWritten(path + .key(key), orShort: false) {
                reject(.requiredKey, "`\(item.id)` has no `\(key)`", path, "add it")
            }
        }
    }

    private func reject(_ rule: Rule, _ message: String, _ path: ValuePath, _ help: String) {
        report(
            rule, "\(message), which the project's limits do not allow", at: path,
            explanation: Words(help))
    }

    private func check(_ dwell: Time, _ span: ProjectLimits.Span, _ path: ValuePath) {
        guard !span.contains(dwell.microseconds), isWritten(path, orShort: true) else { return }
        reject(
            .dwellLimit, "`\(DurationText.write(dwell))` is how long this page is shown", path,
            "write \(span.words { DurationText.write(Time(microseconds: $0)) })")
    }

    private func check(link: String, _ allowed: ProjectLimits.Addresses, _ path: ValuePath) {
        let address = Address(link)
        let text = Array(link.utf8)[...].shown
        guard let scheme = address.scheme else {
            guard allowed.relative == false else { return }
            return reject(
                .relativeLink, "`\(text)` is a relative link", path, "write a full address")
        }
        if let schemes = allowed.schemes, !schemes.contains(scheme) {
            reject(
                .linkScheme, "`\(text)` begins with `\(scheme):`", path,
                "write one of \(schemes.listed)")
        } else if let hosts = allowed.hosts, let host = address.host,
            !hosts.contains(where: { host.isBelow($0) })
        {
            reject(
                .linkHost, "`\(text)` leads to `\(host)`", path, "link to one of \(hosts.listed)")
        }
    }

    private func check(image: String, _ allowed: ProjectLimits.Addresses, _ path: ValuePath) {
        let text = Array(image.utf8)[...].shown
        if let host = Address(image).host {
            guard let hosts = allowed.hosts, !hosts.contains(where: { host.isBelow($0) }) else {
                return
            }
            reject(
                .imageHost, "`\(text)` is on `\(host)`", path,
                hosts.isEmpty
                    ? "put the picture beside the banner" : "take it from one of \(hosts.listed)")
        } else if let most = allowed.maxBytes, let file = self.path(of: image),
            let size = reading.file.pictureSize?(file), size > most
        {
            reject(
                .imageTooLarge, "`\(text)` has \(NumberText.grouped(Double(size))) bytes", path,
                "make it smaller: at most \(NumberText.grouped(Double(most))) bytes")
        }
    }
}

/// The scheme and host of a URL, parsed like browsers do.
private struct Address {
    /// The scheme in lower case; `nil` if there is none.
    var scheme: String?
    /// The host of a web URL, in lower case.
    var host: String?

    init(_ text: String) {
        let bytes = Array(text.utf8)[...]
        guard let start = LinkText.scheme(of: bytes) else { return }
        let name = start.utf8Text.lowercased()
        scheme = name
        guard name == "https" || name == "http" else { return }
        let server = bytes.dropFirst(start.count + 1).drop { $0 == "/" || $0 == "\\" }
            .prefix { !"/?#\\".utf8.contains($0) }
        let named =
            server.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).last ?? []
        let port = named.reversed().prefix { $0.decimalDigit != nil }.count
        let hasPort = named.dropLast(port).last == ":"
        host = (hasPort ? named.dropLast(port + 1) : named).utf8Text.lowercased()
    }
}

extension String {
    /// Whether a host matches a pattern: the same host or, for `*.example.com`, a subdomain.
    fileprivate func isBelow(_ pattern: String) -> Bool {
        let pattern = pattern.lowercased()
        return pattern.utf8.starts(with: "*.".utf8)
            ? utf8.count >= pattern.utf8.count && hasSuffix(String(pattern.dropFirst()))
            : self == pattern
    }
}
