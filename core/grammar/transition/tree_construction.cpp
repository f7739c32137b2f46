// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/tree_construction.h"

#include <fmt/format.h>

namespace ratatosk {

int TreeConstruction::ruleFor(const RuleMeaning& meaning, const char* what)
{
    const int rule = rules.ruleFor(meaning);
    if (rule < 0)
        unsupported(what);
    return rule;
}

sql::GrammarTree TreeConstruction::unsupported(const std::string& what)
{
    if (!failure)
        failure = Error{ErrorCode::UnsupportedSql, fmt::format("the parser's grammar cannot express {}", what)};
    return {};
}

ColumnMarks marksOf(const sql::ColumnReference& column, const TreeScope* scope)
{
    for (int level = 0; level < column.source.level; ++level)
        scope = scope->outer;
    return {scope->occurrences[static_cast<size_t>(column.source.index)].number, column.source.level};
}

} // namespace ratatosk
