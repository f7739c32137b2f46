// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/trust.h"

#include "core/answer/value/decisive_words.h"
#include "core/answer/value/forecast.h"
#include "core/answer/value/unused_words.h"
#include "core/english/language/known_words.h"
#include "core/english/language/lemmatizer.h"
#include "core/english/text/characters.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

namespace ratatosk {

namespace {

/// Chances below which the first answer is doubted.
constexpr double kLikelyShare = 0.90; ///< right for 95.8 % of 260 such answers about 38 databases, each by what the others taught
constexpr double kFairShare = 0.4;    ///< of 101 answers about these with a chance of 0.4 to 0.45 a little more than half are right
constexpr double kShownShare = 0.7;   ///< from here on the chance holds where an order or much is left out, but no test
constexpr double kCheckShare = 0.5;   ///< of the beam's mass, where nothing is known of chances

std::size_t countContentWords(const Question& question)
{
    const std::vector<bool> content = contentWords(question);
    return static_cast<std::size_t>(std::count(content.begin(), content.end(), true));
}

std::string joined(const std::vector<std::string>& parts)
{
    return fmt::format("{}", fmt::join(parts, ", "));
}

/// Whether a query still has what was decided for, "column dogs.age", "value 'York'": rules may have put something else in its place.
bool isStillThere(const std::string& action, const std::string& sql)
{
    std::string name = lowerCase(action.substr(action.find(' ') + 1));
    if (action.starts_with("column "))
        name = name.substr(name.rfind('.') + 1);
    std::erase(name, '\'');
    return lowerCase(sql).find(name) != std::string::npos;
}

/// "column dogs.age", or nothing where it is the query's form that is unsure: that has no words for people.
std::string leastSure(const AnswerCandidate& candidate)
{
    const auto weakest = std::ranges::min_element(candidate.steps, {}, &AnswerStep::probability);
    if (weakest == candidate.steps.end())
        return {};
    const std::string& action = weakest->action;
    const bool isNamed = std::ranges::any_of(std::array{"column ", "table ", "value "},
                                             [&](const char* kind) { return action.starts_with(kind); });
    return isNamed && isStillThere(action, candidate.sql) ? action : std::string();
}

std::string textOfAll(const std::vector<MixedColumn>& columns)
{
    std::vector<std::string> parts;
    for (const MixedColumn& column : columns)
        parts.push_back(textOf(column));
    return joined(parts);
}

Assessment doubted(Trust trust, Doubt doubt, std::string about)
{
    return {.trust = trust, .doubt = doubt, .about = std::move(about)};
}

Assessment leavesWords(Trust trust, const Answer& answer)
{
    const bool areUnknown = !answer.unusedWords.empty() && homelessNames(answer).size() == answer.unusedWords.size();
    return doubted(trust, areUnknown ? Doubt::UnknownWords : Doubt::UnusedWords, joined(answer.unusedWords));
}

/// A part of the beam's mass is no chance.
Assessment fair(const Answer& answer, Doubt doubt, std::string about)
{
    if (!answer.isCalibrated)
        return doubted(Trust::Check, doubt, std::move(about));
    return {.trust = Trust::Fair, .doubt = doubt, .about = std::move(about), .chance = answer.candidates.front().share};
}

/// Whether a second answer comes near the first; else it is the first that is unsure.
bool hasRival(const Answer& answer)
{
    const double best = answer.candidates.front().share;
    return std::ranges::any_of(answer.candidates.begin() + 1, answer.candidates.end(),
                               [&](const AnswerCandidate& other) { return other.share >= best / 2; });
}

/// "Show the title", and two tables have one: no table and no cell of the question says which.
bool leavesTableOpen(const Answer& answer)
{
    const auto& columns = answer.links.columns;
    const auto isCell = [](const Link<ColumnId>& link) { return link.kind == LinkKind::WholeCell || link.kind == LinkKind::WordInCell; };
    const auto isNamed = [](const Link<TableId>& link) {
        return link.word > 0 || link.kind != LinkKind::Synonym;
    }; // not by the verb "show"
    if (std::ranges::any_of(answer.links.tables, isNamed) || std::ranges::any_of(columns, isCell))
        return false;
    int named = -1;
    for (const Link<ColumnId>& link : columns) {
        if (link.kind != LinkKind::Exact)
            continue;
        if (named >= 0 && link.word != named)
            return false; // two columns may have one table in common
        const bool isSecond = std::exchange(named, link.word) >= 0;
        if (isSecond)
            return true;
    }
    return false;
}

std::string withLeastSure(const char* sentence, const std::string& what)
{
    return what.empty() ? fmt::format("{}.", sentence) : fmt::format("{}; the least certain part is {}.", sentence, what);
}

} // namespace

std::vector<std::string> homelessNames(const Answer& answer)
{
    const std::vector<bool> linked = linkedWords(answer.question, answer.links);
    const auto isHomeless = [&](const std::string& unused) {
        for (std::size_t i = 0; i < answer.question.words.size(); ++i)
            if (const Word& word = answer.question.words[i]; word.text == unused)
                return !linked[i] && mayBeNoun(word) && verbLemmas(word.lemmas.front()).empty();
        return false;
    };
    std::vector<std::string> homeless;
    std::ranges::copy_if(answer.unusedWords, std::back_inserter(homeless), isHomeless);
    return homeless;
}

Assessment assess(const Answer& answer)
{
    if (answer.candidates.empty())
        return {};
    if (const auto gap = gapIn(answer.question, answer.links))
        return {Trust::Refused, Doubt::BeyondGrammar, gap->gap, gap->words};
    if (const auto forecast = forecastIn(answer))
        return {Trust::Refused, Doubt::BeyondGrammar, forecast->gap, forecast->words};
    const AnswerCandidate& best = answer.candidates.front();
    const auto unused = answer.unusedWords.size() - static_cast<std::size_t>(std::ranges::count_if(answer.unusedWords, hasDigit));
    const std::size_t content = countContentWords(answer.question);
    if (unused > 0 && unused == content)
        return leavesWords(Trust::Refused, answer);
    const bool isLikely = best.share >= kLikelyShare, leavesMost = 2 * unused > content && !isLikely;
    const bool leavesTest = leavesTests(answer), leavesMuch = leavesMost || leavesOrder(answer);
    if (best.share < (answer.isCalibrated ? kFairShare : kCheckShare) || (leavesMost && (leavesTest || !answer.isCalibrated)))
        return leavesMost || (unused > 0 && leavesTest)
            ? leavesWords(Trust::Unsure, answer)
            : doubted(Trust::Unsure, hasRival(answer) ? Doubt::ManyReadings : Doubt::Doubtful, leastSure(best));
    if (!best.ambiguousJoins.empty())
        return doubted(Trust::Check, Doubt::AmbiguousJoin, joined(best.ambiguousJoins));
    if (leavesTableOpen(answer))
        return doubted(Trust::Check, Doubt::ManyReadings, {});
    if (!answer.openMeasure.word.empty())
        return doubted(Trust::Check, Doubt::OpenMeasure,
                       fmt::format("{} by {}", answer.openMeasure.word, answer.openMeasure.measures.front()));
    if (!answer.mixedColumns.empty())
        return doubted(Trust::Check, Doubt::MixedColumn, textOfAll(answer.mixedColumns));
    const bool isWeighed = answer.isCalibrated
        && (!leavesMuch || best.share >= kShownShare); // else the chance knows nothing of words left over
    if (!answer.unusedWords.empty() && (leavesTest || !isWeighed))
        return leavesWords(Trust::Check, answer);
    if (!answer.unusedWords.empty() && (!isLikely || leavesMuch))
        return fair(answer, leavesWords(Trust::Fair, answer).doubt, joined(answer.unusedWords));
    if (!best.guessedJoins.empty())
        return fair(answer, Doubt::GuessedJoin, joined(best.guessedJoins));
    if (!isLikely)
        return fair(answer, hasRival(answer) ? Doubt::AnotherReading : Doubt::Doubtful, leastSure(best));
    if (!answer.hasReadAllCells)
        return doubted(Trust::Check, Doubt::UnreadCells, {});
    return doubted(Trust::Likely, Doubt::None, {});
}

bool areChancesShown(const Answer& answer)
{
    const Assessment assessment = assess(answer);
    switch (assessment.trust) {
    case Trust::Likely:
    case Trust::Fair: return true;
    case Trust::Unsure: return answer.candidates.front().share < kFairShare;
    default: return false;
    }
}

std::string doubtSentence(const Assessment& assessment)
{
    const std::string& about = assessment.about;
    switch (assessment.doubt) {
    case Doubt::None: return {};
    case Doubt::NoQuery: break;
    case Doubt::BeyondGrammar: return fmt::format("{} is not possible in an answer (“{}”).", gapName(assessment.gap), about);
    case Doubt::UnusedWords: return fmt::format("Not used in this answer: {}.", about);
    case Doubt::UnknownWords: return fmt::format("This database has no table, column or value for: {}.", about);
    case Doubt::ManyReadings: return withLeastSure("The question can be understood in several ways", about);
    case Doubt::AnotherReading: return withLeastSure("The question can also be understood in another way", about);
    case Doubt::Doubtful:
        if (assessment.trust == Trust::Fair)
            return about.empty() ? std::string() : fmt::format("The least certain part is {}.", about);
        return withLeastSure("This may not be what you mean", about);
    case Doubt::GuessedJoin: return fmt::format("This join is a guess and not declared in the database: {}.", about);
    case Doubt::UnreadCells: return "The database has more text values than were searched, so a name in the question may have been missed.";
    case Doubt::OpenMeasure: return fmt::format("The question names no measure. This answer uses: {}.", about);
    case Doubt::MixedColumn:
        return fmt::format("Some cells are not numbers. They count as 0 in a sum or an average and sort above all numbers: {}.", about);
    case Doubt::AmbiguousJoin: return fmt::format("Several columns could join the tables. The first was used: {}.", about);
    }
    return "No query was found for this question.";
}

} // namespace ratatosk
