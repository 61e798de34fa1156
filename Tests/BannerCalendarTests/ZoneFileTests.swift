import BannerCalendar
import BannerTestSupport
import Foundation
import Testing

@Suite("A time zone's file")
struct ZoneFileTests {
    /// A file of version 2 with changes, offsets and a rule; the first block is empty.
    static func file(
        _ changes: [(Int64, UInt8)] = [], offsets: [Int32] = [0], leaps: Int = 0, rule: String = "",
        version: UInt8 = 0x32
    ) -> [UInt8] {
        func number(_ value: Int64, _ count: Int) -> [UInt8] {
            (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> Int64($0 * 8)) }
        }
        func header(_ times: Int, _ types: Int, _ letters: Int, _ leaps: Int) -> [UInt8] {
            Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
                + [0, 0, leaps, times, types, letters].flatMap { number(Int64($0), 4) }
        }
        return header(0, 0, 0, 0) + header(changes.count, offsets.count, 4, leaps)
            + changes.flatMap { number($0.0, 8) } + changes.map(\.1)
            + offsets.flatMap { number(Int64($0), 4) + [0, 0] }
            + Array("ABC\0".utf8) + [UInt8](repeating: 0, count: leaps * 12)
            + Array("\n\(rule)\n".utf8)
    }

    private func fault(_ bytes: [UInt8]) -> String {
        do throws(ZoneFile.Fault) {
            _ = try ZoneFile.read(bytes)
            return "none"
        } catch {
            return error.words
        }
    }

    @Test func `what is wrong with a file is said`() {
        #expect(fault(ZoneFileTests.file()) == "none")
        #expect(fault([]) == "is not a time zone file")
        #expect(fault(Array("# tzdata".utf8)) == "is not a time zone file")
        #expect(
            fault(ZoneFileTests.file(version: 0))
                == "has version 1 of its format, which ends in 2037")
        #expect(fault(ZoneFileTests.file(leaps: 1)) == "counts leap seconds")
        #expect(fault(ZoneFileTests.file(offsets: [])) == "is broken: it has no offset")
        #expect(
            fault(ZoneFileTests.file(offsets: [93_600]))
                == "is broken: an offset has more than 26 hours")
        #expect(
            fault(ZoneFileTests.file([(5, 0), (5, 0)]))
                == "is broken: its changes are not in order of time")
        #expect(
            fault(ZoneFileTests.file([(5, 1)]))
                == "is broken: a change leads to an offset that is not there")
        #expect(fault(ZoneFileTests.file(rule: "EST")) == "is broken: its footer is not a rule")
        #expect(
            fault(ZoneFileTests.file(rule: "<A>3B,M13.1.0,M3.1.0"))
                == "is broken: its footer is not a rule")
        #expect(fault(ZoneFileTests.file().dropLast()) == "is broken: it ends too early")
    }

    @Test func `no prefix and no changed byte of a file makes the reader fail`() throws {
        let whole = try #require(
            FileManager.default.contents(atPath: "/usr/share/zoneinfo/America/New_York"))
        var read = 0
        for bytes in [
            Array(whole),
            ZoneFileTests.file([(0, 1)], offsets: [0, 3_600], rule: "A3B,M3.2.0,M11.1.0"),
        ] {
            for length in Sample.seeds(bytes.count) { _ = fault(Array(bytes[..<length])) }
            for place in Sample.seeds(bytes.count) {
                for value in [0, 0x7F, 0x80, 0xFF] as [UInt8] {
                    var changed = bytes
                    changed[place] = value
                    guard let zone = try? ZoneFile.read(changed) else { continue }
                    read += 1
                    for second in [Int64(-1) << 40, 0, 1 << 31, 1 << 40] {
                        let instant = zone.instant(of: ClockTime(seconds: second))
                        if zone.clock(at: instant) < ClockTime(seconds: second) {
                            Issue.record("byte \(place)")
                        }
                    }
                }
            }
        }
        #expect(read * Sample.step > 1_000)
    }

    @Test(arguments: [
        ("UTC0", "2030-07-01T00:00"), ("<+0545>-5:45", "2030-06-30T18:15"),
        ("IST-1GMT0,M10.5.0,M3.5.0/1", "2030-06-30T23:00"),
        ("EST5EDT,M3.2.0,M11.1.0", "2030-07-01T04:00"),
        ("XXX3EDT4,0/0,J365/23", "2030-07-01T04:00"),
        ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2030-07-01T01:00"),
        ("AAA-3BBB,J60,J300", "2030-06-30T20:00"),
        ("AAA-3BBB,M4.1.0/-167,M10.1.0/167", "2030-06-30T20:00"),
    ])
    func `a rule alone`(rule: String, midsummer: String) throws {
        let zone = try ZoneFile.read(ZoneFileTests.file(rule: rule))
        #expect(zone.first(2030, 7, 1) == midsummer)
        #expect(zone.first(2390, 7, 1).dropFirst(4) == midsummer.dropFirst(4))
    }

    @Test func `ids that are none`() {
        for id in [
            "", "/", "Asia/", "/Asia/Seoul", "Asia//Seoul", "../zone", "zone.tab", "localtime",
            "posixrules", "Factory",
            "posix/Asia/Seoul", "right/UTC", "Asia/Se oul", "Ásia/Seoul",
        ] {
            #expect(!ZoneID.isID(id.utf8), "\(id)")
        }
        for id in [
            "UTC", "Asia/Seoul", "Etc/GMT+9", "America/Argentina/Buenos_Aires",
            "America/Port-au-Prince", "posix",
        ] {
            #expect(ZoneID.isID(id.utf8), "\(id)")
        }
    }

    @Test func `a folder, another file, and a zone without a file`() throws {
        let none = ZoneFiles(places: ["/nowhere"]) { _ in nil }
        #expect(throws: ZoneFiles.Fault.missing) { try none.zone("Asia/Seoul") }
        #expect(throws: ZoneFiles.Fault.unknown) { try none.zone("Asia/Soeul") }
        #expect(throws: ZoneFiles.Fault.notAnID) { try none.zone("../passwd") }
        #expect(try none.zone("UTC").offset(at: Instant(seconds: 0)) == 0)
        #expect(throws: ZoneFiles.Fault.unknown) { try SystemZones.files.zone("America") }
        #expect(throws: ZoneFiles.Fault.unknown) { try SystemZones.files.zone("leapseconds") }
    }
}
