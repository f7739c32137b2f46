// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>

/// Where the program keeps what is the user's, after the XDG base directory specification; the folders need not exist yet.

/// What may be lost: $XDG_STATE_HOME/ratatosk, else ~/.local/state/ratatosk.
QDir stateFolder();
/// Where incidents are noted (core/base/log).
QString logFile();
/// The file in a folder where something about a database is kept, by its place.
QString fileOfDatabase(const QDir& folder, const QString& database);
/// What must be kept: $XDG_DATA_HOME/ratatosk, else ~/.local/share/ratatosk.
QDir dataFolder();
