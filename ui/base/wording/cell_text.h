// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

#include <QString>

#include <optional>

/// The cell as text, in full: numbers in SQL spelling, NULL as "NULL", a BLOB as its size.
QString cellText(const ratatosk::Cell& cell);

/// The same for a line of a table: cut after `kMaxShownCharacters`, line breaks shown as a sign.
QString shortCellText(const ratatosk::Cell& cell);

/// As a person would say it: a number with the locale's signs and three digits behind the point at most (more where these are zeros),
/// NULL as "no value". `decimals`: the digits that a fraction of its column is read with (core/files/rows/shown_decimals.h).
QString spokenCell(const ratatosk::Cell& cell, std::optional<int> decimals = {});

/// All digits of a fraction, with the locale's signs; others as `shortCellText`.
QString wholeFigure(const ratatosk::Cell& cell);

/// A figure rounded to that many digits behind the point, with the locale's signs.
QString roundedText(double number, int decimals);

inline constexpr int kMaxShownCharacters = 300;
