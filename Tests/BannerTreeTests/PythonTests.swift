import BannerDiagnostics
import BannerTree
import Foundation
import Testing

@Suite struct `JSON as Python reads it` {
    /// Random texts, most of them broken somewhere, and what Python makes of them.
    private static let script = #"""
        import json, random, struct
        chance = random.Random(5)
        WORDS = ["", "a", "é", "한국어", "😀", "\u2028", "\"", "\\", "/", "\n", "\x7f", "a b", "\ud83d", "\udc00\ud800"]

        def value(depth):
            kind = chance.randrange(9 if depth < 5 else 6)
            if kind == 0: return chance.choice([None, True, False])
            if kind == 1: return chance.choice([0, -1, 2**53, 2**63 - 1, -2**63, 2**63, 10**30])
            if kind == 2: return chance.choice([0.5, -1e-7, 1e300, 3.0, 5e-324, 0.1 + 0.2])
            if kind < 6: return "".join(chance.choices(WORDS, k=3))
            if kind < 8: return [value(depth + 1) for _ in range(chance.randrange(4))]
            return {"".join(chance.choices(WORDS, k=2)): value(depth + 1) for _ in range(chance.randrange(24))}

        def text(value):
            if isinstance(value, str):
                return json.dumps(value) if chance.random() < 0.5 or not value.isprintable() else json.dumps(value, ensure_ascii=False)
            space = chance.choice(["", " ", "\t", "\r\n "])
            if isinstance(value, list): return "[" + space + ("," + space).join(map(text, value)) + space + "]"
            if isinstance(value, dict):
                members = list(value.items()) + chance.sample(list(value.items()), min(1, len(value)))
                return "{" + space + ("," + space).join(text(k) + space + ":" + text(v) for k, v in members) + "}"
            return json.dumps(value)

        def broken(text):
            for _ in range(chance.randrange(3)):
                start = chance.randint(0, len(text))
                end = min(len(text), start + chance.choice([0, 0, 1, 2]))
                text = text[:start] + chance.choice(["", "", ",", ":", "[", "]", "{", "}", "\"", "\\", "0", "-", ".", "e", "\\u", "x", " ", "\x01", "é"]) + text[end:]
            return text

        def refuse(word): raise ValueError(word)

        def clean(text): return "".join("\ufffd" if 0xD800 <= ord(c) < 0xE000 else c for c in text)

        # Two keys can be the same only after their lone surrogates are replaced.
        def members(pairs): return {clean(key): value for key, value in pairs}

        def shown(value):
            if value is None: return "n"
            if isinstance(value, bool): return "t" if value else "f"
            if isinstance(value, float) and value.is_integer() and -2.0**63 <= value < 2.0**63: value = int(value)
            if isinstance(value, int) and -2**63 <= value < 2**63: return f"i{value}"
            if isinstance(value, (int, float)): return "d" + struct.pack(">d", value).hex()
            if isinstance(value, str): return "s" + clean(value).encode().hex()
            if isinstance(value, list): return "[" + ",".join(map(shown, value)) + "]"
            return "{" + ",".join(shown(k) + ":" + shown(v) for k, v in value.items()) + "}"

        for _ in range(4000):
            source = broken(text(value(0)))
            source = source.encode("utf-8", "replace").decode()
            try: result = shown(json.loads(source, parse_constant=refuse, object_pairs_hook=members))
            except ValueError: result = "!"
            print(source.encode().hex(), result)
        """#

    @Test func `four thousand random texts are read alike`() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", Self.script]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(
            decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let cases = output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        #expect(cases.count == 4_000)
        #expect(cases.count { $0[1] != "!" } > 500)
        let different = cases.filter { read($0[0]) != $0[1] }.map {
            "\(String(decoding: bytes($0[0]), as: UTF8.self)) \($0[1])"
        }
        #expect(different == [])
    }

    private func read(_ hexadecimal: String) -> String {
        guard let tree = try? JSON(bytes(hexadecimal)) else { return "!" }
        return shown(tree)
    }

    private func bytes(_ hexadecimal: String) -> [UInt8] {
        let digits = Array(hexadecimal)
        return stride(from: 0, to: digits.count, by: 2).map {
            UInt8(String(digits[$0..<$0 + 2]), radix: 16) ?? 0
        }
    }

    private func shown(_ tree: JSON) -> String {
        switch tree {
        case .null: "n"
        case .bool(let value): value ? "t" : "f"
        case .number:
            tree.integer.map { "i\($0)" }
                ?? "d" + padded(String((tree.double ?? .nan).bitPattern, radix: 16), to: 16)
        case .string(let text): shown(text)
        case .array(let values): "[" + values.map(shown).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { shown($0.key) + ":" + shown($0.value) }.joined(separator: ",") + "}"
        }
    }

    private func shown(_ text: String) -> String {
        "s" + text.utf8.map { padded(String($0, radix: 16), to: 2) }.joined()
    }

    private func padded(_ digits: String, to count: Int) -> String {
        String(repeating: "0", count: count - digits.count) + digits
    }
}
