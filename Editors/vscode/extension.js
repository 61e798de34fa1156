// Runs `bannerkit lsp` for banner files, and performs what its lenses offer.
"use strict";

const os = require("node:os");
const path = require("node:path");
const { execFile } = require("node:child_process");
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

/** The files that the server knows. */
const pattern = "**/{*.banner,.bannerkit}.{yaml,yml}";
const jsonPattern = "**/*.banner.json";

/** The running client, if there is one. */
let client;

/** The program that the settings name. */
function program() {
  return vscode.workspace.getConfiguration("bannerkit").get("path") || "bannerkit";
}

/** Starts the server; a program that is missing is an error with a way out. */
async function start() {
  const server = { command: program(), args: ["lsp"] };
  client = new LanguageClient("bannerkit", "BannerKit", server, {
    documentSelector: [
      { scheme: "file", pattern },
      { scheme: "untitled", language: "yaml", pattern },
      { scheme: "file", pattern: jsonPattern },
    ],
    // The server offers lenses only for commands that the editor can perform.
    initializationOptions: {
      commands: ["bannerkit.preview", "bannerkit.runScenario"],
      show: vscode.workspace.getConfiguration("bannerkit").get("show") || [],
    },
  });
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    const choice = await vscode.window.showErrorMessage(
      `bannerkit could not be started: ${error.message}. Install it with \`make install\` in a clone of BannerKit, or set its path.`,
      "Open Settings",
    );
    if (choice) await vscode.commands.executeCommand("workbench.action.openSettings", "bannerkit.path");
  }
}

/** Ends the server, if it runs. */
async function stop() {
  const running = client;
  client = undefined;
  if (running) await running.stop();
}

/** The file of a command: an address from a lens, a file from a menu, or the one in the active editor. */
function fileOf(argument) {
  const uri = typeof argument === "string" ? vscode.Uri.parse(argument) : argument;
  return uri ?? vscode.window.activeTextEditor?.document.uri;
}

/** Writes the page of a banner as it is saved, and opens it in the browser. */
async function preview(argument) {
  const uri = fileOf(argument);
  if (uri?.scheme !== "file") {
    await vscode.window.showWarningMessage("Save the banner to a file to preview it.");
    return;
  }
  const page = path.join(os.tmpdir(), `bannerkit-${process.pid}-${path.basename(uri.fsPath)}.html`);
  const failure = await run(["preview", uri.fsPath, "-o", page]);
  if (failure) await vscode.window.showErrorMessage(failure);
  else await vscode.env.openExternal(vscode.Uri.file(page));
}

/** Plays a scenario in a terminal, where its events can be read. */
function runScenario(argument, name) {
  const uri = fileOf(argument);
  if (uri?.scheme !== "file" || typeof name !== "string") return;
  const terminal = vscode.window.createTerminal({
    name: `bannerkit: ${name}`,
    shellPath: program(),
    shellArgs: ["simulate", uri.fsPath, "--scenario", name, "--format", "table", "--events", "all"],
    isTransient: true,
  });
  terminal.show();
}

/** Runs the program, without a shell; returns what it says if it fails. */
function run(args) {
  return new Promise((resolve) => {
    execFile(program(), args, (error, _output, errors) => resolve(error ? errors || error.message : undefined));
  });
}

/** Called by the editor when the first banner is opened. */
async function activate(context) {
  context.subscriptions.push(
    vscode.commands.registerCommand("bannerkit.preview", preview),
    vscode.commands.registerCommand("bannerkit.runScenario", runScenario),
    vscode.commands.registerCommand("bannerkit.restart", async () => {
      await stop();
      await start();
    }),
    vscode.workspace.onDidChangeConfiguration(async (change) => {
      if (!change.affectsConfiguration("bannerkit.path")) return;
      await stop();
      await start();
    }),
  );
  await start();
}

module.exports = { activate, deactivate: stop };
