// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// All text of the program larger (or smaller) by so many points than the desktop's, from now on. What states a size of its own stays.
void applyTextSize(int points);
