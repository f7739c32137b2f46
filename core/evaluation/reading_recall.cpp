// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/reading_recall.h"

#include "core/spider/spider_query_reader.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace ratatosk {

namespace {

using namespace sql::spider;

class GoldWalk
{
public:
    void visit(const Query& query)
    {
        for (const SelectItem& item : query.select)
            visit(item.value);
        for (const TableUnit& unit : query.from) {
            if (const auto* table = std::get_if<TableId>(&unit))
                tables.insert(*table);
            else
                visit(std::get<Nested>(unit));
        }
        for (const Condition* condition : allConditions(query))
            visit(*condition);
        for (const ColumnUnit& unit : query.groupBy)
            visit(unit);
        for (const ValueUnit& unit : query.orderBy)
            visit(unit);
        visit(query.combined);
    }

    std::set<ColumnId> columns;
    std::set<TableId> tables;

private:
    void visit(const Nested& nested)
    {
        for (const Query& query : nested)
            visit(query);
    }

    void visit(const ColumnUnit& unit)
    {
        if (unit.column != starColumn)
            columns.insert(schemaColumn(unit.column));
    }

    void visit(const ValueUnit& unit)
    {
        visit(unit.left);
        if (unit.right)
            visit(*unit.right);
    }

    void visit(const Condition& condition)
    {
        visit(condition.left);
        for (const Operand* operand : {&condition.first, &condition.second}) {
            if (const auto* unit = std::get_if<ColumnUnit>(operand))
                visit(*unit);
            else if (const auto* nested = std::get_if<Nested>(operand))
                visit(*nested);
        }
    }
};

} // namespace

Result<GoldItems> goldItemsOf(const Example& example, const Schema& schema)
{
    const auto query = sql::readSpiderQuery(example.query, schema);
    if (!query)
        return query.error();
    GoldWalk walk;
    walk.visit(*query);
    return GoldItems{{walk.columns.begin(), walk.columns.end()}, {walk.tables.begin(), walk.tables.end()}};
}

std::vector<MergedQuestion> questionsAbout(const MergedDatabases& merged, const Dataset& dataset)
{
    std::vector<MergedQuestion> questions;
    for (const Example& example : dataset.examples) {
        if (!merged.has(example.dbId))
            continue;
        auto gold = goldItemsOf(example, dataset.databaseOf(example).schema);
        if (!gold)
            continue;
        for (ColumnId& column : gold->columns)
            column = ColumnId{index(column) + index(merged.firstColumn.at(example.dbId))};
        for (TableId& table : gold->tables)
            table = TableId{index(table) + index(merged.firstTable.at(example.dbId))};
        questions.push_back({&example, *std::move(gold)});
    }
    return questions;
}

void ReadingRecall::add(const MergedQuestion& question, const Schema& schema, const SchemaPart& part, const SchemaLinks& mentions)
{
    ++questions;
    std::string lacking;
    bool lacksTable = false, lacksNamed = false, lacksOther = false;
    for (const TableId table : question.gold.tables) {
        if (!part.inPart(table)) {
            lacksTable = true;
            lacking += ' ' + schema.table(table).name;
        }
    }
    for (const ColumnId column : question.gold.columns) {
        ++columns;
        if (part.inPart(column)) {
            ++columnsRead;
            continue;
        }
        lacking += fmt::format(" {}.{}", schema.table(schema.column(column).table).name, schema.column(column).name);
        lacksNamed |= std::ranges::any_of(mentions.columns, [&](const Link<ColumnId>& link) { return link.item == column; });
        lacksOther |= std::ranges::none_of(schema.foreignKeys(), [&](const ForeignKey& key) { return key.from == column || key.to == column; });
    }
    complete += lacking.empty() ? 1 : 0;
    lackTable += lacksTable ? 1 : 0;
    lackKey += !lacksTable && !lacking.empty() && !lacksOther ? 1 : 0;
    lackMentioned += !lacksTable && lacksOther && lacksNamed ? 1 : 0;
    if (!lacking.empty())
        misses.push_back(fmt::format("{}: {}:{}", question.example->dbId, question.example->question, lacking));
}

void ReadingRecall::add(const ReadingRecall& other)
{
    questions += other.questions;
    complete += other.complete;
    columns += other.columns;
    columnsRead += other.columnsRead;
    lackTable += other.lackTable;
    lackKey += other.lackKey;
    lackMentioned += other.lackMentioned;
    misses.insert(misses.end(), other.misses.begin(), other.misses.end());
}

} // namespace ratatosk
