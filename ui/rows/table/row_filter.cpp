// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/row_filter.h"

#include "ui/base/wording/cell_text.h"
#include "ui/rows/table/cell_number.h"

#include <QString>

#include <algorithm>
#include <optional>

using namespace ratatosk;

namespace {

/// Below, at or above zero as the cell is to what it is compared with.
int compare(const Cell& cell, const CellFilter& test)
{
    const std::optional<double> number = cellNumber(cell);
    if (number && test.number)
        return *number < *test.number ? -1 : *number > *test.number ? 1 : 0;
    return QString::compare(cellText(cell), QString::fromStdString(test.text), Qt::CaseInsensitive);
}

/// A figure may be asked for as it is read: rounded.
bool contains(const Cell& cell, const QString& text)
{
    if (cellText(cell).contains(text, Qt::CaseInsensitive))
        return true;
    const auto* real = std::get_if<double>(&cell);
    bool isNumber = false;
    text.toDouble(&isNumber);
    const qsizetype point = text.indexOf(QLatin1Char('.'));
    return real && isNumber && point >= 0 && QString::number(*real, 'f', static_cast<int>(text.size() - point - 1)) == text;
}

/// Texts as they are: a copy of each would take longer than the comparison.
bool matches(const Cell& cell, const TextPattern& pattern)
{
    const auto* text = std::get_if<std::string>(&cell);
    return pattern.isIn(text ? *text : cellText(cell).toStdString());
}

} // namespace

bool passes(const Cell& cell, const CellFilter& test)
{
    using Kind = CellFilter::Kind;
    const bool isNull = std::holds_alternative<Null>(cell);
    switch (test.kind) {
    case Kind::All: return true;
    case Kind::IsNull: return isNull;
    case Kind::IsNotNull: return !isNull;
    case Kind::Contains: return !isNull && contains(cell, QString::fromStdString(test.text));
    case Kind::Matches: return !isNull && matches(cell, *test.pattern);
    case Kind::Equal: return !isNull && compare(cell, test) == 0;
    case Kind::Unequal: return !isNull && compare(cell, test) != 0;
    case Kind::Less: return !isNull && compare(cell, test) < 0;
    case Kind::LessEqual: return !isNull && compare(cell, test) <= 0;
    case Kind::Greater: return !isNull && compare(cell, test) > 0;
    case Kind::GreaterEqual: break;
    }
    return !isNull && compare(cell, test) >= 0;
}

std::vector<int> filteredRows(const ResultTable& table, std::vector<int> rows, const std::vector<CellFilter>& tests)
{
    std::erase_if(rows, [&](int row) {
        const std::vector<Cell>& cells = table.rows[static_cast<size_t>(row)];
        for (size_t column = 0; column < std::min(cells.size(), tests.size()); ++column) {
            if (!passes(cells[column], tests[column]))
                return true;
        }
        return false;
    });
    return rows;
}
