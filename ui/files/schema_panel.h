// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/question_edits.h"
#include "core/database/schema/schema.h"
#include "ui/base/state/selection.h"

#include <QWidget>

#include <vector>

class NotedView;
class QLineEdit;
class QMenu;
class QSortFilterProxyModel;
class QTreeView;
class SchemaTreeModel;

/// Tables and columns of the open database, with a filter.
class SchemaPanel : public QWidget
{
    Q_OBJECT
public:
    explicit SchemaPanel(QWidget* parent = nullptr);

    void setSchema(const ratatosk::Schema& schema);
    void showSelection(const Selection& selection);
    void focusFilter();
    /// What an answer has read where that was not all, so that a person may want more; nothing: it has read all.
    void showRead(const std::vector<ratatosk::TableId>& tables, const ratatosk::TableWishes& wishes);

Q_SIGNALS:
    void selected(const Selection& selection);
    /// A column was double-clicked, or Enter pressed on it, or its name was wanted: for the editor.
    void nameChosen(const QString& name);
    /// A table was double-clicked, or Enter pressed on it.
    void rowsWanted(ratatosk::TableId table);
    void structureWanted(ratatosk::TableId table);
    /// The statements that make the table or view.
    void definitionWanted(ratatosk::TableId table);
    void questionWanted(ratatosk::TableId table);
    void valuesWanted(ratatosk::ColumnId column);
    void wishChosen(ratatosk::TableId table, ratatosk::TableWish wish);

private:
    void createTree();
    void activate(const QModelIndex& index);
    void showMenu(const QPoint& place);
    void addTableActions(QMenu& menu, ratatosk::TableId table);
    void addWishAction(QMenu& menu, const QString& text, ratatosk::TableId table, ratatosk::TableWish wish);
    void addNameActions(QMenu& menu, const QString& name);
    void reportSelection();
    void mark(const QModelIndex& source);

    SchemaTreeModel* m_model = nullptr;
    QSortFilterProxyModel* m_filtered = nullptr;
    QLineEdit* m_filter = nullptr;
    QTreeView* m_tree = nullptr;
    NotedView* m_view = nullptr;
    std::vector<ratatosk::TableId> m_read;
    ratatosk::TableWishes m_wishes;
    bool m_isShowing = false; ///< the selection being set is not the user's
};
