// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/parsing/candidate.h"
#include "core/serving/question_reading.h"

#include <vector>

namespace ratatosk {

/// "Which staff members have left?": those whom a firm serves are called members as well. Where a query shows people whom the question does not
/// speak of, while all that it tests is of the staff, or joins them where the staff could stand, it is the staff who are shown.
void showStaffAsked(std::vector<Candidate>& candidates, const QuestionReading& reading);

} // namespace ratatosk
