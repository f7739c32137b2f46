// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/experiments/logic/logic_match.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

namespace ratatosk::logic {
namespace {

constexpr std::array<std::string_view, 2> kJunctions{"and", "or"};

using VariableNames = std::map<std::string, std::string>;

bool isVariable(const Term& term)
{
    return term.parts.empty() && term.symbol.starts_with('$');
}

Term renamed(const Term& term, VariableNames names, int binders)
{
    if (isVariable(term)) {
        const auto name = names.find(term.symbol);
        return {name == names.end() ? "free" + term.symbol : name->second, {}};
    }
    if (isBinder(term))
        names[term.parts.front().symbol] = fmt::format("${}", binders++);
    Term result{term.symbol, {}};
    for (const Term& part : term.parts)
        result.parts.push_back(renamed(part, names, binders));
    return result;
}

void sortJunctions(Term& term)
{
    for (Term& part : term.parts)
        sortJunctions(part);
    if (std::ranges::find(kJunctions, term.symbol) != kJunctions.end())
        std::ranges::sort(term.parts, {}, [](const Term& part) { return textOf(printTerm(part)); });
}

} // namespace

Term normalForm(const Term& term)
{
    Term result = renamed(term, {}, 0);
    sortJunctions(result);
    return result;
}

bool isLogicMatch(const Words& one, const Words& other)
{
    if (one == other)
        return true;
    const auto first = readTerm(one), second = readTerm(other);
    return first && second && normalForm(*first) == normalForm(*second);
}

} // namespace ratatosk::logic
