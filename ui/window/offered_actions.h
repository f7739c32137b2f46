// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class WindowActions;
class Workspace;

/// Disables all that does nothing without a database until one is open. Others may know better from then on.
void offerOnceOpened(WindowActions& actions, Workspace& workspace);
