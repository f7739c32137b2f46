// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "The margin per piece", "what we earn on one of each": for how much a thing is sold less what it cost its owner, where its table says both; and
/// never the other way round. Says whether something was changed.
bool reckonMarginsAsked(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
