// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/synthesis/row_phrases.h"

#include "core/english/language/attribute_wording.h"
#include "core/english/text/characters.h"
#include "core/questions/sampling/table_links.h"
#include "core/questions/synthesis/amount_phrases.h"
#include "core/questions/synthesis/condition_phrases.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <vector>

namespace ratatosk {

using sql::ComparisonOperator;
using sql::Condition;
using sql::SelectBlock;

namespace {

using Conditions = std::vector<const Condition*>;

/// The conditions of WHERE that all must hold.
std::vector<const Condition*> partsOf(const SelectBlock& block)
{
    std::vector<const Condition*> parts;
    if (!block.where)
        return parts;
    const auto* junction = std::get_if<sql::Junction>(&block.where->test);
    if (!junction || junction->connective == sql::Connective::Or)
        return {&*block.where};
    for (const Condition& part : junction->parts)
        parts.push_back(&part);
    return parts;
}

bool selects(const SelectBlock& block, const Schema& schema, TableId table)
{
    return std::ranges::any_of(block.items, [&](const sql::SelectItem& item) {
        const auto* column = std::get_if<sql::ColumnReference>(&item.expression.term);
        return column && schema.column(column->column).table == table;
    });
}

std::string joinedModifiers(const std::vector<std::string>& modifiers)
{
    std::string text;
    for (const std::string& modifier : modifiers) {
        const bool isLight = !text.starts_with("whose ") && !text.starts_with("with") && !text.starts_with("that ")
            && !text.starts_with("who ");
        const char* link = isLight && !modifier.starts_with("of ") ? " " : text.find(" and ") == std::string::npos ? " and " : ", and ";
        if (!modifier.empty())
            text += (text.empty() ? "" : link) + modifier;
    }
    return text;
}

std::string pronoun(TableId table, QuestionWording& wording)
{
    return isPerson(wording.items.table(table, Number::One)) ? "who" : "that";
}

/// "older than 30", "from France", "in 2014": said without the column's name.
std::optional<std::string> natural(const Condition& condition, QuestionWording& wording)
{
    const auto* comparison = std::get_if<sql::Comparison>(&condition.test);
    if (!comparison || !std::holds_alternative<sql::Literal>(comparison->right.term))
        return std::nullopt;
    const Column& column = wording.schema.column(columnOf(condition));
    const AttributeWords words = attributeWords(column.readableName);
    const bool isNumber = std::get<sql::Literal>(comparison->right.term).type != ValueType::Text;
    if (column.readableName.starts_with("is ") && comparison->operation == ComparisonOperator::Equal) {
        const std::string flag = lowerCase(std::get<sql::Literal>(comparison->right.term).text);
        const bool isYes = flag == "t" || flag == "y" || flag == "yes" || flag == "true" || flag == "1";
        const bool isNo = flag == "f" || flag == "n" || flag == "no" || flag == "false" || flag == "0";
        if (isYes || isNo)
            return (isYes ? "that are " : "that are not ") + column.readableName.substr(3);
    }
    std::string_view lead;
    if (comparison->operation == ComparisonOperator::Greater && isNumber)
        lead = words.more;
    if (comparison->operation == ComparisonOperator::Less && isNumber)
        lead = words.less;
    if (comparison->operation == ComparisonOperator::Equal && !isNumber)
        lead = words.preposition;
    if (comparison->operation == ComparisonOperator::Equal && isNumber && column.readableName == "year")
        lead = wording.dice.chance(0.6) ? "in" : "from";
    return lead.empty() ? std::nullopt : std::optional(fmt::format("{} {}", lead, literalPhrase(comparison->right, wording)));
}

/// "an age above 30", "the highest age"; `name` may have an article.
std::string attribute(const Condition& condition, const std::string& name, QuestionWording& wording)
{
    if (const auto phrased = amountPhrase(condition, wording))
        return *phrased;
    const std::string phrased = conditionPhrase(condition, false, wording);
    const bool isExtreme = phrased.starts_with("the ") && phrased.ends_with("est");
    return isExtreme ? phrased + ' ' + wording.items.column(columnOf(condition), Number::One) : name + ' ' + phrased;
}

/// Tests of the subject's own columns.
std::string own(const Conditions& conditions, TableId table, Number number, QuestionWording& wording)
{
    if (conditions.empty())
        return {};
    if (conditions.size() == 1 && wording.dice.chance(0.6)) {
        if (const auto phrase = natural(*conditions.front(), wording))
            return *phrase;
    }
    const auto isMeasure = [&](const Condition* condition) { return wording.facts.of(columnOf(*condition)).role == ColumnRole::Measure; };
    const auto isCounted = [&](const Condition* condition) { return isAmount(columnOf(*condition), wording); };
    const bool isWhose = wording.dice.chance(0.5) && std::ranges::none_of(conditions, isCounted);
    std::vector<std::string> tests;
    for (const Condition* condition : conditions) {
        const std::string name = wording.items.column(columnOf(*condition), Number::One);
        if (isWhose)
            tests.push_back(name + ' ' + conditionPhrase(*condition, true, wording));
        else
            tests.push_back(attribute(*condition, isMeasure(condition) && pluralOf(name) != name ? withArticle(name) : name, wording));
    }
    if (isWhose)
        return "whose " + listed(tests, wording.dice.chance(0.3) ? "and whose" : "and");
    if (wording.dice.chance(0.7) || !std::ranges::all_of(conditions, isMeasure))
        return "with " + listed(tests);
    return pronoun(table, wording) + (number == Number::One ? " has " : " have ") + listed(tests);
}

/// "that have at least one concert in 2014"
std::string having(TableId owner, TableId other, const std::string& modifier, Number number, QuestionWording& wording)
{
    const std::string tail = modifier.empty() ? "" : ' ' + modifier;
    const std::string one = wording.items.table(other, Number::One) + tail;
    if (wording.saysWith)
        return "with " + (wording.dice.chance(0.7) ? withArticle(one) : "at least one " + one);
    const std::string have = pronoun(owner, wording) + (number == Number::One ? " has " : " have ");
    return have
        + (wording.dice.chance(0.5)       ? withArticle(one)
               : wording.dice.chance(0.5) ? "at least one " + one
                                          : "any " + wording.items.table(other, Number::Many) + tail);
}

/// Tests of the one row of another table that the subject refers to.
std::string ofParent(TableId other, const Conditions& conditions, QuestionWording& wording)
{
    const std::string noun = wording.items.table(other, Number::One);
    const Condition& first = *conditions.front();
    const auto* equal = std::get_if<sql::Comparison>(&first.test);
    const bool isNamed = conditions.size() == 1 && equal && equal->operation == ComparisonOperator::Equal
        && wording.facts.of(columnOf(first)).role == ColumnRole::Label;
    if (isNamed && wording.dice.chance(0.6)) {
        constexpr std::array patterns{"of the {} {}", "of the {} named {}", "whose {} is {}", "of the {} called {}"};
        return fmt::format(fmt::runtime(wording.dice.pick(patterns)), noun, literalPhrase(equal->right, wording));
    }
    if (conditions.size() == 1 && !isAmount(columnOf(first), wording) && wording.dice.chance(0.4))
        return fmt::format("whose {} {} {}", noun, wording.items.column(columnOf(first), Number::One),
                           conditionPhrase(first, true, wording));
    if (wording.dice.chance(0.4))
        return fmt::format("of the {} {}", noun, own(conditions, other, Number::One, wording));
    std::vector<std::string> tests;
    for (const Condition* condition : conditions) {
        const std::string name = wording.items.column(columnOf(*condition), Number::One);
        tests.push_back(attribute(*condition, pluralOf(name) != name ? withArticle(name) : name, wording));
    }
    return fmt::format("whose {} has {}", noun, listed(tests));
}

std::string linked(const SelectBlock& block, TableId other, const Conditions& conditions, Number number, QuestionWording& wording)
{
    const TableId owner = subjectOf(block);
    const std::vector<TableLink> links = linksOf(wording.schema, owner);
    const auto link = std::ranges::find(links, other, &TableLink::table);
    const bool isParent = link != links.end() && link->bond == TableBond::Parent;
    if (conditions.empty())
        return isParent || selects(block, wording.schema, other) ? std::string() : having(owner, other, {}, number, wording);
    return isParent ? ofParent(other, conditions, wording)
                    : having(owner, other, own(conditions, other, Number::One, wording), number, wording);
}

std::string without(TableId owner, const std::string& others, Number number, QuestionWording& wording)
{
    if (wording.dice.chance(0.3))
        return "without any " + others;
    const std::string who = pronoun(owner, wording);
    if (number == Number::One)
        return who + (wording.dice.chance(0.5) ? " has no " : " does not have any ") + others;
    return who + (wording.dice.chance(0.5) ? " have no " : " do not have any ") + others;
}

std::string membership(const sql::InQuery& test, TableId owner, Number number, QuestionWording& wording)
{
    const SelectBlock& inner = test.query->first;
    if (!test.isNegated)
        return having(owner, subjectOf(inner), modifierPhrase(inner, Number::One, wording), number, wording);
    return without(owner, rowsPhrase(inner, Number::Many, wording), number, wording);
}

} // namespace

TableId subjectOf(const SelectBlock& block)
{
    return std::get<TableId>(block.from.front().relation);
}

std::string modifierPhrase(const SelectBlock& block, Number number, QuestionWording& wording)
{
    const TableId owner = subjectOf(block);
    std::map<TableId, Conditions> byTable;
    std::vector<std::string> modifiers(1);
    for (const Condition* part : partsOf(block)) {
        if (const auto* in = std::get_if<sql::InQuery>(&part->test))
            modifiers.push_back(membership(*in, owner, number, wording));
        else
            byTable[wording.schema.column(columnOf(*part)).table].push_back(part);
    }
    modifiers.front() = own(byTable[owner], owner, number, wording);
    for (size_t i = 1; i < block.from.size(); ++i) {
        const TableId other = std::get<TableId>(block.from[i].relation);
        const bool isBetween = i + 1 < block.from.size() && byTable[other].empty(); // the join's end comes last
        const bool isGroup = !block.groupBy.empty();
        if (!isBetween && !(isGroup && byTable[other].empty()))
            modifiers.push_back(linked(block, other, byTable[other], number, wording));
    }
    return joinedModifiers(modifiers);
}

std::string rowsPhrase(const SelectBlock& block, Number number, QuestionWording& wording)
{
    const std::string tail = modifierPhrase(block, number, wording);
    return wording.items.table(subjectOf(block), number) + (tail.empty() ? "" : ' ' + tail);
}

std::string lackingPhrase(const SelectBlock& block, Number number, QuestionWording& wording)
{
    const TableId other = std::get<TableId>(block.from.back().relation);
    const std::string tests = own(partsOf(block), other, Number::Many, wording);
    return without(subjectOf(block), wording.items.table(other, Number::Many) + (tests.empty() ? "" : ' ' + tests), number, wording);
}

std::optional<std::string> asVerb(const std::string& modifier)
{
    const auto after = [&](std::string_view begin) { return modifier.substr(begin.size()); };
    if (modifier.empty() || modifier.starts_with("whose ") || modifier.starts_with("of "))
        return std::nullopt;
    if (modifier.starts_with("that ") || modifier.starts_with("who "))
        return after(modifier.starts_with("that ") ? "that " : "who ");
    if (modifier.starts_with("with "))
        return "have " + after("with ");
    if (modifier.starts_with("without "))
        return "do not have " + after("without ");
    return "are " + modifier;
}

} // namespace ratatosk
