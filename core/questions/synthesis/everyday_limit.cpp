// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/synthesis/everyday_limit.h"

#include "core/english/language/english_forms.h"
#include "core/english/language/everyday_words.h"
#include "core/english/language/value_map.h"
#include "core/english/text/characters.h"
#include "core/questions/sampling/cell_literal.h"
#include "core/questions/sampling/table_links.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace ratatosk {
namespace {

using sql::ComparisonOperator;

/// One column, one value of it, and the noun that is limited.
struct Draw {
    const std::string& column; ///< its spoken name
    const Cell& value;
    const sql::Literal literal;
    const std::string& noun;
    sql::Expression left;
    Dice& dice;

    EverydayLimit with(ComparisonOperator operation) const { return {.condition = {sql::Comparison{left, operation, {literal}}}}; }
};

/// "Peruvian" and not "Peru".
bool isAdjective(const std::string& text)
{
    constexpr std::array endings{"an", "ish", "ese", "ch", "ss", "ek"};
    return std::ranges::any_of(endings, [&](const char* ending) { return text.ends_with(ending); });
}

/// A state of the country and not of a thing: "Ohio" and not "held".
bool mayBePlace(const Draw& draw)
{
    const std::string& text = draw.literal.text;
    const bool isSmall = !text.empty() && text.front() >= 'a' && text.front() <= 'z';
    return isPlaceName(draw.column) && !(draw.column.ends_with("state") && (isSmall || isStateOfThings(text)));
}

std::optional<EverydayLimit> inPlace(const Draw& draw)
{
    const bool isNation = draw.column.ends_with("nationality") && !isAdjective(draw.literal.text);
    if ((!mayBePlace(draw) && !isNation) || draw.literal.type != ValueType::Text)
        return {};
    const bool isOrigin = isNation || isPerson(draw.noun) || draw.column.ends_with("hometown");
    EverydayLimit limit = draw.with(ComparisonOperator::Equal);
    limit.after = (isOrigin ? "from " : "in ") + draw.literal.text;
    const char* verb = isOrigin ? (draw.dice.chance(0.5) ? "come from " : "are from ")
                                : (draw.dice.chance(0.7) ? "are in " : "are located in ");
    limit.verb = verb + draw.literal.text;
    return limit;
}

/// Letters of a word or two; a code says nothing.
bool isReadable(const std::string& text)
{
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == ' ' || c == '-'; };
    return text.size() > 3 && text.size() <= 24 && std::ranges::all_of(text, isLetter) && std::ranges::count(text, ' ') <= 1;
}

/// "female" for F; proper names keep their capitals.
std::string kindWord(const Draw& draw)
{
    const std::string low = lowerCase(draw.literal.text);
    const bool isSex = draw.column.ends_with("sex") || draw.column.ends_with("gender");
    if (isSex && (low == "f" || low == "female"))
        return "female";
    if (isSex && (low == "m" || low == "male"))
        return "male";
    if (!isReadable(low) || (draw.column.ends_with("nationality") && !isAdjective(low)))
        return {};
    constexpr std::array properKinds{"nationality", "party", "brand"};
    const bool isProper = std::ranges::any_of(properKinds, [&](const char* kind) { return draw.column.ends_with(kind); })
        || draw.dice.chance(0.15);
    return isProper ? draw.literal.text : low;
}

std::optional<EverydayLimit> ofKind(const Draw& draw)
{
    const std::string low = lowerCase(draw.literal.text);
    const std::string kind = isKindName(draw.column) && draw.literal.type == ValueType::Text ? kindWord(draw) : std::string();
    if (kind.empty())
        return {};
    EverydayLimit limit = draw.with(ComparisonOperator::Equal);
    if (lowerCase(lastWord(kind)) == lastWord(draw.noun) && kind.find(' ') != std::string::npos) {
        limit.noun = kind;
        return limit;
    }
    if (isPerson(draw.noun) && kind.ends_with("an") && kind != low && draw.dice.chance(0.4)) {
        limit.noun = kind; // "Republicans"
        return limit;
    }
    limit.before = kind;
    if (kind.find(' ') == std::string::npos)
        limit.verb = "are " + kind;
    return limit;
}

/// "are older than 30" is "older than 30" after a noun; "cost more than 30" needs "that".
std::string afterNoun(const std::string& verb, const std::string& noun)
{
    return verb.starts_with("are ") ? verb.substr(4) : (isPerson(noun) ? "who " : "that ") + verb;
}

std::optional<EverydayLimit> measured(const Draw& draw)
{
    const MeasureWords words = measureWords(draw.column);
    const bool isMore = words.less.empty() || draw.dice.chance(0.55);
    const std::string_view lead = isMore ? words.more : words.less;
    if (lead.empty() || draw.literal.type == ValueType::Text)
        return {};
    EverydayLimit limit = draw.with(isMore ? ComparisonOperator::Greater : ComparisonOperator::Less);
    limit.verb = fmt::format("{} {}", lead, draw.literal.text);
    limit.after = afterNoun(limit.verb, draw.noun);
    return limit;
}

std::optional<EverydayLimit> counted(const Draw& draw)
{
    const std::string_view things = countedThings(draw.column);
    if (things.empty() || draw.literal.type == ValueType::Text)
        return {};
    const bool isMore = draw.dice.chance(0.6);
    EverydayLimit limit = draw.with(isMore ? ComparisonOperator::Greater : ComparisonOperator::Less);
    const char* comparative = isMore ? "more" : draw.dice.chance(0.5) ? "fewer" : "less";
    const std::string amount = fmt::format("{} than {} {}", comparative, draw.literal.text, things);
    limit.after = "with " + amount;
    limit.verb = "have " + amount;
    return limit;
}

std::optional<EverydayLimit> happened(const Draw& draw)
{
    const std::string_view deed = happening(draw.column);
    const bool isYear = draw.literal.type != ValueType::Text && draw.literal.text.size() == 4;
    if (deed.empty() || !isYear)
        return {};
    constexpr std::pair<const char*, ComparisonOperator> relations[]{{"after", ComparisonOperator::Greater},
                                                                     {"before", ComparisonOperator::Less},
                                                                     {"in", ComparisonOperator::Equal},
                                                                     {"since", ComparisonOperator::GreaterEqual}};
    const auto& [relation, operation] = draw.dice.pick(relations);
    EverydayLimit limit = draw.with(operation);
    limit.after = fmt::format("{} {} {}", deed, relation, draw.literal.text);
    limit.verb = "were " + limit.after;
    return limit;
}

} // namespace

std::optional<EverydayLimit> drawEverydayLimit(const Schema& schema, const DatabaseFacts& facts, const std::vector<sql::Source>& from,
                                               const std::vector<ColumnId>& names, const std::string& noun, Dice& dice)
{
    std::vector<EverydayLimit> limits;
    for (const ColumnId column : schema.columnsOf(schema.column(names.front()).table)) {
        const std::vector<Cell>& values = facts.of(column).values;
        if (values.size() < 2 || facts.of(column).role == ColumnRole::Key || std::ranges::find(names, column) != names.end())
            continue;
        const Cell& value = dice.pick(values);
        if (!canBePhrased(value))
            continue;
        const Draw draw{schema.column(column).readableName, value, literalOf(value), noun, columnIn(from, schema, column), dice};
        for (const auto& way : {inPlace, ofKind, measured, counted, happened}) {
            if (const auto limit = way(draw))
                limits.push_back(*limit);
        }
    }
    return limits.empty() ? std::nullopt : std::optional(dice.pick(limits));
}

} // namespace ratatosk
