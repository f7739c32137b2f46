// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/crossed_rows.h"

#include <utility>

using namespace ratatosk;

CrossedRows::CrossedRows(Table rows, const QStringList& titles) : m_rows(std::move(rows)), m_titles(titles), m_shape(crossShape(*m_rows)) {}

void CrossedRows::setCrossed(bool isCrossed)
{
    m_crossed = isCrossed ? std::make_shared<const ResultTable>(crossed(*m_rows, *m_shape)) : nullptr;
}

QStringList CrossedRows::titles() const
{
    return m_crossed ? QStringList(m_titles.value(m_shape->down)) : m_titles;
}

std::vector<Cell> CrossedRows::rowBehind(int row, int column) const
{
    const int place = m_crossed ? ratatosk::rowBehind(*m_rows, *m_shape, row, column) : row;
    return place < 0 ? std::vector<Cell>() : m_rows->rows[static_cast<size_t>(place)];
}
