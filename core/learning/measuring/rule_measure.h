// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/questions/dataset/question_pack.h"

#include <filesystem>
#include <map>
#include <set>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace ratatosk {

/// A record of a pack: its database and number. Wordings of one record count once.
using PackRecord = std::pair<std::string, int>;

/// What one rule is worth on some questions.
struct RuleMeasure {
    int fired = 0;  ///< questions of which it changed a candidate, or the list of them
    int undone = 0; ///< candidates on which its rewrite did not stand
    int helped = 0; ///< questions that are right with all rules, and wrong without this one alone
    int harmed = 0; ///< the reverse
    std::set<PackRecord> helpedRecords, harmedRecords;
};

/// What all rules together are worth, and each alone.
struct RuleMeasurement {
    std::string pack;
    int questions = 0;
    int rightWith = 0;    ///< first answers with the gold query's rows
    int rightWithout = 0; ///< likewise, with no rule
    int onlyWith = 0;     ///< right with, wrong without
    int onlyWithout = 0;
    double seconds = 0;
    std::map<std::string, RuleMeasure> rules; ///< by id; rules that never fired are left out
};

/// Which databases count: the measure decides on one half and is checked on the other.
enum class DatabaseHalf { Both, First, Second };

/// A half by a hash of the database's name (FNV-1a, its lowest bit), so that no figure has a say in it.
DatabaseHalf halfOf(const std::string& database);

/// Lets the bundle's model read each question once, keeps its beam, and runs rules and ranking with all rules, without any, and without each one that fired.
/// Of a schema too large to be read whole the first part alone is read. Errors: those of loading the model and of opening databases; InvalidData (a gold query fails);
/// Cancelled.
Result<RuleMeasurement> measureRules(const std::filesystem::path& bundle, const MeasuredPack& pack, DatabaseHalf half,
                                     const ReportProgress& report, std::stop_token stop);

} // namespace ratatosk
