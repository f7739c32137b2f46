// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <map>
#include <string>
#include <vector>

class QLineEdit;
class QTableView;

/// A field above each column of a table that says which rows to show. Follows widths and scrolling.
class FilterRow : public QWidget
{
    Q_OBJECT
public:
    explicit FilterRow(QTableView* table, QWidget* parent = nullptr);

    /// Empty fields for the columns that the table has now.
    void reset();
    /// Into the field of that column.
    void focusColumn(int column);
    /// As typed, by column (cell_filter.h).
    std::vector<std::string> filters() const;
    /// Does not tell of it.
    void setFilters(const std::vector<std::string>& filters);
    /// Of one column alone.
    void setFilter(int column, const QString& filter);
    /// Beside those of other columns.
    void addFilter(int column, const QString& filter);
    bool isActive() const;

    QSize sizeHint() const override;

Q_SIGNALS:
    void changed();
    /// By Escape.
    void left();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QLineEdit* createField(int column);
    void widen(QLineEdit* field);
    void narrow(QLineEdit* field);
    int leastWidth() const; ///< of a column, in pixels
    void place();

    QTableView* m_table = nullptr;
    std::vector<QLineEdit*> m_fields;
    std::map<int, int> m_widened; ///< by column: its width before, while somebody types in its field
};
