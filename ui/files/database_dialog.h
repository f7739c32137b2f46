// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

/// Lets the user choose a file, starting beside `current`; empty when none was chosen.
QString chooseDatabaseFile(QWidget* parent, const QString& current);
