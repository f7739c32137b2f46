// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/attention_panel.h"

#include "ui/attention_weights.h"
#include "ui/panels/noted_view.h"
#include "ui/views/attention_view.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

using namespace ratatosk;

AttentionPanel::AttentionPanel(QWidget* parent)
    : QWidget(parent), m_layer(new QComboBox(this)), m_head(new QComboBox(this)), m_map(new AttentionView(this)),
      m_view(new NotedView(m_map, tr("What the parser looks at appears here after a question."), this)), m_readOut(new QLabel(this))
{
    m_map->setObjectName(QStringLiteral("attention"));
    m_map->setAccessibleName(tr("Attention: rows look at columns"));
    m_readOut->setObjectName(QStringLiteral("attentionReadOut"));
    m_readOut->setWordWrap(true);
    m_readOut->setMargin(4);
    m_readOut->setMinimumHeight(fontMetrics().height() * 2 + 10);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    createChoosers();
    layout->addWidget(m_view, 1);
    layout->addWidget(m_readOut);
    connect(m_map, &AttentionView::cellChanged, this, &AttentionPanel::showCell);
    connect(m_map, &AttentionView::selected, this, &AttentionPanel::selected);
    showCell(-1, -1);
}

void AttentionPanel::createChoosers()
{
    auto* layerLabel = new QLabel(tr("La&yer:"), this);
    layerLabel->setBuddy(m_layer);
    auto* headLabel = new QLabel(tr("Hea&d:"), this);
    headLabel->setBuddy(m_head);
    m_layer->setAccessibleName(tr("Layer"));
    m_head->setAccessibleName(tr("Head"));
    auto* row = new QHBoxLayout;
    row->setContentsMargins(6, 6, 6, 2);
    for (QWidget* widget : {static_cast<QWidget*>(layerLabel), static_cast<QWidget*>(m_layer), static_cast<QWidget*>(headLabel), static_cast<QWidget*>(m_head)})
        row->addWidget(widget);
    row->addStretch(1);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    connect(m_layer, &QComboBox::activated, this, &AttentionPanel::showLayer);
    connect(m_head, &QComboBox::activated, this, &AttentionPanel::showLayer);
}

void AttentionPanel::setModel(const ModelDescription& model)
{
    m_layer->clear();
    m_head->clear();
    for (int layer = 1; layer <= model.layers; ++layer)
        m_layer->addItem(QLocale().toString(layer));
    m_head->addItem(tr("mean of all"));
    for (int head = 1; head <= model.heads; ++head)
        m_head->addItem(QLocale().toString(head));
    m_layer->setCurrentIndex(model.layers - 1);
}

void AttentionPanel::setAnswer(const Answer& answer)
{
    clear();
    m_relations = answer.relations;
    m_relationNames = answer.relationNames;
    for (const std::string& name : answer.itemNames)
        m_names.push_back(QString::fromStdString(name));
    m_map->setItems(answer.itemNames, numberingOf(answer));
    m_view->showContent();
    if (isVisible())
        showLayer();
}

void AttentionPanel::clear()
{
    m_maps.clear();
    m_names.clear();
    m_relations = {};
    m_map->clear();
    m_view->showNote(tr("What the parser looks at appears here after a question."));
}

void AttentionPanel::setMaps(const AttentionMaps& maps)
{
    if (maps.size != m_relations.size())
        return;
    m_maps[maps.layer] = maps;
    if (maps.layer == m_layer->currentIndex())
        showLayer();
}

void AttentionPanel::showSelection(const Selection& selection)
{
    m_map->showSelection(selection);
}

void AttentionPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showLayer();
}

void AttentionPanel::showLayer()
{
    const int layer = m_layer->currentIndex();
    if (m_names.empty() || layer < 0)
        return;
    const auto found = m_maps.find(layer);
    if (found == m_maps.end())
        return Q_EMIT mapsRequested(layer);
    const int head = m_head->currentIndex() - 1;
    const bool isOneHead = head >= 0 && head < found->second.heads;
    m_map->setWeights(attentionWeights(found->second, isOneHead ? std::optional(head) : std::nullopt));
}

void AttentionPanel::showCell(int row, int column)
{
    if (row < 0)
        return m_readOut->setText(tr("Rows look at columns; point at a cell to read it. What is looked at is not always what decides."));
    const auto relation = static_cast<size_t>(m_relations.at(row, column));
    const QString kind = relation < m_relationNames.size() ? QString::fromStdString(m_relationNames[relation]) : QString();
    const QString text = tr("%1 → %2: %3 · relation: %4")
                             .arg(m_names[static_cast<size_t>(row)], m_names[static_cast<size_t>(column)],
                                  QLocale().toString(static_cast<double>(m_map->weightAt(row, column)), 'f', 3), kind);
    m_readOut->setText(text);
    m_map->setAccessibleDescription(text);
}
