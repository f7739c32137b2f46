// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/values/value_index.h"
#include "core/linking/routing/schema_part.h"

#include <memory>

namespace ratatosk {

/// The cells of a part's columns under the part's ids: a view of the whole's index, which it keeps alive.
std::shared_ptr<const ValueIndex> valuesOfPart(std::shared_ptr<const ValueIndex> whole, const SchemaPart& part);

} // namespace ratatosk
