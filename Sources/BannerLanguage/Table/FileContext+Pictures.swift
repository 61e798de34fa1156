extension FileContext {
    /// Reports each picture whose path cannot be used.
    func checkPictures(of banner: Banner, _ fault: (String) -> String?) {
        for (number, item) in banner.items.enumerated() {
            guard var image = item.image, !image.withUTF8({ unsafe $0.contains(UInt8(ascii: ":")) }),
                let reason = fault(image)
            else { continue }
            report(
                .missingImage, "the image `\(Array(image.utf8)[...].shown)` \(reason)",
                at: ["items", .item(number), "image"],
                explanation: image.first == " " || image.last == " "
                    ? "remove the space at its \(image.first == " " ? "beginning" : "end")"
                    : "it is looked for from this file's folder; check the name, including upper and lower case",
                notes: [])
        }
    }
}
