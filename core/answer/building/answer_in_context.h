// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/building/answer_pipeline.h"

namespace ratatosk {

/// Answers a question among earlier ones: decides whether it goes on from them or stands alone. Where people ask one question after the
/// other its words decide; in a declared conversation, and where the words leave it open, the network. `mayGoOn`: the model can, and the
/// options have earlier turns. Errors: as AnswerPipeline::answer.
Result<SingleAnswer> answerInContext(const AnswerPipeline& pipeline, const Question& question, const AskOptions& options, bool mayGoOn,
                                     std::stop_token stop);

} // namespace ratatosk
