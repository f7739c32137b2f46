// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk::cli {

/// Asks a person at a terminal for lines: arrow keys edit and bring earlier lines back, Tab completes names of the database. One at a time in a
/// program, since the library behind it keeps its state in globals.
class QuestionPrompt
{
public:
    /// `names`: what Tab completes.
    explicit QuestionPrompt(std::vector<std::string> names);

    /// Without its end. Nothing at the end of the input, and after a stop.
    std::optional<std::string> next(const std::string& prompt, const std::stop_token& stop);

    /// Whether standard input and error are a terminal.
    static bool isPossible();
};

} // namespace ratatosk::cli
