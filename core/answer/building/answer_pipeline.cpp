// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/answer_pipeline.h"

#include "core/answer/building/answer_builder.h"
#include "core/answer/building/answer_findings.h"
#include "core/answer/building/ranked_candidates.h"
#include "core/answer/building/settled_candidates.h"
#include "core/answer/conversation/carried_conditions.h"
#include "core/answer/conversation/followed_turn.h"
#include "core/parser/ranking/first_chance.h"
#include "core/rules/engine/cell_lookup.h"
#include "core/rules/registry/rule_registry.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace ratatosk {

namespace {

using Clock = std::chrono::steady_clock;

/// Below it more of a large schema is read, and the likelier of the two answers taken.
constexpr double kChanceOfDoubt = 0.4;

double millisecondsSince(Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

bool areNumbers(const std::vector<Candidate>& candidates)
{
    return std::ranges::all_of(candidates, [](const Candidate& candidate) { return !std::isnan(candidate.logProbability); });
}

} // namespace

double chanceOf(const Answer& answer)
{
    return answer.candidates.empty() ? 0 : answer.candidates.front().share;
}

Error inPlainWords(const Error& error)
{
    if (error.code != ErrorCode::Internal)
        return error;
    return {ErrorCode::Internal,
            "The network failed on this question: the model may be damaged, or a name in the database may be too long."};
}

Result<QuestionReading> AnswerPipeline::read(const Question& question, const ReadingWishes& wishes, std::stop_token stop) const
{
    const auto ready = m_database.wait(std::move(stop));
    if (!ready)
        return ready.error();
    return readingOf(question, m_database.schema(), **ready, {m_parser.config(), m_parser.grammar()}, wishes);
}

/// Whether the answer may be in tables that were not read.
bool AnswerPipeline::wantsMore(const Result<SingleAnswer>& answered) const
{
    if (!answered)
        return answered.error().code == ErrorCode::NoAnswer && wantsRouting(m_database.schema());
    const Answer& answer = answered->answer;
    return answered->reading.part && (!answer.unusedWords.empty() || chanceOf(answer) < kChanceOfDoubt);
}

Result<SingleAnswer> AnswerPipeline::answer(const Question& question, const AskOptions& options, bool goesOn, std::stop_token stop) const
{
    ReadingWishes wishes{goesOn ? options.context.earlier : std::vector<EarlierTurn>(), options.edits, {}, options.context.isConversation};
    auto answered = answerOnce(question, options, wishes, stop);
    if (!wantsMore(answered))
        return answered;
    wishes.route = {.items = kItemsReadInDoubt};
    auto wider = answerOnce(question, options, wishes, stop);
    return wider && (!answered || chanceOf(wider->answer) > chanceOf(answered->answer)) ? std::move(wider) : std::move(answered);
}

/// With one part of the schema, or all of it.
Result<SingleAnswer> AnswerPipeline::answerOnce(const Question& typed, const AskOptions& options, const ReadingWishes& wishes,
                                                std::stop_token stop) const
{
    const auto start = Clock::now();
    auto reading = read(typed, wishes, stop);
    if (!reading)
        return reading.error();
    const PreparedQuestion& question = reading->question;
    const Schema& schema = reading->schema;
    const double linked = millisecondsSince(start);
    ParseReport report;
    auto candidates = m_parser.parse(question, schema, {.size = options.beamSize}, stop, &report);
    if (!candidates)
        return inPlainWords(candidates.error());
    if (!areNumbers(*candidates))
        return Error{ErrorCode::ModelInvalid, "The model's results for this question are not numbers: its files are damaged."};
    if (candidates->empty())
        return Error{ErrorCode::NoAnswer, "No query was found for this question."};
    const bool mayChangeTurn = !wishes.earlier.empty() && options.rules.isOn(kChangedEarlierQuery);
    if (mayChangeTurn && followTurn(*candidates, wishes.earlier.back(), question, schema, options.context.isConversation))
        report.followUpChance = 1;
    const auto parsed = Clock::now();
    const auto cells = m_connection ? std::optional<CellLookup>(std::in_place, schema, *m_connection, stop) : std::nullopt;
    const RuleActivity activity = settle(*candidates, *reading, cells ? &*cells : nullptr, options.rules);
    const RankedCandidates chosen = options.isRanked
        ? rankCandidates(withReferences(question), schema, *candidates, {m_connection, m_rankers.of(question)}, stop)
        : RankedCandidates{*candidates, {}, {}, {}};
    const double ranking = millisecondsSince(parsed);
    Answer answer = buildAnswer(question, schema, chosen.candidates, m_parser.grammar(), m_parser.config().relations,
                                cells ? &*cells : nullptr);
    addFindings(answer, chosen);
    answer.ruleChanges = activity.dropped;
    answer.undoneRules = activity.undone;
    if (reading->part)
        answer = inWhole(std::move(answer), *reading->part);
    if (report.followUpChance)
        answer.followUp = {true, true, *report.followUpChance, question.earlier.count()};
    answer.alignment = std::move(report.alignment);
    answer.timing = {linked,  report.encodeMilliseconds, report.decodeMilliseconds,
                     ranking, millisecondsSince(start),  report.encodeOperations};
    if (chosen.chances.empty())
        return SingleAnswer{std::move(answer), *std::move(reading), {}};
    answer.first = firstOf(answer, chosen);
    const double chance = m_rankers.of(question)->first(*answer.first);
    return SingleAnswer{std::move(answer), *std::move(reading), chance};
}

} // namespace ratatosk
