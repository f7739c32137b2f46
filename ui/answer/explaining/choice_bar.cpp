// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/explaining/choice_bar.h"

#include "ui/base/look/flow_layout.h"

#include <QLabel>
#include <QMenu>
#include <QToolButton>

namespace {

constexpr int kLongestText = 40;

/// Not too long, and without keys of its own.
QString menuText(const QString& text)
{
    QString shown = text.size() > kLongestText ? text.left(kLongestText) + QChar(0x2026) : text;
    return shown.replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace

ChoiceBar::ChoiceBar(QWidget* before, QWidget* parent) : QWidget(parent), m_before(before)
{
    setObjectName(QStringLiteral("choiceBar"));
    auto* layout = new FlowLayout(this);
    layout->setContentsMargins(6, 2, 6, 2);
    layout->setSpacing(4);
    layout->addWidget(new QLabel(tr("Change:"), this));
    hide();
}

void ChoiceBar::setChips(const QList<ChoiceChip>& chips)
{
    const auto focused = static_cast<int>(m_buttons.indexOf(qobject_cast<QToolButton*>(window()->focusWidget())));
    for (QToolButton* button : m_buttons) {
        layout()->removeWidget(button);
        button->hide();
        button->deleteLater(); // its menu may have led here
    }
    m_buttons.clear();
    for (const ChoiceChip& chip : chips)
        addChip(chip);
    setVisible(!chips.isEmpty());
    if (focused >= 0)
        (focused < m_buttons.size() ? m_buttons[focused] : m_before)->setFocus();
}

void ChoiceBar::addChip(const ChoiceChip& chip)
{
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("choice%1").arg(chip.number));
    button->setText(menuText(chip.current));
    button->setToolTip(chip.name);
    button->setAccessibleName(tr("%1: %2", "what is chosen, and what it is").arg(chip.name, chip.current));
    button->setArrowType(Qt::DownArrow);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    auto* menu = new QMenu(button);
    connect(button, &QToolButton::clicked, this, [this, button, menu, chip] {
        if (menu->isEmpty())
            fill(menu, chip);
        menu->popup(button->mapToGlobal(QPoint(0, button->height())));
    });
    layout()->addWidget(button);
    button->show();
    setTabOrder(m_buttons.isEmpty() ? m_before : m_buttons.back(), button);
    m_buttons << button;
}

void ChoiceBar::fill(QMenu* menu, const ChoiceChip& chip)
{
    bool wasTitled = true;
    for (const ChoiceGroup& group : chip.groups) {
        if (!wasTitled)
            menu->addSeparator();
        wasTitled = !group.title.isEmpty();
        if (group.title.isEmpty()) {
            add(menu, chip.number, group.options);
        } else {
            QMenu* inner = menu->addMenu(menuText(group.title));
            connect(inner, &QMenu::aboutToShow, this, [this, inner, number = chip.number, options = group.options] {
                if (inner->isEmpty())
                    add(inner, number, options);
            });
        }
    }
}

void ChoiceBar::add(QMenu* menu, int number, const QList<ChoiceOption>& options)
{
    for (const ChoiceOption& option : options)
        menu->addAction(menuText(option.text), this, [this, number, part = option.part] { Q_EMIT chosen(number, part); });
}
