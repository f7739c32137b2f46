// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/text_zoom.h"

#include "ui/base/look/text_size.h"
#include "ui/base/menus/window_actions.h"
#include "ui/base/storage/preferences.h"
#include "ui/sql/editor/sql_editor.h"

#include <QAction>

TextZoom::TextZoom(WindowActions& actions, Preferences& preferences, SqlEditor& editor, QObject* parent)
    : QObject(parent), m_preferences(preferences), m_editor(editor)
{
    connect(actions.larger, &QAction::triggered, this, [this] { set(m_preferences.textSize() + 1); });
    connect(actions.smaller, &QAction::triggered, this, [this] { set(m_preferences.textSize() - 1); });
    connect(actions.usualSize, &QAction::triggered, this, [this] { set(0); });
    apply();
}

void TextZoom::set(int points)
{
    m_preferences.setTextSize(points);
    apply();
}

void TextZoom::apply()
{
    applyTextSize(m_preferences.textSize());
    m_editor.zoomTo(m_preferences.textSize() + m_preferences.editorZoom());
}
