// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/links_panel.h"

#include "ui/link_kind_text.h"
#include "ui/panels/noted_view.h"
#include "ui/theme.h"
#include "ui/views/links_view.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

using namespace ratatosk;

namespace {

/// A short stroke in the pen of one kind of link.
class LinkSample : public QWidget
{
public:
    LinkSample(LinkKind kind, QWidget* parent) : QWidget(parent), m_kind(kind) { setFixedWidth(fontMetrics().height() * 2); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setPen(Theme::of(palette()).linkPen(m_kind));
        painter.drawLine(0, height() / 2, width(), height() / 2);
    }

private:
    LinkKind m_kind;
};

QWidget* createLegend(QWidget* parent)
{
    auto* legend = new QWidget(parent);
    auto* layout = new QGridLayout(legend);
    layout->setContentsMargins(8, 2, 8, 6);
    layout->setVerticalSpacing(2);
    int entry = 0;
    for (const LinkKind kind : {LinkKind::Exact, LinkKind::Partial, LinkKind::Synonym, LinkKind::WholeCell, LinkKind::WordInCell, LinkKind::NumberHint}) {
        layout->addWidget(new LinkSample(kind, legend), entry / 2, (entry % 2) * 2);
        layout->addWidget(new QLabel(linkKindText(kind), legend), entry / 2, (entry % 2) * 2 + 1);
        ++entry;
    }
    layout->setColumnStretch(1, 1);
    layout->setColumnStretch(3, 1);
    return legend;
}

} // namespace

LinksPanel::LinksPanel(QWidget* parent) : QWidget(parent)
{
    auto* content = new QWidget(this);
    m_links = new LinksView(content);
    m_links->setObjectName(QStringLiteral("links"));
    m_links->setAccessibleName(tr("Links between words and the database"));
    auto* inner = new QVBoxLayout(content);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->addWidget(m_links, 1);
    inner->addWidget(createLegend(content));

    m_view = new NotedView(content, tr("Which words belong to which tables and columns appears here."), this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view);
    connect(m_links, &LinksView::selected, this, &LinksPanel::selected);
}

void LinksPanel::setAnswer(const Answer& answer)
{
    m_links->setAnswer(answer);
    m_view->showContent();
}

void LinksPanel::clear()
{
    m_links->clear();
    m_view->showNote(tr("Which words belong to which tables and columns appears here."));
}

void LinksPanel::showSelection(const Selection& selection)
{
    m_links->showSelection(selection);
}
