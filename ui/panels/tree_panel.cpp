// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/tree_panel.h"

#include "ui/panels/noted_view.h"
#include "ui/panels/zoom_bar.h"
#include "ui/views/syntax_tree_view.h"

#include <QVBoxLayout>

TreePanel::TreePanel(QWidget* parent) : QWidget(parent)
{
    auto* content = new QWidget(this);
    m_tree = new SyntaxTreeView(content);
    m_tree->setObjectName(QStringLiteral("syntaxTree"));
    m_tree->setAccessibleName(tr("SQL as a tree"));
    auto* inner = new QVBoxLayout(content);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(0);
    inner->addWidget(m_tree, 1);
    inner->addWidget(new ZoomBar(m_tree, content));

    m_view = new NotedView(content, tr("The parts of an answer's SQL appear here as a tree."), this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    connect(m_tree, &SyntaxTreeView::selected, this, &TreePanel::selected);
}

void TreePanel::setTree(const ratatosk::SyntaxNode& tree)
{
    m_tree->setTree(tree);
    m_view->showContent();
}

void TreePanel::clear()
{
    m_tree->clear();
    m_view->showNote(tr("The parts of an answer's SQL appear here as a tree."));
}

void TreePanel::showSelection(const Selection& selection)
{
    m_tree->showSelection(selection);
}
