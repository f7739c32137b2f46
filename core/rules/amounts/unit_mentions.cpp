// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/amounts/unit_mentions.h"

#include "core/english/language/column_senses.h"
#include "core/english/language/phrase.h"
#include "core/english/language/question_words.h"
#include "core/english/language/word_splitter.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ratatosk {
namespace {

/// How a unit is called, and where.
struct Name {
    std::string_view word;
    Unit unit;
    enum class Place { Anywhere, AtEnd } place = Place::Anywhere; ///< in a column's name: "min" and "m" mean other things elsewhere
};

constexpr Unit kCents{Measure::Money, 1}, kEuros{Measure::Money, 100};
constexpr Unit kMilliseconds{Measure::Time, 1}, kSeconds{Measure::Time, 1000}, kMinutes{Measure::Time, 60'000},
    kHours{Measure::Time, 3'600'000}, kDays{Measure::Time, 86'400'000}, kWeeks{Measure::Time, 604'800'000};
constexpr Unit kGrams{Measure::Mass, 1}, kKilograms{Measure::Mass, 1000}, kPounds{Measure::Mass, 453.59237, false},
    kTonnes{Measure::Mass, 1e6};
constexpr Unit kMillimetres{Measure::Length, 1}, kCentimetres{Measure::Length, 10}, kMetres{Measure::Length, 1000},
    kKilometres{Measure::Length, 1e6}, kMiles{Measure::Length, 1'609'344, false};
constexpr Unit kMillilitres{Measure::Volume, 1}, kCentilitres{Measure::Volume, 10}, kLitres{Measure::Volume, 1000},
    kHectolitres{Measure::Volume, 100'000};

using enum Name::Place;
constexpr std::array kNames{
    Name{"cent", kCents},
    Name{"pence", kCents},
    Name{"penny", kCents},
    Name{"euro", kEuros},
    Name{"eur", kEuros},
    Name{"€", kEuros},
    Name{"dollar", kEuros},
    Name{"usd", kEuros},
    Name{"$", kEuros},
    Name{"pound", kEuros},
    Name{"gbp", kEuros},
    Name{"£", kEuros},
    Name{"franc", kEuros},
    Name{"chf", kEuros},
    Name{"millisecond", kMilliseconds},
    Name{"msec", kMilliseconds},
    Name{"ms", kMilliseconds, AtEnd},
    Name{"second", kSeconds, AtEnd},
    Name{"sec", kSeconds, AtEnd},
    Name{"minute", kMinutes},
    Name{"min", kMinutes, AtEnd},
    Name{"hour", kHours},
    Name{"hr", kHours, AtEnd},
    Name{"day", kDays, AtEnd},
    Name{"week", kWeeks, AtEnd},
    Name{"gram", kGrams},
    Name{"g", kGrams, AtEnd},
    Name{"kilogram", kKilograms},
    Name{"kilo", kKilograms},
    Name{"kg", kKilograms},
    Name{"pound", kPounds, AtEnd},
    Name{"tonne", kTonnes},
    Name{"millimetre", kMillimetres},
    Name{"millimeter", kMillimetres},
    Name{"mm", kMillimetres},
    Name{"centimetre", kCentimetres},
    Name{"centimeter", kCentimetres},
    Name{"cm", kCentimetres},
    Name{"metre", kMetres},
    Name{"meter", kMetres, AtEnd},
    Name{"m", kMetres, AtEnd},
    Name{"kilometre", kKilometres},
    Name{"kilometer", kKilometres},
    Name{"km", kKilometres},
    Name{"mile", kMiles, AtEnd},
    Name{"millilitre", kMillilitres},
    Name{"milliliter", kMillilitres},
    Name{"ml", kMillilitres, AtEnd},
    Name{"cl", kCentilitres, AtEnd},
    Name{"litre", kLitres},
    Name{"liter", kLitres},
    Name{"l", kLitres, AtEnd},
    Name{"hectolitre", kHectolitres},
    Name{"hl", kHectolitres, AtEnd},
};

/// Whether a unit stands there as the one that is asked for: not in "euros per hour", "rounded to cents", "days without a drink".
bool isRequested(const Question& question, int word, Measure measure)
{
    static const Phrase rate("per|a|an|each|every|/"), digits("to|nearest|whole"), rounded("<round>|rounded");
    static const Phrase wanted("in|into|as|many|of|total|average|mean|median [the] [whole|full]"), ofEach("* of|per|by|for");
    static const Phrase time("on|during [the|all|these|those] [*]");
    if (rate.isBefore(question, word) || (digits.isBefore(question, word) && rounded.isIn(question)))
        return false;
    return measure != Measure::Time || wanted.isBefore(question, word) || (ofEach.isAt(question, word) && !time.isBefore(question, word));
}

/// Letters alone name a unit; of words one that stands for several: "in hours", not "the second".
bool isMentioned(const Word& word, const Name& name)
{
    if (!hasLemma(word, name.word))
        return false;
    const bool isSymbol = name.word.size() <= 3;
    return isSymbol || name.unit.measure != Measure::Time || word.text.ends_with('s');
}

} // namespace

bool isMoneyWord(const Word& word)
{
    return namesMeasure(word, Measure::Money);
}

bool namesMeasure(const Word& word, Measure measure)
{
    constexpr std::array names{"money", "time", "mass", "length", "volume"}; // as Measure has them
    return hasLemma(word, measuredThings().valuesOf(names[static_cast<std::size_t>(measure)]));
}

bool isCalledAfter(const Column& column, Measure measure)
{
    return std::ranges::any_of(splitName(column.readableName), [&](const Word& word) { return namesMeasure(word, measure); });
}

std::optional<Unit> unitOf(const Column& column)
{
    return column.type == ColumnType::Number ? unitNamed(splitName(column.readableName)) : std::nullopt;
}

std::optional<Unit> unitNamed(const std::vector<Word>& name)
{
    const auto isRate = [](const Word& word) { return word.text.ends_with("ly"); }; // "hourly": no duration
    for (const Name& unit : kNames)
        for (std::size_t i = 0; i < name.size(); ++i)
            if (hasLemma(name[i], unit.word) && !isRate(name[i]) && (unit.place == Anywhere || i + 1 == name.size()))
                return unit.unit;
    return {};
}

std::vector<Unit> unitsOf(Measure measure)
{
    std::vector<Unit> units;
    for (const Name& name : kNames)
        if (name.unit.measure == measure && std::ranges::find(units, name.unit) == units.end())
            units.push_back(name.unit);
    return units;
}

std::vector<UnitMention> unitMentions(const Question& question, Measure measure)
{
    static const Phrase number("#");
    std::vector<UnitMention> mentions;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const auto name = std::ranges::find_if(kNames, [&](const Name& one) {
            return one.unit.measure == measure && isMentioned(question.words[static_cast<std::size_t>(word)], one);
        });
        if (name == kNames.end())
            continue;
        const bool isSign = name->word == "€" || name->word == "$" || name->word == "£";
        const bool isOfNumber = number.isBefore(question, word) || (isSign && number.isAt(question, word + 1));
        if (isOfNumber || isRequested(question, word, measure))
            mentions.push_back({name->unit, isOfNumber});
    }
    return mentions;
}

} // namespace ratatosk
