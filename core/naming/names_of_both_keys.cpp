// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/naming/names_of_both_keys.h"

#include "core/evidence/paired_keys.h"
#include "core/joins/referred_source.h"
#include "core/sql/conjuncts.h"
#include "core/sql/query_search.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::SelectBlock;

/// The text that the demand wants in a column.
const sql::Literal* nameWanted(const sql::Condition& demand)
{
    const auto* test = std::get_if<sql::Comparison>(&demand.test);
    const bool isOne = test && test->operation == sql::ComparisonOperator::Equal
        && std::holds_alternative<ColumnReference>(test->left.term);
    const auto* literal = isOne ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
    return literal && literal->type == ValueType::Text ? literal : nullptr;
}

const ColumnReference& columnWanted(const sql::Condition& demand)
{
    return std::get<ColumnReference>(std::get<sql::Comparison>(demand.test).left.term);
}

/// Where the first word of the text stands; -1: nowhere.
int placeOfText(const Question& question, const std::string& text)
{
    const std::vector<Word> words = splitName(text);
    for (int word = 0; !words.empty() && word < static_cast<int>(question.words.size()); ++word)
        if (sameWord(words.front(), question.words[static_cast<std::size_t>(word)]))
            return word;
    return -1;
}

/// Two queries alike but for one demand, as one with both.
void joinIntersection(sql::Query& query)
{
    if (query.rest.size() != 1 || query.rest.front().operation != sql::SetOperator::Intersect)
        return;
    const SelectBlock& other = query.rest.front().block;
    const std::vector<sql::Condition> further = sql::conjuncts(other.where);
    if (other.items != query.first.items || other.from != query.first.from || !other.groupBy.empty() || further.size() != 1)
        return;
    sql::addConjunct(query.first.where, further.front());
    query.rest.clear();
}

class NamesOfBothKeys
{
public:
    NamesOfBothKeys(SelectBlock& block, const Question& question, const Schema& schema)
        : m_block(block), m_question(question), m_schema(schema), m_demands(sql::conjuncts(block.where))
    {
    }

    bool mend()
    {
        for (std::size_t i = 0; i < m_demands.size(); ++i)
            for (std::size_t j = i + 1; j < m_demands.size(); ++j)
                if (nameWanted(m_demands[i]) && nameWanted(m_demands[j]) && columnWanted(m_demands[i]) == columnWanted(m_demands[j])
                    && nameWanted(m_demands[i])->text != nameWanted(m_demands[j])->text && part(i, j))
                    return true;
        return false;
    }

private:
    /// The key by which the rows at the source come, and from where.
    std::optional<ColumnReference> keyTo(const sql::SourceReference& source) const
    {
        for (const sql::Source& joined : m_block.from)
            for (const sql::JoinKey& join : joined.keys) {
                const bool isLeft = join.left.source == source;
                const ColumnReference& other = isLeft ? join.right : join.left;
                if ((isLeft || join.right.source == source) && keyAt(other.column, m_schema))
                    return other;
            }
        return {};
    }

    /// Whether a word of the key's own stands within a few words of the name.
    bool isBeside(const ForeignKey& key, const ForeignKey& rival, int place) const
    {
        constexpr int kReach = 5; // "Margaret Ellison as the second"
        for (int word = std::max(0, place - 2); word <= place + kReach && word < static_cast<int>(m_question.words.size()); ++word)
            if (isSaidApart(key, rival, Question{.words = {m_question.words[static_cast<std::size_t>(word)]}}, m_schema))
                return true;
        return false;
    }

    bool part(std::size_t one, std::size_t other)
    {
        const auto from = keyTo(columnWanted(m_demands[one]).source);
        const auto key = from ? keyAt(from->column, m_schema) : std::nullopt;
        const auto rival = key ? rivalOf(*key, m_schema) : std::nullopt;
        if (!rival)
            return false;
        if (placeOfText(m_question, nameWanted(m_demands[one])->text) > placeOfText(m_question, nameWanted(m_demands[other])->text))
            std::swap(one, other);
        const int first = placeOfText(m_question, nameWanted(m_demands[one])->text);
        const int second = placeOfText(m_question, nameWanted(m_demands[other])->text);
        bool isRivalSecond = index(rival->from) > index(key->from);
        if (isBeside(*rival, *key, second) != isBeside(*rival, *key, first))
            isRivalSecond = isBeside(*rival, *key, second);
        const sql::SourceReference source = sql::sourceReferredTo(m_block, {from->source, rival->from}, *rival, m_schema);
        sql::Condition& moved = m_demands[isRivalSecond ? other : one];
        std::get<ColumnReference>(std::get<sql::Comparison>(moved.test).left.term).source = source;
        m_block.where = sql::allOf(m_demands);
        return true;
    }

    SelectBlock& m_block;
    const Question& m_question;
    const Schema& m_schema;
    std::vector<sql::Condition> m_demands;
};

} // namespace

bool lookForNamesOfBothKeys(sql::Query& query, const Question& question, const Schema& schema)
{
    static constexpr std::array<std::string_view, 4> shared{"both", "shared", "common", "and"};
    if (!query.rest.empty() && says(question, shared)) // "destinations of Iceland and Malta"
        return false;
    sql::Query whole = query;
    joinIntersection(whole);
    if (!isFlat(whole) || !NamesOfBothKeys(whole.first, question, schema).mend())
        return false;
    query = std::move(whole);
    return true;
}

} // namespace ratatosk
