// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/relations/relation_builder.h"

#include "core/linking/relations/conversation_rules.h"
#include "core/linking/relations/relation_rules.h"
#include "core/linking/relations/schema_shape.h"

#include <algorithm>

namespace ratatosk {
namespace {

/// Writes both cells of linked pairs, the strongest link of each.
class LinkWriter
{
public:
    explicit LinkWriter(RelationMatrix& matrix) : m_matrix(matrix), m_ranks(static_cast<size_t>(matrix.words) * matrix.size(), 0) {}

    void write(int word, int item, const LinkRelation& relation)
    {
        int& rank = m_ranks[static_cast<size_t>(word) * m_matrix.size() + item];
        if (relation.rank <= rank)
            return;
        rank = relation.rank;
        set(word, item, relation);
    }

    void set(int word, int item, const LinkRelation& relation)
    {
        const auto size = static_cast<size_t>(m_matrix.size());
        m_matrix.kinds[word * size + item] = relation.wordToItem;
        m_matrix.kinds[item * size + word] = relation.itemToWord;
    }

private:
    RelationMatrix& m_matrix;
    std::vector<int> m_ranks;
};

std::vector<std::uint8_t> schemaRelations(const SchemaShape& shape, const RelationRules& rules)
{
    const int columns = shape.columns();
    const int size = columns + shape.tables;
    const auto relation = [&](int row, int column) {
        if (row < columns)
            return column < columns ? rules.columnColumn(shape, row, column) : rules.columnTable(shape, row, column - columns);
        return column < columns ? rules.tableColumn(shape, row - columns, column)
                                : rules.tableTable(shape, row - columns, column - columns);
    };
    std::vector<std::uint8_t> relations(static_cast<size_t>(size) * size);
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column)
            relations[static_cast<size_t>(row) * size + column] = static_cast<std::uint8_t>(relation(row, column));
    }
    return relations;
}

} // namespace

RelationBuilder::RelationBuilder(const SchemaShape& shape, RelationVocabulary vocabulary, int firstColumn)
    : m_vocabulary(vocabulary), m_columns(shape.columns()), m_tables(shape.tables), m_firstColumn(firstColumn),
      m_schema(schemaRelations(shape, rulesFor(vocabulary)))
{
}

RelationBuilder::RelationBuilder(const Schema& schema, RelationVocabulary vocabulary) : RelationBuilder(shapeOf(schema), vocabulary, 0) {}

RelationBuilder RelationBuilder::expanded(const Schema& schema, RelationVocabulary vocabulary)
{
    return {expandedShapeOf(schema), vocabulary, expandedIndex(schema, ColumnId{0})};
}

RelationMatrix RelationBuilder::build(int words, const SchemaLinks& links) const
{
    return build(words, links, {});
}

RelationMatrix RelationBuilder::build(int words, const SchemaLinks& links, const EarlierItems& earlier) const
{
    RelationMatrix matrix{words + earlier.count(), m_columns, m_tables, {}};
    const int firstItem = matrix.words;
    matrix.kinds.resize(static_cast<size_t>(matrix.size()) * matrix.size());
    const int items = m_columns + m_tables;
    for (int row = 0; row < items; ++row) {
        const auto begin = m_schema.begin() + static_cast<std::ptrdiff_t>(row) * items;
        std::copy_n(begin, items, matrix.kinds.begin() + static_cast<std::ptrdiff_t>(firstItem + row) * matrix.size() + firstItem);
    }
    writeWords(matrix, links);
    if (!earlier.isEmpty())
        writeEarlier(matrix, words, earlier);
    return matrix;
}

void RelationBuilder::writeWords(RelationMatrix& matrix, const SchemaLinks& links) const
{
    const RelationRules& rules = rulesFor(m_vocabulary);
    LinkWriter writer(matrix);
    for (int row = 0; row < matrix.words; ++row) {
        for (int column = 0; column < matrix.words; ++column)
            matrix.kinds[static_cast<size_t>(row) * matrix.size() + column] = static_cast<std::uint8_t>(rules.wordWord(column - row));
        for (int column = 0; column < m_columns; ++column)
            writer.set(row, matrix.words + column, rules.columnLink(LinkKind::None));
        for (int table = 0; table < m_tables; ++table)
            writer.set(row, matrix.words + m_columns + table, rules.tableLink(LinkKind::None));
    }
    for (const Link<ColumnId>& link : links.columns)
        writer.write(link.word, matrix.words + m_firstColumn + index(link.item), rules.columnLink(link.kind));
    for (const Link<TableId>& link : links.tables)
        writer.write(link.word, matrix.words + m_columns + index(link.item), rules.tableLink(link.kind));
}

void RelationBuilder::writeEarlier(RelationMatrix& matrix, int words, const EarlierItems& earlier) const
{
    static const ConversationRules rules;
    const auto turnOf = [&](int row) {
        if (row < words)
            return Turn::Now;
        return earlier.items[static_cast<size_t>(row - words)].isQuery ? Turn::EarlierQuery : Turn::EarlierQuestion;
    };
    for (int row = 0; row < matrix.words; ++row) {
        for (int column = 0; column < matrix.words; ++column) {
            if (turnOf(row) != turnOf(column))
                matrix.kinds[static_cast<size_t>(row) * matrix.size() + column] = static_cast<std::uint8_t>(
                    rules.acrossTurns(turnOf(row), turnOf(column)));
        }
    }
    LinkWriter writer(matrix);
    for (const Link<ColumnId>& link : earlier.links.columns)
        writer.write(words + link.word, matrix.words + m_firstColumn + index(link.item), rules.columnLink(link.kind));
    for (const Link<TableId>& link : earlier.links.tables)
        writer.write(words + link.word, matrix.words + m_columns + index(link.item), rules.tableLink(link.kind));
    for (int i = 0; i < earlier.count(); ++i) {
        const EarlierItem& item = earlier.items[static_cast<size_t>(i)];
        if (item.column)
            writer.write(words + i, matrix.words + m_firstColumn + index(*item.column), rules.queryColumn(item.part));
        if (item.table)
            writer.write(words + i, matrix.words + m_columns + index(*item.table), rules.queryTable());
    }
}

RelationMatrix buildRelations(int words, const Schema& schema, const SchemaLinks& links, RelationVocabulary vocabulary,
                              const EarlierItems& earlier)
{
    return RelationBuilder(schema, vocabulary).build(words, links, earlier);
}

} // namespace ratatosk
