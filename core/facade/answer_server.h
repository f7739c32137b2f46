// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facade/answer_message.h"
#include "core/facade/question_answerer.h"

#include <stop_token>

namespace ratatosk {

/// Carries out one request and makes the reply. Lives on the answerer's thread.
Reply carryOut(const Request& request, QuestionAnswerer& answerer, std::stop_token stop);

} // namespace ratatosk
