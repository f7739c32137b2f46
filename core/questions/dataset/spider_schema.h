// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/schema/schema.h"

#include <nlohmann/json_fwd.hpp>

namespace ratatosk {

/// The schema in one record of Spider's tables.json. Error: InvalidData or InvalidSchema; missing fields and wrong types are
/// thrown as nlohmann::json::exception, which forEachRecord() turns into an Error.
Result<Schema> schemaOfSpiderRecord(const nlohmann::json& record);

} // namespace ratatosk
