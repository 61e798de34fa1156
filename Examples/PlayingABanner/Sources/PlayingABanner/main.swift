import BannerKit

let items = [Banner.Item(id: "a"), Banner.Item(id: "b"), Banner.Item(id: "c")]
let banner = Banner(items: items, timer: Banner.Timer(interval: .seconds(2)))
var session = Banner.Session(banner)
session.advance(to: .seconds(5))
print("page \(session.state.page)")
