// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/base/result.h"
#include "core/database/engine/connection.h"
#include "core/database/schema/schema.h"

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk {

using AskOne = std::function<Result<Answer>(const std::string& question)>;

/// Up to `count` made-up questions (starter_questions.h) whose first answer leaves no doubt of its words and finds the rows that were
/// meant. What has been found when it is stopped is kept. Asks more often for a small schema, where a question takes less. Errors: those
/// of readFacts.
Result<std::vector<std::string>> checkedQuestions(const Connection& connection, const Schema& schema, const AskOne& ask, int count,
                                                  std::stop_token stop = {});

} // namespace ratatosk
