// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/variants/reference_walk.h"

#include "core/sql/tree/term_walk.h"

namespace ratatosk {
namespace {

using sql::Query;
using sql::SelectBlock;

/// Knows the blocks around what it visits, the innermost last.
class MentionWalk
{
public:
    explicit MentionWalk(const std::function<void(SourceMention)>& edit) : m_edit(edit) {}

    void walk(Query& query)
    {
        walk(query.first);
        for (sql::SetOperand& operand : query.rest)
            walk(operand.block);
        m_blocks.push_back(query.rest.empty() ? &query.first : &query.rest.back().block);
        for (sql::OrderKey& key : query.orderBy)
            terms(key.expression);
        m_blocks.pop_back();
    }

private:
    void walk(SelectBlock& block)
    {
        m_blocks.push_back(&block);
        terms(block);
        m_blocks.pop_back();
    }

    template <class Part>
    void terms(Part& part)
    {
        sql::editTerms(
            part, [this](sql::Expression& term) { note(term); }, [this](Query& inner) { walk(inner); });
    }

    void note(sql::Expression& term)
    {
        if (auto* column = std::get_if<sql::ColumnReference>(&term.term))
            note(column->source, &column->column);
        if (auto* output = std::get_if<sql::OutputReference>(&term.term))
            note(output->source, nullptr);
        auto* star = std::get_if<sql::Star>(&term.term);
        if (star && star->source)
            m_edit({*m_blocks.back(), *star->source, nullptr});
    }

    void note(sql::SourceReference& source, ColumnId* column)
    {
        const auto outward = static_cast<std::size_t>(source.level);
        if (outward < m_blocks.size())
            m_edit({*m_blocks[m_blocks.size() - 1 - outward], source.index, column});
    }

    const std::function<void(SourceMention)>& m_edit;
    std::vector<SelectBlock*> m_blocks;
};

void editInnerFirst(SelectBlock& block, const std::function<void(SelectBlock&)>& edit)
{
    sql::editTerms(
        block, [](sql::Expression&) {}, [&](Query& inner) { editBlocks(inner, edit); });
    edit(block);
}

} // namespace

void editMentions(Query& query, const std::function<void(SourceMention)>& edit)
{
    MentionWalk(edit).walk(query);
}

void editBlocks(Query& query, const std::function<void(SelectBlock&)>& edit)
{
    for (sql::OrderKey& key : query.orderBy)
        sql::editTerms(
            key.expression, [](sql::Expression&) {}, [&](Query& inner) { editBlocks(inner, edit); });
    editInnerFirst(query.first, edit);
    for (sql::SetOperand& operand : query.rest)
        editInnerFirst(operand.block, edit);
}

void renumber(Query& query, const Renumbering& numbers)
{
    editMentions(query, [&](SourceMention mention) {
        if (mention.column)
            *mention.column = numbers.column(*mention.column);
    });
    editBlocks(query, [&](SelectBlock& block) {
        for (sql::Source& source : block.from) {
            if (auto* table = std::get_if<TableId>(&source.relation))
                *table = numbers.table(*table);
        }
    });
}

} // namespace ratatosk
