// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/head_grid_page.h"

#include "ui/pictures/attention/head_grid_view.h"
#include "ui/pictures/frames/picture_frame.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

using namespace ratatosk;

namespace {

Listing listingOf(const std::vector<RankedHead>& heads)
{
    Listing listing{{HeadGridPage::tr("Layer"), HeadGridPage::tr("Head"), HeadGridPage::tr("Score")}, {}};
    for (const RankedHead& head : heads)
        listing.rows.push_back(
            {{QString::number(head.id.layer + 1), QString::number(head.id.head + 1), QString::number(head.score, 'f', 4)}, {}});
    return listing;
}

QByteArray jsonOf(const std::vector<RankedHead>& heads, const QString& order)
{
    QJsonArray list;
    for (const RankedHead& head : heads)
        list.append(QJsonObject{
            {QStringLiteral("layer"), head.id.layer}, {QStringLiteral("head"), head.id.head}, {QStringLiteral("score"), head.score}});
    return QJsonDocument(QJsonObject{{QStringLiteral("order"), order}, {QStringLiteral("heads"), list}}).toJson();
}

} // namespace

HeadGridPage::HeadGridPage(QWidget* parent)
    : QWidget(parent), m_order(new QComboBox(this)), m_grid(new HeadGridView(this)), m_readOut(new QLabel(this))
{
    m_grid->setObjectName(QStringLiteral("headGrid"));
    m_grid->setAccessibleName(tr("All heads of all layers"));
    m_frame = new PictureFrame(
        m_grid, [this] { return picture(); }, this);
    m_order->setAccessibleName(tr("Order of the heads"));
    m_readOut->setWordWrap(true);
    m_readOut->setMargin(4);
    m_readOut->setText(tr("Each row is a layer. Double-click a head or press Return to enlarge it. Press Space to combine several heads."));
    auto* label = new QLabel(tr("&Order:"), this);
    label->setBuddy(m_order);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(6, 2, 6, 0);
    row->addWidget(label);
    row->addWidget(m_order, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(row);
    layout->addWidget(m_frame, 1);
    layout->addWidget(m_readOut);
    connect(m_order, &QComboBox::activated, this, &HeadGridPage::setOrder);
    connect(m_grid, &HeadGridView::currentChanged, this, &HeadGridPage::showHead);
    connect(m_grid, &HeadGridView::opened, this, &HeadGridPage::opened);
    connect(m_grid, &HeadGridView::chosenChanged, this, &HeadGridPage::chosenChanged);
}

void HeadGridPage::setAnswer(const Answer& answer)
{
    m_mustAsk = true;
    m_grid->clear();
    if (m_relationNames != answer.relationNames) {
        m_relationNames = answer.relationNames;
        m_order->clear();
        m_order->addItem(tr("by layer"), -1);
        m_order->addItem(tr("most focused attention first"), -2);
        m_order->addItem(tr("least focused attention first"), -3);
        for (size_t relation = 0; relation < m_relationNames.size(); ++relation)
            m_order->addItem(tr("most attention on: %1").arg(QString::fromStdString(m_relationNames[relation])),
                             static_cast<int>(relation));
    }
    if (isVisible())
        showEvent(nullptr);
}

void HeadGridPage::setOverview(const AttentionOverview& overview)
{
    m_grid->setOverview(overview);
    setOrder();
}

void HeadGridPage::clear()
{
    m_mustAsk = false;
    m_grid->clear();
}

const std::set<HeadId>& HeadGridPage::chosen() const
{
    return m_grid->chosen();
}

void HeadGridPage::showEvent(QShowEvent* event)
{
    if (event)
        QWidget::showEvent(event);
    if (std::exchange(m_mustAsk, false))
        Q_EMIT overviewRequested();
}

void HeadGridPage::setOrder()
{
    const int choice = m_order->currentData().toInt();
    if (choice >= 0)
        m_grid->setOrder({HeadOrder::By::Relation, choice});
    else
        m_grid->setOrder({choice == -1 ? HeadOrder::By::Layer : choice == -2 ? HeadOrder::By::Narrowest : HeadOrder::By::Widest, 0});
    m_frame->refresh();
}

void HeadGridPage::showHead(HeadId id, double score)
{
    const QString head = tr("Layer %1, head %2").arg(id.layer + 1).arg(id.head + 1);
    const bool hasScore = m_order->currentData().toInt() != -1;
    const QString text = hasScore ? tr("%1: %2%").arg(head, QLocale().toString(score * 100, 'f', 1)) : head;
    m_readOut->setText(text);
    m_grid->setAccessibleDescription(text);
}

Picture HeadGridPage::picture() const
{
    const QString what = tr("All heads, %1").arg(m_order->currentText());
    return {QStringLiteral("heads"),
            m_subject.caption(what),
            m_grid->pictureSize(),
            [this](QPainter& painter) { m_grid->drawPicture(painter); },
            listingOf(m_grid->heads()),
            jsonOf(m_grid->heads(), m_order->currentText()),
            {}};
}
