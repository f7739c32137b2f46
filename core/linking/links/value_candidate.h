// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/database/schema/value_type.h"
#include "core/database/values/value_index.h"
#include "core/english/text/question.h"

#include <string>
#include <vector>

namespace ratatosk {

/// Where a literal that the parser may choose came from.
enum class ValueSource {
    Quote,      ///< text between quotation marks
    WholeCell,  ///< words that equal a cell
    FuzzyCell,  ///< a quoted or capitalised span that nearly equals a cell
    WordInCell, ///< words inside a cell, for LIKE
    Number,     ///< digits
    NumberWord, ///< "three", "twice", "third", "two million"
    Year,       ///< 1000 to 2100
    Date,       ///< a date or time, in the formats that the database uses
    Capitals,   ///< a capitalised run
    Code,       ///< capitals mixed with digits, addresses, single letters
    Mapped,     ///< a cell that a word stands for: "women" -> F, "French" -> France; or the cells of a yes/no column
    Default,    ///< always there
    Listed,     ///< a cell of a column that has but a few different ones, which no word names
};
inline constexpr int kValueSourceCount = 13;

/// One literal that an answer may contain.
struct ValueCandidate {
    ValueType type = ValueType::Text;
    std::string text; ///< the literal, unquoted, spelled as the database does; numbers in SQL spelling
    ValueSource source = ValueSource::Default;
    int beginWord = -1; ///< span of question words, [beginWord, endWord); -1 when there is none
    int endWord = -1;
    std::vector<ColumnId> evidence; ///< columns with such a cell, ascending
    int earlierItem = -1;           ///< the piece of the earlier query that says it (`core/linking/relations/earlier_items`); -1: none

    bool operator==(const ValueCandidate&) const = default;
};

/// How far candidates go beyond what words name.
enum class ValueRange {
    Named,  ///< the defaults 1, 0, the empty string and NULL alone: for a network that knows a candidate's source, not its text
    Listed, ///< numbers and dates that queries need beside spoken ones, and the cells of columns that have but a few
    Broad,  ///< those, and what moments and durations are counted in
};

inline constexpr int kMaxValueCandidates = 48;
inline constexpr int kMaxListedCandidates = 48; ///< beside those

/// All candidates for one question, strongest first, without repeats of (type, normalised text). Numbers that queries need without a word
/// for them (1, 0, 100 ...), the empty string and NULL are always among them, then come listed cells.
std::vector<ValueCandidate> findValueCandidates(const Question& question, const Schema& schema, const ValueIndex& values,
                                                ValueRange range = ValueRange::Named);

} // namespace ratatosk
