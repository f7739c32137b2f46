// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/terminal/exit_code.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <string>
#include <string_view>

namespace ratatosk::cli {

/// Standard output for results, standard error for everything else. Remembers the first failed write instead of stopping there.
class Terminal
{
public:
    Terminal();

    void print(std::string_view text);

    /// One line on standard error: "ratatosk-cli: TEXT".
    void note(std::string_view text);

    /// "120 of 1034 questions" on one line of standard error that is written over; nothing when that is no terminal.
    void showProgress(const Progress& progress);

    /// Notes the error and says with which code to end.
    ExitCode fail(const Error& error);

    /// True when standard output is a terminal and NO_COLOR is not set.
    bool hasColours() const { return m_hasColours; }

    /// Characters in a line; 0 when standard output is no terminal.
    int width() const { return m_width; }

    /// `text` in bold where colours are shown.
    std::string bold(std::string_view text) const;

    /// Flushes. Error: IoError when anything printed did not arrive.
    Result<void> finish();

private:
    bool m_hasColours = false;
    int m_width = 0;
    int m_failure = 0; ///< errno of the first failed write
};

} // namespace ratatosk::cli
