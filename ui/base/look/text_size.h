// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;

/// All text of the program larger (or smaller) by so many points than the desktop's, from now on. What states a size of its own stays.
void applyTextSize(int points);

/// The label's letters so many times as large as those of what it stands in; to be said anew when these change.
void setTimesSize(QLabel* label, double times);
