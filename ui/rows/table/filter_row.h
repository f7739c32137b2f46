// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <map>
#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QTableView;
class QToolButton;

/// A field above each column of a table that says which rows to show, and a switch before them that takes what is typed for regular expressions.
/// Follows widths and scrolling. Below them stands what is wrong with a pattern.
class FilterRow : public QWidget
{
    Q_OBJECT
public:
    explicit FilterRow(QTableView* table, QWidget* parent = nullptr);

    /// Empty fields for the columns that the table has now.
    void reset();
    /// Into the field of that column.
    void focusColumn(int column);
    /// By column (cell_filter.h): as typed, regular expressions with their sign.
    std::vector<std::string> filters() const;
    /// Does not tell of it. Turns the switch as the filters need it.
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
    void createSwitch();
    void takePatterns(bool areTaken);
    bool arePatterns() const;
    std::string filterOf(const QLineEdit& field) const;
    void noteTyping();
    void showFaults();
    int fieldHeight() const;
    int leastWidth() const; ///< of a column, in pixels
    void place();

    QTableView* m_table = nullptr;
    QToolButton* m_switch = nullptr;
    QLabel* m_fault = nullptr;
    std::vector<QLineEdit*> m_fields;
    std::map<int, int> m_widened; ///< by column: its width before, while somebody types in its field
};
