// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/row_filter.h"

#include "ui/rows/cell_number.h"
#include "ui/wording/cell_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

using namespace ratatosk;

RowFilter::RowFilter(const QString& text)
{
    using Form = std::pair<const char*, Kind>;
    // Longer signs first.
    static constexpr std::array<Form, 9> forms{Form{"<=", Kind::LessEqual}, {">=", Kind::GreaterEqual}, {"!=", Kind::Unequal},
                                               {"<>", Kind::Unequal},       {"==", Kind::Equal},        {"<", Kind::Less},
                                               {">", Kind::Greater},        {"=", Kind::Equal},         {"~", Kind::Contains}};
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return;
    if (trimmed == QLatin1String("NULL"))
        m_kind = Kind::IsNull;
    else if (trimmed == QLatin1String("!NULL"))
        m_kind = Kind::IsNotNull;
    else
        m_kind = Kind::Contains;
    for (const auto& [sign, kind] : forms) {
        const QLatin1String form(sign);
        if (trimmed.startsWith(form) && m_kind == Kind::Contains) {
            m_kind = kind;
            readOperand(trimmed.mid(form.size()).trimmed());
            return;
        }
    }
    readOperand(trimmed);
}

void RowFilter::readOperand(const QString& text)
{
    m_text = text;
    m_number = text.toDouble(&m_isNumber);
    const bool isUnfinished = text.isEmpty() && m_kind != Kind::Equal && m_kind != Kind::Unequal; // ">" alone, while typing
    if (isUnfinished)
        m_kind = Kind::All;
}

bool RowFilter::matches(const Cell& cell) const
{
    const bool isNull = std::holds_alternative<Null>(cell);
    switch (m_kind) {
    case Kind::All: return true;
    case Kind::IsNull: return isNull;
    case Kind::IsNotNull: return !isNull;
    case Kind::Contains: return !isNull && cellText(cell).contains(m_text, Qt::CaseInsensitive);
    case Kind::Equal: return !isNull && compare(cell) == 0;
    case Kind::Unequal: return !isNull && compare(cell) != 0;
    case Kind::Less: return !isNull && compare(cell) < 0;
    case Kind::LessEqual: return !isNull && compare(cell) <= 0;
    case Kind::Greater: return !isNull && compare(cell) > 0;
    case Kind::GreaterEqual: break;
    }
    return !isNull && compare(cell) >= 0;
}

/// Below, at or above zero as the cell is to the operand.
int RowFilter::compare(const Cell& cell) const
{
    const std::optional<double> number = cellNumber(cell);
    if (number && m_isNumber)
        return *number < m_number ? -1 : *number > m_number ? 1 : 0;
    return QString::compare(cellText(cell), m_text, Qt::CaseInsensitive);
}

std::vector<int> filteredRows(const ResultTable& table, std::vector<int> rows, const std::vector<RowFilter>& filters)
{
    std::erase_if(rows, [&](int row) {
        const std::vector<Cell>& cells = table.rows[static_cast<size_t>(row)];
        for (size_t column = 0; column < std::min(cells.size(), filters.size()); ++column) {
            if (!filters[column].matches(cells[column]))
                return true;
        }
        return false;
    });
    return rows;
}
