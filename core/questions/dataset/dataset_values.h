// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/values/value_index.h"
#include "core/questions/dataset/dataset.h"

#include <memory>

namespace ratatosk {

/// The values of a data set's database: those of its file, else its known cells; none when the file cannot be opened.
std::shared_ptr<const ValueIndex> valuesOf(const DatasetDatabase& database);

} // namespace ratatosk
