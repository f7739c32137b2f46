// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/naming/both_keys.h"

#include "core/evidence/query_search.h"
#include "core/evidence/question_words.h"
#include "core/joins/referred_source.h"
#include "core/language/word_splitter.h"
#include "core/sql/conjuncts.h"
#include "core/sql/term_walk.h"

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
using sql::Expression;
using sql::SelectBlock;
using sql::SelectItem;

constexpr std::array<std::string_view, 6> kKeyForms{"id", "identifier", "key", "code", "number", "no"};

/// Of one column, to another table.
const ForeignKey* keyAt(ColumnId column, const Schema& schema)
{
    const auto key = std::ranges::find(schema.foreignKeys(), column, &ForeignKey::from);
    const bool isOne = key != schema.foreignKeys().end() && std::ranges::count(schema.foreignKeys(), key->group, &ForeignKey::group) == 1;
    return isOne && schema.column(key->from).table != schema.column(key->to).table ? &*key : nullptr;
}

/// The only other key from the same table to the same column.
const ForeignKey* rivalOf(const ForeignKey& key, const Schema& schema)
{
    const ForeignKey* rival = nullptr;
    for (const ForeignKey& other : schema.foreignKeys()) {
        if (other.to != key.to || other.from == key.from || schema.column(other.from).table != schema.column(key.from).table)
            continue;
        if (rival)
            return nullptr;
        rival = &other;
    }
    return rival;
}

/// Whether the question has a word of the key's name that the other's lacks: "editor" beside "producer".
bool isSaidApart(const ForeignKey& key, const ForeignKey& rival, const Question& question, const Schema& schema)
{
    const std::vector<Word> others = splitName(schema.column(rival.from).spokenName);
    return std::ranges::any_of(splitName(schema.column(key.from).spokenName), [&](const Word& part) {
        const bool isShared = std::ranges::any_of(others, [&](const Word& other) { return sameWord(other, part); });
        return !isShared && !hasLemma(part, kKeyForms) && speaksOf(question, {part});
    });
}

class BothKeys
{
public:
    BothKeys(sql::Query& query, const Question& question, const Schema& schema)
        : m_query(query), m_block(query.first), m_question(question), m_schema(schema)
    {
    }

    bool mend()
    {
        bool hasChanged = false;
        for (SelectItem& item : m_block.items)
            hasChanged |= dropKey(item.expression);
        for (sql::OrderKey& key : m_query.orderBy)
            hasChanged |= dropKey(key.expression);
        const std::vector<SelectItem> items = m_block.items;
        m_block.items.clear();
        for (const SelectItem& item : items) {
            const std::vector<SelectItem> named = namedInPlace(item, items);
            m_block.items.insert(m_block.items.end(), named.begin(), named.end());
            hasChanged |= named != std::vector{item};
        }
        return hasChanged;
    }

private:
    const ForeignKey* keyOf(const Expression& expression) const
    {
        const auto* column = std::get_if<ColumnReference>(&expression.term);
        return column && column->source.level == 0 ? keyAt(column->column, m_schema) : nullptr;
    }

    /// `miles - to_port` is `miles`.
    bool dropKey(Expression& expression) const
    {
        const auto* reckoning = std::get_if<sql::Arithmetic>(&expression.term);
        const bool isSum = reckoning
            && (reckoning->operation == sql::ArithmeticOperator::Add || reckoning->operation == sql::ArithmeticOperator::Subtract);
        if (!isSum || (keyOf(*reckoning->left) != nullptr) == (keyOf(*reckoning->right) != nullptr))
            return false;
        expression = Expression(keyOf(*reckoning->left) ? *reckoning->right : *reckoning->left);
        return true;
    }

    /// The source whose rows come by the key.
    std::optional<int> sourceBy(const ForeignKey& key, const sql::SourceReference& from) const
    {
        for (const sql::Source& source : m_block.from)
            for (const sql::JoinKey& join : source.keys) {
                if (join.left == ColumnReference{from, key.from} && join.right.column == key.to)
                    return join.right.source.index;
                if (join.right == ColumnReference{from, key.from} && join.left.column == key.to)
                    return join.left.source.index;
            }
        return {};
    }

    /// What the items show of the rows there.
    static std::vector<ColumnId> shownOf(int source, const std::vector<SelectItem>& items)
    {
        std::vector<ColumnId> columns;
        for (const SelectItem& item : items)
            if (const auto* column = std::get_if<ColumnReference>(&item.expression.term); column && column->source.index == source)
                columns.push_back(column->column);
        return columns;
    }

    /// A key beside what it, or its rival, points to: the same of the other one.
    std::vector<SelectItem> namedInPlace(const SelectItem& item, const std::vector<SelectItem>& items)
    {
        const ForeignKey* key = keyOf(item.expression);
        const ForeignKey* rival = key ? rivalOf(*key, m_schema) : nullptr;
        if (!rival)
            return {item};
        const sql::SourceReference from = std::get<ColumnReference>(item.expression.term).source;
        const bool isNamed = sourceBy(*key, from) && !shownOf(*sourceBy(*key, from), items).empty();
        const ForeignKey& missing = isNamed ? *rival : *key;
        const ForeignKey& named = isNamed ? *key : *rival;
        const auto source = sourceBy(named, from);
        const std::vector<ColumnId> shown = source ? shownOf(*source, items) : std::vector<ColumnId>();
        const bool isThere = sourceBy(missing, from).has_value();
        if (shown.empty() || isThere || !isSaidApart(missing, named, m_question, m_schema))
            return {item};
        const sql::SourceReference other = sql::sourceReferredTo(m_block, {from, missing.from}, missing, m_schema);
        std::vector<SelectItem> found;
        for (const ColumnId column : shown)
            found.push_back({Expression{ColumnReference{other, column}}, {}});
        return found;
    }

    sql::Query& m_query;
    SelectBlock& m_block;
    const Question& m_question;
    const Schema& m_schema;
};

/// The number of an ordinal in the column's name: 2 of `second_obs`; 0: it has none.
int ordinalIn(const Column& column)
{
    static constexpr std::array<std::string_view, 4> ordinals{"first", "second", "third", "fourth"};
    for (const Word& word : splitName(column.spokenName)) {
        const auto found = std::ranges::find(ordinals, word.lemmas.front());
        if (found != ordinals.end())
            return static_cast<int>(found - ordinals.begin()) + 1;
    }
    return 0;
}

} // namespace

bool nameRowsOfBothKeys(sql::Query& query, const Question& question, const Schema& schema)
{
    return isFlat(query) && query.first.groupBy.empty() && BothKeys(query, question, schema).mend();
}

bool testKeysNamedSecond(sql::Query& query, const Question& question, const Schema& schema)
{
    bool hasChanged = false;
    const auto isNumberSaid = [&](const std::string& number) {
        return std::ranges::any_of(question.words, [&](const Word& word) { return word.text == number; });
    };
    sql::editParts(query,
                   {.condition =
                        [&](sql::Condition& condition) {
                            const auto* test = std::get_if<sql::Comparison>(&condition.test);
                            const auto* column = test ? std::get_if<ColumnReference>(&test->left.term) : nullptr;
                            const auto* number = test ? std::get_if<sql::Literal>(&test->right.term) : nullptr;
                            const bool isOrdinal = column && number && test->operation == sql::ComparisonOperator::Equal
                                && keyAt(column->column, schema)
                                && number->text == std::to_string(ordinalIn(schema.column(column->column)));
                            if (!isOrdinal || isNumberSaid(number->text))
                                return;
                            condition = sql::Condition{sql::NullTest{{*column}, true}};
                            hasChanged = true;
                        },
                    .expression = [](Expression&) {}});
    return hasChanged;
}

namespace {

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
        const ForeignKey* key = from ? keyAt(from->column, m_schema) : nullptr;
        const ForeignKey* rival = key ? rivalOf(*key, m_schema) : nullptr;
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
