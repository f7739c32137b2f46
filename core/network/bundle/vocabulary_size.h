// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace ratatosk {

/// How many pieces a sentencepiece model holds, by its outermost fields alone (a protocol buffer whose field 1 is a piece). ModelInvalid when
/// the file ends inside a field: sentencepiece would load what is left.
Result<int> piecesIn(const std::filesystem::path& vocabulary);

} // namespace ratatosk
