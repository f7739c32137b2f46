// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/value_index.h"
#include "core/schema/schema.h"
#include "core/text/question.h"

#include <string>
#include <vector>

namespace ratatosk {

/// Where a literal that the parser may choose came from (parser-spec 10.3).
enum class ValueSource { Quote, WholeCell, FuzzyCell, WordInCell, Number, NumberWord, Year, Date, Capitals, Code, Mapped, Default };
inline constexpr int kValueSourceCount = 12;

enum class ValueType { Text, Integer, Real, Null };

/// One literal that an answer may contain.
struct ValueCandidate {
    ValueType type = ValueType::Text;
    std::string text;                 ///< the literal, unquoted; numbers in SQL spelling
    ValueSource source = ValueSource::Default;
    int beginWord = -1;               ///< span of question words, [beginWord, endWord); -1 when there is none
    int endWord = -1;
    std::vector<ColumnId> evidence;   ///< columns with such a cell

    bool operator==(const ValueCandidate&) const = default;
};

inline constexpr int kMaxValueCandidates = 48;

/// All candidates for one question, strongest first, without repeats of (type, normalised text). The defaults 1, 0, the empty string
/// and NULL are always among them (last).
std::vector<ValueCandidate> findValueCandidates(const Question& question, const Schema& schema, const ValueIndex& values);

} // namespace ratatosk
