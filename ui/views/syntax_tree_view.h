// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facade/answer.h"
#include "ui/selection.h"
#include "ui/views/zoomable_view.h"

#include <vector>

class SyntaxNodeItem;

/// The syntax tree of one answer, root left. Selecting a node reports its piece of SQL; arrow keys walk the tree.
class SyntaxTreeView : public ZoomableView
{
    Q_OBJECT
public:
    explicit SyntaxTreeView(QWidget* parent = nullptr);

    void setTree(const ratatosk::SyntaxNode& tree);
    void clear();

    /// Marks the nodes whose text lies in one of the selected pieces of SQL.
    void showSelection(const Selection& selection);

Q_SIGNALS:
    void selected(const Selection& selection);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void selectNode(int node);
    int neighbour(int key) const;
    int sibling(int step) const;
    int firstChild() const;

    std::vector<SyntaxNodeItem*> m_nodes; ///< depth first; owned by the scene
    std::vector<int> m_parents;
    int m_current = -1;
};
