// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/answer_in_context.h"

#include "core/answer/conversation/follow_up_sign.h"
#include "core/answer/conversation/pointing_back.h"
#include "core/answer/conversation/whole_questions.h"

#include <utility>

namespace ratatosk {

namespace {

/// Below it a question is read by itself. Of held-out turns of SParC and CoSQL 7 % of those that go on lie there, and too few of the others.
constexpr double kChanceOfGoingOn = 0.6;

/// Between that and this a question may stand alone all the same.
constexpr double kChanceOfSurelyGoingOn = 0.8;

/// Where it may and its answer is less likely than this, it is read by itself, too, and that answer counts if it is so much likelier.
constexpr double kDoubtfulTurn = 0.7, kClearlyLikelier = 0.2;
/// How much less likely a whole question's own answer may be than the one that goes on; not in a declared conversation.
constexpr double kWholeMargin = 0.25;

/// In a declared conversation the network decides, not the words.
FollowUpSign signOf(const AnswerPipeline& pipeline, const Question& question, const AskOptions& options, std::stop_token stop)
{
    if (options.context.isConversation)
        return FollowUpSign::Unclear;
    const auto reading = pipeline.read(question, {.edits = options.edits}, std::move(stop));
    return reading ? followUpSign(reading->question) : FollowUpSign::Unclear;
}

/// A question that seems to begin something new, or says all that it needs, is answered once more, by itself, unless it points back; so is
/// one that only may begin something, where its answer is in doubt.
Result<SingleAnswer> decided(const AnswerPipeline& pipeline, SingleAnswer answered, const Question& question, const AskOptions& options,
                             std::stop_token stop)
{
    const FollowUp followUp = answered.answer.followUp;
    const bool seemsToGoOn = followUp.chance >= kChanceOfGoingOn;
    const bool isSure = followUp.chance >= kChanceOfSurelyGoingOn || chanceOf(answered.answer) >= kDoubtfulTurn;
    const bool isWhole = !options.context.isConversation && isWholeQuestion(answered.reading.question);
    if (!followUp.isPossible || pointsBack(answered.reading.question) || (seemsToGoOn && isSure && !isWhole))
        return answered;
    auto alone = pipeline.answer(question, options, false, stop);
    if (stop.stop_requested())
        return Error{ErrorCode::Cancelled, "the question was cancelled"};
    const double margin = isWhole ? -kWholeMargin : kClearlyLikelier;
    if (seemsToGoOn && (!alone || chanceOf(alone->answer) < chanceOf(answered.answer) + margin))
        return answered;
    if (alone)
        alone->answer.followUp = {true, false, followUp.chance, 0};
    return alone;
}

} // namespace

Result<SingleAnswer> answerInContext(const AnswerPipeline& pipeline, const Question& question, const AskOptions& options, bool mayGoOn,
                                     std::stop_token stop)
{
    const bool isOpen = mayGoOn && options.context.goingOn == GoingOn::Decide;
    const FollowUpSign sign = isOpen ? signOf(pipeline, question, options, stop) : FollowUpSign::Unclear;
    auto answered = pipeline.answer(question, options, mayGoOn && sign != FollowUpSign::None, stop);
    if (answered && isOpen && sign == FollowUpSign::Unclear)
        answered = decided(pipeline, *std::move(answered), question, options, stop);
    if (answered && sign == FollowUpSign::None)
        answered->answer.followUp.isPossible = true;
    return answered;
}

} // namespace ratatosk
