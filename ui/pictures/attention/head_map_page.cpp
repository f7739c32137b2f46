// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/head_map_page.h"

#include "ui/pictures/attention/attention_view.h"
#include "ui/pictures/attention/heat_scale.h"
#include "ui/pictures/frames/picture_frame.h"

#include <QCheckBox>
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

/// Row by row, with the names of both directions.
QByteArray jsonOf(const HeatMap& map, const QString& what)
{
    const auto namesOf = [](const std::vector<HeatLine>& lines) {
        QJsonArray names;
        for (const HeatLine& line : lines)
            names.append(line.name);
        return names;
    };
    QJsonArray rows;
    for (int row = 0; row < std::ssize(map.rows); ++row) {
        QJsonArray weights;
        for (int column = 0; column < std::ssize(map.columns); ++column)
            weights.append(static_cast<double>(map.at(row, column)));
        rows.append(weights);
    }
    const QJsonObject object{{QStringLiteral("map"), what},
                             {QStringLiteral("rows"), namesOf(map.rows)},
                             {QStringLiteral("columns"), namesOf(map.columns)},
                             {QStringLiteral("weights"), rows}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

} // namespace

HeadMapPage::HeadMapPage(const AttentionStore& store, QWidget* parent)
    : QWidget(parent), m_store(store), m_layer(new QComboBox(this)), m_head(new QComboBox(this)), m_part(new QComboBox(this)),
      m_isByTable(new QCheckBox(tr("Group by &table"), this)), m_map(new AttentionView(this)), m_readOut(new QLabel(this))
{
    m_map->setObjectName(QStringLiteral("attention"));
    m_map->setAccessibleName(tr("Attention from rows to columns"));
    m_frame = new PictureFrame(
        m_map, [this] { return picture(); }, this);
    m_readOut->setObjectName(QStringLiteral("attentionReadOut"));
    m_readOut->setWordWrap(true);
    m_readOut->setToolTip(tr("High attention does not always decide the answer. The page “Word test” checks this."));
    m_readOut->setMargin(4);
    m_readOut->setMinimumHeight(fontMetrics().height() * 2 + 10);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    createChoosers();
    layout->addWidget(m_frame, 1);
    layout->addWidget(m_readOut);
    connect(m_map, &AttentionView::cellChanged, this, &HeadMapPage::showCell);
    connect(m_map, &AttentionView::selected, this, &HeadMapPage::selected);
    connect(m_frame, &PictureFrame::selected, this, &HeadMapPage::selected);
    showCell(-1, -1);
}

void HeadMapPage::createChoosers()
{
    m_layer->setAccessibleName(tr("Layer"));
    m_head->setAccessibleName(tr("Head"));
    m_part->setAccessibleName(tr("Part of the attention"));
    m_layer->setObjectName(QStringLiteral("attentionLayer"));
    m_head->setObjectName(QStringLiteral("attentionHead"));
    m_part->setObjectName(QStringLiteral("attentionPart"));
    m_part->addItem(tr("full"), static_cast<int>(AttentionPart::Whole));
    m_part->addItem(tr("content only"), static_cast<int>(AttentionPart::Content));
    m_part->addItem(tr("relations only"), static_cast<int>(AttentionPart::Relation));
    m_part->addItem(tr("rollout from layer 1"), static_cast<int>(AttentionPart::Rollout));
    m_part->setToolTip(tr("Content only: attention without relations. Relations only: attention without content. Rollout: what each item "
                          "is made of after all layers up to this one."));
    m_isByTable->setToolTip(tr("Shows all columns of a table as one row and one column"));
    auto* first = new QHBoxLayout;
    first->setContentsMargins(6, 2, 6, 0);
    for (const auto& [text, box] : {std::pair(tr("La&yer:"), m_layer), std::pair(tr("Hea&d:"), m_head)}) {
        auto* label = new QLabel(text, this);
        label->setBuddy(box);
        first->addWidget(label);
        first->addWidget(box);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        connect(box, &QComboBox::activated, this, &HeadMapPage::showMap);
    }
    first->addStretch(1);
    first->addWidget(new HeatScale(*m_map, this));
    auto* second = new QHBoxLayout;
    second->setContentsMargins(6, 0, 6, 0);
    second->addWidget(m_part);
    second->addWidget(m_isByTable);
    second->addStretch(1);
    connect(m_part, &QComboBox::activated, this, &HeadMapPage::showMap);
    connect(m_isByTable, &QCheckBox::toggled, this, &HeadMapPage::showMap);
    static_cast<QVBoxLayout*>(layout())->addLayout(first);
    static_cast<QVBoxLayout*>(layout())->addLayout(second);
}

void HeadMapPage::setModel(const ModelDescription& model)
{
    m_headCount = model.heads;
    m_layer->clear();
    m_head->clear();
    for (int layer = 1; layer <= model.layers; ++layer)
        m_layer->addItem(QLocale().toString(layer));
    m_head->addItem(tr("mean over heads"), static_cast<int>(MeanOfLayer));
    m_head->addItem(tr("max over heads"), static_cast<int>(MaxOfLayer));
    for (int head = 0; head < model.heads; ++head)
        m_head->addItem(QLocale().toString(head + 1), head);
    m_layer->setCurrentIndex(model.layers - 1);
    setChosenHeads(m_chosen);
}

void HeadMapPage::setChosenHeads(const std::set<HeadId>& heads)
{
    m_chosen = heads;
    for (const int special : {MeanOfChosen, MaxOfChosen}) {
        if (const int entry = m_head->findData(special); entry >= 0)
            m_head->removeItem(entry);
    }
    const bool areKept = m_store.keepsAll() || heads.empty() || heads.begin()->layer == heads.rbegin()->layer;
    if (heads.size() < 2 || !areKept)
        return;
    m_head->addItem(tr("mean over %n chosen heads", nullptr, static_cast<int>(heads.size())), static_cast<int>(MeanOfChosen));
    m_head->addItem(tr("max over %n chosen heads", nullptr, static_cast<int>(heads.size())), static_cast<int>(MaxOfChosen));
}

void HeadMapPage::setAnswer(const Answer& answer)
{
    m_relations = answer.relations;
    m_numbering = numberingOf(answer);
    m_relationNames = answer.relationNames;
    m_itemNames = answer.itemNames;
    m_map->clear();
    if (isVisible())
        showMap();
}

void HeadMapPage::clear()
{
    m_itemNames.clear();
    m_relations = {};
    m_numbering = {};
    m_map->clear();
}

void HeadMapPage::chooseMap(int layer, int head)
{
    m_layer->setCurrentIndex(layer);
    m_head->setCurrentIndex(m_head->findData(head));
    m_part->setCurrentIndex(0);
    showMap();
}

HeadMixture HeadMapPage::mixture() const
{
    HeadMixture mixture{{}, HeadMixture::How::Mean, static_cast<AttentionPart>(m_part->currentData().toInt())};
    const int layer = m_layer->currentIndex();
    const int head = m_head->currentData().toInt();
    if (mixture.part == AttentionPart::Rollout)
        mixture.heads = {{layer, 0}};
    else if (head >= 0)
        mixture.heads = {{layer, head}};
    else if (head == MeanOfChosen || head == MaxOfChosen)
        mixture.heads.assign(m_chosen.begin(), m_chosen.end());
    else
        for (int one = 0; one < m_headCount; ++one)
            mixture.heads.push_back({layer, one});
    if (head == MaxOfLayer || head == MaxOfChosen)
        mixture.how = HeadMixture::How::Max;
    return mixture;
}

void HeadMapPage::showMap()
{
    const HeadMixture wanted = mixture();
    m_head->setEnabled(wanted.part != AttentionPart::Rollout);
    if (m_itemNames.empty() || m_layer->currentIndex() < 0 || wanted.heads.empty() || !isVisible())
        return;
    if (const auto layer = missingLayer(wanted, m_store))
        return Q_EMIT mapsRequested(*layer, wanted.part);
    HeatMap map;
    map.numbering = m_numbering;
    map.rows = m_isByTable->isChecked() ? linesByTable(m_itemNames, map.numbering) : linesOf(m_itemNames, map.numbering);
    map.columns = map.rows;
    map.weights = gathered(mixed(wanted, m_store), map.numbering.count(), map.rows, map.columns);
    m_map->setMap(std::move(map));
    m_frame->refresh();
}

void HeadMapPage::showSelection(const Selection& selection)
{
    m_map->showSelection(selection);
}

void HeadMapPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showMap();
}

QString HeadMapPage::relationBetween(int row, int column) const
{
    const std::vector<int>& from = m_map->map().rows[static_cast<size_t>(row)].items;
    const std::vector<int>& to = m_map->map().columns[static_cast<size_t>(column)].items;
    if (from.size() != 1 || to.size() != 1)
        return tr("several");
    const auto relation = static_cast<size_t>(m_relations.at(from.front(), to.front()));
    return relation < m_relationNames.size() ? QString::fromStdString(m_relationNames[relation]) : QString();
}

void HeadMapPage::showCell(int row, int column)
{
    if (row < 0)
        return m_readOut->setText(tr("Point at a cell to read the attention from its row to its column."));
    const HeatMap& map = m_map->map();
    const QString text = tr("%1 → %2: %3 · %4 · relation: %5")
                             .arg(map.rows[static_cast<size_t>(row)].name, map.columns[static_cast<size_t>(column)].name,
                                  QLocale().toString(static_cast<double>(map.at(row, column)), 'f', 4), mixtureText(),
                                  relationBetween(row, column));
    m_readOut->setText(text);
    m_map->setAccessibleDescription(text);
}

/// "layer 3, head 5"
QString HeadMapPage::mixtureText() const
{
    const QString layer = tr("layer %1").arg(m_layer->currentText());
    if (static_cast<AttentionPart>(m_part->currentData().toInt()) == AttentionPart::Rollout)
        return tr("rollout up to %1").arg(layer);
    const QString head = m_head->currentData().toInt() >= 0 ? tr("head %1").arg(m_head->currentText()) : m_head->currentText();
    const bool isOfLayer = m_head->currentData().toInt() >= MaxOfLayer;
    const QString place = isOfLayer ? tr("%1, %2").arg(layer, head) : head;
    return m_part->currentIndex() == 0 ? place : tr("%1, %2").arg(place, m_part->currentText());
}

Picture HeadMapPage::picture() const
{
    const HeatMap& map = m_map->map();
    const QString what = tr("Encoder attention, %1").arg(mixtureText());
    return {QStringLiteral("attention"),
            m_subject.caption(what),
            m_map->pictureSize(),
            [this](QPainter& painter) { m_map->drawPicture(painter); },
            listingOf(map),
            jsonOf(map, what),
            {}};
}
