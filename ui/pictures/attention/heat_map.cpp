// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/heat_map.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace {

HeatLine::Band bandOf(int item, const ItemNumbering& numbering)
{
    if (item < numbering.words)
        return item < numbering.words - numbering.earlier ? HeatLine::Band::Words : HeatLine::Band::Earlier;
    return item < numbering.words + numbering.columns ? HeatLine::Band::Columns : HeatLine::Band::Tables;
}

/// The longest name of a table that the column's begins with.
QString tableOf(const QString& column, const std::vector<QString>& tables)
{
    QString best;
    for (const QString& table : tables) {
        if (table.size() > best.size() && column.startsWith(table + QLatin1Char('.')))
            best = table;
    }
    return best;
}

template <class T>
bool contains(const std::vector<T>& values, const T& value)
{
    return std::find(values.begin(), values.end(), value) != values.end();
}

} // namespace

float HeatMap::at(int row, int column) const
{
    const size_t place = static_cast<size_t>(row) * columns.size() + static_cast<size_t>(column);
    return place < weights.size() ? weights[place] : 0.0f;
}

std::vector<HeatLine> linesOf(const std::vector<std::string>& names, const ItemNumbering& numbering)
{
    std::vector<HeatLine> lines;
    for (int item = 0; item < numbering.count(); ++item)
        lines.push_back({QString::fromStdString(names[static_cast<size_t>(item)]), bandOf(item, numbering), {item}});
    return lines;
}

std::vector<HeatLine> linesByTable(const std::vector<std::string>& names, const ItemNumbering& numbering)
{
    std::vector<QString> tables;
    for (size_t item = static_cast<size_t>(numbering.words) + static_cast<size_t>(numbering.columns); item < names.size(); ++item)
        tables.push_back(QString::fromStdString(names[item]));
    std::vector<HeatLine> lines;
    std::map<QString, size_t> places; // of the tables' lines
    for (const HeatLine& line : linesOf(names, numbering)) {
        if (line.band != HeatLine::Band::Columns) {
            lines.push_back(line);
            continue;
        }
        const QString table = tableOf(line.name, tables);
        const auto [place, isNew] = places.try_emplace(table, lines.size());
        if (isNew)
            lines.push_back({table + QStringLiteral(".*"), HeatLine::Band::Columns, {}});
        lines[place->second].items.push_back(line.items.front());
    }
    return lines;
}

std::vector<float> gathered(const std::vector<float>& weights, int items, const std::vector<HeatLine>& rows,
                            const std::vector<HeatLine>& columns)
{
    std::vector<int> columnOf(static_cast<size_t>(items), 0);
    for (size_t column = 0; column < columns.size(); ++column) {
        for (const int item : columns[column].items)
            columnOf[static_cast<size_t>(item)] = static_cast<int>(column);
    }
    std::vector<float> result(rows.size() * columns.size(), 0.0f);
    for (size_t row = 0; row < rows.size(); ++row) {
        float* line = result.data() + row * columns.size();
        for (const int from : rows[row].items) {
            const float* source = weights.data() + static_cast<size_t>(from) * static_cast<size_t>(items);
            for (int to = 0; to < items; ++to)
                line[columnOf[static_cast<size_t>(to)]] += source[to] / static_cast<float>(rows[row].items.size());
        }
    }
    return result;
}

Selection selectionOf(const HeatLine& line, const ItemNumbering& numbering)
{
    if (line.band == HeatLine::Band::Steps)
        return {.steps = line.items};
    Selection selection;
    for (const int item : line.items) {
        const Selection one = numbering.selectionOf(item);
        selection.words.insert(selection.words.end(), one.words.begin(), one.words.end());
        selection.columns.insert(selection.columns.end(), one.columns.begin(), one.columns.end());
        selection.tables.insert(selection.tables.end(), one.tables.begin(), one.tables.end());
    }
    return selection;
}

bool isSelected(const HeatLine& line, const ItemNumbering& numbering, const Selection& selection)
{
    const std::vector<int> chosen = line.band == HeatLine::Band::Steps ? selection.steps : numbering.itemsOf(selection);
    return std::any_of(line.items.begin(), line.items.end(), [&](int item) { return contains(chosen, item); });
}

Listing listingOf(const HeatMap& map)
{
    Listing listing{{QCoreApplication::translate("HeatMap", "From")}, {}};
    for (const HeatLine& column : map.columns)
        listing.titles << column.name;
    for (size_t row = 0; row < map.rows.size(); ++row) {
        Listing::Row line{{map.rows[row].name}, selectionOf(map.rows[row], map.numbering)};
        for (size_t column = 0; column < map.columns.size(); ++column)
            line.cells << QString::number(static_cast<double>(map.at(static_cast<int>(row), static_cast<int>(column))), 'f', 6);
        listing.rows.push_back(std::move(line));
    }
    return listing;
}
