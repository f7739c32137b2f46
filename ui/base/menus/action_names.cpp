// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/menus/action_names.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QRegularExpression>

namespace {

/// Chinese names have their letter in brackets behind them: "新建窗口(&W)".
QString plain(QString text)
{
    static const QRegularExpression letter(QStringLiteral("\\(&[A-Za-z0-9]\\)"));
    return text.remove(letter).remove(QLatin1Char('&')).remove(QChar(0x2026));
}

void gather(const QMenu* menu, QList<QAction*>& actions)
{
    for (QAction* action : menu->actions()) {
        if (action->menu())
            gather(action->menu(), actions);
        else if (!action->isSeparator() && !action->text().isEmpty())
            actions << action;
    }
}

/// The titles of the menus that lead from the bar to the action: "View: Theme".
QString menusOf(const QAction& action)
{
    for (const QObject* object : action.associatedObjects()) {
        const auto* menu = qobject_cast<const QMenu*>(object);
        QStringList titles;
        while (menu && qobject_cast<const QMenu*>(menu->parentWidget())) {
            titles.prepend(plain(menu->title()));
            menu = static_cast<const QMenu*>(menu->parentWidget());
        }
        if (menu && qobject_cast<const QMenuBar*>(menu->parentWidget()))
            return (QStringList(plain(menu->title())) + titles).join(QStringLiteral(": "));
    }
    return {};
}

} // namespace

QList<QAction*> namedActions(const QMainWindow* window)
{
    QList<QAction*> actions;
    for (const QAction* entry : window->menuBar()->actions()) {
        if (entry->menu())
            gather(entry->menu(), actions);
    }
    return actions;
}

QString actionName(const QAction& action)
{
    const QString menu = menusOf(action);
    const QString name = plain(action.text());
    return menu.isEmpty() ? name : menu + QStringLiteral(": ") + name;
}

QList<FindEntry> commandEntries(const QMainWindow* window)
{
    QList<FindEntry> entries;
    for (QAction* action : namedActions(window)) {
        if (!action->isEnabled())
            continue;
        const auto trigger = [action = QPointer(action)] {
            if (action)
                action->trigger();
        };
        entries << FindEntry{actionName(*action), action->shortcut().toString(QKeySequence::NativeText), action->statusTip(), trigger,
                             action->property(kOtherNames).toString()};
    }
    return entries;
}
