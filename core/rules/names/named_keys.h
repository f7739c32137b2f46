// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"
#include "core/sql/tree/query.h"

namespace ratatosk {

/// "Who is the chief of Amy?", "each complaint with its handler's name": where a query shows the key of another row, or of another row of the
/// same table, and the question asks for who or what that is, it shows the name that the row has, or the one text there that
/// the question has a word for. Says whether something was changed.
bool nameWhatKeysPointTo(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
