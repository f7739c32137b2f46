// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/idioms.h"
#include "core/grammar/transition/referring_terms.h"

#include <algorithm>
#include <utility>

namespace ratatosk::idiom {

using namespace sql;

namespace {

/// References out of the block go `by` queries further: it moves into a query, or out of one.
void shiftOutward(SelectBlock& block, int by)
{
    editReferringTerms(block, [by](Expression& term, int depth) {
        if (auto* column = std::get_if<ColumnReference>(&term.term); column && column->source.level > depth)
            column->source.level += by;
    });
}

Expression output(size_t index)
{
    return {OutputReference{{0, 0}, static_cast<int>(index)}};
}

const OutputReference* ownOutputIn(const Expression& expression)
{
    const auto* found = std::get_if<OutputReference>(&expression.term);
    return found && found->source == SourceReference{0, 0} ? found : nullptr;
}

/// The one query that a block reads.
const Query* onlyQueryIn(const SelectBlock& block)
{
    const auto* query = block.from.size() == 1 ? std::get_if<Box<Query>>(&block.from.front().relation) : nullptr;
    return query && (*query)->rest.empty() ? &**query : nullptr;
}

const WindowCall* rowNumberIn(const SelectItem& item)
{
    const auto* window = std::get_if<WindowCall>(&item.expression.term);
    const bool isRowNumber = window && window->function == decltype(window->function)(WindowFunction::RowNumber);
    return isRowNumber && window->partitionBy.size() == 1 && !window->orderBy.empty() ? window : nullptr;
}

/// `place = 1`, `place <= 3`
struct PlaceTest {
    int output = 0;
    std::string place;
    bool isRange = false;
};

std::optional<PlaceTest> placeTestIn(const SelectBlock& block)
{
    const auto* test = block.where ? std::get_if<Comparison>(&block.where->test) : nullptr;
    const OutputReference* output = test ? ownOutputIn(test->left) : nullptr;
    const auto* place = test ? std::get_if<Literal>(&test->right.term) : nullptr;
    const bool isRange = test && test->operation == ComparisonOperator::LessEqual;
    if (!output || !place || place->type != ValueType::Integer || !(isRange || test->operation == ComparisonOperator::Equal))
        return std::nullopt;
    return PlaceTest{output->output, place->text, isRange};
}

} // namespace

SelectBlock bestOfEach(BestOfEach best)
{
    SelectBlock outer;
    for (size_t i = 0; i < best.rows.items.size(); ++i)
        outer.items.push_back({output(i), {}});
    best.rows.items.push_back({{WindowCall{WindowFunction::RowNumber, {}, {std::move(best.group)}, std::move(best.orderBy)}}, "place"});
    const ComparisonOperator operation = best.isRange ? ComparisonOperator::LessEqual : ComparisonOperator::Equal;
    outer.where = Condition{Comparison{output(outer.items.size()), operation, {Literal{ValueType::Integer, std::move(best.place)}}}};
    outer.isDistinct = std::exchange(best.rows.isDistinct, false);
    shiftOutward(best.rows, 1);
    outer.from.push_back({.relation = Box<Query>(Query{.first = std::move(best.rows)})});
    return outer;
}

std::optional<BestOfEach> bestOfEachIn(const SelectBlock& block)
{
    const Query* inner = onlyQueryIn(block);
    const std::optional<PlaceTest> test = placeTestIn(block);
    const bool isBare = inner && inner->orderBy.empty() && !inner->limit && !inner->takesMiddle && block.groupBy.empty() && !block.having;
    if (!isBare || !test || static_cast<size_t>(test->output) >= inner->first.items.size())
        return std::nullopt;
    const WindowCall* window = rowNumberIn(inner->first.items[static_cast<size_t>(test->output)]);
    if (!window || inner->first.isDistinct)
        return std::nullopt;
    BestOfEach best{inner->first, window->orderBy, window->partitionBy.front(), test->place, test->isRange};
    best.rows.items.clear();
    best.rows.isDistinct = block.isDistinct;
    for (const SelectItem& item : block.items) {
        const OutputReference* reference = ownOutputIn(item.expression);
        if (!reference || reference->output == test->output || static_cast<size_t>(reference->output) >= inner->first.items.size())
            return std::nullopt;
        best.rows.items.push_back(inner->first.items[static_cast<size_t>(reference->output)]);
    }
    shiftOutward(best.rows, -1);
    return best;
}

SelectBlock median(SelectBlock rows)
{
    const Expression value = rows.items.front().expression;
    const Condition isKnown{NullTest{value, true}};
    auto* junction = rows.where ? std::get_if<Junction>(&rows.where->test) : nullptr;
    if (junction && junction->connective == Connective::And)
        junction->parts.push_back(isKnown);
    else if (rows.where)
        rows.where = Condition{Junction{Connective::And, {*rows.where, isKnown}}};
    else
        rows.where = isKnown;
    shiftOutward(rows, 1);
    Query middle{.first = std::move(rows), .orderBy = {{value, false}}, .takesMiddle = true};
    SelectBlock outer;
    outer.items.push_back({{AggregateCall{.function = Aggregate::Avg, .argument = output(0)}}, {}});
    outer.from.push_back({.relation = Box<Query>(std::move(middle))});
    return outer;
}

std::optional<SelectBlock> medianIn(const SelectBlock& block)
{
    const Query* inner = onlyQueryIn(block);
    const bool isBare = block.items.size() == 1 && !block.where && block.groupBy.empty() && !block.having;
    const auto* mean = isBare ? std::get_if<AggregateCall>(&block.items.front().expression.term) : nullptr;
    const bool isMean = mean && mean->function == Aggregate::Avg && mean->filter.empty() && ownOutputIn(*mean->argument);
    if (!inner || !isMean || !inner->takesMiddle || inner->first.items.size() != 1)
        return std::nullopt;
    SelectBlock rows = inner->first;
    const Condition isKnown{NullTest{rows.items.front().expression, true}};
    if (rows.where == isKnown)
        rows.where.reset();
    if (auto* junction = rows.where ? std::get_if<Junction>(&rows.where->test) : nullptr) {
        std::erase(junction->parts, isKnown);
        if (junction->parts.size() == 1)
            rows.where = Condition(junction->parts.front());
    }
    shiftOutward(rows, -1);
    return rows;
}

} // namespace ratatosk::idiom
