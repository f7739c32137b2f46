// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Cancelled or not", "dead or alive": what either way is asked for is not tested. Says whether something was changed.
bool leaveUntestedEitherWay(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
