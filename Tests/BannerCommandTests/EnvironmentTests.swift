import BannerRender
import Testing

@testable import BannerCommand

@Suite struct `Colours` {
    @Test(
        arguments: [
            ("auto", [:], true, true),
            ("auto", [:], false, false),
            ("auto", ["TERM": "dumb"], true, false),
            ("auto", ["NO_COLOR": "1"], true, false),
            ("auto", ["NO_COLOR": ""], true, true),
            ("always", ["NO_COLOR": "1"], false, true),
            ("never", ["FORCE_COLOR": "1"], true, false),
            ("auto", ["FORCE_COLOR": "1"], false, true),
            ("auto", ["CLICOLOR_FORCE": "1"], false, true),
            ("auto", ["FORCE_COLOR": "0"], false, false),
            ("auto", ["FORCE_COLOR": "1", "NO_COLOR": "1"], false, false),
        ] as [(String, [String: String], Bool, Bool)])
    func `follow the command line, then the environment, then the terminal`(
        word: String, variables: [String: String], isTerminal: Bool, isColoured: Bool
    ) {
        let environment = Environment(variable: { variables[$0] }, isTerminal: isTerminal)
        #expect(environment.style(color: word).isColoured == isColoured)
    }

    @Test(
        arguments: [
            ([:], false),
            (["LANG": "C"], true),
            (["LANG": "ko_KR.UTF-8"], false),
            (["LANG": "ko_KR.EUC-KR"], true),
            (["LANG": "C", "LC_ALL": "C.utf8"], false),
            (["LANG": "en_GB.UTF-8", "LC_CTYPE": "POSIX"], true),
            (["LC_ALL": "", "LANG": "en_GB.UTF-8"], false),
        ] as [([String: String], Bool)])
    func `and letters follow the locale, where one was chosen`(
        variables: [String: String], isASCII: Bool
    ) {
        #expect(Environment(variable: { variables[$0] }).style(color: nil).isASCII == isASCII)
    }
}
