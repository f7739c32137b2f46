// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parser/parsing/earlier_reading.h"

#include "core/english/language/word_splitter.h"
#include "core/grammar/transition/query_mapping.h"
#include "core/sql/tree/date_form.h"
#include "core/sql/tree/query_reader.h"

#include <algorithm>
#include <cctype>
#include <set>

namespace ratatosk {
namespace {

/// "SelectWhereOrder" as "select where order".
std::string namedRule(const std::string& name)
{
    std::string words;
    for (const char c : name) {
        if (std::isupper(static_cast<unsigned char>(c)) && !words.empty())
            words += ' ';
        words += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    return words;
}

/// The part that a field of that name begins; fields of other names belong to the part around them.
EarlierClause partOf(const std::string& field, EarlierClause around)
{
    if (field == "select" || field.starts_with("item"))
        return EarlierClause::Shown;
    if (field == "where" || field == "having" || field == "on" || field == "when")
        return EarlierClause::Condition;
    if (field == "group")
        return EarlierClause::Group;
    return field == "order" ? EarlierClause::Order : around;
}

/// Writes a tree down, one item for each rule that says something and for each leaf.
class TreeReading
{
public:
    TreeReading(const Schema& schema, const sql::Grammar& grammar, PreparedQuestion& to)
        : m_schema(schema), m_grammar(grammar), m_to(to), m_items(to.earlier.items)
    {
    }

    void read(const sql::GrammarTree& tree, EarlierClause part)
    {
        if (m_items.size() >= kMostEarlierItems)
            return;
        if (tree.rule < 0)
            return readLeaf(tree.leaf, part);
        const sql::Grammar::Rule& rule = m_grammar.rules()[static_cast<size_t>(tree.rule)];
        if (rule.name != "Column" && rule.name != "Literal") // these say no more than their leaf
            m_items.push_back({namedRule(rule.name), true, part, {}, {}});
        for (size_t field = 0; field < tree.fields.size(); ++field) {
            for (const sql::GrammarTree& child : tree.fields[field])
                read(child, partOf(rule.fields[field].name, part));
        }
    }

private:
    void readLeaf(const sql::GrammarTree::Leaf& leaf, EarlierClause part)
    {
        EarlierItem item{{}, true, part, {}, {}};
        if (const auto* column = std::get_if<ColumnId>(&leaf)) {
            m_column = item.column = *column;
            item.text = m_schema.column(*column).readableName;
        } else if (const auto* table = std::get_if<TableId>(&leaf)) {
            item.table = *table;
            item.text = m_schema.table(*table).readableName;
        } else if (const auto* literal = std::get_if<sql::Literal>(&leaf)) {
            item.text = literal->text;
            offer(*literal);
        }
        m_items.push_back(std::move(item));
    }

    /// Among the candidates, as something that was said before.
    void offer(const sql::Literal& literal)
    {
        const int place = static_cast<int>(m_items.size());
        const auto isSame = [&](const ValueCandidate& value) { return value.type == literal.type && value.text == literal.text; };
        auto found = std::ranges::find_if(m_to.values, isSame);
        if (found == m_to.values.end()) {
            m_to.values.push_back({literal.type, literal.text, ValueSource::Quote, -1, -1, {}});
            found = m_to.values.end() - 1;
        }
        found->earlierItem = place;
        if (m_column && literal.type == ValueType::Text && !std::ranges::binary_search(found->evidence, *m_column))
            found->evidence.insert(std::ranges::upper_bound(found->evidence, *m_column), *m_column);
    }

    const Schema& m_schema;
    const sql::Grammar& m_grammar;
    PreparedQuestion& m_to;
    std::vector<EarlierItem>& m_items;
    std::optional<ColumnId> m_column; ///< read last
};

template <class Item>
void appendLinks(std::vector<Link<Item>>& to, std::vector<Link<Item>> links, int offset, int end)
{
    for (Link<Item>& link : links) {
        link.word += offset;
        if (link.word < end)
            to.push_back(std::move(link));
    }
}

void readQuestion(const std::string& text, const SchemaLinker& linker, EarlierItems& earlier)
{
    const Result<Question> question = splitQuestion(text);
    if (!question)
        return;
    const int first = earlier.count();
    for (const Word& word : question->words) {
        if (earlier.count() < kMostEarlierItems / 2)
            earlier.items.push_back({word.text, false, EarlierClause::Shown, {}, {}});
    }
    SchemaLinks links = linker.link(*question);
    appendLinks(earlier.links.columns, std::move(links.columns), first, earlier.count());
    appendLinks(earlier.links.tables, std::move(links.tables), first, earlier.count());
}

/// The query that was asked, edited or run last.
void readLastQuery(std::span<const EarlierTurn> turns, const Schema& schema, const sql::Grammar& grammar, PreparedQuestion& to)
{
    const auto last = std::ranges::find_if(turns.rbegin(), turns.rend(), [](const EarlierTurn& turn) { return !turn.query.empty(); });
    if (last == turns.rend())
        return;
    Result<sql::Query> query = sql::readQuery(last->query, schema);
    if (!query)
        return;
    sql::takeDatesPlainly(*query);
    if (const auto tree = treeOfQuery(*query, schema, grammar))
        TreeReading(schema, grammar, to).read(*tree, EarlierClause::Shown);
}

} // namespace

void addEarlier(PreparedQuestion& question, std::span<const EarlierTurn> turns, const Schema& schema, const SchemaLinker& linker,
                const sql::Grammar& grammar)
{
    question.earlier = {};
    const size_t first = turns.size() - std::min<size_t>(turns.size(), kMostEarlierQuestions);
    for (size_t turn = turns.size(); turn-- > first;) // the nearest first: it loses no words
        readQuestion(turns[turn].question, linker, question.earlier);
    readLastQuery(turns, schema, grammar, question);
}

std::vector<TableId> earlierTables(std::span<const EarlierTurn> turns, const Schema& schema, const sql::Grammar& grammar)
{
    PreparedQuestion read;
    readLastQuery(turns, schema, grammar, read);
    std::set<TableId> tables;
    for (const EarlierItem& item : read.earlier.items) {
        if (item.table)
            tables.insert(*item.table);
        if (item.column)
            tables.insert(schema.column(*item.column).table);
    }
    return {tables.begin(), tables.end()};
}

} // namespace ratatosk
