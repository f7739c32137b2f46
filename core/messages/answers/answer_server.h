// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/question_answerer.h"
#include "core/base/progress.h"
#include "core/messages/answers/answer_message.h"

#include <stop_token>

namespace ratatosk {

/// Carries out one request and makes the reply; how far it has come is reported on the way. Lives on the answerer's thread.
Reply carryOut(const Request& request, QuestionAnswerer& answerer, const ReportProgress& report, std::stop_token stop);

} // namespace ratatosk
