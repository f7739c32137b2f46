// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/compact_tree_builder.h"

#include "core/grammar/transition/block_choices.h"
#include "core/grammar/transition/from_plan.h"
#include "core/grammar/transition/tree_nodes.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace ratatosk {

using sql::GrammarTree;
using sql::Occurrence;
using sql::Query;
using sql::SelectBlock;

namespace {

/// The first block of a query inside that reads tables, with these alone.
SelectBlock firstTables(const Query& query)
{
    const auto* inner = query.first.from.empty() ? nullptr : std::get_if<sql::Box<Query>>(&query.first.from.front().relation);
    if (inner)
        return firstTables(**inner);
    SelectBlock tables{.from = query.first.from};
    std::erase_if(tables.from, [](const sql::Source& source) { return !std::holds_alternative<TableId>(source.relation); });
    return tables;
}

size_t sizeOf(const GrammarTree& tree)
{
    size_t size = 1;
    for (const std::vector<GrammarTree>& values : tree.fields) {
        for (const GrammarTree& value : values)
            size += sizeOf(value);
    }
    return size;
}

} // namespace

Result<GrammarTree> CompactTreeBuilder::build(const Query& query)
{
    GrammarTree tree = statement(query);
    if (m_construction.failure)
        return *m_construction.failure;
    return tree;
}

GrammarTree CompactTreeBuilder::statement(const Query& query)
{
    if (query.takesMiddle)
        return m_construction.unsupported("the middle rows");
    const Ending ending{&query.orderBy, &query.limit, &query.offset};
    GrammarTree tree = block(query.first, query.rest.empty() ? ending : Ending());
    for (const sql::SetOperand& operand : query.rest) {
        const bool isLast = &operand == &query.rest.back();
        GrammarTree right = block(operand.block, isLast ? ending : Ending());
        tree = treeNode(m_construction.ruleFor(operand.operation, "UNION ALL"), std::move(tree), std::move(right));
    }
    return tree;
}

/// Tries the ways of choosing what the tree leaves open and keeps the smallest result, the first of equals.
GrammarTree CompactTreeBuilder::block(const SelectBlock& block, const Ending& ending)
{
    if (m_construction.failure)
        return {};
    const auto isQuery = [](const sql::Source& source) { return std::holds_alternative<sql::Box<Query>>(source.relation); };
    if (std::none_of(block.from.begin(), block.from.end(), isQuery))
        return tableBlock(block, ending);
    const bool hasEnding = ending.orderBy && (!ending.orderBy->empty() || *ending.limit);
    const std::optional<idiom::BestOfEach> best = hasEnding ? std::nullopt : idiom::bestOfEachIn(block);
    if (best)
        return tableBlock(best->rows, {.orderBy = &best->orderBy, .best = &*best});
    if (const std::optional<SelectBlock> middle = hasEnding ? std::nullopt : idiom::medianIn(block))
        return tableBlock(*middle, {.isMedian = true});
    return rows(block, ending);
}

GrammarTree CompactTreeBuilder::tableBlock(const SelectBlock& block, const Ending& ending)
{
    const auto isQuery = [](const sql::Source& source) { return std::holds_alternative<sql::Box<Query>>(source.relation); };
    if (std::any_of(block.from.begin(), block.from.end(), isQuery))
        return m_construction.unsupported("a query in FROM of such a query");
    std::optional<GrammarTree> best;
    std::optional<Error> firstFailure;
    for (const std::vector<Occurrence>& occurrences : numberings(block)) {
        const bool hasRowsAlone = block.from.empty() && ending.rows;
        for (const TableId starTable : starTables(hasRowsAlone ? firstTables(ending.rows->front().rows) : block, m_construction.schema)) {
            TreeScope scope{occurrences, starTable, m_construction.scope};
            int items = 0;
            for (const RowSource& rows : ending.rows ? *ending.rows : std::vector<RowSource>()) {
                scope.firstItems.push_back(items);
                items += static_cast<int>(rows.rows.first.items.size());
            }
            std::optional<GrammarTree> tree = attempt(block, ending, std::move(scope));
            if (tree && (!best || sizeOf(*tree) < sizeOf(*best)))
                best = std::move(tree);
            if (m_construction.failure && !firstFailure)
                firstFailure = m_construction.failure;
            m_construction.failure.reset();
        }
    }
    if (best)
        return std::move(*best);
    m_construction.failure = firstFailure;
    return m_construction.failure ? GrammarTree() : m_construction.unsupported("a table that occurs three times in FROM");
}

/// Tables and queries side by side, or queries alone.
GrammarTree CompactTreeBuilder::besideRows(const SelectBlock& block, const Ending& ending)
{
    const std::optional<RowSources> found = m_construction.rules.isBroad()
        ? rowSourcesIn(block, ending.orderBy ? *ending.orderBy : std::vector<sql::OrderKey>())
        : std::nullopt;
    if (!found)
        return m_construction.unsupported("this use of a query in FROM");
    Ending around = ending;
    around.orderBy = ending.orderBy ? &found->orderBy : nullptr;
    around.rows = &found->rows;
    return tableBlock(found->block, around);
}

/// A query in FROM does not see what stands beside it.
GrammarTree CompactTreeBuilder::withRows(const std::vector<RowSource>& rows, GrammarTree tree)
{
    TreeScope* const scope = m_construction.scope;
    TreeScope hidden{{}, {}, scope->outer};
    for (size_t i = rows.size(); i > 0; --i) {
        const RowSource& source = rows[i - 1];
        m_construction.scope = &hidden;
        GrammarTree inner = statement(source.rows);
        m_construction.scope = scope;
        if (source.key) {
            const PlainRule rule = source.isOptional ? PlainRule::JoinRowsIfAny : PlainRule::JoinRows;
            tree = treeNode(m_construction.rules.ruleFor(rule), m_terms.plainColumn({*source.key}, {}), std::move(inner), std::move(tree));
        } else {
            const PlainRule rule = i == 1 ? PlainRule::FromRows : PlainRule::JoinNextRows;
            tree = treeNode(m_construction.rules.ruleFor(rule), std::move(inner), std::move(tree));
        }
    }
    return tree;
}

/// SELECT aggregate FROM (one query), and nothing else.
GrammarTree CompactTreeBuilder::rows(const SelectBlock& block, const Ending& ending)
{
    const bool hasEnding = ending.orderBy && (!ending.orderBy->empty() || *ending.limit);
    const bool isBare = block.from.size() == 1 && block.items.size() == 1 && !block.where && block.groupBy.empty() && !block.having;
    const auto* call = isBare && !hasEnding ? std::get_if<sql::AggregateCall>(&block.items[0].expression.term) : nullptr;
    if (!call || call->isDistinct || !call->filter.empty())
        return besideRows(block, ending);
    const bool countsRows = call->function == sql::Aggregate::Count && std::holds_alternative<sql::Star>(call->argument->term);
    const Query& inner = *std::get<sql::Box<Query>>(block.from[0].relation);
    const bool takesOnlyColumn = std::holds_alternative<sql::OutputReference>(call->argument->term) && inner.first.items.size() == 1
        && call->function != sql::Aggregate::Count;
    if (!countsRows && !takesOnlyColumn)
        return besideRows(block, ending);
    TreeScope scope{{}, {}, m_construction.scope};
    m_construction.scope = &scope;
    GrammarTree tree = treeNode(m_construction.rules.ruleFor(RowsRule{call->function}), statement(inner));
    m_construction.scope = scope.outer;
    return tree;
}

std::optional<GrammarTree> CompactTreeBuilder::attempt(const SelectBlock& block, const Ending& ending, TreeScope scope)
{
    m_construction.scope = &scope;
    GrammarTree tree = wrapped(block, ending, pattern(block, ending));
    m_construction.scope = scope.outer;
    if (m_construction.failure)
        return std::nullopt;
    if (block.from.empty())
        return tree;
    const WantedFrom wanted = wantedFrom(block.from, scope.occurrences);
    FromPlan plan(wanted, tree, m_construction.schema, m_construction.rules);
    if (!plan.find()) {
        m_construction.unsupported("this way of joining tables");
        return std::nullopt;
    }
    return plan.wrapped(std::move(tree));
}

GrammarTree CompactTreeBuilder::pattern(const SelectBlock& block, const Ending& ending)
{
    if (ending.isMedian)
        return median(block);
    const std::vector<const sql::Expression*> keys = plainKeys(block);
    if (block.having && keys.empty() && (block.groupBy.empty() || !m_construction.rules.isBroad()))
        return m_construction.unsupported("HAVING without GROUP BY");
    const bool hasOrder = ending.orderBy && !ending.orderBy->empty();
    const QueryPattern clauses{block.where.has_value(), !keys.empty(), block.having.has_value(), hasOrder};
    GrammarTree tree{.rule = m_construction.rules.ruleFor(clauses)};
    tree.fields.push_back({selection(block)});
    if (block.where)
        tree.fields.push_back({m_terms.condition(*block.where, {})});
    if (!keys.empty())
        tree.fields.push_back({m_terms.plainColumn(*keys.back(), {})});
    if (block.having)
        tree.fields.push_back({m_terms.condition(*block.having, {})});
    if (hasOrder)
        tree.fields.push_back({order(ending, 0)});
    return tree;
}

GrammarTree CompactTreeBuilder::median(const SelectBlock& block)
{
    const int rule = m_construction.ruleFor(MedianRule{block.where.has_value()}, "a median");
    if (!block.groupBy.empty() || block.having || block.isDistinct)
        return m_construction.unsupported("a median of groups");
    GrammarTree value = m_terms.expression(block.items.front().expression, {});
    if (!block.where)
        return treeNode(rule, std::move(value));
    return treeNode(rule, std::move(value), m_terms.condition(*block.where, {}));
}

/// The keys of GROUP BY that are columns; what else is one must be an item as well, and is marked there.
std::vector<const sql::Expression*> CompactTreeBuilder::plainKeys(const SelectBlock& block)
{
    std::vector<const sql::Expression*> keys;
    for (const sql::Expression& key : block.groupBy) {
        if (m_terms.isPlainColumn(key, {}))
            keys.push_back(&key);
        else if (!m_construction.rules.isBroad() && (!isItem(key, block) || m_construction.rules.ruleFor(IdiomRule::Each) < 0))
            m_construction.unsupported("anything but a column here");
    }
    return keys;
}

/// The keys of GROUP BY that are neither columns nor items.
std::vector<const sql::Expression*> CompactTreeBuilder::hiddenKeys(const SelectBlock& block) const
{
    std::vector<const sql::Expression*> keys;
    for (const sql::Expression& key : block.groupBy)
        if (m_construction.rules.isBroad() && !m_terms.isPlainColumn(key, {}) && !isItem(key, block))
            keys.push_back(&key);
    return keys;
}

bool CompactTreeBuilder::isItem(const sql::Expression& expression, const SelectBlock& block) const
{
    return std::any_of(block.items.begin(), block.items.end(), [&](const sql::SelectItem& item) { return item.expression == expression; });
}

/// From inside out: LIMIT without ORDER BY, all groups but the last, conditions in ON.
GrammarTree CompactTreeBuilder::wrapped(const SelectBlock& block, const Ending& ending, GrammarTree tree)
{
    const bool isUnordered = ending.limit && ending.orderBy->empty();
    if (isUnordered && ending.offset && *ending.offset)
        return m_construction.unsupported("OFFSET without ORDER BY");
    if (isUnordered && *ending.limit)
        tree = treeNode(m_construction.rules.ruleFor(PlainRule::Limit), leafNode(**ending.limit), std::move(tree));
    for (const sql::Expression* key : hiddenKeys(block))
        tree = treeNode(m_construction.rules.ruleFor(PlainRule::GroupOf), m_terms.expression(*key, {}), std::move(tree));
    const std::vector<const sql::Expression*> keys = plainKeys(block);
    for (size_t i = keys.size(); i > 1; --i)
        tree = treeNode(m_construction.rules.ruleFor(PlainRule::GroupAlso), m_terms.plainColumn(*keys[i - 2], {}), std::move(tree));
    for (const sql::Source& source : block.from) {
        if (source.condition)
            tree = treeNode(m_construction.rules.ruleFor(PlainRule::On), m_terms.condition(*source.condition, {}), std::move(tree));
    }
    tree = joinsThatMayFail(block, std::move(tree));
    return ending.rows ? withRows(*ending.rows, std::move(tree)) : tree;
}

/// LEFT JOIN of all tables but the first, or of some.
GrammarTree CompactTreeBuilder::joinsThatMayFail(const SelectBlock& block, GrammarTree tree)
{
    const auto isLeft = [](const sql::Source& source) { return source.kind == sql::JoinKind::Left; };
    const auto left = static_cast<size_t>(std::ranges::count_if(block.from, isLeft));
    if (left == 0)
        return tree;
    if (left + 1 < block.from.size()) {
        const int rule = m_construction.ruleFor(PlainRule::JoinIfAny, "LEFT JOIN beside other joins");
        for (size_t i = block.from.size(); i > 0; --i) {
            const Occurrence& occurrence = m_construction.scope->occurrences[i - 1];
            if (!isLeft(block.from[i - 1]))
                continue;
            if (occurrence.number != 0)
                return m_construction.unsupported("LEFT JOIN of a table with itself, this way round");
            tree = treeNode(rule, leafNode(occurrence.table), std::move(tree));
        }
        return tree;
    }
    const Occurrence kept = m_construction.scope->occurrences.front();
    if (kept.number != 0)
        return m_construction.unsupported("LEFT JOIN of a table with itself, this way round");
    return treeNode(m_construction.ruleFor(PlainRule::Keep, "LEFT JOIN"), leafNode(kept.table), std::move(tree));
}

GrammarTree CompactTreeBuilder::selection(const SelectBlock& block)
{
    GrammarTree items;
    if (block.items.size() == 1) {
        items = item(block.items.front().expression, block);
    } else {
        items.rule = m_construction.rules.ruleForItems(block.items.size());
        if (items.rule < 0)
            return m_construction.unsupported(fmt::format("a list of {} items in SELECT", block.items.size()));
        for (const sql::SelectItem& item : block.items)
            items.fields.push_back({this->item(item.expression, block)});
    }
    return block.isDistinct ? treeNode(m_construction.rules.ruleFor(PlainRule::Distinct), std::move(items)) : items;
}

GrammarTree CompactTreeBuilder::item(const sql::Expression& whole, const SelectBlock& block)
{
    const bool isKey = !m_terms.isPlainColumn(whole, {})
        && std::find(block.groupBy.begin(), block.groupBy.end(), whole) != block.groupBy.end();
    GrammarTree tree = m_terms.expression(whole, {});
    return isKey ? treeNode(m_construction.ruleFor(IdiomRule::Each, "GROUP BY of anything but a column"), std::move(tree)) : tree;
}

GrammarTree CompactTreeBuilder::order(const Ending& ending, size_t key)
{
    const sql::OrderKey& orderKey = (*ending.orderBy)[key];
    if (key + 1 == ending.orderBy->size())
        return lastOrder(orderKey, ending);
    GrammarTree by = m_terms.expression(orderKey.expression, {});
    return treeNode(m_construction.rules.ruleFor(OrderRule{orderKey.isDescending, OrderRule::Tail::NextKey}), std::move(by),
                    order(ending, key + 1));
}

GrammarTree CompactTreeBuilder::lastOrder(const sql::OrderKey& key, const Ending& ending)
{
    using Tail = OrderRule::Tail;
    GrammarTree by = m_terms.expression(key.expression, {});
    const auto node = [&](Tail tail, auto... rest) {
        return treeNode(m_construction.ruleFor(OrderRule{key.isDescending, tail}, "this order"), std::move(by), std::move(rest)...);
    };
    const auto number = [](const std::string& digits) { return leafNode(sql::Literal{ValueType::Integer, digits}); };
    if (const idiom::BestOfEach* best = ending.best) {
        GrammarTree group = m_terms.expression(best->group, {});
        if (best->place == "1")
            return node(Tail::OneOfEach, std::move(group));
        return node(best->isRange ? Tail::FewOfEach : Tail::PlaceOfEach, std::move(group), number(best->place));
    }
    const std::optional<sql::Literal>& limit = *ending.limit;
    if (!limit)
        return node(Tail::End);
    if (ending.offset && *ending.offset) {
        if (limit->text != "1")
            return m_construction.unsupported("OFFSET with more than one row");
        return node(Tail::Place, number(std::to_string(std::stol((*ending.offset)->text) + 1)));
    }
    return limit->text == "1" ? node(Tail::LimitOne) : node(Tail::LimitValue, leafNode(*limit));
}

} // namespace ratatosk
