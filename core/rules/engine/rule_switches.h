// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace ratatosk {

/// Which rules take part in an answer.
struct RuleSwitches {
    bool areOn = true;                            ///< false: the network's queries stay as they are
    std::set<std::string, std::less<>> without{}; ///< ids of rules that are off, while the others are on

    bool isOn(std::string_view id) const { return areOn && !without.contains(id); }
    bool operator==(const RuleSwitches&) const = default;
};

} // namespace ratatosk
