// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/tree/query.h"

#include <functional>

namespace ratatosk::sql {

/// The query as it is thought before laws write out how cells are kept: `price > 5` for `CAST(replace(price, ',', '') AS REAL) > 5` where the
/// column is one of texts, and `day < '2024-01-01'` for what makes an ISO date of 24.12.2023. What is shown or grouped as it stands, also by a
/// query in FROM, keeps its form: no law would write it there.
Query plainQuery(Query query, const std::function<bool(ColumnId)>& isOfTexts);

} // namespace ratatosk::sql
