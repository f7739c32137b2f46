// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/explaining/value_bar.h"

#include "ui/base/look/flow_layout.h"

#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QToolButton>
#include <QWidgetAction>

namespace {

constexpr int kLongestValue = 30;

} // namespace

ValueBar::ValueBar(QWidget* parent) : QWidget(parent), m_layout(new FlowLayout(this))
{
    setObjectName(QStringLiteral("valueBar"));
    m_layout->setContentsMargins(6, 2, 6, 2);
    m_layout->addWidget(new QLabel(tr("Values:"), this));
    hide();
}

void ValueBar::setChips(const QList<ValueChip>& chips)
{
    for (QToolButton* button : m_buttons) {
        m_layout->removeWidget(button);
        button->hide();
        button->deleteLater(); // it may have led here
    }
    m_buttons.clear();
    for (int number = 0; number < chips.size(); ++number)
        addChip(number, chips[number]);
    setVisible(!chips.isEmpty());
}

void ValueBar::addChip(int number, const ValueChip& chip)
{
    auto* button = new QToolButton(this);
    const QString value = chip.value.size() > kLongestValue ? chip.value.left(kLongestValue) + QStringLiteral("…") : chip.value;
    button->setText(chip.isUnfilled ? tr("%1: fill in…").arg(chip.column) : tr("%1: %2").arg(chip.column, value));
    button->setToolTip(chip.source);
    button->setAccessibleName(button->text());
    button->setAccessibleDescription(chip.source);
    button->setArrowType(Qt::DownArrow);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this, [this, number] { Q_EMIT choicesWanted(number); });
    m_layout->addWidget(button);
    m_buttons << button;
}

void ValueBar::showChoices(int chip, const QList<ValueChoice>& choices)
{
    if (chip >= m_buttons.size())
        return;
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("valueChoices"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    auto* line = new QLineEdit(menu);
    line->setPlaceholderText(tr("Another value"));
    line->setAccessibleName(tr("Another value"));
    auto* typed = new QWidgetAction(menu);
    typed->setDefaultWidget(line);
    menu->addAction(typed);
    connect(line, &QLineEdit::returnPressed, menu, [this, chip, line, menu] {
        const QString value = line->text();
        menu->close();
        Q_EMIT chosen(chip, value);
    });
    for (const ValueChoice& choice : choices) {
        QString text = choice.value.left(kLongestValue * 2);
        const QString words = choice.mayBeMore ? tr("%1 (%2 or more)", "value and number of rows")
                                               : tr("%1 (%2)", "value and number of rows");
        menu->addAction(words.arg(text.replace(QLatin1Char('&'), QLatin1String("&&")), QLocale().toString(choice.rows)), this,
                        [this, chip, value = choice.value] { Q_EMIT chosen(chip, value); });
    }
    menu->popup(m_buttons[chip]->mapToGlobal(QPoint(0, m_buttons[chip]->height())));
    line->setFocus();
}
