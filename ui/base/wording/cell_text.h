// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"
#include "core/files/rows/number_display.h"

#include <QString>

/// The cell as text, in full: numbers in SQL spelling, NULL as "NULL", a BLOB as its size.
QString cellText(const ratatosk::Cell& cell);

/// The same for a line of a table: cut after `kMaxShownCharacters`, line breaks shown as a sign.
QString shortCellText(const ratatosk::Cell& cell);

/// A number as its column's are written, with the locale's signs; others as `shortCellText`.
QString scoreText(const ratatosk::Cell& cell, const ratatosk::NumberDisplay& form);

/// As a person would say it: a number likewise, but without a form three digits behind the point at most (more where these are zeros), NULL as
/// "no value".
QString displayedCell(const ratatosk::Cell& cell, const ratatosk::NumberDisplay& form = {});

inline constexpr int kMaxShownCharacters = 300;
