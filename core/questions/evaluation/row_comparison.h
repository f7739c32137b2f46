// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

namespace ratatosk {

enum class RowOrder { Ignored, Matters };

/// Two results are the same when the columns of one can be arranged so that both hold equal rows, as bags or in order (test-suite
/// accuracy, Zhong et al., EMNLP 2020). Column names do not count, numbers compare by value (1 = 1.0), NULL equals NULL, and two
/// results without rows are always the same.
bool sameRows(const ResultTable& left, const ResultTable& right, RowOrder order);

} // namespace ratatosk
