// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

/// Lets the user choose files, starting beside `current`; empty when none was chosen.
QStringList chooseDatabaseFiles(QWidget* parent, const QString& current);
