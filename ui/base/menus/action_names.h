// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/menus/quick_find.h"

#include <QList>
#include <QString>

class QAction;
class QMainWindow;

/// The actions of the menus that have a name, in the order of the menus; submenus by their entries.
QList<QAction*> namedActions(const QMainWindow* window);

/// A property of an action: other words that people look for it by, "settings".
inline constexpr const char* kOtherNames = "otherNames";

/// "Edit: Copy Rows: Copy as CSV"
QString actionName(const QAction& action);

/// The named actions that can be performed now, with their keys.
QList<FindEntry> commandEntries(const QMainWindow* window);
