// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class PageBar;
class QLabel;
class QPushButton;

/// The line below rows: where one is, how many they are, what the marked ones come to, and what can be done with all of them.
class RowsFooter : public QWidget
{
    Q_OBJECT
public:
    explicit RowsFooter(QWidget* parent = nullptr);

    /// The rows are shown as they came; they make a cross table, or none.
    void offerCross(bool isOffered);

    PageBar* const pages;
    QLabel* const summary;
    QLabel* const sums;
    QPushButton* const all;
    QPushButton* const cross; ///< checked while a cross table is shown; hidden where rows make none
    QPushButton* const chart; ///< checked while the chart is shown
};
