// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/database/values/value_index.h"
#include "core/english/text/question.h"
#include "core/linking/links/code_cells.h"
#include "core/linking/links/schema_links.h"

#include <memory>
#include <set>
#include <string>
#include <vector>

namespace ratatosk {

/// Links words with columns by what the cells hold: WholeCell, WordInCell, and NumberHint and TimeHint by type alone. At most one of
/// the cell kinds and one hint for each pair. Prepared once; const calls are thread-safe.
class ValueMatcher
{
public:
    ValueMatcher(const Schema& schema, std::shared_ptr<const ValueIndex> values);

    std::vector<Link<ColumnId>> match(const Question& question) const;

private:
    void addCells(const Question& question, std::vector<Link<ColumnId>>& links) const;
    void addHints(const Question& question, std::vector<Link<ColumnId>>& links) const;

    std::shared_ptr<const ValueIndex> m_values;
    std::set<std::string> m_names; ///< of columns
    std::vector<CodeColumn> m_codes;
    std::vector<ColumnId> m_numbers; ///< columns of numbers
    std::vector<ColumnId> m_times;   ///< columns of dates and times
    std::vector<ColumnId> m_years;   ///< columns that years may stand in: times, and numbers named so
};

} // namespace ratatosk
