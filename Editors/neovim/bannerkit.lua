-- Neovim's own client for `bannerkit lsp`: put this file into ~/.config/nvim/plugin. From Neovim 0.7 on.
local group = vim.api.nvim_create_augroup("bannerkit", { clear = true })
local client

-- A line after `key: value` begins below the key, as the next one's key: Neovim's own indentation begins it as more of the value.
function _G.bannerkit_indent(line)
    local above = vim.fn.prevnonblank(line - 1)
    local text = vim.fn.getline(above)
    local is_new = above > 0 and vim.fn.getline(line):match("^%s*$")
    if not is_new or not text:match(":%s+[^|>&!#%s]") and not text:match("^%s*%- ") then return vim.fn.GetYAMLIndent(line) end
    return vim.fn.indent(above) + (text:match("^%s*%- [%w-]+:") and 2 or 0)
end

-- Ctrl-X Ctrl-O completes, Ctrl-] goes to an id or an anchor, and older versions have the keys of Neovim 0.11.
local function enable(buffer)
    vim.bo[buffer].omnifunc, vim.bo[buffer].tagfunc = "v:lua.vim.lsp.omnifunc", "v:lua.vim.lsp.tagfunc"
    if vim.lsp.inlay_hint and vim.lsp.inlay_hint.enable then
        pcall(vim.lsp.inlay_hint.enable, true, { bufnr = buffer })
    end
    if vim.fn.has("nvim-0.11") == 1 then return end
    local keys = { K = "hover", grn = "rename", gra = "code_action", grr = "references", gO = "document_symbol" }
    for key, name in pairs(keys) do vim.keymap.set("n", key, vim.lsp.buf[name], { buffer = buffer }) end
end

local function attach(buffer)
    local name = vim.api.nvim_buf_get_name(buffer)
    local config = {
        name = "bannerkit",
        cmd = { vim.g.bannerkit_path or "bannerkit", "lsp" },
        root_dir = vim.fn.fnamemodify(name, ":h"),
        on_attach = function(_, attached) enable(attached) end,
    }
    if vim.fs and vim.fs.find then
        local marks = vim.fs.find({ ".bannerkit.yaml", ".bannerkit.yml", ".git" }, { path = config.root_dir, upward = true })
        if marks[1] then config.root_dir = vim.fn.fnamemodify(marks[1], ":h") end
    end
    if vim.lsp.start then return vim.lsp.start(config, { bufnr = buffer }) end
    -- Before 0.8, a client is started by hand, and serves every banner.
    if not (client and vim.lsp.get_client_by_id(client)) then client = vim.lsp.start_client(config) end
    if client then vim.lsp.buf_attach_client(buffer, client) end
end

vim.api.nvim_create_autocmd({ "BufReadPost", "BufNewFile" }, {
    group = group,
    pattern = { "*.banner.yaml", "*.banner.yml", "*.banner.json", ".bannerkit.yaml", ".bannerkit.yml" },
    callback = function(event)
        attach(event.buf)
        -- After what the type of the file sets.
        vim.schedule(function()
            local options = vim.bo[event.buf]
            if options.indentexpr:find("YAML") then options.indentexpr = "v:lua.bannerkit_indent(v:lnum)" end
        end)
    end,
})
