// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facade/answer.h"
#include "ui/selection.h"

#include <QWidget>

class NotedView;
class SyntaxTreeView;

/// The chosen answer's SQL as a tree.
class TreePanel : public QWidget
{
    Q_OBJECT
public:
    explicit TreePanel(QWidget* parent = nullptr);

    void setTree(const ratatosk::SyntaxNode& tree);
    void clear();
    void showSelection(const Selection& selection);

Q_SIGNALS:
    void selected(const Selection& selection);

private:
    SyntaxTreeView* m_tree = nullptr;
    NotedView* m_view = nullptr;
};
