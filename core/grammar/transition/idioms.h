// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/tree/query.h"

#include <optional>
#include <string>
#include <vector>

namespace ratatosk::idiom {

/// The forms of SQL that one rule of the extended grammar stands for: each is written in one way here, and recognised where somebody
/// wrote it so.

sql::Expression call(sql::Function function, std::vector<sql::Expression> arguments);
/// The arguments of a call of that function with so many; nullptr for anything else.
const std::vector<sql::Expression>* argumentsOf(const sql::Expression& expression, sql::Function function, size_t count);

/// 100.0 * part / whole, or 1.0 * part / whole: division that keeps its fraction.
struct Quotient {
    bool isPercent = false;
    sql::Expression part;
    sql::Expression whole;
};
sql::Expression quotient(Quotient parts);
std::optional<Quotient> quotientIn(const sql::Expression& expression);

sql::Expression countIf(sql::Condition condition);
/// The condition of count(*) FILTER (WHERE c).
const sql::Condition* countIfIn(const sql::Expression& expression);
bool isCountAll(const sql::Expression& expression);

struct Pair {
    sql::Expression left;
    sql::Expression right;
};
/// julianday(right) - julianday(left)
sql::Expression days(Pair ends);
std::optional<Pair> daysIn(const sql::Expression& expression);
/// left || ' ' || right
sql::Expression spaced(Pair words);
std::optional<Pair> spacedIn(const sql::Expression& expression);

/// datetime(x, 'unixepoch'): the moment that x seconds since 1970 are.
sql::Expression ofSeconds(sql::Expression seconds);
std::optional<sql::Expression> secondsIn(const sql::Expression& expression);
/// A call of the calendar, whose moment is the last of the arguments; of seconds it takes these and the modifier.
sql::Expression calendarCall(sql::Function function, std::vector<sql::Expression> arguments);
/// The same call with the moment as one argument.
sql::FunctionCall withMoment(sql::FunctionCall call);
/// (CAST(strftime('%m', date) AS INTEGER) + 2) / 3
sql::Expression quarter(sql::Expression date);
std::optional<sql::Expression> quarterIn(const sql::Expression& expression);
/// CAST(replace(text, mark, instead) AS REAL): ',' is a mark between thousands, or stands for the point.
sql::Expression asNumber(sql::Expression text, const char* instead);
std::optional<sql::Expression> asNumberIn(const sql::Expression& expression, const char* instead);

/// The text before the first space, and all behind it.
sql::Expression firstWord(sql::Expression text);
std::optional<sql::Expression> firstWordIn(const sql::Expression& expression);
sql::Expression lastWords(sql::Expression text);
std::optional<sql::Expression> lastWordsIn(const sql::Expression& expression);

/// x - lag(x) OVER (ORDER BY ...)
sql::Expression change(sql::Expression value, std::vector<sql::OrderKey> orderBy);
/// The window call, when the expression is such a change.
const sql::WindowCall* changeIn(const sql::Expression& expression);

/// Rows that hold a place among those of their group: `rows` ordered by `orderBy` within `group`.
struct BestOfEach {
    sql::SelectBlock rows;
    std::vector<sql::OrderKey> orderBy;
    sql::Expression group;
    std::string place;    ///< digits
    bool isRange = false; ///< all places up to that one, else the one alone
};
/// SELECT ... FROM (SELECT ..., row_number() OVER (PARTITION BY ...) AS place FROM ...) WHERE place <= n
sql::SelectBlock bestOfEach(BestOfEach best);
std::optional<BestOfEach> bestOfEachIn(const sql::SelectBlock& block);

/// SELECT avg(x) FROM (the middle rows of SELECT x ... ORDER BY x): `rows` has x as its one item.
sql::SelectBlock median(sql::SelectBlock rows);
std::optional<sql::SelectBlock> medianIn(const sql::SelectBlock& block);

} // namespace ratatosk::idiom
