// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/row_change.h"

#include <QString>

/// The rows of a change as a table to show: what was and what is to be, one below the other, named in the first column.
ratatosk::ResultTable changeTable(const ratatosk::TableChange& change);

/// "dogs: 2 changed, 1 deleted"
QString changeText(const ratatosk::TableChange& change);
