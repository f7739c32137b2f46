// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace ratatosk {

/// What was asked before, and the query that was accepted, edited or run for it: what a follow-up question refers to.
struct EarlierTurn {
    std::string question;
    std::string query; ///< SQL; empty where none was

    bool operator==(const EarlierTurn&) const = default;
};

} // namespace ratatosk
