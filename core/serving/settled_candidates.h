// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/connection.h"
#include "core/parsing/candidate.h"
#include "core/serving/question_reading.h"

#include <stop_token>
#include <vector>

namespace ratatosk {

/// From what the decoder found to what is ranked: queries are mended, those that forget what went before are left out, and of a part of a
/// schema those that join strangers. `connection` may be null: then nothing is looked up.
void settle(std::vector<Candidate>& candidates, const QuestionReading& reading, const Connection* connection, std::stop_token stop);

} // namespace ratatosk
