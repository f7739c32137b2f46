// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/variants/code_table.h"

#include "core/english/language/english_forms.h"
#include "core/questions/variants/cell_queries.h"
#include "core/questions/variants/reference_walk.h"
#include "core/sql/tree/query_search.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

namespace ratatosk {
namespace {

constexpr std::size_t kFewestLabels = 2, kMostLabels = 15, kUsesPerLabel = 2;
constexpr std::size_t kShortestLabel = 4; ///< shorter texts are codes already

bool areLabels(const std::vector<Cell>& cells)
{
    std::set<std::string> labels;
    for (const Cell& cell : cells) {
        const auto* text = std::get_if<std::string>(&cell);
        if (!text || text->size() < kShortestLabel || text->find_first_of("0123456789@") != std::string::npos)
            return false;
        labels.insert(*text);
    }
    return labels.size() >= kFewestLabels && labels.size() <= kMostLabels && cells.size() >= kUsesPerLabel * labels.size();
}

/// "payment method" of "payment method code", which holds words all the same.
std::string withoutCode(const std::string& readableName)
{
    constexpr std::string_view kEnd = " code";
    return readableName.ends_with(kEnd) ? readableName.substr(0, readableName.size() - kEnd.size()) : readableName;
}

/// Where a block's entries of FROM find their labels: by their own places.
using LabelPlaces = std::map<std::pair<sql::SelectBlock*, int>, int>;

/// Joins the code table to each entry whose words are asked for.
LabelPlaces joinLabels(sql::Query& query, ColumnId column, ColumnId code, const Schema& schema)
{
    std::set<std::pair<sql::SelectBlock*, int>> wanted;
    editMentions(query, [&](SourceMention mention) {
        if (mention.column && *mention.column == column)
            wanted.insert({&mention.owner, mention.index});
    });
    LabelPlaces places;
    for (const auto& [block, entry] : wanted) {
        const int added = static_cast<int>(block->from.size());
        sql::Source source{.relation = schema.column(code).table};
        source.kind = joinsLeft(*block) ? sql::JoinKind::Left : sql::JoinKind::Inner;
        source.keys.push_back({{{0, entry}, column}, {{0, added}, code}, sql::JoinOrigin::Declared});
        block->from.push_back(std::move(source));
        places[{block, entry}] = added;
    }
    return places;
}

void askForLabels(CarriedQuery& carried, ColumnId column, ColumnId code, ColumnId label, const Schema& schema)
{
    const LabelPlaces places = joinLabels(carried.query, column, code, schema);
    if (places.empty())
        return;
    carried.isRewritten = true;
    editMentions(carried.query, [&](SourceMention mention) {
        if (!mention.column || *mention.column != column)
            return;
        mention.index = places.at({&mention.owner, mention.index});
        *mention.column = label;
    });
    for (const auto& [place, added] : places) // its own key was turned as well
        place.first->from[static_cast<std::size_t>(added)].keys.front().left = {{0, place.second}, column};
}

} // namespace

std::vector<ColumnId> columnsForCodeTables(const Variant& variant)
{
    const Schema& schema = variant.content.schema;
    std::set<ColumnId> kept = comparedColumns(variant.queries);
    for (const ForeignKey& key : schema.foreignKeys())
        kept.insert({key.from, key.to});
    std::vector<ColumnId> columns;
    for (int id = 0; id < schema.columnCount(); ++id) {
        const ColumnId column{id};
        if (!kept.contains(column) && !schema.column(column).isPrimaryKey && areLabels(variant.content.cellsOf(column)))
            columns.push_back(column);
    }
    return columns;
}

void moveToCodeTable(Variant& variant, ColumnId column)
{
    DatabaseContent& content = variant.content;
    std::map<std::string, std::int64_t> codes; // sorted, so that the numbers say nothing
    for (const Cell& cell : content.cellsOf(column))
        codes.emplace(std::get<std::string>(cell), 0);
    TableRows rows;
    for (auto& [label, code] : codes) {
        code = static_cast<std::int64_t>(rows.size()) + 1;
        rows.push_back({code, label});
    }
    const Column before = content.schema.column(column);
    const std::string owner = singularOf(content.schema.table(before.table).readableName);
    const std::string meaning = withoutCode(before.readableName);
    const std::string readable = meaning.starts_with(owner) ? meaning : owner + ' ' + meaning;
    const TableId table = addTable(
        variant, {.name = freeTableName(content.schema, joinedName(readable)), .readableName = readable},
        {{.name = "code", .readableName = "code", .type = ColumnType::Number, .declaredType = "INTEGER", .isPrimaryKey = true},
         {.name = "label", .readableName = "label", .type = ColumnType::Text, .declaredType = "TEXT"}},
        std::move(rows));
    const ColumnId code = content.schema.columnsOf(table)[0], label = content.schema.columnsOf(table)[1];
    addForeignKey(content, column, code);
    for (CarriedQuery& carried : variant.queries)
        askForLabels(carried, column, code, label, content.schema);
    const std::size_t place = content.placeOf(column);
    for (std::vector<Cell>& row : content.rowsOf(before.table))
        row[place] = codes.at(std::get<std::string>(row[place]));
    std::vector<Column> columns = content.schema.columns();
    Column& changed = columns[static_cast<std::size_t>(index(column))];
    if (meaning == before.readableName) {
        changed.name = freeColumnName(content.schema, before.table, before.name + "_code");
        changed.readableName = before.readableName + " code";
    }
    changed.type = ColumnType::Number;
    changed.declaredType = "INTEGER";
    content.schema = *Schema::create(content.schema.tables(), std::move(columns), content.schema.foreignKeys()); // of a checked schema
}

} // namespace ratatosk
