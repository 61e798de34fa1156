import BannerDiagnostics
import BannerKit
import BannerRules

extension Reading {
    /// Reports each picture that is a path and cannot be used.
    mutating func checkPictures(of banner: Banner, _ fault: (String) -> String?) {
        for (number, item) in banner.items.enumerated() {
            guard let image = item.image, !image.utf8.contains(UInt8(ascii: ":")), let reason = fault(image) else {
                continue
            }
            report(
                .missingImage, "the image `\(Array(image.utf8)[...].shown)` \(reason)",
                at: ["items", .item(number), "image"],
                help: image.first == " " || image.last == " "
                    ? "remove the space at its \(image.first == " " ? "beginning" : "end")"
                    : "it is looked for from this file's folder; check the name, including upper and lower case",
                notes: [])
        }
    }
}
