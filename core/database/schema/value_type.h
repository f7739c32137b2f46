// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ratatosk {

/// What a literal is in SQL.
enum class ValueType { Text, Integer, Real, Null };

} // namespace ratatosk
