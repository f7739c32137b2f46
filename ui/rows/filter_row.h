// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/rows/row_filter.h"

#include <QWidget>

#include <vector>

class QLineEdit;
class QTableView;

/// A field above each column of a table that says which rows to show (row_filter.h). Follows widths and scrolling.
class FilterRow : public QWidget
{
    Q_OBJECT
public:
    explicit FilterRow(QTableView* table, QWidget* parent = nullptr);

    /// Empty fields for the columns that the table has now.
    void reset();
    void clear();
    void widenColumns();
    /// Into the field of that column.
    void focusColumn(int column);
    std::vector<RowFilter> filters() const;
    bool isActive() const;

    QSize sizeHint() const override;

Q_SIGNALS:
    void changed();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QLineEdit* createField(int column);
    void place();

    QTableView* m_table = nullptr;
    std::vector<QLineEdit*> m_fields;
};
