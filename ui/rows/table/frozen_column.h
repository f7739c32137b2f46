// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

/// A second look at the first column of a table, which lies over it and stays where it is while the table scrolls sideways.
class FrozenColumn : public QTableView
{
    Q_OBJECT
public:
    /// `table` owns it. Shown as soon as it is made.
    explicit FrozenColumn(QTableView* table);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void followTable();
    int firstColumn() const;
    void hideOtherColumns();
    void place();

    QTableView* m_table;
};
