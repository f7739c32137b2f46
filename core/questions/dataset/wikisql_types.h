// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <map>
#include <string>

namespace ratatosk {

/// Types of columns by their header, learned from the tables whose types are known: most of WikiSQL's copy has none.
class WikiSqlTypes
{
public:
    /// Requires: lower case.
    void learn(const std::string& header, ColumnType type);

    /// What most known columns of that header are, else most whose last word it shares, else Text.
    ColumnType of(const std::string& header) const;

private:
    struct Votes {
        int numbers = 0;
        int others = 0;
    };

    std::map<std::string, Votes> m_votes; ///< by header, and by "... " and its last word
};

} // namespace ratatosk
