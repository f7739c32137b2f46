// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "Each route with the port it starts from and the one it goes to": where a query shows what one of two keys to the same table points to, and a key in
/// the place of the other, it shows the same of the other. A key in a sum or difference is no figure: the rest is shown. Says whether something was
/// changed.
bool nameRowsOfBothKeys(sql::Query& query, const Question& question, const Schema& schema);

/// "Visits that had a second observer" of the key `second_obs`: a row is there, not the second one of all. Says whether something was changed.
bool testKeysNamedSecond(sql::Query& query, const Question& question, const Schema& schema);

} // namespace ratatosk
