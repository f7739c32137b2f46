// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evidence/cell_lookup.h"
#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// `100.0 * sum(renewals) FILTER (WHERE renewals > 0) / sum(renewals)` is always all: what is asked for is the share of the rows. Nor does WHERE
/// demand what the share looks for. Says whether something was changed.
bool shareRowsInsteadOfAll(sql::Query& query);

/// "Private ones in % of all institutions": a share of things is one of their number, not of a sum of something that nobody spoke of.
/// Requires: a question that has no word for money. Says whether something was changed.
bool shareThingsAsAsked(sql::Query& query, const Question& question, const Schema& schema);

/// "How is our spending split between the vets?": where rows repeat of what the shares are told by, each is told of all that is of it. Says whether
/// something was changed.
bool shareSumsOfKinds(sql::Query& query, const Question& question, const CellLookup& cells);

/// "Plans: per cent of the fees": of a group the share that its sum is, not that of an accidental row. Says whether something was changed.
bool shareSumsOfGroups(sql::Query& query, const Schema& schema);

} // namespace ratatosk
