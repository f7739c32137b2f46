// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"

#include <QString>

/// "97 %"; the parts of a percent below ten.
QString percentText(double part);

/// What else the decoder could have done in a step: "Refused: dogs.weight 2.1 %, no more 0.4 %."; says so when there was nothing, and
/// when a rule replaced the step.
QString refusedText(const ratatosk::AnswerStep& step);

/// "A rule replaced this step (inclusive-bounds)." Requires: one did.
QString overriddenText(const ratatosk::AnswerStep& step);

/// "3  dogs.age  98 %"; steps are numbered from 1.
QString stepLabel(const ratatosk::AnswerStep& step, int number);
