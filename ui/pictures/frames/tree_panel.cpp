// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/frames/tree_panel.h"

#include "core/answer/attention_maps/dot_text.h"
#include "core/messages/answers/json_text.h"
#include "ui/base/look/noted_view.h"
#include "ui/pictures/frames/picture_frame.h"
#include "ui/pictures/frames/syntax_tree_view.h"
#include "ui/pictures/frames/tree_fold.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace ratatosk;

TreePanel::TreePanel(QWidget* parent) : QWidget(parent)
{
    auto* content = new QWidget(this);
    m_tree = new SyntaxTreeView(content);
    m_tree->setObjectName(QStringLiteral("syntaxTree"));
    m_tree->setAccessibleName(tr("SQL as a tree"));
    m_frame = new PictureFrame(
        m_tree, [this] { return picture(); }, content);
    m_mode = new QComboBox(content);
    m_mode->setObjectName(QStringLiteral("treeMode"));
    m_mode->setAccessibleName(tr("What the tree shows"));
    m_mode->addItem(tr("The SQL"));
    m_mode->addItem(tr("Decoding steps"));
    auto* row = new QHBoxLayout;
    row->setContentsMargins(6, 4, 6, 2);
    row->addWidget(m_mode);
    row->addStretch(1);
    auto* inner = new QVBoxLayout(content);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(0);
    inner->addLayout(row);
    inner->addWidget(m_frame, 1);

    m_view = new NotedView(content, {}, this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    connect(m_tree, &SyntaxTreeView::selected, this, &TreePanel::selected);
    connect(m_frame, &PictureFrame::selected, this, &TreePanel::selected);
    connect(m_mode, &QComboBox::activated, this, &TreePanel::showTree);
    clear();
}

void TreePanel::setStatement(const AnswerCandidate& statement)
{
    m_statement = statement;
    m_mode->setEnabled(!statement.steps.empty());
    if (statement.steps.empty())
        m_mode->setCurrentIndex(0);
    showTree();
    m_view->showContent();
}

bool TreePanel::showsSteps() const
{
    return m_mode->currentIndex() == 1;
}

void TreePanel::showTree()
{
    if (showsSteps())
        m_tree->setTree(treeOfSteps(m_statement.steps), SyntaxTreeView::Nodes::Steps);
    else
        m_tree->setTree(m_statement.tree);
    m_tree->showSelection(m_selection);
    m_frame->refresh();
}

void TreePanel::clear(const QString& reason)
{
    m_statement = {};
    m_tree->clear();
    m_view->showNote(reason.isEmpty() ? tr("This shows an answer, or a SELECT that you type, as a tree.") : reason);
}

void TreePanel::showSelection(const Selection& selection)
{
    m_selection = selection;
    m_tree->showSelection(selection);
}

Picture TreePanel::picture() const
{
    const SyntaxNode tree = showsSteps() ? treeOfSteps(m_statement.steps) : m_statement.tree;
    const QString what = (showsSteps() ? tr("Steps that wrote %1") : tr("Syntax tree of %1")).arg(QString::fromStdString(m_statement.sql));
    return {QStringLiteral("tree"),
            m_subject.caption(what),
            m_tree->pictureSize(),
            [this](QPainter& painter) { m_tree->drawPicture(painter); },
            m_tree->listing(),
            QByteArray::fromStdString(jsonOf(tree)),
            QByteArray::fromStdString(dotOf(tree))};
}
