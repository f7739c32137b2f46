// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/names/named_keys.h"

#include "core/database/schema/name_columns.h"
#include "core/database/schema/only_key.h"
#include "core/english/language/stop_words.h"
#include "core/english/language/word_splitter.h"
#include "core/rules/evidence/question_words.h"
#include "core/sql/joins/referred_source.h"
#include "core/sql/tree/query_search.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {
namespace {

using sql::ColumnReference;
using sql::Expression;
using sql::SelectBlock;
using sql::SelectItem;
using sql::Source;

constexpr std::array<std::string_view, 3> kWho{"who", "whom", "whose"};
constexpr std::array<std::string_view, 7> kIdentifiers{"id", "identifier", "key", "code", "number", "no", "nr"};
constexpr std::array<std::string_view, 5> kHasNone{"none", "nobody", "without", "including", "empty"};

/// What a key points to, and what the rows there are called by.
struct Pointed {
    ForeignKey key;
    std::vector<ColumnId> names;      ///< empty: by nothing that is clearly that
    std::optional<ForeignKey> beyond; ///< to the rows that have the names, where those pointed to have none
};

/// From there to rows of another table.
std::optional<ForeignKey> onlyKeyFrom(TableId table, const Schema& schema)
{
    return onlyForeignKey(
        schema, [&](const ForeignKey& key) { return schema.column(key.from).table == table && schema.column(key.to).table != table; });
}

/// A key of one column to rows that have names.
std::optional<Pointed> pointedTo(const Expression& item, const Schema& schema)
{
    const auto* column = std::get_if<ColumnReference>(&item.term);
    if (!column || column->source.level != 0)
        return {};
    const auto key = std::ranges::find(schema.foreignKeys(), column->column, &ForeignKey::from);
    if (key == schema.foreignKeys().end() || std::ranges::count(schema.foreignKeys(), key->group, &ForeignKey::group) != 1)
        return {};
    const auto namesOf = [&](const ForeignKey& to) {
        const auto isText = [&](ColumnId id) { return schema.column(id).type == ColumnType::Text && id != to.to; };
        return nameColumns(schema, schema.column(to.to).table, isText);
    };
    const std::vector<ColumnId> names = namesOf(*key);
    const auto beyond = names.empty() ? onlyKeyFrom(schema.column(key->to).table, schema) : std::nullopt;
    return beyond ? Pointed{*key, namesOf(*beyond), beyond} : Pointed{*key, names, {}};
}

bool isIdentifier(std::string_view word)
{
    return std::ranges::find(kIdentifiers, word) != kIdentifiers.end();
}

class NamedKeys
{
public:
    /// `most`: columns that may stand in the place of one.
    NamedKeys(SelectBlock& block, const Question& question, const Schema& schema, std::size_t most)
        : m_block(block), m_question(question), m_schema(schema), m_most(most)
    {
    }

    bool mend()
    {
        std::vector<SelectItem> items;
        bool hasChanged = false;
        for (const SelectItem& item : m_block.items) {
            const auto pointed = pointedTo(item.expression, m_schema);
            const std::vector<ColumnId> asked = pointed ? columnsAsked(*pointed) : std::vector<ColumnId>();
            if (asked.empty() || asked.size() > m_most || isNamedAlready(*pointed)) {
                items.push_back(item);
                continue;
            }
            const sql::JoinKind kind = says(m_question, kHasNone) ? sql::JoinKind::Left : sql::JoinKind::Inner;
            sql::SourceReference source = sql::sourceReferredTo(m_block, std::get<ColumnReference>(item.expression.term), pointed->key,
                                                                m_schema, kind);
            if (pointed->beyond && asked == pointed->names)
                source = sql::sourceReferredTo(m_block, {source, pointed->beyond->from}, *pointed->beyond, m_schema, kind);
            for (const ColumnId column : asked)
                items.push_back({Expression{ColumnReference{source, column}}, {}});
            hasChanged = true;
        }
        m_block.items = std::move(items);
        return hasChanged;
    }

private:
    /// What the question asks of the row pointed to in the place of its key.
    std::vector<ColumnId> columnsAsked(const Pointed& pointed) const
    {
        if (const auto column = columnNamed(pointed))
            return {*column};
        if (const auto column = columnSaid(pointed))
            return {*column};
        const bool isAsked = pointed.beyond ? asksForName(pointed) && !asksForIdentifier(pointed) : isAskedByName(pointed);
        return isAsked ? pointed.names : std::vector<ColumnId>();
    }

    /// "depot town": the key's word, or the table's, before that of a column there.
    std::optional<ColumnId> columnNamed(const Pointed& pointed) const
    {
        std::vector<Word> called = splitName(m_schema.column(pointed.key.from).spokenName);
        const std::vector<Word> table = splitName(m_schema.table(m_schema.column(pointed.key.to).table).spokenName);
        called.insert(called.end(), table.begin(), table.end());
        for (int i = 1; i < static_cast<int>(m_question.words.size()); ++i) {
            const Word& before = m_question.words[static_cast<std::size_t>(i - 1)];
            if (std::ranges::none_of(called, [&](const Word& part) { return !isIdentifier(part.text) && sameWord(before, part); }))
                continue;
            for (const ColumnId column : m_schema.columnsOf(m_schema.column(pointed.key.to).table)) {
                const std::vector<Word> name = splitName(m_schema.column(column).spokenName);
                const bool isIt = name.size() == 1 && !m_schema.column(column).isPrimaryKey && !isIdentifier(name.front().text)
                    && sameWord(m_question.words[static_cast<std::size_t>(i)], name.front());
                if (isIt && column != pointed.key.to)
                    return column;
            }
        }
        return {};
    }

    /// "Registration and kilometres": of texts there the one that has a word of the question to itself, where the key has none.
    std::optional<ColumnId> columnSaid(const Pointed& pointed) const
    {
        std::vector<ColumnId> said;
        for (const ColumnId column : m_schema.columnsOf(m_schema.column(pointed.key.to).table))
            if (m_schema.column(column).type == ColumnType::Text && !m_schema.column(column).isPrimaryKey && isSaidAlone(column))
                said.push_back(column);
        return said.size() == 1 && !asksForIdentifier(pointed) ? std::optional(said.front()) : std::nullopt;
    }

    /// By a word that no column of FROM has.
    bool isSaidAlone(ColumnId column) const
    {
        const auto isOfBlock = [&](const Word& part) {
            return std::ranges::any_of(columnsInFrom(m_block, m_schema), [&](const ColumnReference& one) {
                const std::vector<Word> name = splitName(m_schema.column(one.column).spokenName);
                return std::ranges::any_of(name, [&](const Word& word) { return sameWord(word, part); });
            });
        };
        return std::ranges::any_of(splitName(m_schema.column(column).spokenName), [&](const Word& part) {
            const bool isSaid = std::ranges::any_of(m_question.words, [&](const Word& word) { return sameWord(word, part); });
            return isSaid && !isIdentifier(part.text) && !isStopWord(part) && !isOfBlock(part);
        });
    }

    /// The key's own words, or who it is; not its identifier.
    bool isAskedByName(const Pointed& pointed) const
    {
        if (says(m_question, kWho))
            return !asksForIdentifier(pointed);
        return !asksForIdentifier(pointed) && (asksForName(pointed) || isOfSameTable(pointed.key) || asksForRow(pointed));
    }

    /// "title and client" of a key that is called `client` and is a number: nobody means the number.
    bool asksForRow(const Pointed& pointed) const
    {
        const Column& column = m_schema.column(pointed.key.from);
        const std::vector<Word> name = splitName(column.spokenName);
        return column.type == ColumnType::Number && name.size() == 1 && !isIdentifier(name.front().text) && namesColumn(m_question, column);
    }

    bool isOfSameTable(const ForeignKey& key) const { return m_schema.column(key.from).table == m_schema.column(key.to).table; }

    bool isNameAt(int word) const { return wordAt(m_question, word) == "name" || wordAt(m_question, word) == "names"; }

    /// "handler id", "ids of the handlers"
    bool asksForIdentifier(const Pointed& pointed) const
    {
        std::vector<Word> name = splitName(m_schema.column(pointed.key.from).spokenName);
        const std::vector<Word> table = splitName(m_schema.table(m_schema.column(pointed.key.to).table).spokenName);
        name.insert(name.end(), table.begin(), table.end());
        for (int i = 0; i < static_cast<int>(m_question.words.size()); ++i) {
            if (!hasLemma(m_question.words[static_cast<std::size_t>(i)], kIdentifiers))
                continue;
            const auto isOfKey = [&](int word) {
                return word >= 0 && word < static_cast<int>(m_question.words.size()) && std::ranges::any_of(name, [&](const Word& part) {
                           return !isIdentifier(part.text) && sameWord(m_question.words[static_cast<std::size_t>(word)], part);
                       });
            };
            const bool isBesideName = isNameAt(i + 2) ? isOfKey(i + 4) || isOfKey(i + 5)
                                                      : isNameAt(i - 2) && isOfKey(i - 3); // "ids and names of"
            if (isOfKey(i - 1) || isOfKey(i + 2) || isOfKey(i + 3) || isBesideName
                || m_question.words.size() == static_cast<std::size_t>(i) + 1)
                return true;
        }
        return false;
    }

    /// "handler's name", "the name of the handler", "handled by whom"
    bool asksForName(const Pointed& pointed) const
    {
        std::vector<Word> called = splitName(m_schema.column(pointed.key.from).spokenName);
        const std::vector<Word> table = splitName(m_schema.table(m_schema.column(pointed.key.to).table).spokenName);
        called.insert(called.end(), table.begin(), table.end());
        constexpr int reach = 4;
        for (int i = 0; i < static_cast<int>(m_question.words.size()); ++i) {
            if (!hasLemma(m_question.words[static_cast<std::size_t>(i)], "name"))
                continue;
            for (int word = std::max(0, i - reach); word <= i + reach && word < static_cast<int>(m_question.words.size()); ++word)
                if (std::ranges::any_of(called, [&](const Word& part) {
                        return !isIdentifier(part.text) && sameWord(m_question.words[static_cast<std::size_t>(word)], part);
                    }))
                    return true;
        }
        return false;
    }

    /// By another item, which is not of a row that another key points to.
    bool isNamedAlready(const Pointed& pointed) const
    {
        return !isOfSameTable(pointed.key) && std::ranges::any_of(m_block.items, [&](const SelectItem& item) {
            const auto* column = std::get_if<ColumnReference>(&item.expression.term);
            return column && m_schema.column(column->column).table == m_schema.column(pointed.key.to).table
                && !isJoinedByRival(column->source, pointed.key);
        });
    }

    /// Whether rows there come by another key of the same table: the affirmative speaker's beside the negative one's.
    bool isJoinedByRival(const sql::SourceReference& source, const ForeignKey& key) const
    {
        const auto isRival = [&](const ColumnReference& one) {
            return one.column != key.from && m_schema.column(one.column).table == m_schema.column(key.from).table;
        };
        return std::ranges::any_of(m_block.from, [&](const Source& other) {
            return std::ranges::any_of(other.keys, [&](const sql::JoinKey& join) {
                return (join.left.source == source && isRival(join.right)) || (join.right.source == source && isRival(join.left));
            });
        });
    }

    SelectBlock& m_block;
    const Question& m_question;
    const Schema& m_schema;
    std::size_t m_most;
};

constexpr std::size_t kAnyNumber = 8;

} // namespace

bool nameWhatKeysPointTo(sql::Query& query, const Question& question, const Schema& schema)
{
    if (!query.rest.empty())
        return false;
    if (sql::Query* inner = onlyInner(query.first)) // what is outside counts its columns
        return isOfTables(inner->first) && inner->first.groupBy.empty() && NamedKeys(inner->first, question, schema, 1).mend();
    return isOfTables(query.first) && NamedKeys(query.first, question, schema, kAnyNumber).mend();
}

} // namespace ratatosk
