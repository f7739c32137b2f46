// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/value_sources.h"

namespace ratatosk {

ValueCandidates defaultValues()
{
    return {{ValueType::Integer, "1"}, {ValueType::Integer, "0"}, {ValueType::Text, ""}, {ValueType::Null, "NULL"}};
}

} // namespace ratatosk
