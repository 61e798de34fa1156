"""Every answer is valid for the editors whose profiles pytest-lsp has: it refuses what a client did not offer to take.

BANNERKIT is the program."""
import os
import pathlib

import pytest
import pytest_lsp
import pytest_lsp.checks
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

pytestmark = pytest.mark.filterwarnings("error::pytest_lsp.checks.LspSpecificationWarning")
ROOT = pathlib.Path(__file__).resolve().parents[3]
EXAMPLE = ROOT / "Examples" / "s3-card-banner.banner.yaml"
CLIENTS = [
    "neovim@v0.6.1", "neovim@v0.7.0", "neovim@v0.8.0", "neovim@v0.9.1", "neovim@v0.10.0", "neovim@v0.11.0", "emacs",
    "visual-studio-code"]
BROKEN = 'items:\n  - id: "é😀"\n    tilte: x\n  - id: a\n    color: "#zzz"\n'


@pytest_lsp.fixture(params=CLIENTS, config=ClientServerConfig(server_command=[os.environ["BANNERKIT"], "lsp"]))
async def client(request, lsp_client: LanguageClient):
    """A running server, and an editor that talks to it."""
    answer = await lsp_client.initialize_session(types.InitializeParams(
        capabilities=client_capabilities(request.param), root_uri=ROOT.as_uri(), workspace_folders=None,
        initialization_options={
            "commands": ["bannerkit.runScenario", "bannerkit.preview"],
            "show": ["pages", "timer", "instants", "results", "lenses"]}))
    lsp_client.offers, lsp_client.profile = answer.capabilities, request.param
    yield
    await lsp_client.shutdown_session()


def opened(client, text, name="a.banner.yaml"):
    uri = f"file:///nowhere/{name}"
    client.text_document_did_open(types.DidOpenTextDocumentParams(
        types.TextDocumentItem(uri=uri, language_id="yaml", version=1, text=text)))
    return uri


async def diagnostics(client, uri):
    """A document's diagnostics, asked for or waited for, as the client announced."""
    if client.capabilities.text_document.diagnostic:
        report = await client.text_document_diagnostic_async(types.DocumentDiagnosticParams(
            text_document=types.TextDocumentIdentifier(uri)))
        return report.items
    await client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    return client.diagnostics[uri]


@pytest.mark.asyncio
async def test_diagnostics_and_actions(client: LanguageClient):
    uri = opened(client, BROKEN)
    found = await diagnostics(client, uri)
    codes = {item.code for item in found}
    assert {"BK2001", "BK3006", "BK3007"} <= codes, found
    if not client.offers.code_action_provider:
        return
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        text_document=types.TextDocumentIdentifier(uri), context=types.CodeActionContext(diagnostics=found),
        range=types.Range(types.Position(2, 4), types.Position(2, 9))))
    titles = [action.title for action in actions]
    assert "Write `title`" in titles and "Ignore `unknown-key` on this line" in titles, titles


@pytest.mark.asyncio
async def test_every_request(client: LanguageClient):
    text = EXAMPLE.read_text()
    uri = opened(client, text)
    document = types.TextDocumentIdentifier(uri)
    lines = text.split("\n")
    end = types.Position(len(lines), 0)
    whole = types.Range(types.Position(0, 0), end)
    line = next(number for number, text in enumerate(lines) if " id:" in text)
    place = types.Position(line, lines[line].index("id:") + 5)
    await client.text_document_document_symbol_async(types.DocumentSymbolParams(document))
    await client.text_document_folding_range_async(types.FoldingRangeParams(document))
    await client.text_document_document_link_async(types.DocumentLinkParams(document))
    await client.text_document_document_color_async(types.DocumentColorParams(document))
    await client.text_document_selection_range_async(types.SelectionRangeParams(document, [place, end]))
    await client.text_document_definition_async(types.DefinitionParams(document, place))
    await client.text_document_references_async(types.ReferenceParams(
        types.ReferenceContext(include_declaration=True), document, place))
    await client.text_document_inlay_hint_async(types.InlayHintParams(document, whole))
    if client.offers.code_lens_provider:
        await client.text_document_code_lens_async(types.CodeLensParams(document))
    if client.offers.semantic_tokens_provider:
        await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(document))
        await client.text_document_semantic_tokens_range_async(types.SemanticTokensRangeParams(document, whole))
    # Where each asks; in a sample each client at a third of the places, and at others than the next one.
    places = [types.Position(number, column) for number, text in enumerate(lines[:40]) for column in sorted({0, len(text) // 2, len(text)})]
    if "BANNERKIT_FULL" not in os.environ:
        places = places[CLIENTS.index(client.profile) % 3::3]
    for place in places:
        await client.text_document_hover_async(types.HoverParams(document, place))
        await client.text_document_completion_async(types.CompletionParams(document, place))
