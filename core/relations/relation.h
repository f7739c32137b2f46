// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>

namespace ratatosk {

/// Which relation kinds the encoder knows; part of a model's configuration.
enum class RelationVocabulary {
    DtFixup,  ///< the 33 published kinds (parser-spec 4.1)
    Extended, ///< those 33 with unchanged ids, then value, number and time links (4.4); what the product uses
    RatSql,   ///< the 51 kinds of RAT-SQL (4.2)
};

/// Number of relation ids: 33, 41 or more, 51.
int relationCount(RelationVocabulary vocabulary);

/// A short English name of one relation for people: "column of table, primary key".
std::string relationName(RelationVocabulary vocabulary, int relation);

std::string toString(RelationVocabulary vocabulary);                       ///< "dt_fixup", "extended", "rat_sql"
Result<RelationVocabulary> relationVocabularyFrom(const std::string& name);

} // namespace ratatosk
