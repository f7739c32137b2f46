// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"
#include "core/linking/relations/prepared_question.h"

namespace ratatosk {

/// The question without phrases that say of rows that they count whatever their state: "whatever their status", "of any status",
/// "cancelled ones included", "paid or not"; nor "before discount". A network tests the states that it reads there. Words keep their places in the text.
/// Requires a question that stands alone: one that goes on may take a condition back in this way.
Question withoutIdlePhrases(const PreparedQuestion& prepared, const Schema& schema);

} // namespace ratatosk
