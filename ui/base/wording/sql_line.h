// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// SQL that was laid out in lines, on one line for a list: to be read, not to be run, since blanks inside of texts shrink too.
QString sqlLine(const QString& sql);
