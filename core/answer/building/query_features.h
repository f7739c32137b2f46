// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/rules/amounts/unit_mentions.h"
#include "core/sql/tree/query.h"

#include <string_view>
#include <vector>

namespace ratatosk {

/// What a query does that words may ask for.
struct QueryFeatures {
    bool multiplies = false;   ///< within a sum or an average, or a column by another
    bool looksAtToday = false; ///< date('now')
    bool comparesDays = false; ///< or other columns with each other
    bool findsEmpty = false;
    bool leavesOut = false; ///< NOT IN (SELECT ...)
    bool findsThere = false;
    bool joinsItself = false;
    bool computesTime = false;  ///< between two moments
    bool makesPercents = false; ///< 100.0 * x
    bool takesMiddle = false;   ///< a median: its place goes by what is left of halving the number of rows
    bool putsZero = false;      ///< where nothing is
    bool takesLeast = false;    ///< the first of an order that rises
    bool findsRepeats = false;  ///< HAVING count(*) > 1
    bool usesDays = false;
    bool usesPeople = false; ///< who have a first and a last name
    bool usesFamilyNames = false;
    bool usesAmounts = false; ///< fees, salaries and the like
    bool usesMail = false;
    bool usesHours = false;    ///< of the day
    bool looksInside = false;  ///< LIKE
    bool takesExtreme = false; ///< min, max, the first of an order, the place of each
    bool skipsFirst = false;
    bool isOrdered = false;
    bool makesClasses = false;                     ///< CASE
    bool looksBack = false;                        ///< at the row before or behind
    bool usesPlaces = false;                       ///< towns and the like
    std::vector<Unit> units;                       ///< of the columns that it uses
    std::vector<int> months;                       ///< 1 to 12, in which something is to be
    std::vector<std::string_view> mentionedTables; ///< that it reads; of the schema
};

QueryFeatures featuresOf(const sql::Query& query, const Schema& schema);

} // namespace ratatosk
