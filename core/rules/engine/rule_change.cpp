// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/engine/rule_change.h"

#include <string_view>

#include <fmt/format.h>

namespace ratatosk {

std::string changeText(const RuleChange& change)
{
    std::string_view sentence = change.sentence;
    if (sentence.ends_with('.'))
        sentence.remove_suffix(1);
    if (change.before.empty() && change.after.empty())
        return std::string(sentence);
    if (change.before.empty())
        return fmt::format("{}: added {}", sentence, change.after);
    if (change.after.empty())
        return fmt::format("{}: removed {}", sentence, change.before);
    return fmt::format("{}: {} instead of {}", sentence, change.after, change.before);
}

} // namespace ratatosk
