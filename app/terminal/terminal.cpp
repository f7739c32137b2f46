// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/terminal/terminal.h"

#include "app/terminal/text_cell.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <system_error>

#include <sys/ioctl.h>
#include <unistd.h>

#include <fmt/format.h>

namespace ratatosk::cli {

namespace {

int terminalWidth()
{
    winsize size{};
    if (!isatty(STDOUT_FILENO) || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0)
        return 0;
    return size.ws_col;
}

bool wantsColours()
{
    const char* refusal = std::getenv("NO_COLOR"); // no-color.org: any value but the empty one
    return isatty(STDOUT_FILENO) && (!refusal || !*refusal);
}

} // namespace

Terminal::Terminal() : m_hasColours(wantsColours()), m_width(terminalWidth()) {}

void Terminal::print(std::string_view text)
{
    if (m_failure == 0 && !text.empty() && std::fwrite(text.data(), 1, text.size(), stdout) != text.size())
        m_failure = errno;
}

void Terminal::note(std::string_view text)
{
    const std::string line = fmt::format("ratatosk-cli: {}\n", printable(text));
    std::fwrite(line.data(), 1, line.size(), stderr); // nobody left to tell if this fails
}

void Terminal::showProgress(const Progress& progress)
{
    if (isatty(STDERR_FILENO))
        fmt::print(stderr, "\r{} of {} {}{}", progress.done, progress.total, progress.what, progress.done == progress.total ? "\n" : "");
}

ExitCode Terminal::fail(const Error& error)
{
    note(error.detail);
    return exitCodeOf(error.code);
}

std::string Terminal::bold(std::string_view text) const
{
    return m_hasColours ? fmt::format("\033[1m{}\033[0m", text) : std::string(text);
}

Result<void> Terminal::finish()
{
    if (m_failure == 0 && std::fflush(stdout) != 0)
        m_failure = errno;
    if (m_failure == 0)
        return {};
    return Error{ErrorCode::IoError, fmt::format("The output cannot be written: {}.", std::generic_category().message(m_failure))};
}

} // namespace ratatosk::cli
