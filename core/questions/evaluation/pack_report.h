// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/questions/dataset/question_pack.h"
#include "core/questions/evaluation/report.h"

#include <map>
#include <string>
#include <vector>

namespace ratatosk {

/// What came of one question of a pack.
struct PackVerdict {
    PackQuestion question;
    std::string sql;       ///< the first answer; empty: none
    std::string trust;     ///< "likely"; "none" without an answer
    double chance = 0;     ///< that came with the first answer
    bool isRight = false;  ///< the first answer has the gold query's rows
    bool hasRight = false; ///< one of the answers has

    bool operator==(const PackVerdict&) const = default;
};

struct PackTally {
    int count = 0;
    int right = 0;
    int best = 0; ///< one of the answers is right

    void add(const PackVerdict& verdict);
};

/// How a pack was answered, in several ways to sort its questions.
struct PackReport {
    std::string name;
    PackTally all;
    std::map<std::string, PackTally> byWording, byKind, byDatabase, byTrust;
    Reliability reliability; ///< of the chances of first answers
    std::vector<PackVerdict> verdicts;
};

PackReport packReportOf(std::string name, std::vector<PackVerdict> verdicts);

/// One JSON object: name, and all, by_wording, by_kind, by_database and by_trust, each with count, right and best of the answers in percent, and the 95 %
/// Wilson interval of right; calibration_error in points.
std::string toJson(const PackReport& report);
/// The same as a table for a terminal.
std::string toTable(const PackReport& report);

} // namespace ratatosk
