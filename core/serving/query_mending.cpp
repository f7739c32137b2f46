// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/query_mending.h"

#include "core/serving/null_members.h"
#include "core/serving/whole_periods.h"
#include "core/sql/unparser.h"

namespace ratatosk {

void mendQueries(std::vector<Candidate>& candidates, const Question& question, const Schema& schema, const Connection* connection,
                 const std::stop_token& stop)
{
    for (Candidate& candidate : candidates) {
        const bool isBounded = boundPeriods(candidate.query, question);
        const bool isRid = connection && leaveOutNullMembers(candidate.query, schema, *connection, stop);
        if (isBounded || isRid)
            candidate.sql = sql::unparse(candidate.query, schema);
    }
}

} // namespace ratatosk
