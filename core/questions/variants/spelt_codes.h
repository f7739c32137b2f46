// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/questions/variants/variant.h"

#include <vector>

namespace ratatosk {

/// A table of two columns, codes and what they mean, that others refer to by the code.
struct CodeTable {
    TableId table{};
    ColumnId code{}, label{};
    std::vector<ColumnId> references; ///< all of them
};

/// Those of up to thirty rows whose labels differ, and whose references are found there or are NULL.
std::vector<CodeTable> codeTables(const DatabaseContent& content);

/// The reverse of `moveToCodeTable`: the words stand where the codes stood, and the table goes. Queries that joined it ask the words; a code that is tested
/// becomes its word. Loss::Stuck where a query asks for the codes themselves, or the table alone.
void spellCodesOut(Variant& variant, const CodeTable& codes);

} // namespace ratatosk
