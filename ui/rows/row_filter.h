// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/result_table.h"

#include <QString>

#include <vector>

/// What a cell must be like: "> 5", "<= 2024-01-01", "= Rome", "!= Rome", "~ om" or simply "om" (contains, without case), "NULL",
/// "!NULL". Numbers compare with numbers, everything else as text. The empty filter lets every cell pass.
class RowFilter
{
public:
    explicit RowFilter(const QString& text = {});

    bool isEmpty() const { return m_kind == Kind::All; }
    bool matches(const ratatosk::Cell& cell) const;

private:
    enum class Kind { All, Contains, Equal, Unequal, Less, LessEqual, Greater, GreaterEqual, IsNull, IsNotNull };

    void readOperand(const QString& text);
    int compare(const ratatosk::Cell& cell) const;

    Kind m_kind = Kind::All;
    QString m_text;
    double m_number = 0;
    bool m_isNumber = false;
};

/// Of `rows`, those whose cells pass the filters, one a column; missing filters let pass.
std::vector<int> filteredRows(const ratatosk::ResultTable& table, std::vector<int> rows, const std::vector<RowFilter>& filters);
