// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/explaining/explanation_panel.h"

#include "ui/answer/explaining/reading_panel.h"
#include "ui/pictures/attention/attention_panel.h"
#include "ui/pictures/attention/steps_panel.h"
#include "ui/pictures/frames/links_panel.h"
#include "ui/pictures/frames/tree_panel.h"

#include <QTabBar>

#include <algorithm>

using namespace ratatosk;

namespace {

constexpr double kMostOfWindow = 0.36;

} // namespace

ExplanationPanel::ExplanationPanel(QWidget* parent)
    : QTabWidget(parent), m_reading(new ReadingPanel(this)), m_steps(new StepsPanel(this)), m_links(new LinksPanel(this)),
      m_attention(new AttentionPanel(this)), m_tree(new TreePanel(this))
{
    setObjectName(QStringLiteral("why"));
    setDocumentMode(true);
    setAccessibleName(tr("Answer views"));
    tabBar()->setAccessibleName(accessibleName());
    setUsesScrollButtons(false); // all tabs stay in sight, their names give way
    setElideMode(Qt::ElideRight);
    addTab(m_reading, tr("In words"));
    addTab(m_steps, tr("Steps"));
    addTab(m_links, tr("Links"));
    addTab(m_attention, tr("Attention"));
    addTab(m_tree, tr("Tree"));
    for (int tab = 0; tab < count(); ++tab)
        setTabToolTip(tab, tabText(tab));
    connect(m_steps, &StepsPanel::selected, this, &ExplanationPanel::selected);
    connect(m_links, &LinksPanel::selected, this, &ExplanationPanel::selected);
    connect(m_attention, &AttentionPanel::selected, this, &ExplanationPanel::selected);
    connect(m_tree, &TreePanel::selected, this, &ExplanationPanel::selected);
}

/// As wide as the names of the tabs, while that leaves the window the larger part.
QSize ExplanationPanel::minimumSizeHint() const
{
    const QSize inner = QTabWidget::minimumSizeHint();
    const int names = std::min(tabBar()->sizeHint().width(), static_cast<int>(kMostOfWindow * window()->width()));
    return {std::max(inner.width(), names), inner.height()};
}

void ExplanationPanel::setModel(const ModelDescription& model)
{
    m_attention->setModel(model);
}

void ExplanationPanel::setAnswer(const Answer* answer, Maps maps)
{
    m_steps->clear(); // until a candidate is shown
    if (!answer) {
        m_links->clear();
        return m_attention->clear();
    }
    m_links->setAnswer(*answer);
    if (maps == Maps::AtHand)
        m_attention->setAnswer(*answer);
    else
        m_attention->clear(tr("The model has read another question since then. Ask this question again to see its attention."));
}

void ExplanationPanel::setCandidate(const Answer& answer, const AnswerCandidate& candidate)
{
    m_steps->setSteps(answer, candidate);
    m_links->showUsed(candidate.tree);
    m_attention->setCandidate(answer, candidate);
}

void ExplanationPanel::setStatement(const AnswerCandidate* statement, const QString& reason)
{
    if (statement)
        m_tree->setStatement(*statement);
    else
        m_tree->clear(reason);
}

void ExplanationPanel::setSubject(const PictureSubject& subject)
{
    m_links->setSubject(subject);
    m_attention->setSubject(subject);
    m_tree->setSubject(subject);
}

void ExplanationPanel::showSelection(const Selection& selection)
{
    m_steps->showSelection(selection);
    m_links->showSelection(selection);
    m_attention->showSelection(selection);
    m_tree->showSelection(selection);
}
