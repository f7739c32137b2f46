// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

/// A row of the list of tables: its name, and at the right end the type that the model's second column has. The type is cut before the
/// name is.
class SchemaDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    struct Places {
        int name = 0; ///< pixels that the name, with its icon, may take
        int type = 0; ///< that are left for the type; 0: it is not shown
    };
    /// Of a row so wide, for a name and a type that would like these.
    static Places shared(int width, int name, int type);
};
