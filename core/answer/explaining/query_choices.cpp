// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/query_choices.h"

#include "core/answer/explaining/query_places.h"
#include "core/database/schema/rival_keys.h"
#include "core/sql/joins/from_change.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/like_pattern.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ratatosk {

namespace {

using namespace sql;
using Test = ConditionTest;

struct AggregateForm {
    ColumnAggregate shown;
    Aggregate function;
    bool isDistinct;
};

constexpr auto kAggregateForms = std::to_array<AggregateForm>({{ColumnAggregate::Max, Aggregate::Max, false},
                                                               {ColumnAggregate::Min, Aggregate::Min, false},
                                                               {ColumnAggregate::Sum, Aggregate::Sum, false},
                                                               {ColumnAggregate::Avg, Aggregate::Avg, false},
                                                               {ColumnAggregate::Count, Aggregate::Count, false},
                                                               {ColumnAggregate::CountDistinct, Aggregate::Count, true}});

/// In the order of ComparisonOperator.
constexpr auto kComparisons = std::to_array<Test>(
    {Test::Equal, Test::NotEqual, Test::Less, Test::Greater, Test::LessEqual, Test::GreaterEqual});

struct LikeForm {
    Test test;
    bool isOpenBefore;
    bool isOpenAfter;
    bool isNegated;
};

constexpr auto kLikes = std::to_array<LikeForm>({{Test::Contains, true, true, false},
                                                 {Test::BeginsWith, false, true, false},
                                                 {Test::EndsWith, true, false, false},
                                                 {Test::ContainsNot, true, true, true},
                                                 {Test::BeginsNotWith, false, true, true},
                                                 {Test::EndsNotWith, true, false, true}});

template <class Forms, class Is>
auto find(const Forms& forms, Is is)
{
    const auto found = std::ranges::find_if(forms, is);
    return found == forms.end() ? nullptr : &*found;
}

std::optional<ColumnAggregate> columnAggregateOf(const Expression& expression)
{
    const auto* call = std::get_if<AggregateCall>(&expression.term);
    if (!call)
        return ColumnAggregate::Plain;
    const auto* form = find(kAggregateForms,
                            [&](const AggregateForm& one) { return one.function == call->function && one.isDistinct == call->isDistinct; });
    return form ? std::optional(form->shown) : std::nullopt;
}

/// What tests a condition makes; one overload for each kind.
struct TestOf {
    using Found = std::optional<Test>;

    Found operator()(const Comparison& one) const { return kComparisons.at(static_cast<std::size_t>(one.operation)); }
    Found operator()(const Like& one) const
    {
        const auto pattern = likePatternOf(one);
        const auto* form = find(kLikes, [&](const LikeForm& like) {
            return pattern && like.isOpenBefore == pattern->isOpenBefore && like.isOpenAfter == pattern->isOpenAfter
                && like.isNegated == one.isNegated;
        });
        return form ? Found(form->test) : Found();
    }
    Found operator()(const Between& one) const { return one.isNegated ? Test::NotBetween : Test::Between; }
    Found operator()(const InList& one) const { return one.isNegated ? Test::NotAmong : Test::Among; }
    Found operator()(const InQuery& one) const { return one.isNegated ? Test::NotAmong : Test::Among; }
    Found operator()(const NullTest& one) const { return one.isNegated ? Test::There : Test::Missing; }
    Found operator()(const Exists&) const { return {}; }
    Found operator()(const Negation&) const { return {}; }
    Found operator()(const Junction&) const { return {}; }
};

/// The column of a key that others could stand for.
struct RivalledColumn {
    ColumnReference* column;
    std::vector<ColumnId> rivals; ///< itself among them
};

/// The columns that refer to what this one refers to, itself among them; none where it is no rival.
std::vector<ColumnId> standIns(const KeyRivals& rivals, ColumnId column)
{
    const auto own = std::ranges::find(rivals.keys, column, &ForeignKey::from);
    std::vector<ColumnId> columns;
    for (const ForeignKey& key : rivals.keys) {
        if (own != rivals.keys.end() && key.to == own->to)
            columns.push_back(key.from);
    }
    return columns;
}

std::optional<RivalledColumn> rivalled(const KeyPlace& place, const Schema& schema)
{
    for (const KeyRivals& rivals : rivalKeys(schema)) {
        for (ColumnReference* side : {&place.key->left, &place.key->right}) {
            std::vector<ColumnId> columns = standIns(rivals, side->column);
            if (columns.size() > 1)
                return RivalledColumn{side, std::move(columns)};
        }
    }
    return {};
}

/// What stands at a place; nothing where it has no name among the parts, or nothing else could.
struct PartAt {
    const Schema& schema;
    using Found = std::optional<QueryPart>;

    Found operator()(const ColumnPlace& place) const { return place.column->column; }
    Found operator()(const TablePlace& place) const
    {
        return std::get<TableId>(place.owner.block->from[static_cast<std::size_t>(place.source)].relation);
    }
    Found operator()(const KeyPlace& place) const
    {
        const auto key = rivalled(place, schema);
        return key ? Found(key->column->column) : Found();
    }
    Found operator()(const AggregatePlace& place) const
    {
        const auto shown = columnAggregateOf(*place.expression);
        return shown ? Found(*shown) : Found();
    }
    Found operator()(const TestPlace& place) const
    {
        const auto test = std::visit(TestOf(), place.condition->test);
        return test ? Found(*test) : Found();
    }
    Found operator()(const DirectionPlace& place) const
    {
        return place.key->isDescending ? SortDirection::Descending : SortDirection::Ascending;
    }
};

std::vector<QueryPlace> namedPlaces(Query& query, const Schema& schema)
{
    std::vector<QueryPlace> places = placesIn(query);
    std::erase_if(places, [&](const QueryPlace& place) { return !std::visit(PartAt{schema}, place.what); });
    return places;
}

/// The text that a condition compares with; null: it does not.
const std::string* textBeside(const Condition& condition)
{
    const auto* comparison = std::get_if<Comparison>(&condition.test);
    const auto* literal = comparison ? std::get_if<Literal>(&comparison->right.term) : nullptr;
    return literal && literal->type == ValueType::Text ? &literal->text : nullptr;
}

/// All parts that fit at a place, what stands there among them.
struct PartsFor {
    const Schema& schema;
    using Parts = std::vector<QueryPart>;

    Parts operator()(const ColumnPlace&) const { return {}; }
    Parts operator()(const TablePlace& place) const
    {
        Parts parts;
        for (int table = 0; table < schema.tableCount(); ++table) {
            if (hasColumnsOf(place.owner, place.source, TableId{table}, schema))
                parts.emplace_back(TableId{table});
        }
        return parts;
    }
    Parts operator()(const KeyPlace& place) const
    {
        const std::vector<ColumnId> rivals = rivalled(place, schema)->rivals;
        return {rivals.begin(), rivals.end()};
    }
    Parts operator()(const AggregatePlace& place) const
    {
        Parts parts;
        if (place.mayBePlain)
            parts.emplace_back(ColumnAggregate::Plain);
        for (const AggregateForm& form : kAggregateForms)
            parts.emplace_back(form.shown);
        return parts;
    }
    Parts operator()(const TestPlace& place) const
    {
        const Test current = *std::visit(TestOf(), place.condition->test);
        if (std::holds_alternative<Like>(place.condition->test))
            return {Test::Contains, Test::ContainsNot, Test::BeginsWith, Test::EndsWith, Test::Equal, Test::NotEqual};
        for (const auto& [one, opposite] :
             {std::pair(Test::Between, Test::NotBetween), std::pair(Test::Among, Test::NotAmong), std::pair(Test::Missing, Test::There)}) {
            if (current == one || current == opposite)
                return {one, opposite};
        }
        Parts parts(kComparisons.begin(), kComparisons.end());
        const std::string* text = textBeside(*place.condition);
        if (text && !text->empty())
            parts.insert(parts.end(), {Test::Contains, Test::BeginsWith, Test::EndsWith});
        return parts;
    }
    Parts operator()(const DirectionPlace&) const { return {SortDirection::Ascending, SortDirection::Descending}; }
};

/// The column; where rows are grouped by it, also the places that show the group or sort by it.
std::vector<ColumnReference*> alike(const ColumnPlace& place)
{
    SelectBlock& block = *place.owner.block;
    const auto isPlace = [&](Expression& key) { return std::get_if<ColumnReference>(&key.term) == place.column; };
    if (std::ranges::none_of(block.groupBy, isPlace))
        return {place.column};
    const Expression key{*place.column};
    std::vector<ColumnReference*> columns{place.column};
    const auto take = [&](Expression& expression) {
        if (expression == key)
            columns.push_back(&std::get<ColumnReference>(expression.term));
    };
    for (SelectItem& item : block.items)
        take(item.expression);
    if (place.owner.orderBy) {
        for (OrderKey& sortKey : *place.owner.orderBy)
            take(sortKey.expression);
    }
    return columns;
}

/// Puts a part where it fits; one overload for each kind of place.
struct Replacement {
    const QueryPart& part;
    const Schema& schema;

    Result<void> operator()(const ColumnPlace& place) const
    {
        const auto* column = std::get_if<ColumnId>(&part);
        return column ? changeColumns(place.owner, alike(place), *column, schema) : misfit();
    }
    Result<void> operator()(const TablePlace& place) const
    {
        const auto* table = std::get_if<TableId>(&part);
        return table ? changeTable(place.owner, place.source, *table, schema) : misfit();
    }
    Result<void> operator()(const KeyPlace& place) const
    {
        const auto* column = std::get_if<ColumnId>(&part);
        const auto key = rivalled(place, schema);
        if (!column || std::ranges::find(key->rivals, *column) == key->rivals.end())
            return misfit();
        key->column->column = *column;
        return {};
    }
    Result<void> operator()(const AggregatePlace& place) const
    {
        const auto* shown = std::get_if<ColumnAggregate>(&part);
        if (!shown)
            return misfit();
        auto* call = std::get_if<AggregateCall>(&place.expression->term);
        Expression column = call ? *call->argument : *place.expression;
        const auto* form = find(kAggregateForms, [&](const AggregateForm& one) { return one.shown == *shown; });
        *place.expression = form ? Expression{AggregateCall{form->function, form->isDistinct, std::move(column)}} : std::move(column);
        return {};
    }
    Result<void> operator()(const TestPlace& place) const
    {
        const auto* test = std::get_if<Test>(&part);
        return test && retest(*place.condition, *test) ? Result<void>() : misfit();
    }
    Result<void> operator()(const DirectionPlace& place) const
    {
        const auto* direction = std::get_if<SortDirection>(&part);
        if (!direction)
            return misfit();
        place.key->isDescending = *direction == SortDirection::Descending;
        return {};
    }

private:
    static Result<void> misfit() { return Error{ErrorCode::InvalidArgument, "This is not possible in this place of the statement."}; }

    static bool retest(Condition& condition, Test test)
    {
        const auto comparison = std::ranges::find(kComparisons, test);
        if (comparison != kComparisons.end())
            return compare(condition, static_cast<ComparisonOperator>(comparison - kComparisons.begin()));
        if (const auto* form = find(kLikes, [&](const LikeForm& one) { return one.test == test; }))
            return match(condition, *form);
        return negate(condition, test == Test::NotBetween || test == Test::NotAmong || test == Test::There);
    }

    static bool compare(Condition& condition, ComparisonOperator operation)
    {
        if (auto* comparison = std::get_if<Comparison>(&condition.test)) {
            comparison->operation = operation;
            return true;
        }
        const auto* like = std::get_if<Like>(&condition.test);
        const auto pattern = like ? likePatternOf(*like) : std::nullopt;
        if (pattern)
            condition = {Comparison{Expression(like->value), operation, {Literal{ValueType::Text, pattern->letters}}}};
        return pattern.has_value();
    }

    static bool match(Condition& condition, const LikeForm& form)
    {
        const auto* like = std::get_if<Like>(&condition.test);
        const auto pattern = like ? likePatternOf(*like) : std::nullopt;
        const std::string* letters = pattern ? &pattern->letters : textBeside(condition);
        if (!letters)
            return false;
        const Expression value = like ? like->value : std::get<Comparison>(condition.test).left;
        condition = {likeTest(value, {*letters, form.isOpenBefore, form.isOpenAfter}, form.isNegated)};
        return true;
    }

    static bool negate(Condition& condition, bool isNegated)
    {
        const auto set = [&](auto* test) {
            if (test)
                test->isNegated = isNegated;
            return test != nullptr;
        };
        return set(std::get_if<Between>(&condition.test)) || set(std::get_if<InList>(&condition.test))
            || set(std::get_if<InQuery>(&condition.test)) || set(std::get_if<NullTest>(&condition.test));
    }
};

} // namespace

std::vector<QueryChoice> choicesIn(Query query, const Schema& schema)
{
    std::vector<QueryChoice> choices;
    for (const QueryPlace& place : namedPlaces(query, schema)) {
        QueryChoice choice{
            place.step, place.block, place.part, *std::visit(PartAt{schema}, place.what), std::visit(PartsFor{schema}, place.what), {}};
        std::erase(choice.others, choice.current);
        choices.push_back(std::move(choice));
    }
    return choices;
}

Result<std::string> withChoice(Query query, int number, const QueryPart& part, const Schema& schema)
{
    const std::vector<QueryPlace> places = namedPlaces(query, schema);
    const auto changed = std::visit(Replacement{part, schema}, places[static_cast<std::size_t>(number)].what);
    if (!changed)
        return changed.error();
    return unparse(query, schema);
}

} // namespace ratatosk
