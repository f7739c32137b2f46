// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_registry.h"

#include "core/rules/registry/rule_tables.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

namespace ratatosk {
namespace {

std::vector<Rule> gathered()
{
    using Table = std::vector<Rule> (*)();
    static constexpr auto tables = std::to_array<Table>(
        {outsideRules, literalRules, aggregateRules, groupRules, dateRules, absenceRules, amountRules, textRules, unitRules, filterRules});
    std::vector<Rule> rules;
    for (const Table table : tables) {
        for (Rule rule : table()) {
            if (rule.isRepeat) {
                const RulePhase phase = rule.phase;
                rule = *std::ranges::find(rules, rule.id, &Rule::id);
                rule.phase = phase;
                rule.isRepeat = true;
            }
            rules.push_back(rule);
        }
    }
    return rules;
}

} // namespace

std::span<const Rule> allRules()
{
    static const std::vector<Rule> rules = gathered();
    return rules;
}

const Rule* ruleOf(std::string_view id)
{
    const auto rule = std::ranges::find(allRules(), id, &Rule::id);
    return rule == allRules().end() ? nullptr : &*rule;
}

Result<void> checkRuleIds(const std::vector<std::string>& ids)
{
    for (const std::string& id : ids)
        if (!ruleOf(id))
            return Error{ErrorCode::InvalidArgument, fmt::format("There is no rule '{}'. `ratatosk-cli rules` lists all of them.", id)};
    return {};
}

Rule again(std::string_view id, RulePhase phase)
{
    Rule rule{.id = id, .phase = phase};
    rule.isRepeat = true;
    return rule;
}

} // namespace ratatosk
