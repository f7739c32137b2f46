// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/parameter_values.h"

#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// Values for the parameters of a statement of SQLite, from texts such as "city=Rome", ":city=Rome" or "2=7". A name without its sign is that of
/// ":name", "@name" and "$name"; a number is that of "?2". What stands behind the sign is read by typedValue. Errors: InvalidArgument for a
/// text without a name, for a name that the statement does not have or that is given twice, and, once any is given, for a parameter without a value.
Result<ParameterValues> givenParameters(std::string_view sql, const std::vector<std::string>& given);

} // namespace ratatosk
