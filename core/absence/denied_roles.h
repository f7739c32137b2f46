// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Ringers who never were leader": of several keys that refer to somebody, those are left out that the one refers to which the question names,
/// `visit.leader_id`. Says whether something was changed.
bool denyRoleSaid(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
