// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/rules/engine/rule_switches.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace ratatosk::cli {

/// Which rules take part, as the command line names them.
struct RuleOptions {
    bool areOn = true;
    std::vector<std::string> without;
};

/// `--without-rules` and `--without-rule ID`.
void addRuleOptions(CLI::App& command, RuleOptions& options);

/// Errors: InvalidArgument (there is no rule of that id).
Result<RuleSwitches> switchesOf(const RuleOptions& options);

} // namespace ratatosk::cli
