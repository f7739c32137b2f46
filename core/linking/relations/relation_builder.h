// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/linking/links/schema_links.h"
#include "core/linking/relations/earlier_items.h"
#include "core/linking/relations/relation.h"
#include "core/linking/relations/relation_matrix.h"

#include <cstdint>
#include <vector>

namespace ratatosk {

struct SchemaShape;

/// Builds the relations of many questions about one schema: those among columns and tables are worked out once. A value.
class RelationBuilder
{
public:
    RelationBuilder(const Schema& schema, RelationVocabulary vocabulary);

    /// Relations of `words` words, the columns and the tables. Requires: links made for this schema and as many words.
    RelationMatrix build(int words, const SchemaLinks& links) const;
    /// The same with what was asked before, whose items stand behind the words. Requires: the conversation's vocabulary unless `earlier` is empty.
    RelationMatrix build(int words, const SchemaLinks& links, const EarlierItems& earlier) const;

    /// The published parser's matrix, over its expanded schema (`relations/schema_shape.h`): stars before the columns, a pseudo-table last.
    static RelationBuilder expanded(const Schema& schema, RelationVocabulary vocabulary);

private:
    RelationBuilder(const SchemaShape& shape, RelationVocabulary vocabulary, int firstColumn);
    void writeWords(RelationMatrix& matrix, const SchemaLinks& links) const;
    void writeEarlier(RelationMatrix& matrix, int words, const EarlierItems& earlier) const;

    RelationVocabulary m_vocabulary;
    int m_columns = 0;
    int m_tables = 0;
    int m_firstColumn = 0;              ///< matrix index of ColumnId 0 among the columns
    std::vector<std::uint8_t> m_schema; ///< (columns + tables) squared
};

/// Relations between words, columns and tables in one of the named vocabularies, for a single question.
RelationMatrix buildRelations(int words, const Schema& schema, const SchemaLinks& links, RelationVocabulary vocabulary,
                              const EarlierItems& earlier = {});

} // namespace ratatosk
