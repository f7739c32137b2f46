// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/table_survey.h"

#include "core/files/cells/sample_shape.h"
#include "core/files/importing/column_names.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>

namespace ratatosk {

namespace {

constexpr std::size_t kMostColumns = 2'000; ///< SQLITE_MAX_COLUMN, as every distribution has it

/// Whether no two cells of a column are alike, by their hashes: two that differ are taken for the same once in millions of files.
class Distinctness
{
public:
    void take(std::string_view cell)
    {
        m_areAscending = m_areAscending && (m_hashes.empty() || isBehind(cell, m_last));
        if (m_areAscending)
            m_last = cell;
        if (m_hashes.size() < kMostHashes)
            m_hashes.push_back(std::hash<std::string_view>()(cell));
    }
    bool isSure()
    {
        if (m_areAscending)
            return !m_hashes.empty() && m_hashes.size() < kMostHashes;
        std::ranges::sort(m_hashes);
        return !m_hashes.empty() && m_hashes.size() < kMostHashes && std::ranges::adjacent_find(m_hashes) == m_hashes.end();
    }

private:
    static constexpr std::size_t kMostHashes = 10'000'000; ///< 80 MB

    /// As numbers and texts of one length ascend: none of such a column comes twice.
    static bool isBehind(std::string_view cell, std::string_view before)
    {
        return cell.size() == before.size() ? cell > before : cell.size() > before.size();
    }

    std::vector<std::size_t> m_hashes;
    std::string m_last;
    bool m_areAscending = true; ///< all so far
};

/// What one pass finds out. The first row is kept apart until it is known whether it names the columns.
struct Survey {
    const RowTable& table;
    std::vector<std::string> first = {};
    std::vector<ColumnProfile> columns = {};
    std::optional<std::size_t> candidate = {}; ///< for the key, by its name
    Distinctness keys = {};
    std::int64_t rows = 0;

    Result<void> take(RowCells row)
    {
        if (row.size() > kMostColumns)
            return Error{ErrorCode::NotADatabase,
                         fmt::format("there are {} columns in row {}; SQLite allows at most {}", row.size(), rows + 1, kMostColumns)};
        if (rows++ == 0) {
            first.assign(row.begin(), row.end());
            columns.resize(row.size());
            candidate = table.parent ? std::nullopt : keyByName(table.name, columnNames(first));
            return {};
        }
        if (row.size() > columns.size())
            columns.resize(row.size());
        for (std::size_t i = 0; i < row.size(); ++i)
            row[i].empty() ? columns[i].noteGap() : columns[i].take(row[i]);
        for (std::size_t i = row.size(); i < columns.size(); ++i)
            columns[i].noteGap();
        if (candidate && *candidate < row.size())
            keys.take(row[*candidate]);
        return {};
    }
};

/// It names the columns when it holds no number and no date, years above columns of something else aside: "country, 2019, 2020".
bool isHeading(const std::vector<std::string>& row, const std::vector<ColumnProfile>& below)
{
    bool hasName = false;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const CellShape shape = shapeOf(row[i]);
        const bool isTyped = shape == CellShape::Typed || shape == CellShape::Year;
        if (isTyped && (!isYear(row[i]) || below[i].holdsYears() || below[i].isEmpty()))
            return false;
        hasName = hasName || (!isTyped && !row[i].empty());
    }
    return hasName;
}

bool isKey(Survey& survey)
{
    const ColumnProfile& column = survey.columns[*survey.candidate];
    return !column.isEmpty() && !column.hasGaps() && (column.isText() || column.hasPlainDigits()) && survey.keys.isSure();
}

/// As they are said, else as they are recognised.
WritingHabits habitsOf(const Survey& survey)
{
    WritingHabits habits = writingHabits(survey.columns, survey.table.format.usesComma.value_or(survey.table.isEuropean));
    habits.usesComma = survey.table.format.usesComma.value_or(habits.usesComma);
    habits.putsDayFirst = survey.table.format.putsDayFirst.value_or(habits.putsDayFirst);
    return habits;
}

/// Whether the first row names the columns.
bool hasHeadingIn(const Survey& survey)
{
    switch (survey.table.heading) {
    case RowTable::Heading::Sure: return true;
    case RowTable::Heading::None: return false;
    case RowTable::Heading::Judged: break;
    }
    return isHeading(survey.first, survey.columns);
}

TableDesign designFrom(Survey& survey, bool hasHeading)
{
    TableDesign design{.name = survey.table.name, .parent = survey.table.parent, .hasHeading = hasHeading};
    std::vector<std::string> headings = hasHeading ? survey.first : std::vector<std::string>();
    headings.resize(survey.columns.size());
    const std::vector<std::string> names = columnNames(headings);
    design.habits = habitsOf(survey);
    const std::vector<ColumnFormat> formats = columnFormats(survey.columns, design.habits);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const bool hasName = std::ranges::any_of(headings[i], [](char letter) { return letter != ' '; });
        design.columns.push_back({names[i], formats[i], hasName || !survey.columns[i].isEmpty()});
        if (formats[i].keepsTexts)
            design.texts.push_back({names[i], survey.columns[i].otherCells(), survey.columns[i].others()});
    }
    if (hasHeading && survey.candidate && isKey(survey))
        design.key = survey.candidate;
    return design;
}

} // namespace

Result<TableDesign> surveyTable(const RowTable& table)
{
    Survey survey{table};
    if (auto passed = table.pass([&](RowCells row) { return survey.take(row); }); !passed)
        return passed.error();
    const bool hasHeading = hasHeadingIn(survey);
    for (std::size_t i = 0; i < survey.first.size() && !hasHeading; ++i)
        survey.first[i].empty() ? survey.columns[i].noteGap() : survey.columns[i].take(survey.first[i]);
    TableDesign design = designFrom(survey, hasHeading);
    if (std::ranges::none_of(design.columns, &SurveyedColumn::isKept))
        return Error{ErrorCode::NotADatabase, "it contains only blanks"};
    return design;
}

} // namespace ratatosk
