-- Drives Neovim as a person would: opens files, reads the diagnostics, chooses code actions, saves. Prints one line for each check.
local project = vim.env.MARKERLINT_PROJECT
local failed = false

local function check(words, ok, detail)
  io.stdout:write((ok and "ok: " or "failed: ") .. words .. (ok and "" or " (" .. tostring(detail) .. ")") .. "\n")
  failed = failed or not ok
end

local function codes()
  local found = {}
  for _, each in ipairs(vim.diagnostic.get(0)) do
    table.insert(found, each.code or (each.user_data and each.user_data.lsp and each.user_data.lsp.code) or "?")
  end
  return table.concat(found, " ")
end

local function wait_for(expected)
  vim.wait(30000, function() return codes() == expected end, 20)
  return codes() == expected
end

-- Chooses the first action whose title matches.
local function act(pattern)
  local done = false
  vim.ui.select = function(items, options, choose)
    for index, item in ipairs(items) do
      if options.format_item(item):match(pattern) then
        choose(item, index)
        done = true
        return
      end
    end
    choose(nil)
    done = true
  end
  local tick = vim.api.nvim_buf_get_changedtick(0)
  vim.lsp.buf.code_action()
  vim.wait(30000, function() return done and vim.api.nvim_buf_get_changedtick(0) ~= tick end, 20)
end

local function saved(path)
  vim.cmd("silent write")
  local file = assert(io.open(path, "rb"))
  local text = file:read("a")
  file:close()
  return text
end

-- A broken skill.
local skill = project .. "/skills/a/SKILL.md"
vim.cmd("edit " .. skill)
check("a broken skill shows its finding", wait_for("frontmatter/valid-yaml"), codes())
local first = vim.diagnostic.get(0)[1]
check("the finding stands at its place", first ~= nil and first.lnum == 2 and first.col == 25, vim.inspect(first))
vim.api.nvim_win_set_cursor(0, { 3, 25 })
act("frontmatter/valid%-yaml%)")
check("the quick fix is saved", saved(skill):find('\ndescription: "Count things: use it when a number is needed."\n', 1, true) ~= nil, saved(skill))
check("the finding is gone", wait_for(""), codes())

-- A captured comment, with characters of two units and CRLF before the finding.
local comment = project .. "/comments/575.md"
vim.cmd("edit " .. comment)
check("a captured comment shows its finding", wait_for("marker/head-form"), codes())
vim.api.nvim_win_set_cursor(0, { 3, 6 })
act("marker/head%-form%)")
check("the marker is mended and the rest is as it was", saved(comment) == "\240\159\152\128 Done.\r\n\r\n<!-- engagement-record-design-575 -->\r\n\r\nText.\r\n", vim.inspect(saved(comment)))

-- Fix all, as an editor does it on saving.
vim.cmd("edit " .. project .. "/comments/all.md")
check("two findings in one file", wait_for("marker/head-form marker/head-form"), codes())
act("^Fix all")
check("all safe fixes are saved", saved(project .. "/comments/all.md") == "Text\n\n<!-- engagement-record-design-1 -->\n\n<!-- engagement-record-design-2 -->\n", vim.inspect(saved(project .. "/comments/all.md")))

-- Disable a rule for the line.
vim.cmd("edit " .. project .. "/comments/kept.md")
check("a finding to be kept", wait_for("marker/head-form"), codes())
vim.api.nvim_win_set_cursor(0, { 3, 6 })
act("^Disable marker/head%-form for this line")
check("the directive silences it", wait_for(""), codes())
check("the directive is saved", saved(project .. "/comments/kept.md"):match("^Text\n\n<!%-%- markerlint%-disable%-next%-line marker/head%-form %-%- the reason %-%->\n") ~= nil, vim.inspect(saved(project .. "/comments/kept.md")))

-- A page that is none of ours.
vim.cmd("edit " .. project .. "/README.md")
vim.wait(1000, function() return false end, 20)
check("an ordinary page stays silent", codes() == "", codes())

vim.cmd(failed and "cquit 1" or "qall!")
