-- Neovim talks to the server, and what it shows is asserted: nvim --clean --headless -l is newer than Debian's, so
-- nvim --clean --headless -u NONE -c 'luafile neovim.lua'. BANNERKIT is the program, FOLDER an empty folder.
local folder = os.getenv("FOLDER")
local uri = vim.uri_from_fname(folder .. "/a.banner.yaml")

local function fail(message)
    io.stderr:write(message .. "\n")
    vim.cmd("cquit 1")
end

local function expect(condition, message)
    if not condition then fail(message) end
end

local function wait(what, condition)
    if not vim.wait(600000, condition, 20) then fail("waited in vain for " .. what) end
end

local function messages()
    return vim.tbl_map(function(d) return d.message end, vim.diagnostic.get(0))
end

local function has(word)
    return #vim.tbl_filter(function(m) return m:find(word, 1, true) end, messages()) > 0
end

local ok, fault = pcall(function()
    vim.cmd("edit " .. folder .. "/a.banner.yaml")
    local client = vim.lsp.start_client({ cmd = { os.getenv("BANNERKIT"), "lsp" }, root_dir = folder })
    vim.lsp.buf_attach_client(0, client)
    local offset_encoding = "utf-16"

    -- Diagnostics
    vim.api.nvim_buf_set_lines(0, 0, -1, false, { "items:", "  - id: a", "    tilte: 한국어 😀", "paging: { startPage: a }" })
    wait("the misspelt key", function() return has("`tilte`") end)

    -- A fix
    local params = vim.lsp.util.make_range_params()
    params.range = { start = { line = 2, character = 4 }, ["end"] = { line = 2, character = 9 } }
    params.context = { diagnostics = {} }
    local answers = vim.lsp.buf_request_sync(0, "textDocument/codeAction", params, 600000)
    local fixes = vim.tbl_filter(function(a) return a.title == "Write `title`" end, answers[client].result)
    expect(#fixes == 1, vim.inspect(answers))
    vim.lsp.util.apply_workspace_edit(fixes[1].edit, offset_encoding)
    expect(vim.api.nvim_buf_get_lines(0, 2, 3, false)[1] == "    title: 한국어 😀", "the fix is not applied")
    wait("the finding to go", function() return not has("`tilte`") end)

    local function ask(method, line, character, more)
        local position = { textDocument = { uri = uri }, position = { line = line, character = character } }
        local all = vim.lsp.buf_request_sync(0, method, vim.tbl_extend("force", position, more or {}), 600000)
        expect(all and all[client], method .. " is not answered")
        return all[client].result
    end

    -- Completion
    vim.api.nvim_buf_set_lines(0, 3, 4, false, { "    co", "paging: { startPage: a }" })
    local list = ask("textDocument/completion", 3, 6)
    local labels = vim.tbl_map(function(item) return item.label end, list.items)
    expect(vim.tbl_contains(labels, "color"), "completion: " .. vim.inspect(labels))
    vim.api.nvim_buf_set_lines(0, 3, 4, false, {})

    -- Hover
    local hover = ask("textDocument/hover", 2, 6)
    expect(hover and hover.contents.value:find("title", 1, true), "hover: " .. vim.inspect(hover))

    -- Rename
    local edit = ask("textDocument/rename", 1, 8, { newName = "first" })
    vim.lsp.util.apply_workspace_edit(edit, offset_encoding)
    local lines = vim.api.nvim_buf_get_lines(0, 0, -1, false)
    expect(lines[2] == "  - id: first" and lines[4] == "paging: { startPage: first }", "rename: " .. vim.inspect(lines))
    vim.lsp.stop_client(client)
end)
if not ok then fail(tostring(fault)) end
print("diagnostics, fix, completion, hover, rename")
vim.cmd("qall!")
