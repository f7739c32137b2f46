// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/trust.h"

#include "core/answer/unused_words.h"
#include "core/language/calendar_date.h"
#include "core/language/english_forms.h"
#include "core/language/lemmatizer.h"
#include "core/language/scaffold_words.h"
#include "core/text/characters.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

#include <fmt/format.h>

namespace ratatosk {

namespace {

/// Chances below which the first answer is doubted.
constexpr double kLikelyShare = 0.88; ///< right for 96.8 % of 188 such answers about held-out databases, for 95.5 % of 799 about 36 others
constexpr double kFairShare = 0.4;    ///< of 101 answers about these with a chance of 0.4 to 0.45 a little more than half are right
constexpr double kCheckShare = 0.5;   ///< of the beam's mass, where nothing is known of chances

std::size_t countContentWords(const Question& question)
{
    const std::vector<bool> content = contentWords(question);
    return static_cast<std::size_t>(std::count(content.begin(), content.end(), true));
}

/// "received", "spent"
bool isPast(const Word& word)
{
    const std::string said = lowerCase(word.text);
    return !said.ends_with('s') && !said.ends_with("ing") && !isNounInEd(said) && !verbLemmas(said).empty();
}

/// Whether an answer is to be parted or ordered by a word: "for each state", "sites by sales region", where "sales" says only which. Of "every
/// language course" both words say what is asked for.
bool isAskedBy(const Question& question, const std::vector<bool>& content, std::size_t place)
{
    std::size_t first = place;
    while (first > 0 && content[first - 1])
        --first;
    if (first == 0 || isPast(question.words[place]))
        return false;
    static constexpr std::array<std::string_view, 3> openings{"by", "each", "per"};
    const std::string& opening = question.words[first - 1].lemmas.front();
    const bool isLast = place + 1 == content.size() || !content[place + 1] || isPast(question.words[place + 1]);
    return opening == "every" || (isLast && std::ranges::find(openings, opening) != openings.end());
}

/// "Which of the children are girls?"
bool isWhatTheyAre(const Question& question, std::size_t place)
{
    static constexpr std::array<std::string_view, 5> being{"are", "is", "was", "were", "be"};
    const bool isLast = place + 1 == question.words.size()
        || std::ispunct(static_cast<unsigned char>(question.words[place + 1].text[0])) != 0;
    return isLast && place > 0 && std::ranges::find(being, question.words[place - 1].lemmas.front()) != being.end();
}

/// "Which parcels came on time?"
bool isOnTime(const Question& question, std::size_t place)
{
    const auto says = [&](std::size_t at, std::string_view word) { return question.words[at].lemmas.front() == word; };
    return place > 0 && says(place, "time") && (says(place - 1, "on") || says(place - 1, "in"));
}

/// "huts in Ticino": a name that no cell has; not "on a Sunday".
bool isUnknownName(const Question& question, std::size_t place)
{
    const std::string& word = question.words[place].text;
    const bool begins = place == 0 || std::string_view(".?!:\"").find(question.words[place - 1].text.front()) != std::string_view::npos;
    const bool isCapital = word.size() > 2 && std::isupper(static_cast<unsigned char>(word[0])) != 0
        && std::islower(static_cast<unsigned char>(word[1])) != 0;
    return isCapital && !begins && monthOfName(word) == 0 && !weekdayOfName(lowerCase(word));
}

/// Whether words that are left over may change what is asked.
bool leavesDecisiveWords(const Answer& answer)
{
    if (std::ranges::any_of(answer.unusedWords, hasDigit))
        return true;
    const Question& question = answer.question;
    const std::vector<bool> content = contentWords(question);
    for (std::size_t place = 0; place < question.words.size(); ++place) {
        const Word& word = question.words[place];
        const bool isDecisive = isLateWord(word.lemmas.front()) || std::ranges::any_of(word.lemmas, isDecisiveWord)
            || isAskedBy(question, content, place) || isWhatTheyAre(question, place) || isOnTime(question, place)
            || isUnknownName(question, place);
        if (isDecisive && std::ranges::find(answer.unusedWords, word.text) != answer.unusedWords.end())
            return true;
    }
    return false;
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

Assessment doubted(Trust trust, Doubt doubt, std::string about)
{
    return {.trust = trust, .doubt = doubt, .about = std::move(about)};
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

std::string withLeastSure(const char* sentence, const std::string& what)
{
    return what.empty() ? fmt::format("{}.", sentence) : fmt::format("{}; least sure is {}.", sentence, what);
}

} // namespace

Assessment assess(const Answer& answer)
{
    if (answer.candidates.empty())
        return {};
    if (const auto gap = gapIn(answer.question, answer.links))
        return {Trust::Refused, Doubt::BeyondGrammar, gap->gap, gap->words};
    const AnswerCandidate& best = answer.candidates.front();
    const auto unused = answer.unusedWords.size() - static_cast<std::size_t>(std::ranges::count_if(answer.unusedWords, hasDigit));
    const std::size_t content = countContentWords(answer.question);
    if (unused > 0 && unused == content)
        return doubted(Trust::Refused, Doubt::UnusedWords, joined(answer.unusedWords));
    const bool isWeighed = answer.isCalibrated && !leavesDecisiveWords(answer); // else the chance knows nothing of words left over
    const bool isLikely = best.share >= kLikelyShare, leavesMost = 2 * unused > content && !isLikely;
    if (best.share < (answer.isCalibrated ? kFairShare : kCheckShare) || (leavesMost && !isWeighed))
        return leavesMost ? doubted(Trust::Unsure, Doubt::UnusedWords, joined(answer.unusedWords))
                          : doubted(Trust::Unsure, hasRival(answer) ? Doubt::ManyReadings : Doubt::Doubtful, leastSure(best));
    if (!best.ambiguousJoins.empty())
        return doubted(Trust::Check, Doubt::AmbiguousJoin, joined(best.ambiguousJoins));
    if (!answer.unusedWords.empty() && (leavesMost || !isWeighed))
        return doubted(Trust::Check, Doubt::UnusedWords, joined(answer.unusedWords));
    if (!answer.unusedWords.empty() && !isLikely)
        return fair(answer, Doubt::UnusedWords, joined(answer.unusedWords));
    if (!best.guessedJoins.empty())
        return fair(answer, Doubt::GuessedJoin, joined(best.guessedJoins));
    if (!isLikely)
        return fair(answer, hasRival(answer) ? Doubt::AnotherReading : Doubt::Doubtful, leastSure(best));
    if (!answer.hasReadAllCells)
        return doubted(Trust::Check, Doubt::UnreadCells, {});
    return doubted(Trust::Likely, Doubt::None, {});
}

std::string doubtSentence(const Assessment& assessment)
{
    const std::string& about = assessment.about;
    switch (assessment.doubt) {
    case Doubt::None: return {};
    case Doubt::NoQuery: break;
    case Doubt::BeyondGrammar: return fmt::format("{} is beyond what an answer can express (“{}”).", gapName(assessment.gap), about);
    case Doubt::UnusedWords: return fmt::format("The answer does not take up: {}.", about);
    case Doubt::ManyReadings: return withLeastSure("Several readings of the question are about equally likely", about);
    case Doubt::AnotherReading: return withLeastSure("There is another reading of the question", about);
    case Doubt::Doubtful:
        if (assessment.trust == Trust::Fair)
            return about.empty() ? std::string() : fmt::format("Least sure is {}.", about);
        return withLeastSure("This may not be what you mean", about);
    case Doubt::GuessedJoin: return fmt::format("A join is guessed, not declared in the database: {}.", about);
    case Doubt::UnreadCells: return "The database holds more texts than are looked through: a name in the question may have been missed.";
    case Doubt::AmbiguousJoin:
        return fmt::format("The question leaves open which column joins the tables; the first was taken: {}.", about);
    }
    return "No query was found for this question.";
}

} // namespace ratatosk
