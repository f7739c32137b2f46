// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/query_choices.h"
#include "core/answer/value/item_labels.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

namespace ratatosk {

namespace {

struct NamedPart {
    std::string_view rule;
    QueryPart part;
};

/// The grammar's rules that lead to a part, without what they say about its surroundings.
const std::array kRules{
    NamedPart{"Column", ColumnAggregate::Plain},
    NamedPart{"Max", ColumnAggregate::Max},
    NamedPart{"Min", ColumnAggregate::Min},
    NamedPart{"Sum", ColumnAggregate::Sum},
    NamedPart{"Avg", ColumnAggregate::Avg},
    NamedPart{"Count", ColumnAggregate::Count},
    NamedPart{"CountDistinct", ColumnAggregate::CountDistinct},
    NamedPart{"Equal", ConditionTest::Equal},
    NamedPart{"NotEqual", ConditionTest::NotEqual},
    NamedPart{"Less", ConditionTest::Less},
    NamedPart{"Greater", ConditionTest::Greater},
    NamedPart{"LessEqual", ConditionTest::LessEqual},
    NamedPart{"GreaterEqual", ConditionTest::GreaterEqual},
    NamedPart{"Contains", ConditionTest::Contains},
    NamedPart{"StartsWith", ConditionTest::BeginsWith},
    NamedPart{"EndsWith", ConditionTest::EndsWith},
    NamedPart{"Between", ConditionTest::Between},
    NamedPart{"In", ConditionTest::Among},
    NamedPart{"NotIn", ConditionTest::NotAmong},
    NamedPart{"IsNull", ConditionTest::Missing},
    NamedPart{"NotNull", ConditionTest::There},
    NamedPart{"Ascending", SortDirection::Ascending},
    NamedPart{"Lowest", SortDirection::Ascending},
    NamedPart{"Descending", SortDirection::Descending},
    NamedPart{"Highest", SortDirection::Descending},
};

/// "ExpressionEqualQuery(left, right)" is the rule "Equal", with an expression on one side and a query on the other.
std::string_view bareRule(std::string_view action)
{
    std::string_view rule = action.substr(0, action.find('('));
    if (rule.starts_with("Expression"))
        rule.remove_prefix(std::string_view("Expression").size());
    for (const std::string_view ending : {"Query", "Expressions", "Of", "Few", "Then"}) {
        if (rule.size() > ending.size() && rule.ends_with(ending))
            rule.remove_suffix(ending.size());
    }
    return rule;
}

/// Reads decisions as parts of a query.
class PartReader
{
public:
    explicit PartReader(const Schema& schema)
    {
        for (int column = 0; column < schema.columnCount(); ++column)
            m_named.emplace("column " + labelOf(schema, ColumnId{column}), ColumnId{column});
        for (int table = 0; table < schema.tableCount(); ++table)
            m_named.emplace("table " + schema.table(TableId{table}).name, TableId{table});
    }

    std::optional<QueryPart> operator()(const std::string& action) const
    {
        if (const auto named = m_named.find(action); named != m_named.end())
            return named->second;
        const auto rule = std::ranges::find(kRules, bareRule(action), &NamedPart::rule);
        return rule == kRules.end() ? std::nullopt : std::optional(rule->part);
    }

private:
    std::map<std::string, QueryPart> m_named;
};

/// Where in the text a step's clause stands.
int placeOf(QueryStep::Kind step)
{
    switch (step) {
    case QueryStep::Kind::Select: return 0;
    case QueryStep::Kind::From:
    case QueryStep::Kind::Join: return 1;
    case QueryStep::Kind::Where: return 2;
    case QueryStep::Kind::Group: return 3;
    case QueryStep::Kind::Having: return 4;
    default: return 5;
    }
}

/// Columns that join tables are no choices.
bool isKey(const AnswerStep& step, const std::vector<AnswerStep>& steps)
{
    return step.parent >= 0 && steps[static_cast<std::size_t>(step.parent)].action.starts_with("Join")
        && step.action.starts_with("column ");
}

std::vector<const AnswerStep*> decisionsFor(const QueryPart& part, const std::vector<AnswerStep>& steps, const PartReader& read)
{
    std::vector<const AnswerStep*> decisions;
    for (const AnswerStep& step : steps) {
        if (read(step.action) == part && !isKey(step, steps))
            decisions.push_back(&step);
    }
    std::ranges::stable_sort(decisions, {}, &AnswerStep::sqlBegin);
    return decisions;
}

std::vector<QueryChoice*> choicesOf(const QueryPart& part, std::vector<QueryChoice>& choices)
{
    std::vector<QueryChoice*> same;
    for (QueryChoice& choice : choices) {
        if (choice.current == part && !choice.isKey())
            same.push_back(&choice);
    }
    std::ranges::stable_sort(same, {}, [](const QueryChoice* choice) { return std::pair(choice->block, placeOf(choice->step)); });
    return same;
}

bool fits(const QueryChoice& choice, const QueryPart& part)
{
    if (std::holds_alternative<ColumnId>(choice.current))
        return std::holds_alternative<ColumnId>(part) && part != choice.current;
    return std::ranges::find(choice.others, part) != choice.others.end();
}

void rank(QueryChoice& choice, const AnswerStep& decision, const PartReader& read)
{
    for (const RefusedAction& refused : decision.refused) {
        const auto part = read(refused.action);
        if (part && fits(choice, *part) && std::ranges::find(choice.ranked, *part, &RankedPart::part) == choice.ranked.end())
            choice.ranked.push_back({*part, refused.probability});
    }
}

} // namespace

void addRanking(std::vector<QueryChoice>& choices, const std::vector<AnswerStep>& steps, const Schema& schema)
{
    const PartReader read(schema);
    for (QueryChoice& choice : choices) {
        const std::vector<QueryChoice*> same = choicesOf(choice.current, choices);
        const std::vector<const AnswerStep*> decisions = decisionsFor(choice.current, steps, read);
        if (choice.isKey() || same.size() != decisions.size())
            continue; // which decision led where is not clear
        const auto place = std::ranges::find(same, &choice) - same.begin();
        rank(choice, *decisions[static_cast<std::size_t>(place)], read);
    }
}

} // namespace ratatosk
