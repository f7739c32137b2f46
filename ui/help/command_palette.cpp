// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/command_palette.h"

#include "ui/menus/action_names.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QPointer>
#include <QVBoxLayout>

#include <algorithm>

CommandPalette::CommandPalette(QMainWindow* window) : QDialog(window), m_text(new QLineEdit(this)), m_list(new QListWidget(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("commandPalette"));
    setWindowTitle(tr("Commands"));
    resize(fontMetrics().averageCharWidth() * 70, fontMetrics().height() * 22);
    m_text->setPlaceholderText(tr("Type a part of a command"));
    m_text->setAccessibleName(tr("Command"));
    m_text->installEventFilter(this);
    m_list->setAccessibleName(tr("Commands"));
    m_list->setUniformItemSizes(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_text);
    layout->addWidget(m_list, 1);
    fill(namedActions(window));
    connect(m_text, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_text, &QLineEdit::returnPressed, this, &CommandPalette::perform);
    connect(m_list, &QListWidget::itemActivated, this, &CommandPalette::perform);
    filter({});
    m_text->setFocus();
}

void CommandPalette::fill(const QList<QAction*>& actions)
{
    for (QAction* action : actions) {
        if (!action->isEnabled())
            continue;
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        auto* item = new QListWidgetItem(keys.isEmpty() ? actionName(*action) : tr("%1   (%2)").arg(actionName(*action), keys), m_list);
        item->setToolTip(action->statusTip());
        m_actions << action;
    }
}

/// Every word typed must be somewhere in the name.
void CommandPalette::filter(const QString& text)
{
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    int first = -1;
    for (int row = 0; row < m_list->count(); ++row) {
        const QString name = m_list->item(row)->text();
        const bool isMeant = std::ranges::all_of(words, [&](const QString& word) { return name.contains(word, Qt::CaseInsensitive); });
        m_list->item(row)->setHidden(!isMeant);
        if (isMeant && first < 0)
            first = row;
    }
    m_list->setCurrentRow(first);
}

/// The palette is gone before the command begins, so that the focus is where it was.
void CommandPalette::perform()
{
    const int row = m_list->currentRow();
    if (row < 0 || m_list->item(row)->isHidden())
        return;
    const QPointer<QAction> action = m_actions[row];
    close();
    QMetaObject::invokeMethod(
        action, [action] { action->trigger(); }, Qt::QueuedConnection);
}

/// Arrow keys go to the list while the focus stays in the line.
bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}
