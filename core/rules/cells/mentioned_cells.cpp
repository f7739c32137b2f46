// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/cells/mentioned_cells.h"

#include "core/english/language/number_words.h"
#include "core/english/language/scaffold_words.h"
#include "core/english/language/stop_words.h"
#include "core/english/text/characters.h"
#include "core/linking/links/number_literal.h"
#include "core/rules/evidence/cell_lookup.h"
#include "core/rules/evidence/question_words.h"
#include "core/rules/negation/included_rows.h"
#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/join_origin.h"
#include "core/sql/tree/query_search.h"
#include "core/sql/tree/term_walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <variant>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Condition;
using sql::Literal;
using sql::SelectBlock;

/// Whether words of the span name something in the schema: "credit card" may be a column as well as a cell.
bool isName(const ValueCandidate& cell, const SchemaLinks& links)
{
    const auto isInside = [&](const auto& link) {
        return link.word >= cell.beginWord && link.word < cell.endWord && link.kind <= LinkKind::Exact;
    };
    const auto isTable = [&](const auto& link) { return isInside(link) && link.kind != LinkKind::Synonym; }; // a tenor is a singer
    return std::ranges::any_of(links.columns, isInside) || std::ranges::any_of(links.tables, isTable);
}

/// "female sheep": F
/// "racing members" of member_type = 'racing', though there is a table of races: the column's own word stands right behind the cell, or "ones".
bool isBeforeItsColumn(const ValueCandidate& cell, const PreparedQuestion& question)
{
    const auto isOfColumn = [&](const Link<ColumnId>& link) {
        return link.word == cell.endWord && link.item == cell.evidence.front() && link.kind <= LinkKind::Exact;
    };
    return wordAt(question.question, cell.beginWord) == lowerCase(cell.text)
        && (wordAt(question.question, cell.endWord) == "ones" || std::ranges::any_of(question.links.columns, isOfColumn));
}

bool isOfSex(const ValueCandidate& value, const Question& question)
{
    static constexpr std::array<std::string_view, 6> adjectives{"female", "male", "women", "men", "girls", "boys"};
    const bool isMapped = value.source == ValueSource::Mapped && value.endWord - value.beginWord == 1;
    return isMapped && std::ranges::find(adjectives, wordAt(question, value.beginWord)) != adjectives.end();
}

/// "The total", "at least one": words of figures, where they are not written as a name is.
bool saysFigure(const PreparedQuestion& question, int word)
{
    static constexpr std::array<std::string_view, 12> figures{"total", "sum",   "average", "mean", "median", "minus",
                                                              "plus",  "count", "number",  "all",  "other",  "same"};
    const Word& said = question.question.words[static_cast<std::size_t>(word)];
    if (said.text != said.lemmas.front())
        return false;
    const auto isThere = [&](const NumberPhrase& phrase) { return phrase.begin <= word && word < phrase.end; };
    return isOneOf(said.text, figures) || std::ranges::any_of(numberPhrasesOf(question.question), isThere) || isStopWord(said);
}

/// Whether no word of the span is a name: "one and the same".
bool saysFiguresAlone(const ValueCandidate& value, const PreparedQuestion& question)
{
    for (int word = value.beginWord; word < value.endWord; ++word)
        if (!saysFigure(question, word))
            return false;
    return true;
}

/// "The unsold pieces": one word, which nothing before it leaves out.
bool isPlainWord(const ValueCandidate& value, const Question& question)
{
    constexpr int kReach = 4;
    static constexpr std::array<std::string_view, 10> leaving{"except",    "without", "than",    "but", "other",
                                                              "excluding", "aside",   "besides", "or",  "leave"};
    if (value.source != ValueSource::WholeCell || value.endWord - value.beginWord != 1)
        return false;
    for (int word = value.beginWord - kReach; word <= value.endWord; ++word)
        if (isDenial(wordAt(question, word)) || std::ranges::find(leaving, wordAt(question, word)) != leaving.end())
            return false;
    return !isStopWord(question.words[static_cast<std::size_t>(value.beginWord)]);
}

/// Whether rows are told apart into a few kinds by the column: "unsold" is one of six reasons, "Numbers" is one of many names.
bool holdsKinds(ColumnId column, const CellLookup* cells)
{
    constexpr int kMostKinds = 40;
    const Condition isThere{sql::NullTest{cellOf(column), true}};
    const auto kinds = cells ? cells->cells(column, isThere, kMostKinds + 1).size() : 0;
    return kinds > 1 && kinds <= kMostKinds;
}

std::vector<ValueCandidate> cellsMentioned(const PreparedQuestion& question, const CellLookup* lookup)
{
    std::vector<ValueCandidate> cells;
    std::ranges::copy_if(question.values, std::back_inserter(cells), [&](const ValueCandidate& value) {
        if (isIncluded(question.question, value.beginWord) || saysFiguresAlone(value, question)) // "cancelled ones included"
            return false;
        const bool isCell = value.source == ValueSource::WholeCell && value.endWord - value.beginWord > 1;
        const bool isKind = value.evidence.size() == 1 && isPlainWord(value, question.question)
            && holdsKinds(value.evidence.front(), lookup);
        return (isCell || isKind || isOfSex(value, question.question)) && value.type == ValueType::Text && value.evidence.size() == 1
            && (!isName(value, question.links) || isBeforeItsColumn(value, question));
    });
    return cells;
}

class MentionedCell
{
public:
    MentionedCell(const ValueCandidate& cell, const RuleContext& context) : m_cell(cell), m_context(context) {}

    bool test(SelectBlock& block) const
    {
        const bool isOneWord = m_cell.endWord - m_cell.beginWord == 1;
        const auto source = isOneWord && !isReferredTo(block) ? placeInFrom(table(), block) : sourceOf(block);
        if (!source)
            return false;
        dropNumbersInside(block);
        sql::addConjunct(block.where,
                         {sql::Comparison{{ColumnReference{{0, *source}, m_cell.evidence.front()}},
                                          sql::ComparisonOperator::Equal,
                                          {Literal{ValueType::Text, m_cell.text}}}});
        return true;
    }

private:
    TableId table() const { return m_context.schema.column(m_cell.evidence.front()).table; }

    /// Each row of FROM has one of the table, or none: "tenors" of singers, each of whom is of one voice part.
    bool isReferredTo(const SelectBlock& block) const
    {
        const auto key = keyMeant(block);
        return key && m_context.schema.column(key->to).table == table();
    }

    /// Of its table's rows in FROM, or of those that one key joins to it.
    std::optional<int> sourceOf(SelectBlock& block) const
    {
        if (const auto there = placeInFrom(table(), block))
            return there;
        const auto key = keyMeant(block);
        if (!key)
            return {};
        const bool isOwn = m_context.schema.column(key->from).table == table();
        const ColumnId own = isOwn ? key->from : key->to, other = isOwn ? key->to : key->from;
        const int added = static_cast<int>(block.from.size());
        const ColumnReference left{{0, *placeInFrom(m_context.schema.column(other).table, block)}, other};
        sql::Source source{.relation = table()};
        source.keys.push_back({left, {{0, added}, own}, sql::joinOrigin(m_context.schema, key->from, key->to)});
        block.from.push_back(std::move(source));
        return added;
    }

    /// The only key between the table and those in FROM, or the only one of them that the question means.
    std::optional<ForeignKey> keyMeant(const SelectBlock& block) const
    {
        const Schema& schema = m_context.schema;
        std::vector<ForeignKey> keys;
        std::ranges::copy_if(schema.foreignKeys(), std::back_inserter(keys), [&](const ForeignKey& key) {
            const TableId from = schema.column(key.from).table, to = schema.column(key.to).table;
            const bool isAlone = std::ranges::count(schema.foreignKeys(), key.group, &ForeignKey::group) == 1;
            return isAlone && ((from == table() && placeInFrom(to, block)) || (to == table() && placeInFrom(from, block)));
        });
        const std::vector<ColumnId>& meant = m_context.prepared->disambiguatedKeys;
        if (keys.size() > 1)
            std::erase_if(keys, [&](const ForeignKey& key) { return std::ranges::find(meant, key.from) == meant.end(); });
        return keys.size() == 1 ? std::optional(keys.front()) : std::nullopt;
    }

    /// The eleven of "First Eleven" is no number.
    void dropNumbersInside(SelectBlock& block) const
    {
        std::vector<Condition> demands = sql::conjuncts(block.where);
        const auto dropped = std::erase_if(demands, [&](const Condition& demand) {
            const auto* test = std::get_if<sql::Comparison>(&demand.test);
            const auto* literal = test ? std::get_if<Literal>(&test->right.term) : nullptr;
            const auto number = literal ? readNumber(literal->text) : std::nullopt;
            return number && isInside(number->value);
        });
        if (dropped == 0)
            return;
        block.where = sql::allOf(demands);
    }

    bool isInside(double value) const
    {
        return std::ranges::any_of(numberPhrasesOf(m_context.question), [&](const NumberPhrase& phrase) {
            return phrase.value == value && phrase.begin >= m_cell.beginWord && phrase.end <= m_cell.endWord;
        });
    }

    const ValueCandidate& m_cell;
    const RuleContext& m_context;
};

/// The cell, or some of its words.
bool saysPartOf(const sql::Query& query, const ValueCandidate& cell, const Question& question)
{
    for (int word = cell.beginWord; word < cell.endWord; ++word) {
        const std::string said = lowerCase(question.words[static_cast<std::size_t>(word)].text);
        if (said.size() > 2 && holdsLiteral(query, said))
            return true;
    }
    return holdsLiteral(query, lowerCase(cell.text)) || usesColumn(query, cell.evidence.front());
}

/// Of a LEFT JOIN only what is on its left may be tested in WHERE.
bool mayTest(const sql::Query& query, TableId table)
{
    const auto place = placeInFrom(table, query.first);
    const auto isInner = [](const sql::Source& source) { return source.kind == sql::JoinKind::Inner; };
    const bool isAllInner = std::ranges::all_of(query.first.from, isInner);
    return query.rest.empty() && isOfTables(query.first)
        && (isAllInner || (place && std::all_of(query.first.from.begin(), query.first.from.begin() + *place + 1, isInner)));
}

} // namespace

bool testMentionedCells(sql::Query& query, const RuleContext& context)
{
    bool hasChanged = false;
    for (const ValueCandidate& cell : cellsMentioned(*context.prepared, context.cells))
        if (mayTest(query, context.schema.column(cell.evidence.front()).table) && !saysPartOf(query, cell, context.question))
            hasChanged |= MentionedCell(cell, context).test(query.first);
    return hasChanged;
}

} // namespace ratatosk
