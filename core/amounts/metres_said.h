// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Higher than 50m": metres, not millions, where the column holds lengths. Says whether something was changed.
bool readMetresSaid(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
