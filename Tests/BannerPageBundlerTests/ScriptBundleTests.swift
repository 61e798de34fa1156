import Testing

@testable import BannerPageBundler

@Suite struct `A page's script` {
    private func bundle(_ files: KeyValuePairs<String, String>) throws -> String {
        let modules = try files.map { try ScriptModule(name: $0.key, text: $0.value) }
        return try ScriptBundle(modules, entries: ["main.js"]).script(from: "main.js")
    }

    @Test func `is its modules in the order in which they need each other, each in its own scope`() throws {
        let script = try bundle([
            "main.js": "// The page.\nimport {draw} from './draw.js';\nimport {pen} from './pen.js';\n\ndraw(pen);\n",
            "pen.js": "const ink = 1;\nexport const pen = () => ink;\n",
            "draw.js": "import {pen} from './pen.js';\nexport async function draw(tool) { return tool === pen; }\n",
        ])
        #expect(
            script == """
                'use strict';
                const $pen = (() => {
                const ink = 1;
                const pen = () => ink;
                return {pen};
                })();
                const $draw = (() => {
                const {pen} = $pen;
                async function draw(tool) { return tool === pen; }
                return {draw};
                })();
                const $main = (() => {
                const {draw} = $draw;
                const {pen} = $pen;
                // The page.

                draw(pen);
                })();

                """)
    }

    static let faults: [(files: KeyValuePairs<String, String>, fault: String)] = [
        (["main.js": "import {a} from './gone.js';\na();"], "main.js imports gone.js, which does not exist"),
        (
            ["main.js": "import {b} from './a.js';\nb();", "a.js": "const b = 1;\nexport const a = b;"],
            "main.js imports `b`, which a.js does not export"
        ),
        (
            ["main.js": "import {a} from './a.js';\na();", "a.js": "export class a {}\nexport function b() {}"],
            "a.js exports `b`, which no module imports"
        ),
        (
            ["main.js": "import {a} from './a.js';\n// b", "a.js": "export class a {}"],
            "main.js imports `a`, but does not use it"
        ),
        (["main.js": "run();", "a.js": "run();"], "a.js belongs to no page"),
        (["other.js": "run();"], "main.js does not exist"),
        (
            [
                "main.js": "import {a} from './a.js';\na();", "a.js": "import {b} from './b.js';\nexport const a = b;",
                "b.js": "import {a} from './a.js';\nexport const b = () => a;",
            ], "a.js imports itself: a.js → b.js → a.js"
        ),
        (["main.js": "import * as a from './a.js';"], "main.js cannot read `import * as a from './a.js';`"),
        (["main.js": "import {} from './a.js';"], "main.js cannot read `import {} from './a.js';`"),
        (["main.js": "run();\nimport {a} from './a.js';"], "main.js cannot read `import {a} from './a.js';`"),
        (["main.js": "export let a = 1;"], "main.js cannot read `export let a = 1;`"),
        (["main.js": "export default a;"], "main.js cannot read `export default a;`"),
    ]

    @Test(arguments: faults)
    func `is refused where its modules do not fit`(files: KeyValuePairs<String, String>, fault: String) {
        let found = #expect(throws: BundleFault.self) { try bundle(files) }
        #expect(found.map { "\($0.module) \($0.message)" } == fault)
    }

    @Test func `stands in a Swift source with the styles`() throws {
        let files = [
            "banner.js": "run();\n", "diff.js": "compare();\n", "gallery.js": "show();\n", "base.css": "a {}\n",
            "page.css": "\nb {}\n",
            "diff.css": "d {}\n", "gallery.css": "c {}\n",
            "list.js": "list();\n", "changes.css": "f {}\n", "playground.js": "play();\n", "worker.js": "work();\n",
            "playground.css": "e {}\n",
        ]
        let source = try PageParts(files).source()
        #expect(
            source.contains("    static let pageStyle = ##\"\"\"\n        a {}\n\n        b {}\n        \"\"\"##\n"))
        #expect(throws: BundleFault(module: "page.css", message: "does not exist")) {
            try PageParts(files.filter { $0.key != "page.css" }).source()
        }
    }
}
