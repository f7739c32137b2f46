// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/compact_rules.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>

namespace ratatosk {

using sql::Aggregate;
using sql::ArithmeticOperator;
using sql::ComparisonOperator;
using sql::Connective;
using sql::SetOperator;

namespace {

using Meanings = std::map<std::string, RuleMeaning>;

void addPlain(Meanings& meanings)
{
    const std::map<std::string, PlainRule> plain = {{"JoinAlso", PlainRule::JoinAlso},
                                                    {"JoinOn", PlainRule::JoinOn},
                                                    {"JoinOther", PlainRule::JoinOther},
                                                    {"JoinOthers", PlainRule::JoinOthers},
                                                    {"On", PlainRule::On},
                                                    {"GroupAlso", PlainRule::GroupAlso},
                                                    {"Limit", PlainRule::Limit},
                                                    {"Distinct", PlainRule::Distinct},
                                                    {"Two", PlainRule::ItemList},
                                                    {"Three", PlainRule::ItemList},
                                                    {"Four", PlainRule::ItemList},
                                                    {"Five", PlainRule::ItemList},
                                                    {"Six", PlainRule::ItemList},
                                                    {"Column", PlainRule::Column},
                                                    {"CountAll", PlainRule::CountAll},
                                                    {"All", PlainRule::All},
                                                    {"Literal", PlainRule::Literal},
                                                    {"Scalar", PlainRule::Scalar},
                                                    {"Other", PlainRule::Other},
                                                    {"Outer", PlainRule::Outer},
                                                    {"Not", PlainRule::Not},
                                                    {"Between", PlainRule::Between},
                                                    {"BetweenExpressions", PlainRule::BetweenExpressions},
                                                    {"In", PlainRule::In},
                                                    {"NotIn", PlainRule::NotIn},
                                                    {"IsNull", PlainRule::IsNull},
                                                    {"NotNull", PlainRule::NotNull},
                                                    {"Exists", PlainRule::Exists},
                                                    {"OfOther", PlainRule::OfOther},
                                                    {"Keep", PlainRule::Keep},
                                                    {"JoinIfAny", PlainRule::JoinIfAny},
                                                    {"FromRows", PlainRule::FromRows},
                                                    {"JoinRows", PlainRule::JoinRows},
                                                    {"JoinRowsIfAny", PlainRule::JoinRowsIfAny},
                                                    {"JoinNextRows", PlainRule::JoinNextRows},
                                                    {"GroupOf", PlainRule::GroupOf},
                                                    {"Truth", PlainRule::Truth},
                                                    {"IsEmpty", PlainRule::IsEmpty},
                                                    {"NotEmpty", PlainRule::NotEmpty},
                                                    {"ExpressionIn", PlainRule::ExpressionIn},
                                                    {"ExpressionNotIn", PlainRule::ExpressionNotIn},
                                                    {"ExpressionIsNull", PlainRule::ExpressionIsNull},
                                                    {"ExpressionNotNull", PlainRule::ExpressionNotNull}};
    meanings.insert(plain.begin(), plain.end());
}

void addOperators(Meanings& meanings)
{
    const Meanings operators = {{"Union", SetOperator::Union},
                                {"Intersect", SetOperator::Intersect},
                                {"Except", SetOperator::Except},
                                {"Add", ArithmeticOperator::Add},
                                {"Subtract", ArithmeticOperator::Subtract},
                                {"Multiply", ArithmeticOperator::Multiply},
                                {"Divide", ArithmeticOperator::Divide},
                                {"And", Connective::And},
                                {"Or", Connective::Or},
                                {"Contains", TextTest::Contains},
                                {"StartsWith", TextTest::StartsWith},
                                {"EndsWith", TextTest::EndsWith},
                                {"Matches", TextTest::Matches}};
    meanings.insert(operators.begin(), operators.end());
}

void addFunctions(Meanings& meanings)
{
    const Meanings functions = {{"Median", MedianRule{false}},
                                {"MedianWhere", MedianRule{true}},
                                {"Year", DatePartRule{"%Y"}},
                                {"Month", DatePartRule{"%m"}},
                                {"YearMonth", DatePartRule{"%Y-%m"}},
                                {"MonthDay", DatePartRule{"%m-%d"}},
                                {"Day", DatePartRule{"%d"}},
                                {"Weekday", DatePartRule{"%w"}},
                                {"Hour", DatePartRule{"%H"}},
                                {"Week", DatePartRule{"%W"}},
                                {"ClockTime", DatePartRule{"%H:%M"}},
                                {"DateOf", FunctionRule{sql::Function::Date}},
                                {"DayNumber", FunctionRule{sql::Function::JulianDay}},
                                {"Length", FunctionRule{sql::Function::Length}},
                                {"Lower", FunctionRule{sql::Function::Lower}},
                                {"Upper", FunctionRule{sql::Function::Upper}},
                                {"Trimmed", FunctionRule{sql::Function::Trim}},
                                {"Absolute", FunctionRule{sql::Function::Abs}},
                                {"Rounded", FunctionRule{sql::Function::Round}},
                                {"AsInteger", sql::CastType::Integer},
                                {"AsReal", sql::CastType::Real},
                                {"AsText", sql::CastType::Text},
                                {"Modulo", ArithmeticOperator::Modulo},
                                {"Concatenate", ArithmeticOperator::Concatenate},
                                {"ExpressionContains", ExpressionTextRule{TextTest::Contains}},
                                {"ExpressionStartsWith", ExpressionTextRule{TextTest::StartsWith}},
                                {"ExpressionEndsWith", ExpressionTextRule{TextTest::EndsWith}}};
    meanings.insert(functions.begin(), functions.end());
}

void addIdioms(Meanings& meanings)
{
    const Meanings idioms = {{"Filtered", IdiomRule::Filtered},
                             {"CountIf", IdiomRule::CountIf},
                             {"ShareIf", IdiomRule::ShareIf},
                             {"Percent", IdiomRule::Percent},
                             {"Ratio", IdiomRule::Ratio},
                             {"Each", IdiomRule::Each},
                             {"Days", IdiomRule::Days},
                             {"RoundedTo", IdiomRule::RoundedTo},
                             {"Substring", IdiomRule::Substring},
                             {"SubstringFrom", IdiomRule::SubstringFrom},
                             {"Position", IdiomRule::Position},
                             {"FirstWord", IdiomRule::FirstWord},
                             {"LastWords", IdiomRule::LastWords},
                             {"Spaced", IdiomRule::Spaced},
                             {"OrZero", IdiomRule::OrZero},
                             {"OrElse", IdiomRule::OrElse},
                             {"OrNull", IdiomRule::OrNull},
                             {"Case", IdiomRule::Case},
                             {"CaseOnly", IdiomRule::CaseOnly},
                             {"OfSeconds", IdiomRule::OfSeconds},
                             {"Quarter", IdiomRule::Quarter},
                             {"AsAmount", IdiomRule::AsAmount},
                             {"AsDecimal", IdiomRule::AsDecimal},
                             {"Running", WindowRule::Running},
                             {"Whole", WindowRule::Whole},
                             {"Previous", WindowRule::Previous},
                             {"Change", WindowRule::Change},
                             {"Rank", WindowRule::Rank},
                             {"RowNumber", WindowRule::RowNumber},
                             {"Within", WindowRule::Within},
                             {"Next", WindowRule::Next}};
    meanings.insert(idioms.begin(), idioms.end());
}

/// FirstItem, SecondItem ...
void addItems(Meanings& meanings)
{
    int place = 0;
    for (const char* name : {"First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth"})
        meanings[std::string(name) + "Item"] = ItemRule{place++};
}

/// Select[Where][Group][Having][Order]
void addPatterns(Meanings& meanings)
{
    for (int bits = 0; bits < 16; ++bits) {
        const QueryPattern pattern{(bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0, (bits & 8) != 0};
        meanings[std::string("Select") + (pattern.hasWhere ? "Where" : "") + (pattern.hasGroup ? "Group" : "")
                 + (pattern.hasHaving ? "Having" : "") + (pattern.hasOrder ? "Order" : "")] = pattern;
    }
}

/// Max, MaxOf, MaxOfRows, CountDistinct, CountDistinctOf ...
void addAggregates(Meanings& meanings)
{
    const std::map<std::string, Aggregate> functions = {
        {"Max", Aggregate::Max}, {"Min", Aggregate::Min}, {"Count", Aggregate::Count}, {"Sum", Aggregate::Sum}, {"Avg", Aggregate::Avg}};
    for (const auto& [name, function] : functions) {
        meanings[name + (function == Aggregate::Count ? "Rows" : "OfRows")] = RowsRule{function};
        for (const bool isDistinct : {false, true}) {
            const std::string full = name + (isDistinct ? "Distinct" : "");
            meanings[full] = AggregateRule{function, isDistinct, true};
            meanings[full + "Of"] = AggregateRule{function, isDistinct, false};
        }
    }
}

/// Equal, EqualQuery, ExpressionEqual, ExpressionEqualQuery, EqualExpressions ...
void addComparisons(Meanings& meanings)
{
    const std::map<std::string, ComparisonOperator> operators = {
        {"Equal", ComparisonOperator::Equal},         {"NotEqual", ComparisonOperator::NotEqual},
        {"Less", ComparisonOperator::Less},           {"Greater", ComparisonOperator::Greater},
        {"LessEqual", ComparisonOperator::LessEqual}, {"GreaterEqual", ComparisonOperator::GreaterEqual}};
    for (const auto& [name, operation] : operators) {
        meanings[name] = ComparisonRule{operation, true, OperandKind::Value};
        meanings[name + "Query"] = ComparisonRule{operation, true, OperandKind::Query};
        meanings["Expression" + name] = ComparisonRule{operation, false, OperandKind::Value};
        meanings["Expression" + name + "Query"] = ComparisonRule{operation, false, OperandKind::Query};
        meanings[name + "Expressions"] = ComparisonRule{operation, false, OperandKind::Expression};
    }
}

void addOrders(Meanings& meanings)
{
    for (const bool isDescending : {false, true}) {
        const std::string all = isDescending ? "Descending" : "Ascending";
        const std::string few = isDescending ? "Highest" : "Lowest";
        meanings[all] = OrderRule{isDescending, OrderRule::Tail::End};
        meanings[all + "Then"] = OrderRule{isDescending, OrderRule::Tail::NextKey};
        meanings[few] = OrderRule{isDescending, OrderRule::Tail::LimitOne};
        meanings[few + "Few"] = OrderRule{isDescending, OrderRule::Tail::LimitValue};
        meanings[few + "At"] = OrderRule{isDescending, OrderRule::Tail::Place};
        meanings[few + "OfEach"] = OrderRule{isDescending, OrderRule::Tail::OneOfEach};
        meanings[few + "FewOfEach"] = OrderRule{isDescending, OrderRule::Tail::FewOfEach};
        meanings[few + "AtOfEach"] = OrderRule{isDescending, OrderRule::Tail::PlaceOfEach};
    }
}

Meanings allMeanings()
{
    Meanings meanings;
    addPlain(meanings);
    addOperators(meanings);
    addPatterns(meanings);
    addAggregates(meanings);
    addComparisons(meanings);
    addOrders(meanings);
    addFunctions(meanings);
    addIdioms(meanings);
    addItems(meanings);
    return meanings;
}

} // namespace

CompactRules::CompactRules(const sql::Grammar& compact)
    : m_grammar(compact), m_statementType(compact.type("statement")), m_isBroad(compact.rule("FromRows") >= 0)
{
    static const Meanings meanings = allMeanings();
    for (const sql::Grammar::Rule& rule : compact.rules())
        m_meanings.push_back(meanings.at(rule.name));
}

bool CompactRules::takesRows(int rule) const
{
    const auto* plain = as<PlainRule>(rule);
    return plain && *plain >= PlainRule::FromRows && *plain <= PlainRule::JoinNextRows;
}

bool CompactRules::isAggregate(int rule) const
{
    const bool isIdiom = is(rule, IdiomRule::Filtered) || is(rule, IdiomRule::CountIf) || is(rule, IdiomRule::ShareIf);
    return isIdiom || as<AggregateRule>(rule) || is(rule, PlainRule::CountAll);
}

int CompactRules::ruleFor(const RuleMeaning& meaning) const
{
    const auto found = std::find(m_meanings.begin(), m_meanings.end(), meaning);
    return found == m_meanings.end() ? -1 : static_cast<int>(found - m_meanings.begin());
}

int CompactRules::ruleForItems(size_t count) const
{
    for (size_t rule = 0; rule < m_meanings.size(); ++rule) {
        if (m_meanings[rule] == RuleMeaning(PlainRule::ItemList) && m_grammar.rules()[rule].fields.size() == count)
            return static_cast<int>(rule);
    }
    return -1;
}

} // namespace ratatosk
