// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schema/schema.h"
#include "core/sql/query.h"
#include "core/text/question.h"

namespace ratatosk {

/// "The cheapest first" asks for all in order, not for the cheapest; "low to high" says which way. Says whether something was changed.
bool orderAsAsked(sql::Query& query, const Question& question, const Schema& schema);

/// "In alphabetical order of the labels": by a text that is shown, not by how many there are. Says whether something was changed.
bool orderByLettersAsked(sql::Query& query, const Question& question, const Schema& schema);

/// The first row of an order that no word asks for: all of them, and what they were put in order by beside them where the question speaks of it ("in
/// which room, and when do they leave?"). Says whether something was changed.
bool dropOrderUnasked(sql::Query& query, const Question& question, const Schema& schema);

/// A reckoning that rows are put in order by while the query shows another one: by that which is shown. Says whether something was changed.
bool orderByFigureShown(sql::Query& query);

/// "In order of date", "the dearest first": by the one column shown that is called so, or that is a price. Says whether something was changed.
bool orderByColumnSaid(sql::Query& query, const Question& question, const Schema& schema);

/// "The third-earliest": behind two others, whatever the query skips. Says whether something was changed.
bool skipAsSaid(sql::Query& query, const Question& question);

} // namespace ratatosk
