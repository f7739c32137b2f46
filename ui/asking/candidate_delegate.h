// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

/// Draws an answer as a card: its number, up to three lines of SQL, its first rows, and a bar for its share of the weight with the number of
/// rows. An answer that only finds another one's rows is a line that says so.
class CandidateDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    static constexpr int kSqlLines = 3;

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Follows the width of the view that `option` names.
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};
