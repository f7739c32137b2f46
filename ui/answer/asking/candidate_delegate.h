// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

/// Draws an answer as a card: its number, what tells it from the others (up to three lines; its SQL where no words tell), its first rows,
/// and a bar for its share of the weight with the number of rows.
class CandidateDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    static constexpr int kTitleLines = 3;

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Follows the width of the view that `option` names.
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};
