// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QColor;

inline constexpr double kLeastForText = 4.5; ///< WCAG 2.1, level AA
inline constexpr double kLeastForLines = 3.0;

/// Relative luminance of WCAG 2.1: 0 (black) to 1 (white).
double luminance(const QColor& colour);

/// Contrast ratio of WCAG 2.1: 1 to 21.
double contrast(const QColor& left, const QColor& right);
