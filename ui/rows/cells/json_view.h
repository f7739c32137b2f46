// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/rows/json_tree.h"

#include <QTreeWidget>

/// A JSON value as a tree: arrow keys and Enter fold and unfold objects and arrays, * unfolds all below, Ctrl+C copies what is marked.
class JsonView : public QTreeWidget
{
    Q_OBJECT
public:
    explicit JsonView(QWidget* parent = nullptr);

    void setRoot(ratatosk::JsonNode root);

    /// Of the current entry, laid out; texts as they are.
    QString currentText() const;
    void unfoldAll();
    void foldAll();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fill(QTreeWidgetItem* item);
    QTreeWidgetItem* newItem(const ratatosk::JsonNode& node, const QString& name) const;
    void showMore();

    ratatosk::JsonNode m_root;
};
