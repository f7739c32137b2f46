// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/help_with_sql/row_window.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QLineEdit;
class QToolButton;

/// Where one is among the rows of a statement that finds more than can be shown at once, and the ways to the others. Hidden when there
/// are no more.
class PageBar : public QWidget
{
    Q_OBJECT
public:
    explicit PageBar(QWidget* parent = nullptr);

    /// What is shown now; nothing: all rows are.
    void setWindow(const std::optional<ratatosk::RowWindow>& window, int rowsShown);
    const std::optional<ratatosk::RowWindow>& window() const { return m_window; }
    /// How many rows there are, found out meanwhile.
    void setTotal(std::int64_t total);

    /// Requires, as all below: window().
    void sortBy(int column, bool isDescending);
    /// Once typing has come to rest.
    void filterBy(std::vector<std::string> filters);
    void showFirst();
    void showPrevious();
    void showNext();
    /// When it is known where that is.
    void showLast();

    /// From where to where, of how many.
    QString text() const;
    /// Of the rows shown, the one that was asked for; -1: none was.
    int wantedRow() const;

Q_SIGNALS:
    void wanted(const ratatosk::RowWindow& window);

private:
    QToolButton* addButton(const QString& icon, const QString& name, void (PageBar::*show)());
    void goToRow();
    void goTo(std::int64_t first);
    void want(const ratatosk::RowWindow& window);
    void showState();

    std::optional<ratatosk::RowWindow> m_window;
    ratatosk::RowWindow m_typed; ///< asked for when typing has come to rest
    int m_rowsShown = 0;
    std::int64_t m_row = -1; ///< that a person has asked for, from 0
    QToolButton* m_first = nullptr;
    QToolButton* m_previous = nullptr;
    QLineEdit* m_number = nullptr;
    QToolButton* m_next = nullptr;
    QToolButton* m_last = nullptr;
    QTimer m_rest;
};
