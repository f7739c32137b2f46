// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/joins/from_change.h"

#include "core/sql/joins/join_path.h"
#include "core/sql/tree/term_walk.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>

namespace ratatosk::sql {

namespace {

/// Visits whatever refers to the block's sources from its clauses and from the queries in them; the keys of FROM are left out.
class ReferenceEdit
{
public:
    using Visit = std::function<void(SourceReference&, ColumnId*)>; ///< the column: null for a column of a sub-query and for a star

    explicit ReferenceEdit(Visit visit) : m_visit(std::move(visit)) {}

    void operator()(BlockPart part) const
    {
        clauses(*part.block, 0);
        if (part.orderBy)
            keys(*part.orderBy, 0);
    }

private:
    void clauses(SelectBlock& block, int depth) const
    {
        for (SelectItem& item : block.items)
            walk(item.expression, depth);
        for (std::optional<Condition>* clause : {&block.where, &block.having}) {
            if (*clause)
                walk(**clause, depth);
        }
        for (Expression& key : block.groupBy)
            walk(key, depth);
    }

    void keys(std::vector<OrderKey>& orderBy, int depth) const
    {
        for (OrderKey& key : orderBy)
            walk(key.expression, depth);
    }

    template <class Part>
    void walk(Part& part, int depth) const
    {
        editTerms(
            part, [&](Expression& term) { note(term, depth); }, [&](Query& inner) { query(inner, depth + 1); });
    }

    void query(Query& query, int depth) const
    {
        block(query.first, depth);
        for (SetOperand& operand : query.rest)
            block(operand.block, depth);
        keys(query.orderBy, depth);
    }

    /// Inside, a FROM may refer outwards as well.
    void block(SelectBlock& inner, int depth) const
    {
        editTerms(
            inner, [&](Expression& term) { note(term, depth); }, [&](Query& further) { query(further, depth + 1); });
    }

    void note(Expression& term, int depth) const
    {
        if (auto* column = std::get_if<ColumnReference>(&term.term); column && column->source.level == depth)
            m_visit(column->source, &column->column);
        if (auto* output = std::get_if<OutputReference>(&term.term); output && output->source.level == depth)
            m_visit(output->source, nullptr);
        auto* star = std::get_if<Star>(&term.term);
        if (!star || !star->source || depth > 0)
            return;
        SourceReference source{0, *star->source};
        m_visit(source, nullptr);
        star->source = source.index;
    }

    Visit m_visit;
};

/// `*` and count(*) mean every table.
bool hasWholeStar(BlockPart part)
{
    bool found = false;
    const VisitTerm visit = [&](const Expression& term) {
        const auto* star = std::get_if<Star>(&term.term);
        found = found || (star && !star->source);
    };
    visitTerms(*part.block, visit);
    for (const OrderKey& key : part.orderBy ? *part.orderBy : std::vector<OrderKey>())
        visitTerms(key.expression, visit);
    return found;
}

bool isPlain(const Source& source)
{
    return std::holds_alternative<TableId>(source.relation) && source.kind == JoinKind::Inner && !source.condition;
}

std::vector<Occurrence> occurrencesOf(const std::vector<Source>& from)
{
    std::vector<Occurrence> occurrences;
    for (const Source& source : from) {
        const TableId table = std::get<TableId>(source.relation);
        occurrences.push_back({table, static_cast<int>(std::ranges::count(occurrences, table, &Occurrence::table))});
    }
    return occurrences;
}

std::vector<Join> joinsOf(const std::vector<Source>& from, const std::vector<Occurrence>& occurrences)
{
    std::vector<Join> joins;
    for (const Source& source : from) {
        for (const JoinKey& key : source.keys) {
            const Occurrence left = occurrences[static_cast<size_t>(key.left.source.index)];
            const Occurrence right = occurrences[static_cast<size_t>(key.right.source.index)];
            if (joins.empty() || joins.back().left != left || joins.back().right != right)
                joins.push_back({left, right, {}, key.origin});
            joins.back().keys.emplace_back(key.left.column, key.right.column);
        }
    }
    return joins;
}

/// Joins of the path as they were before: of several keys between two tables a search might take another.
void restore(JoinPath& path, const std::vector<Join>& before)
{
    for (Join& join : path.joins) {
        for (const Join& old : before) {
            if (old.left == join.left && old.right == join.right)
                join = old;
            if (old.left == join.right && old.right == join.left)
                join = turned(old);
        }
    }
}

/// FROM anew with those of the occurrences that something refers to; the references have places in `occurrences`.
Result<void> refit(BlockPart part, const std::vector<Occurrence>& occurrences, const std::vector<Join>& before, const Schema& schema)
{
    std::set<Occurrence> needed;
    ReferenceEdit([&](SourceReference& source, ColumnId*) { needed.insert(occurrences[static_cast<size_t>(source.index)]); })(part);
    if (needed.empty() || hasWholeStar(part))
        needed.insert(occurrences.begin(), occurrences.end());
    std::vector<Occurrence> terminals;
    std::ranges::copy_if(occurrences, std::back_inserter(terminals), [&](const Occurrence& one) { return needed.contains(one); });
    std::vector<Join> stated;
    std::ranges::copy_if(before, std::back_inserter(stated),
                         [&](const Join& join) { return needed.contains(join.left) && needed.contains(join.right); });
    auto path = findJoinPath(schema, terminals, stated);
    if (!path)
        return path.error();
    restore(*path, before);
    const std::vector<Occurrence> found = path->occurrences();
    ReferenceEdit([&](SourceReference& source, ColumnId*) {
        source.index = static_cast<int>(std::ranges::find(found, occurrences[static_cast<size_t>(source.index)]) - found.begin());
    })(part);
    part.block->from = sourcesOf(*path);
    return {};
}

Error tooComplex()
{
    return {ErrorCode::UnsupportedSql, "This FROM clause is too complex to change here. Change it in the statement."};
}

} // namespace

Result<void> changeColumns(BlockPart part, const std::vector<ColumnReference*>& references, ColumnId column, const Schema& schema)
{
    const TableId table = schema.column(column).table;
    std::vector<Source>& from = part.block->from;
    const auto isOfTable = [&](const Source& source) { return source.relation == decltype(source.relation)(table); };
    const auto there = std::ranges::find_if(from, isOfTable);
    const bool isThere = there != from.end();
    if (!isThere && !std::ranges::all_of(from, isPlain))
        return tooComplex();
    for (ColumnReference* reference : references) {
        if (!isOfTable(from[static_cast<size_t>(reference->source.index)]))
            reference->source.index = static_cast<int>(there - from.begin());
        reference->column = column;
    }
    if (isThere)
        return {};
    std::vector<Occurrence> occurrences = occurrencesOf(from);
    const std::vector<Join> before = joinsOf(from, occurrences);
    occurrences.push_back({table, 0});
    return refit(part, occurrences, before, schema);
}

Result<void> changeTable(BlockPart part, int source, TableId table, const Schema& schema)
{
    std::vector<Source>& from = part.block->from;
    if (!std::ranges::all_of(from, isPlain))
        return tooComplex();
    std::optional<ColumnId> missing;
    ReferenceEdit([&](SourceReference& reference, ColumnId* column) {
        if (reference.index != source || !column)
            return;
        if (const auto same = schema.findColumn(table, schema.column(*column).name))
            *column = *same;
        else
            missing = *column;
    })(part);
    if (missing)
        return Error{ErrorCode::NoAnswer, fmt::format("{} has no column {}.", schema.table(table).name, schema.column(*missing).name)};
    std::vector<Occurrence> occurrences = occurrencesOf(from);
    const std::vector<Join> before = joinsOf(from, occurrences);
    from[static_cast<size_t>(source)].relation = table;
    occurrences = occurrencesOf(from);
    return refit(part, occurrences, before, schema);
}

bool dropIdleSource(BlockPart part, int source)
{
    std::vector<Source>& from = part.block->from;
    bool isIdle = from.size() > 1 && !hasWholeStar(part) && std::ranges::all_of(from, isPlain);
    ReferenceEdit([&](SourceReference& reference, ColumnId*) { isIdle = isIdle && reference.index != source; })(part);
    const auto refers = [&](const JoinKey& key) { return key.left.source.index == source || key.right.source.index == source; };
    const int following = source == 0 ? 1 : 0; // of the first, the one joined to it alone is the first then
    for (int other = 0; other < static_cast<int>(from.size()); ++other) {
        const std::vector<JoinKey>& keys = from[static_cast<size_t>(other)].keys;
        const bool mayRefer = other == source || (source == 0 && other == following && std::ranges::all_of(keys, refers));
        isIdle = isIdle && (mayRefer || std::ranges::none_of(keys, refers));
    }
    if (!isIdle)
        return false;
    if (source == 0)
        from[1].keys.clear();
    from.erase(from.begin() + source);
    const auto moveUp = [&](SourceReference& reference) { reference.index -= reference.index > source ? 1 : 0; };
    ReferenceEdit([&](SourceReference& reference, ColumnId*) { moveUp(reference); })(part);
    for (Source& other : from)
        for (JoinKey& key : other.keys) {
            moveUp(key.left.source);
            moveUp(key.right.source);
        }
    return true;
}

bool hasColumnsOf(BlockPart part, int source, TableId table, const Schema& schema)
{
    bool hasAll = true;
    ReferenceEdit([&](SourceReference& reference, ColumnId* column) {
        hasAll = hasAll && (reference.index != source || !column || schema.findColumn(table, schema.column(*column).name));
    })(part);
    return hasAll;
}

} // namespace ratatosk::sql
