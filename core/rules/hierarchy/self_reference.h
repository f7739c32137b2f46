// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// "Who is Tom Pike's boss?" does not ask for the name of Tom Pike: where a table refers to itself (`boss_id`), and a query shows what it fixes, or
/// joins a row with itself by its own key, it goes along that reference: to the boss where the question names one, else to those
/// below. Says whether something was changed.
bool followSelfReference(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
