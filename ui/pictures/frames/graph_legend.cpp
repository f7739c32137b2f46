// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/frames/graph_legend.h"

#include "ui/base/look/flow_layout.h"
#include "ui/base/look/pen_sample.h"
#include "ui/base/look/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPen>

#include <utility>

namespace {

constexpr int kSide = 8, kGap = 6;
constexpr double kTintHeight = 12;

} // namespace

GraphLegend::GraphLegend(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("graphLegend"));
    auto* layout = new FlowLayout(this);
    layout->setContentsMargins(kSide, 2, kSide, 2);
    layout->addWidget(new QLabel(tr("◆ primary key, ◇ foreign key"), this));
    addEntry([](const Theme& theme) { return QPen(theme.tint, kTintHeight); }, tr("named in the question"));
    m_joins = addEntry([](const Theme& theme) { return KeyLine::penOf(theme, KeyLine::State::Declared, true); }, tr("joined by the SQL"));
    for (const auto& [state, text] :
         {std::pair(KeyLine::State::Declared, tr("declared relationship")), std::pair(KeyLine::State::Guessed, tr("guessed relationship")),
          std::pair(KeyLine::State::Accepted, tr("accepted guess")), std::pair(KeyLine::State::Refused, tr("refused guess"))})
        m_states[state] = addEntry([state = state](const Theme& theme) { return KeyLine::penOf(theme, state, false); }, text);
    showLines({}, false);
}

QWidget* GraphLegend::addEntry(std::function<QPen(const Theme&)> penIn, const QString& text)
{
    auto* entry = new QWidget(this);
    auto* row = new QHBoxLayout(entry);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGap);
    row->addWidget(new PenSample(std::move(penIn), entry));
    row->addWidget(new QLabel(text, entry));
    layout()->addWidget(entry);
    return entry;
}

void GraphLegend::showLines(const std::set<KeyLine::State>& states, bool hasJoins)
{
    for (const auto& [state, entry] : m_states)
        entry->setVisible(states.contains(state));
    m_joins->setVisible(hasJoins);
}
