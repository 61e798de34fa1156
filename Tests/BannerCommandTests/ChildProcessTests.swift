import Foundation
import Testing

@testable import BannerCommand

@Suite struct `A program that is run` {
    private func run(_ script: String, input: [UInt8] = [], timeout: Int32 = 60_000) throws
        -> ChildProcess.Termination
    {
        // As in the program.
        signal(SIGPIPE, SIG_IGN)
        var process = ChildProcess(words: ["sh", "-c", script].map { Array($0.utf8) })
        process.timeout = timeout
        process.variables = [("GREETING", Array("hello".utf8))]
        return try process.run(input: input, limit: 1 << 24)
    }

    @Test func `reads its input and writes its output at the same time`() throws {
        let input = [UInt8](repeating: 65, count: 3 << 20)
        #expect(try run("cat; echo end >&2; exit 7", input: input).output == input)
        let ending = try run("echo $GREETING; echo end >&2; exit 7")
        #expect(
            ending.output == Array("hello\n".utf8) && ending.errors == Array("end\n".utf8)
                && ending.code == 7)
    }

    @Test func `may leave its input unread`() throws {
        #expect(try run("echo done", input: [UInt8](repeating: 65, count: 3 << 20)).code == 0)
    }

    @Test func `is stopped if it gives no answer, or too long a one`() throws {
        #expect(throws: SystemFault.self) { try run("exec sleep 600", timeout: 50) }
        #expect(throws: SystemFault.self) { try run("exec yes") }
    }

    @Test func `has the signals of a program that nobody started`() throws {
        #expect(try run("kill -PIPE $$; echo survived").code == 128 + 13)
    }
}
