-- Loads the set-up for Neovim as a user does, and waits for a finding: nvim --clean --headless -c 'luafile neovim.lua'.
-- BANNERKIT is the program, SETUP the folder of the set-ups.
vim.g.bannerkit_path = os.getenv("BANNERKIT")
vim.cmd("source " .. os.getenv("SETUP") .. "/neovim/bannerkit.lua")
vim.cmd("edit a.banner.yaml")
if not vim.wait(60000, function() return #vim.diagnostic.get(0) > 0 end, 20) then
    io.stderr:write("waited in vain\n")
    vim.cmd("cquit 1")
end
io.stderr:write(vim.diagnostic.get(0)[1].message .. "\n")
vim.cmd("qall!")
