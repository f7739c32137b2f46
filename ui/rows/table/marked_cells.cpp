// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/marked_cells.h"

#include "ui/base/wording/cell_text.h"
#include "ui/rows/table/cell_number.h"

#include <QCoreApplication>

#include <optional>
#include <set>

using namespace ratatosk;

namespace {

const Cell& cellAt(const MarkedCells& cells, int row, int column)
{
    return cells.table->rows[static_cast<size_t>(row)][static_cast<size_t>(column)];
}

std::vector<std::string> titlesOf(const MarkedCells& cells)
{
    std::vector<std::string> titles;
    for (const int column : cells.columns)
        titles.push_back(cells.table->columns[static_cast<size_t>(column)]);
    return titles;
}

/// Sums over the marked cells, NULL left out as SQL does.
struct Sums {
    Q_DECLARE_TR_FUNCTIONS(MarkedCells)

public:
    explicit Sums(const MarkedCells& cells)
    {
        for (const int row : cells.rows) {
            for (const int column : cells.columns)
                add(cellAt(cells, row, column));
        }
    }

    QString text() const
    {
        QStringList parts{tr("%n cell(s)", nullptr, cellCount)};
        if (numberCount > 0)
            parts << tr("sum %1").arg(shown(sum)) << tr("mean %1").arg(shown(sum / numberCount));
        parts << tr("%n distinct", nullptr, static_cast<int>(distinct.size()));
        return parts.join(QStringLiteral(" · "));
    }

private:
    void add(const Cell& cell)
    {
        ++cellCount;
        if (std::holds_alternative<Null>(cell))
            return;
        distinct.insert(sqlLiteral(cell));
        if (const auto number = cellNumber(cell)) {
            ++numberCount;
            sum += *number;
        }
    }

    static QString shown(double number) { return displayedCell(withoutNoise(number)); }

    int cellCount = 0;
    int numberCount = 0;
    double sum = 0;
    std::set<std::string> distinct;
};

} // namespace

QString textOf(const MarkedCells& cells, const RowTextOptions& options)
{
    RowText rows(options, titlesOf(cells));
    std::string text = rows.head();
    for (const int row : cells.rows) {
        std::vector<Cell> line;
        for (const int column : cells.columns)
            line.push_back(cellAt(cells, row, column));
        text += rows.row(line);
    }
    text += rows.tail();
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r'))
        text.pop_back();
    return QString::fromStdString(text);
}

QString sumsOf(const MarkedCells& cells)
{
    return cells.rows.size() * cells.columns.size() < 2 ? QString() : Sums(cells).text();
}
