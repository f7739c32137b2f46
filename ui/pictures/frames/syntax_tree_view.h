// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "ui/pictures/frames/picture.h"
#include "ui/pictures/frames/tree_fold.h"
#include "ui/pictures/frames/zoomable_view.h"

#include <set>
#include <vector>

class SyntaxNodeItem;

/// A tree, root left: the syntax of one statement, or the parser's steps. Selecting a node reports its piece of SQL, or its step; arrow
/// keys walk the tree, Space and a double click close and open a node.
class SyntaxTreeView : public ZoomableView
{
    Q_OBJECT
public:
    explicit SyntaxTreeView(QWidget* parent = nullptr);

    enum class Nodes { Syntax, Steps }; ///< Steps: the nodes, depth first, are the steps
    void setTree(const ratatosk::SyntaxNode& tree, Nodes nodes = Nodes::Syntax);
    void clear();

    /// Marks the nodes whose text lies in one of the selected pieces of SQL, or the selected steps.
    void showSelection(const Selection& selection);

    void search(const QString& text) override;
    void showFound() override;
    int nodeCount() const { return static_cast<int>(m_nodes.size()); }
    Listing listing() const;

Q_SIGNALS:
    void selected(const Selection& selection);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void toggle(int node);
    bool isStepSelected(int step) const;
    bool isTextSelected(const SyntaxNodeItem& node) const;
    void selectNode(int node);
    int neighbour(int key) const;
    int sibling(int step) const;
    int firstChild() const;

    std::vector<SyntaxNodeItem*> m_nodes; ///< depth first; owned by the scene
    std::vector<int> m_parents;
    std::vector<int> m_numbers; ///< of the nodes in the whole tree
    ratatosk::SyntaxNode m_tree;
    Nodes m_kind = Nodes::Syntax;
    std::set<int> m_closed; ///< numbers in the whole tree
    Selection m_selection;
    int m_current = -1;
};
