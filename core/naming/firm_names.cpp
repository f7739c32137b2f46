// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/naming/firm_names.h"

#include "core/evidence/question_words.h"
#include "core/sql/query_search.h"

#include <array>
#include <optional>
#include <string_view>

namespace ratatosk {
namespace {

constexpr std::array<std::string_view, 2> kSpeakers{"contact", "representative"};

/// The one column that says what a firm is called.
std::optional<ColumnId> firmName(TableId table, const Schema& schema)
{
    static constexpr std::array<std::string_view, 6> firms{"company", "firm", "business", "organisation", "organization", "trade"};
    std::optional<ColumnId> found;
    for (const ColumnId id : schema.columnsOf(table)) {
        const Column& column = schema.column(id);
        const std::vector<Word> name = splitName(column.spokenName);
        const bool isName = name.size() == 1 || (name.size() == 2 && hasLemma(name.back(), "name"));
        if (column.type != ColumnType::Text || !isName || !hasLemma(name.front(), firms))
            continue;
        if (found)
            return {};
        found = id;
    }
    return found;
}

bool isSpeakersName(const Column& column)
{
    static constexpr std::array<std::string_view, 1> names{"name"};
    return isCalled(column, kSpeakers) && (isCalled(column, names) || splitName(column.spokenName).size() == 1);
}

} // namespace

bool nameFirms(sql::Query& query, const Question& question, const Schema& schema)
{
    static constexpr std::array<std::string_view, 3> persons{"person", "people", "whom"};
    if (!query.rest.empty() || !isOfTables(query.first) || says(question, kSpeakers) || says(question, persons))
        return false;
    bool hasChanged = false;
    for (sql::SelectItem& item : query.first.items) {
        auto* column = std::get_if<sql::ColumnReference>(&item.expression.term);
        const auto firm = column && isSpeakersName(schema.column(column->column)) ? firmName(schema.column(column->column).table, schema)
                                                                                  : std::nullopt;
        if (!firm || shows(query.first, {sql::ColumnReference{column->source, *firm}}))
            continue;
        column->column = *firm;
        hasChanged = true;
    }
    return hasChanged;
}

} // namespace ratatosk
