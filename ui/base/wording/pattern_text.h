// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/rows/cell_filter.h"

#include <QString>

/// "a parenthesis has no partner. Type \( to find one.": what follows a colon, and what to do.
QString patternFaultText(const ratatosk::PatternFault& fault);
