// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/schema_links.h"
#include "core/relations/relation.h"
#include "core/relations/relation_matrix.h"
#include "core/schema/schema.h"

namespace ratatosk {

/// Relations between words, columns and tables in one of the named vocabularies (parser-spec section 4).
RelationMatrix buildRelations(int words, const Schema& schema, const SchemaLinks& links, RelationVocabulary vocabulary);

} // namespace ratatosk
