// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/questions/spider/spider_query.h"

#include <array>
#include <string_view>

namespace ratatosk {

/// Spider's four levels.
enum class Difficulty { Easy, Medium, Hard, Extra };

inline constexpr std::array allDifficulties{Difficulty::Easy, Difficulty::Medium, Difficulty::Hard, Difficulty::Extra};

/// "easy", "medium", "hard", "extra".
std::string_view nameOf(Difficulty difficulty);

/// How hard a gold query is, by the clauses that it has (Yu et al., EMNLP 2018; thresholds as in Spider's metric).
Difficulty difficultyOf(const sql::spider::Query& query);

} // namespace ratatosk
