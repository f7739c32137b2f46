// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "ui/state/selection.h"

#include <QWidget>

class NotedView;
class QLineEdit;
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

Q_SIGNALS:
    void selected(const Selection& selection);
    /// A name was double-clicked, or Enter pressed on it: for the editor.
    void nameChosen(const QString& name);

private:
    void createTree();
    void reportSelection();
    void mark(const QModelIndex& source);

    SchemaTreeModel* m_model = nullptr;
    QSortFilterProxyModel* m_filtered = nullptr;
    QLineEdit* m_filter = nullptr;
    QTreeView* m_tree = nullptr;
    NotedView* m_view = nullptr;
    bool m_isShowing = false; ///< the selection being set is not the user's
};
