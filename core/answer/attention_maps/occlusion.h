// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/question_answerer.h"
#include "core/base/progress.h"

#include <string>

namespace ratatosk {

/// Asks the question again without each of its words that hold a letter or digit, one after the other: which of them change the
/// answer? What went before stays, and whether it is gone on from. That is a test of causes, which attention is not. Maps asked for
/// afterwards are still those of the question asked last.
/// Errors: as QuestionAnswerer::ask for the whole question, Cancelled.
Result<OcclusionReport> occlude(QuestionAnswerer& answerer, const std::string& question, const QuestionEdits& edits,
                                const QuestionContext& context, const ReportProgress& report, std::stop_token stop = {});

} // namespace ratatosk
