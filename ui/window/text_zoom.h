// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class Preferences;
class SqlEditor;
class WindowActions;

/// Larger and smaller text, all of it, SQL too.
class TextZoom : public QObject
{
    Q_OBJECT
public:
    /// All of them must outlive it.
    TextZoom(WindowActions& actions, Preferences& preferences, SqlEditor& editor, QObject* parent);

private:
    void set(int points);
    void apply();

    Preferences& m_preferences;
    SqlEditor& m_editor;
};
