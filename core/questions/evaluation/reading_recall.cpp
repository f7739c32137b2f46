// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/reading_recall.h"

#include "core/questions/spider/spider_query_reader.h"

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

void ReadingRecall::add(const MergedQuestion& question, const Schema& schema, const SchemaPart& part)
{
    const auto isKey = [&](ColumnId column) {
        return std::ranges::any_of(schema.foreignKeys(), [&](const ForeignKey& key) { return key.from == column || key.to == column; });
    };
    const auto isTableRead = [&](TableId table) { return part.inPart(table).has_value(); };
    std::string lacking;
    bool lacksOther = false;
    for (const ColumnId column : question.gold.columns) {
        if (part.inPart(column))
            continue;
        lacking += fmt::format(" {}.{}", schema.table(schema.column(column).table).name, schema.column(column).name);
        lacksOther |= !isKey(column);
        --columnsRead;
    }
    ++questions;
    columns += static_cast<int>(question.gold.columns.size());
    columnsRead += static_cast<int>(question.gold.columns.size());
    const bool lacksTable = !std::ranges::all_of(question.gold.tables, isTableRead);
    complete += lacking.empty() && !lacksTable ? 1 : 0;
    lackTable += lacksTable ? 1 : 0;
    lackKey += !lacksTable && !lacking.empty() && !lacksOther ? 1 : 0;
    if (!lacking.empty() || lacksTable)
        misses.push_back(fmt::format("{}: {}:{}", question.example->dbId, question.example->question,
                                     lacking.empty() ? " " + schema.table(question.gold.tables.front()).name : lacking));
}

} // namespace ratatosk
