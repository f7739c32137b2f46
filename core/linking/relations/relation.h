// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>

namespace ratatosk {

/// Which relation kinds the encoder knows; part of a model's configuration.
enum class RelationVocabulary {
    DtFixup,      ///< the 33 kinds of DT-Fixup's parser
    Extended,     ///< those 33 with unchanged ids, then values, numbers, times and synonyms; what the product uses
    RatSql,       ///< the 51 kinds of RAT-SQL
    Conversation, ///< the extended ones with unchanged ids, then those to what was asked before
};

/// Number of relation ids: 33, 45, 51, 61.
int relationCount(RelationVocabulary vocabulary);

/// A short English name of one relation for people: "column to its table, primary key". Requires: 0 <= relation < relationCount.
std::string relationName(RelationVocabulary vocabulary, int relation);

std::string toString(RelationVocabulary vocabulary);                        ///< "dt_fixup", "extended", "rat_sql", "conversation"
Result<RelationVocabulary> relationVocabularyFrom(const std::string& name); ///< Error: InvalidArgument

} // namespace ratatosk
