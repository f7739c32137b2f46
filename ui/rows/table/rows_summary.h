// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

#include <QString>

/// Rows were read from the file; or would be changed and wait, were written, were taken back.
enum class RowsState { Read, Pending, Kept, Undone };

/// "12 rows", "3 of the first 10,000 rows shown"; `isPart`: sorted or filtered.
QString amountText(const ratatosk::ResultTable& rows, int rowsShown, bool isPart);

/// What stands in place of the rows of a statement that has found none.
QString noRowsText(const QString& sql);

/// What became of them, or how long that took.
QString stateText(RowsState state, double milliseconds);
