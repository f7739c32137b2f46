// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Makes the icons and translations that are built into the program available; a static library's resources are not linked by themselves.
void initialiseProgramResources();
