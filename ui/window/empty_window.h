// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMainWindow;
class QObject;

/// Takes everything out of a window and deletes it, but for `spared` and what Qt itself has put there: objects first, then the widgets
/// that they connect. Nothing of it may be in use any more.
void emptyWindow(QMainWindow& window, const QObject* spared);
