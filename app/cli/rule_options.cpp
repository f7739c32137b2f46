// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rule_options.h"

#include "core/rules/registry/rule_registry.h"

#include <CLI/CLI.hpp>

namespace ratatosk::cli {

void addRuleOptions(CLI::App& command, RuleOptions& options)
{
    CLI::Option* none = command.add_flag("!--without-rules", options.areOn, "Switch all rules off: the network's queries stay unchanged");
    command.add_option("--without-rule", options.without, "Switch this rule off; can be repeated. 'ratatosk-cli rules' lists the rules")
        ->type_name("ID")
        ->allow_extra_args(false)
        ->excludes(none);
}

Result<RuleSwitches> switchesOf(const RuleOptions& options)
{
    if (const auto known = checkRuleIds(options.without); !known)
        return known.error();
    return RuleSwitches{options.areOn, {options.without.begin(), options.without.end()}};
}

} // namespace ratatosk::cli
