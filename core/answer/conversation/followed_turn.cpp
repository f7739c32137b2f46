// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/conversation/followed_turn.h"

#include "core/answer/conversation/changed_turn.h"
#include "core/answer/conversation/kept_columns.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"

#include <utility>

namespace ratatosk {

bool followTurn(std::vector<Candidate>& candidates, const EarlierTurn& earlier, const PreparedQuestion& question, const Schema& schema,
                bool mayDropColumns)
{
    if (auto changed = changedTurn(earlier, question, schema)) {
        candidates = {*std::move(changed)};
        return true;
    }
    const auto before = sql::readQuery(earlier.query, schema);
    if (!before || mayDropColumns)
        return false;
    for (Candidate& candidate : candidates)
        if (keepWhatWasShown(candidate.query, *before, question))
            candidate.sql = sql::unparse(candidate.query, schema);
    return false;
}

} // namespace ratatosk
