// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/decoder_page.h"

#include "ui/base/wording/decision_text.h"
#include "ui/base/wording/rule_words.h"
#include "ui/pictures/attention/attention_view.h"
#include "ui/pictures/frames/picture_frame.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

using namespace ratatosk;

namespace {

HeatMap mapOf(const std::vector<AnswerStep>& steps, const std::vector<std::string>& itemNames, const ItemNumbering& numbering)
{
    HeatMap map{numbering, {}, linesOf(itemNames, numbering), {}};
    for (size_t step = 0; step < steps.size(); ++step) {
        const std::vector<float>& weights = steps[step].attention;
        map.rows.push_back(
            {QStringLiteral("%1 %2").arg(step + 1).arg(ruleWords(steps[step].action)), HeatLine::Band::Steps, {static_cast<int>(step)}});
        map.weights.insert(map.weights.end(), weights.begin(), weights.end());
        map.weights.resize(map.rows.size() * map.columns.size(), 0.0f); // a step may know nothing of what it looked at
    }
    return map;
}

QByteArray jsonOf(const std::vector<AnswerStep>& steps, const std::vector<std::string>& itemNames)
{
    QJsonArray items;
    for (const std::string& name : itemNames)
        items.append(QString::fromStdString(name));
    QJsonArray list;
    for (const AnswerStep& step : steps) {
        QJsonArray weights;
        for (const float weight : step.attention)
            weights.append(static_cast<double>(weight));
        QJsonArray refused;
        for (const RefusedAction& other : step.refused)
            refused.append(QJsonObject{{QStringLiteral("action"), QString::fromStdString(other.action)},
                                       {QStringLiteral("probability"), other.probability}});
        list.append(QJsonObject{{QStringLiteral("action"), QString::fromStdString(step.action)},
                                {QStringLiteral("probability"), step.probability},
                                {QStringLiteral("attention"), weights},
                                {QStringLiteral("refused"), refused}});
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("items"), items}, {QStringLiteral("steps"), list}}).toJson(QJsonDocument::Compact);
}

} // namespace

DecoderPage::DecoderPage(QWidget* parent) : QWidget(parent), m_map(new AttentionView(this)), m_readOut(new QLabel(this))
{
    m_map->setObjectName(QStringLiteral("decoderAttention"));
    m_map->setAccessibleName(tr("Decoder attention from steps to words, columns and tables"));
    m_frame = new PictureFrame(
        m_map, [this] { return picture(); }, this);
    m_readOut->setObjectName(QStringLiteral("decoderReadOut"));
    m_readOut->setWordWrap(true);
    m_readOut->setMargin(4);
    m_readOut->setMinimumHeight(fontMetrics().height() * 3 + 10);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_frame, 1);
    layout->addWidget(m_readOut);
    connect(m_map, &AttentionView::cellChanged, this, &DecoderPage::showCell);
    connect(m_map, &AttentionView::selected, this, &DecoderPage::selected);
    connect(m_frame, &PictureFrame::selected, this, &DecoderPage::selected);
    showStep(-1);
}

void DecoderPage::setCandidate(const Answer& answer, const AnswerCandidate& candidate)
{
    m_steps = candidate.steps;
    m_itemNames = answer.itemNames;
    m_map->setMap(mapOf(m_steps, m_itemNames, numberingOf(answer)));
    m_frame->refresh();
    showStep(-1);
}

void DecoderPage::clear()
{
    m_steps.clear();
    m_map->clear();
    showStep(-1);
}

void DecoderPage::showSelection(const Selection& selection)
{
    m_map->showSelection(selection);
    showStep(selection.steps.empty() ? -1 : selection.steps.back()); // the last is the most particular: a column rather than its clause
}

void DecoderPage::showStep(int step)
{
    m_step = step < std::ssize(m_steps) ? step : -1;
    if (m_step < 0)
        return m_readOut->setText(tr("Each row is a step that wrote the SQL. Click a row or a part of the SQL to see the alternatives."));
    const AnswerStep& chosen = m_steps[static_cast<size_t>(m_step)];
    m_readOut->setText(tr("Step %1. %2").arg(stepLabel(chosen, m_step), refusedText(chosen)));
    m_map->setAccessibleDescription(m_readOut->text());
}

void DecoderPage::showCell(int row, int column)
{
    if (row < 0)
        return showStep(m_step);
    const HeatMap& map = m_map->map();
    m_readOut->setText(tr("%1 → %2: %3")
                           .arg(map.rows[static_cast<size_t>(row)].name, map.columns[static_cast<size_t>(column)].name,
                                QLocale().toString(static_cast<double>(map.at(row, column)), 'f', 4))
                       + QLatin1Char('\n') + refusedText(m_steps[static_cast<size_t>(row)]));
    m_map->setAccessibleDescription(m_readOut->text());
}

Picture DecoderPage::picture() const
{
    return {QStringLiteral("decoder"),
            m_subject.caption(tr("Decoder attention for each step, mean over its heads")),
            m_map->pictureSize(),
            [this](QPainter& painter) { m_map->drawPicture(painter); },
            listingOf(m_map->map()),
            jsonOf(m_steps, m_itemNames),
            {}};
}
