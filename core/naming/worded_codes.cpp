// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/naming/worded_codes.h"

#include "core/evidence/question_words.h"
#include "core/joins/referred_source.h"
#include "core/language/word_splitter.h"
#include "core/schema/name_columns.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;
using sql::SelectBlock;

constexpr std::array<std::string_view, 9> kCodes{"id", "identifier", "key", "code", "number", "no", "nr", "#", "abbreviation"};
constexpr std::array<std::string_view, 3> kDescriptions{"description", "label", "meaning"};

/// Of letters: numbers of things are asked for without being called that.
bool isCode(const Column& column)
{
    const std::vector<Word> name = splitName(column.spokenName);
    return column.type == ColumnType::Text && !name.empty() && hasLemma(name.back(), kCodes);
}

/// The one column that says in words what a row is; not of people, who have two names.
std::optional<ColumnId> labelOf(TableId table, const Schema& schema)
{
    const auto isText = [&](ColumnId id) { return schema.column(id).type == ColumnType::Text && !schema.column(id).isPrimaryKey; };
    std::vector<ColumnId> labels = nameColumns(schema, table, isText);
    if (labels.empty())
        std::ranges::copy_if(schema.columnsOf(table), std::back_inserter(labels), [&](ColumnId id) {
            const std::vector<Word> name = splitName(schema.column(id).spokenName);
            return isText(id) && !name.empty() && hasLemma(name.back(), kDescriptions);
        });
    return labels.size() == 1 ? std::optional(labels.front()) : std::nullopt;
}

class WordedCodes
{
public:
    WordedCodes(SelectBlock& block, const Schema& schema) : m_block(block), m_schema(schema) {}

    bool mend()
    {
        bool hasChanged = false;
        for (sql::SelectItem& item : m_block.items) {
            auto* column = std::get_if<ColumnReference>(&item.expression.term);
            if (column && column->source.level == 0 && isCode(m_schema.column(column->column)))
                hasChanged |= word(*column);
        }
        return hasChanged;
    }

private:
    bool word(ColumnReference& code)
    {
        const auto key = std::ranges::find(m_schema.foreignKeys(), code.column, &ForeignKey::from);
        const bool isReference = key != m_schema.foreignKeys().end();
        const TableId table = m_schema.column(isReference ? key->to : code.column).table;
        const auto label = isWhole(isReference ? key->to : code.column) ? labelOf(table, m_schema) : std::nullopt;
        if (!label || shows(*label) || (isReference && std::ranges::count(m_schema.foreignKeys(), key->group, &ForeignKey::group) > 1))
            return false;
        code = {isReference ? sql::sourceReferredTo(m_block, code, *key, m_schema) : code.source, *label};
        return true;
    }

    /// A primary key by itself.
    bool isWhole(ColumnId key) const
    {
        const std::vector<ColumnId> columns = m_schema.columnsOf(m_schema.column(key).table);
        return m_schema.column(key).isPrimaryKey
            && std::ranges::count_if(columns, [&](ColumnId id) { return m_schema.column(id).isPrimaryKey; }) == 1;
    }

    bool shows(ColumnId column) const
    {
        return std::ranges::any_of(m_block.items, [&](const sql::SelectItem& item) {
            const auto* shown = std::get_if<ColumnReference>(&item.expression.term);
            return shown && shown->column == column;
        });
    }

    SelectBlock& m_block;
    const Schema& m_schema;
};

} // namespace

bool wordCodes(sql::Query& query, const Question& question, const Schema& schema)
{
    if (!query.rest.empty() || says(question, kCodes))
        return false;
    SelectBlock* block = &query.first;
    if (auto* inner = block->from.size() == 1 ? std::get_if<sql::Box<sql::Query>>(&block->from.front().relation) : nullptr)
        block = (*inner)->rest.empty() ? &(*inner)->first : block;
    return isOfTables(*block) && WordedCodes(*block, schema).mend();
}

} // namespace ratatosk
