// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/asking/reading_switch.h"

#include <QHBoxLayout>
#include <QToolButton>

using namespace ratatosk;

ReadingSwitch::ReadingSwitch(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("readingSwitch"));
    setAccessibleName(tr("How the question was read"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    add(0, QStringLiteral("readAsNew"), tr("New"), tr("Read as a new question"));
    add(1, QStringLiteral("readAsFollowUp"), tr("Follow-up"), tr("Read as a follow-up"));
    hide();
}

void ReadingSwitch::add(int place, const QString& name, const QString& text, const QString& accessibleName)
{
    auto* button = new QToolButton(this);
    button->setObjectName(name);
    button->setText(text);
    button->setAccessibleName(accessibleName);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus); // reached by Tab
    layout()->addWidget(button);
    m_ways[static_cast<std::size_t>(place)] = button;
    connect(button, &QToolButton::clicked, this, [this, place] {
        const bool isOther = place != m_taken;
        choose(m_taken); // until the question has been read the other way
        if (isOther)
            Q_EMIT switched();
    });
}

void ReadingSwitch::choose(int way)
{
    m_taken = way;
    for (int i = 0; i < 2; ++i)
        m_ways[static_cast<std::size_t>(i)]->setChecked(i == way);
}

void ReadingSwitch::showReading(const FollowUp& followUp, const QString& earlier)
{
    choose(followUp.isTaken ? 1 : 0);
    const QString taken = followUp.isTaken ? goingOnText(earlier, followUp) : tr("The question was read on its own.");
    const QString other = followUp.isTaken ? tr("Read the question on its own (Ctrl+J)")
                                           : tr("Read the question as a follow-up to “%1” (Ctrl+J)").arg(earlier);
    m_ways[0]->setToolTip(followUp.isTaken ? other : taken);
    m_ways[1]->setToolTip(followUp.isTaken ? taken : other);
    setAccessibleDescription(taken);
    setEnabled(true);
    show();
}

void ReadingSwitch::showOpen()
{
    setEnabled(false);
}

QString ReadingSwitch::goingOnText(const QString& earlier, const FollowUp& followUp)
{
    switch (followUp.kind) {
    case FollowUpKind::Refinement: return tr("“%1” with one more filter").arg(earlier);
    case FollowUpKind::OtherColumns: return tr("Same rows as “%1”, different columns").arg(earlier);
    case FollowUpKind::OtherCondition: return tr("Same as “%1”, with a different filter").arg(earlier);
    case FollowUpKind::AboutAnswer: return tr("Computed from the rows of “%1”").arg(earlier);
    default: return tr("Follow-up to “%1”").arg(earlier);
    }
}
