// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/question.h"
#include "core/linking/relations/prepared_question.h"

namespace ratatosk {

class CellLookup;

/// What rules may look at beside the query: worked out once for a question.
struct RuleContext {
    const Question& question;
    const Schema& schema;
    const CellLookup* cells = nullptr;          ///< null: there are no rows to look into
    const PreparedQuestion* prepared = nullptr; ///< links, values and earlier turns; null: only the words are known
    bool isPart = false;                        ///< the schema is a part of a larger one
};

} // namespace ratatosk
