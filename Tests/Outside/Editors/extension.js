// Runs the extension for VS Code with stand-ins for the editor and the client: node extension.js FOLDER PROGRAM BANNER.
"use strict";

const assert = require("node:assert");
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");

const [folder, program, banner] = process.argv.slice(2);
const manifest = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));

const commands = {};
const events = [];
const settings = { path: program };
let fault;
let answer;
let whenChanged;

const vscode = {
  Uri: {
    parse: (text) => ({ scheme: text.split(":")[0], fsPath: decodeURIComponent(text.replace("file://", "")) }),
    file: (name) => ({ scheme: "file", fsPath: name }),
  },
  workspace: {
    getConfiguration: () => ({ get: (key) => settings[key] }),
    onDidChangeConfiguration: (body) => ((whenChanged = body), { dispose() {} }),
  },
  window: {
    showErrorMessage: async (text) => (events.push(["error", text]), answer),
    showWarningMessage: async (text) => void events.push(["warning", text]),
    createTerminal: (options) => (events.push(["terminal", options]), { show: () => events.push(["show"]) }),
  },
  commands: {
    registerCommand: (name, body) => ((commands[name] = body), { dispose() {} }),
    executeCommand: async (...all) => void events.push(["execute", ...all]),
  },
  env: { openExternal: async (uri) => void events.push(["open", uri.fsPath]) },
};

class LanguageClient {
  constructor(...all) {
    events.push(["client", ...all]);
  }
  async start() {
    if (fault) throw new Error(fault);
    events.push(["start"]);
  }
  async stop() {
    events.push(["stop"]);
  }
}

const load = Module._load;
Module._load = (name, ...rest) =>
  name === "vscode" ? vscode : name === "vscode-languageclient/node" ? { LanguageClient } : load(name, ...rest);

/** What happened since the last call. */
const happened = () => events.splice(0);

(async () => {
  const extension = require(path.join(folder, manifest.main));
  const context = { subscriptions: [] };

  // It runs the server for banners and settings, and says which commands it performs.
  await extension.activate(context);
  const [[, id, , server, options], started] = happened();
  assert.equal(id, "bannerkit");
  assert.deepEqual(server, { command: program, args: ["lsp"] });
  assert.deepEqual(options.documentSelector[0], { scheme: "file", pattern: "**/{*.banner,.bannerkit}.{yaml,yml}" });
  assert.deepEqual(options.documentSelector[2], { scheme: "file", pattern: "**/*.banner.json" });
  assert.deepEqual(started, ["start"]);

  // Every command that it offers, or the manifest names, exists.
  for (const { command } of manifest.contributes.commands) assert.ok(commands[command], command);
  for (const command of options.initializationOptions.commands) assert.ok(commands[command], command);
  for (const menu of Object.values(manifest.contributes.menus)) {
    for (const { command } of menu) assert.ok(commands[command], command);
  }

  // A preview is a page in the browser, written by the program.
  await commands["bannerkit.preview"]("file://" + encodeURI(banner));
  const [[what, page]] = happened();
  assert.equal(what, "open");
  assert.match(fs.readFileSync(page, "utf8"), /^<!doctype html>/i);
  fs.unlinkSync(page);

  // What cannot be previewed says why.
  await commands["bannerkit.preview"]("file:///missing.banner.yaml");
  assert.match(happened()[0][1], /missing\.banner\.yaml/);
  await commands["bannerkit.preview"]("untitled:Untitled-1");
  assert.deepEqual(happened(), [["warning", "Save the banner to a file to preview it."]]);
  await commands["bannerkit.preview"]();
  assert.equal(happened()[0][0], "warning");

  // A scenario is played in a terminal, its name one argument whatever is in it.
  commands["bannerkit.runScenario"]("file:///a%20b.banner.yaml", "it's; rm -rf $HOME");
  const [[, terminal]] = happened();
  assert.equal(terminal.shellPath, program);
  assert.deepEqual(terminal.shellArgs.slice(0, 4), ["simulate", "/a b.banner.yaml", "--scenario", "it's; rm -rf $HOME"]);

  // Another program is another server.
  await whenChanged({ affectsConfiguration: (name) => name === "bannerkit.path" });
  assert.deepEqual(happened().map((event) => event[0]), ["stop", "client", "start"]);
  await whenChanged({ affectsConfiguration: () => false });
  await commands["bannerkit.restart"]();
  assert.deepEqual(happened().map((event) => event[0]), ["stop", "client", "start"]);

  // A program that is missing says how to get it, and leads to the setting.
  await extension.deactivate();
  happened();
  [fault, answer] = ["spawn bannerkit ENOENT", "Open Settings"];
  await commands["bannerkit.restart"]();
  const [, [, text], opened] = happened();
  assert.match(text, /ENOENT.*`make install` in a clone/);
  assert.deepEqual(opened, ["execute", "workbench.action.openSettings", "bannerkit.path"]);
  await extension.deactivate();
  assert.deepEqual(happened(), []);
  console.log("the extension does what it offers");
})().catch((error) => {
  console.error(error);
  process.exit(1);
});
