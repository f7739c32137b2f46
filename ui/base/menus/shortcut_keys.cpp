// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/menus/shortcut_keys.h"

#include "ui/base/menus/action_names.h"

#include <QAction>
#include <QMainWindow>

#include <algorithm>

namespace {

constexpr auto kOriginal = "originalKeys";

QStringList textsOf(const QList<QKeySequence>& keys)
{
    QStringList texts;
    for (const QKeySequence& key : keys)
        texts << key.toString(QKeySequence::PortableText);
    return texts;
}

QList<QKeySequence> keysOf(const QStringList& texts)
{
    QList<QKeySequence> keys;
    for (const QString& text : texts)
        keys << QKeySequence(text, QKeySequence::PortableText);
    return keys;
}

/// Noted with the action the first time.
QList<QKeySequence> originalOf(QAction& action)
{
    if (!action.property(kOriginal).isValid())
        action.setProperty(kOriginal, textsOf(action.shortcuts()));
    return keysOf(action.property(kOriginal).toStringList());
}

} // namespace

ShortcutKeys::ShortcutKeys(const QMainWindow* window)
{
    for (QAction* action : namedActions(window)) {
        if (action->objectName().isEmpty())
            continue; // entries that come and go: recent files, docks
        m_actions << action;
        m_original[action->objectName()] = originalOf(*action);
    }
}

void ShortcutKeys::apply(const Chosen& chosen) const
{
    for (QAction* action : m_actions) {
        const auto entry = chosen.find(action->objectName());
        action->setShortcuts(entry == chosen.end() ? original(*action) : keysOf(*entry));
    }
}

ShortcutKeys::Chosen ShortcutKeys::chosen() const
{
    Chosen chosen;
    for (const QAction* action : m_actions) {
        if (action->shortcuts() != original(*action))
            chosen[action->objectName()] = textsOf(action->shortcuts());
    }
    return chosen;
}

QList<QKeySequence> ShortcutKeys::original(const QAction& action) const
{
    return m_original.value(action.objectName());
}

const QAction* ShortcutKeys::holderOf(const QKeySequence& key, const QAction& except) const
{
    const auto holder = std::find_if(m_actions.begin(), m_actions.end(),
                                     [&](const QAction* action) { return action != &except && action->shortcuts().contains(key); });
    return holder == m_actions.end() ? nullptr : *holder;
}
