-- Loads the set-up for Neovim as a user does, without a plugin manager, and tries in one session what the editor offers: a line for
-- each case, what is in the buffer with the cursor at `¦`, and what must show. nvim --clean --headless -c 'luafile neovim.lua'.
-- BANNERKIT is the program, SETUP the folder of the set-ups; a.banner.yaml is there with a finding.
vim.g.bannerkit_path = os.getenv("BANNERKIT")
vim.cmd("source " .. os.getenv("SETUP") .. "/neovim/bannerkit.lua")
vim.cmd("edit a.banner.yaml")

local function wait(what, condition)
    if not vim.wait(600000, condition, 10) then error("waited in vain for " .. what) end
end

-- Neovim's own functions wait for a second, which can be too short for a busy machine.
local request = vim.lsp.buf_request_sync
vim.lsp.buf_request_sync = function(buffer, method, params) return request(buffer, method, params, 600000) end

local function text() return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n") end

-- Fills the buffer, and sets the cursor.
local function type_in(marked)
    local before, after = marked:match("^(.-)¦(.*)$")
    vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split((before or marked) .. (after or ""), "\n"))
    local lines = vim.split(before or "", "\n")
    vim.api.nvim_win_set_cursor(0, { #lines, #lines[#lines] })
end

local function ask(method, more)
    local params = vim.tbl_extend("force", vim.lsp.util.make_position_params(0, "utf-16"), more or {})
    for _, answer in pairs(vim.lsp.buf_request_sync(0, method, params, 600000) or {}) do return answer.result end
end

-- What Neovim's own functions put into the list of places: LINE:COLUMN TEXT.
local function places(look_up)
    vim.fn.setqflist({}, "f")
    look_up()
    wait("places", function() return #vim.fn.getqflist() > 0 end)
    vim.cmd("cclose")
    return table.concat(vim.tbl_map(function(place)
        return vim.fn.fnamemodify(vim.fn.bufname(place.bufnr), ":t:r:r") .. ":" .. place.lnum .. ":" .. place.col .. " " .. place.text
    end, vim.fn.getqflist()), "\n")
end

local function changed(change)
    local before = text()
    change()
    wait("a change", function() return text() ~= before end)
    return text()
end

local function formatted()
    if vim.lsp.buf.format then vim.lsp.buf.format({ timeout_ms = 600000 }) else vim.lsp.buf.formatting_sync(nil, 600000) end
    return text()
end

local function defined()
    vim.cmd("normal! \29") -- Ctrl-]
    local place = vim.api.nvim_win_get_cursor(0)
    return place[1] .. ":" .. place[2] + 1
end

local function highlighted()
    vim.lsp.buf.document_highlight()
    local space = vim.api.nvim_get_namespaces()["vim_lsp_references"] or vim.api.nvim_create_namespace("vim_lsp_references")
    local function marks() return vim.api.nvim_buf_get_extmarks(0, space, 0, -1, {}) end
    wait("highlights", function() return #marks() > 0 end)
    local found = vim.tbl_map(function(mark) return mark[2] + 1 .. ":" .. mark[3] + 1 end, marks())
    vim.lsp.buf.clear_references()
    return table.concat(found, " ")
end

local function hovered()
    local answer = ask("textDocument/hover")
    return answer and answer.contents.value or "nothing"
end

-- What Neovim keeps of a completion, by the text before the cursor.
local function completed()
    local answer = ask("textDocument/completion")
    local first = (answer.items or answer)[1]
    local line, column = vim.api.nvim_get_current_line(), vim.api.nvim_win_get_cursor(0)[2]
    local prefix = first and line:sub((first.filterText and vim.fn.match(line:sub(1, column), "\\k*$") or first.textEdit.range.start.character) + 1, column) or ""
    local kept = vim.lsp.util.text_document_completion_list_to_complete_items
    if not kept then return table.concat(vim.tbl_map(function(item) return item.label end, answer.items or answer), "\n") end
    return table.concat(vim.tbl_map(function(item) return item.abbr .. " " .. (item.menu or "") end, kept(answer, prefix)), "\n")
end

local function actions(kind)
    local place = vim.lsp.util.make_position_params(0, "utf-16").position
    return ask("textDocument/codeAction", { range = { start = place, ["end"] = place }, context = { diagnostics = {}, only = { kind } } })
end

local function offered(kind)
    return function()
        return table.concat(vim.tbl_map(function(one) return one.title end, actions(kind)), "\n")
    end
end

local function applied(kind, title)
    return function()
        for _, one in ipairs(actions(kind)) do
            if one.title == title then
                vim.lsp.util.apply_workspace_edit(one.edit, "utf-16")
                return text()
            end
        end
        return "not offered: " .. offered(kind)()
    end
end

local function shown(method)
    return function()
        local _, client = next(vim.lsp.buf_get_clients(0))
        if method:find("codeLens") and not client.server_capabilities.codeLensProvider then return "0" end
        local whole = { start = { line = 0, character = 0 }, ["end"] = { line = 99, character = 0 } }
        return tostring(#(ask(method, { range = whole }) or {}))
    end
end

local function typed(keys)
    return function()
        vim.cmd("normal! " .. keys)
        return (text():gsub("\n", "|"))
    end
end

local function references() return places(function() vim.lsp.buf.references() end) end
local function renamed(name) return function() return changed(function() vim.lsp.buf.rename(name) end) end end

-- What it is, what is typed, what is done, and what must show, each line of it somewhere; `-` before what must not.
local dated = "timeZone: UTC\nitems: [{ id: a, when: { from: ¦ } }, { id: b, when: { until: 2031-05-06 } }]"
local cases = {
    { "formatting", "items:   [a,b]   # two\ntimer:\n    interval: '2s'", formatted, "items: [a, b]   # two\ntimer:\n  interval: \"2s\"" },
    { "formatting what is not YAML", "items:   [a", formatted, "items:   [a" },
    { "an id's definition", "items:\n  - id: red\n  - b\npaging: { startPage: r¦ed }", defined, "2:9" },
    { "an anchor's definition", "items: [{ id: a, color: &x \"#112233\" }, { id: b, color: *¦x }]", defined, "1:26" },
    { "an id's references", "items: [r¦ed, b]\npaging: { startPage: red }", references, "a:1:9\na:2:22" },
    { "an anchor's references", "items: [{ id: a, color: &¦x \"#112233\" }, { id: b, color: *x }]", references, "a:1:26\na:1:58" },
    { "an id's new name", "items: [r¦ed, b]\npaging: { startPage: red }", renamed("blue"), "items: [blue, b]\npaging: { startPage: blue }" },
    { "an anchor's new name", "x-a: &¦old 1\nitems: [a]\nx-b: *old", renamed("new"), "x-a: &new 1\nitems: [a]\nx-b: *new" },
    { "highlights", "items: [r¦ed, b]\npaging: { startPage: red }", highlighted, "1:9 2:22" },
    { "hover of a key", "items: [a, b]\nti¦mer: 2s", hovered, "timer" },
    { "hover of a value", "items: [a, b]\npaging: { loop: rew¦ind }", hovered, "rewind" },
    { "dates", dated, completed, "2031-05-06" },
    { "days without those that are there", "timeZone: UTC\nitems: [{ id: a, when: { days: [mon, ¦] } }]", completed, "tue\n-mon" },
    { "tags", "items: [{ id: a, tags: [outdoor] }, { id: b, tags: [¦] }]", completed, "outdoor" },
    { "own keys", "items: [{ id: a, x-campaign: bloom-7 }, { id: b, x-¦ }]", completed, "x-campaign" },
    { "values of own keys", "items: [{ id: a, x-campaign: bloom-7 }, { id: b, x-campaign: ¦ }]", completed, "bloom-7" },
    { "aliases", "x-brand: &brand \"#112233\"\nitems: [{ id: a, color: ¦ }]", completed, "*brand" },
    { "zones by place", "items: [a]\ntimeZone: Asia/Se¦", completed, "Asia/Seoul" },
    { "forms of when", "timeZone: UTC\nitems: [{ id: a, when: ¦ }]", completed, "otherwise" },
    { "a certain fix", "items: [a, b]\nti¦mmer: 2s", applied("quickfix", "Write `timer`"), "items: [a, b]\ntimer: 2s" },
    { "both readings of a date", "timeZone: UTC\nitems: [{ id: a, when: { from: 11¦/12/2026 } }]", offered("quickfix"), "Write `2026-11-12`\nWrite `2026-12-11`" },
    { "a key at another place", "items: [a, b]\nint¦erval: 2s", applied("quickfix", "Move `interval` under `timer`"), "items: [a, b]\ntimer:\n  interval: 2s" },
    { "a zone for an abbreviation", "items: [a]\ntimeZone: P¦ST", applied("quickfix", "Write `America/Los_Angeles`"), "items: [a]\ntimeZone: America/Los_Angeles" },
    { "all safe fixes", "itmes: [a, b]\nti¦mmer: 2s", applied("source.fixAll.bannerkit", "Apply all safe fixes"), "items: [a, b]\ntimer: 2s" },
    { "a finding ignored", "items: [a, b]\nti¦mmer: 2s", applied("quickfix", "Ignore `unknown-key` on this line"), "timmer: 2s  # bannerkit-ignore[unknown-key]" },
    { "the line below a key with its value", "items: [a]\ntimer: 2s¦", typed("otransition"), "timer: 2s|transition" },
    { "the line below an item's first key", "items:\n  - id: a¦", typed("ocolor"), "- id: a|    color" },
    { "the line below an item that is an id", "items:\n  - a¦", typed("o- b"), "|  - a|  - b" },
    { "no hints unless they are set", "items: [a, b]\ntimer: 2s", shown("textDocument/inlayHint"), "0" },
    { "no lenses unless they are set", "items: [a, b]\nscenarios: [{ name: s, duration: 1s }]", shown("textDocument/codeLens"), "0" },
}

local faults = {}
local function try(name, marked, act, expected)
    type_in(marked)
    local done, got = pcall(act)
    got = tostring(got)
    for _, line in ipairs(vim.split(expected, "\n")) do
        local absent = line:match("^%-(%S.*)")
        if not done or (got:find(absent or vim.trim(line), 1, true) ~= nil) == (absent ~= nil) then
            table.insert(faults, name .. ": " .. line .. ": " .. got)
            break
        end
    end
    vim.cmd("silent! only")
end

local ok, fault = pcall(function()
    wait("a finding", function() return #vim.diagnostic.get(0) > 0 end)
    io.stderr:write(vim.diagnostic.get(0)[1].message .. "\n")
    for _, case in ipairs(cases) do try(unpack(case)) end
end)
if not ok then table.insert(faults, tostring(fault)) end
io.stderr:write(#cases .. " cases, " .. #faults .. " failed\n" .. table.concat(faults, "\n\n") .. "\n")
vim.cmd(#faults == 0 and "qall!" or "cquit 1")
