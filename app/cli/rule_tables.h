// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"
#include "core/learning/measuring/right_queries.h"
#include "core/learning/measuring/rule_measure.h"

#include <string>
#include <vector>

namespace ratatosk::cli {

/// A set of questions, and whether those who wrote rules have read it.
struct MeasuredSet {
    RuleMeasurement measurement;
    bool isRead = false;
};

/// A row for each rule: phase, id, what it may change, whether it is a law, why it is a rule, and its sentence.
ResultTable ruleTable();

/// A row for each rule that fired, or for each: fired, undone, helped and harmed on sets that nobody who wrote rules has read, in records and databases too, and on
/// sets that were read; how many right queries it changes.
ResultTable measureTable(const std::vector<MeasuredSet>& sets, const std::vector<RightQueries>& right);

/// A row for each set: questions, right without and with all rules, right only with and only without.
ResultTable setTable(const std::vector<MeasuredSet>& sets);

/// A row for each pack of right queries.
ResultTable rightTable(const std::vector<RightQueries>& right);

/// A row for each right query that rules change: pack, database, question, before, after, rules.
ResultTable changedQueryTable(const std::vector<RightQueries>& right);

/// All of it as a page in Markdown. `command`: what makes the page.
std::string rulesPage(const std::vector<MeasuredSet>& sets, const std::vector<RightQueries>& right, const std::string& command);

} // namespace ratatosk::cli
