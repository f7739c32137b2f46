// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/variants/name_variant.h"

#include "core/database/schema/identifier.h"
#include "core/database/schema/key_names.h"
#include "core/questions/variants/header_text.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <sstream>

namespace ratatosk {
namespace {

using Wording = NamingManner::Wording;

std::vector<std::string> wordsOf(const std::string& readableName)
{
    std::vector<std::string> words;
    std::istringstream stream(readableName);
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

/// Names are written in letters and digits of ASCII; others are left alone.
bool isPlain(const std::string& readableName)
{
    const auto isPlainLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == ' '; };
    return !readableName.empty() && std::ranges::all_of(readableName, isPlainLetter);
}

class Renaming
{
public:
    Renaming(const Schema& schema, const NamingManner& manner, Dice& dice)
        : m_schema(schema), m_manner(manner), m_dice(dice), m_keyNames(schema)
    {
        for (const Table& table : schema.tables())
            m_taken.push_back(table.readableName);
        for (const Column& column : schema.columns())
            m_taken.push_back(column.readableName);
        for (const ForeignKey& key : schema.foreignKeys())
            m_keys.insert({key.from, key.to});
    }

    std::string tableName(const Table& table)
    {
        if (!isPlain(table.readableName))
            return table.name;
        std::vector<std::string> words = shortened(wordsOf(otherWords(table.readableName)));
        if (!m_manner.tablePrefix.empty())
            words.insert(words.begin(), m_manner.tablePrefix);
        return writtenName(words, m_manner.tables);
    }

    std::string columnName(ColumnId id)
    {
        const Column& column = m_schema.column(id);
        if (!isPlain(column.readableName))
            return column.name;
        const std::string words = isKey(id) ? column.readableName : otherWords(column.readableName);
        const HeaderContext context{column.type, isOfPerson(column.table), m_manner.currency};
        if (m_manner.wording == Wording::Question && !isKey(id))
            return questionOf(words, context);
        if (m_manner.wording == Wording::Header || m_manner.wording == Wording::Question)
            return headerOf(words, context);
        std::vector<std::string> parts = shortened(wordsOf(words));
        if (m_manner.hasColumnPrefix)
            parts.insert(parts.begin(), prefixOf(column.table));
        return writtenName(parts, m_manner.columns);
    }

private:
    /// The same words always become the same others.
    std::string otherWords(const std::string& readableName)
    {
        auto found = m_others.find(readableName);
        if (found == m_others.end()) {
            std::string other = m_dice.chance(m_manner.synonyms) ? synonymOf(readableName, m_taken) : readableName;
            if (other != readableName)
                m_taken.push_back(other);
            found = m_others.emplace(readableName, std::move(other)).first;
        }
        return found->second;
    }

    std::vector<std::string> shortened(std::vector<std::string> words)
    {
        if (m_manner.wording == Wording::Abbreviated) {
            for (std::string& word : words)
                word = m_short.of(word, m_dice);
        }
        return words;
    }

    std::string prefixOf(TableId table)
    {
        std::string prefix;
        const std::vector<std::string> words = wordsOf(m_schema.table(table).readableName);
        if (words.size() == 1)
            return m_short.of(words.front(), m_dice);
        for (const std::string& word : words)
            prefix += word.front();
        return prefix.empty() ? "c" : prefix;
    }

    bool isKey(ColumnId id) const { return m_schema.column(id).isPrimaryKey || m_keys.contains(id); }

    bool isOfPerson(TableId table) const
    {
        return std::ranges::any_of(m_schema.columnsOf(table), [&](ColumnId column) { return m_keyNames.isOfPerson(column); });
    }

    const Schema& m_schema;
    const NamingManner& m_manner;
    Dice& m_dice;
    KeyNames m_keyNames;
    std::vector<std::string> m_taken; ///< spoken names, which no synonym may be
    std::set<ColumnId> m_keys;
    std::map<std::string, std::string> m_others;
    Abbreviations m_short;
};

/// The name, or with a number behind it where the set has it.
std::string unused(const std::string& name, std::set<std::string>& used, char joint)
{
    std::string result = name;
    for (int number = 2; !used.insert(foldedIdentifier(result)).second; ++number)
        result = name + joint + std::to_string(number);
    return result;
}

NamingManner legacyManner(Dice& dice)
{
    static const std::vector<NameCase> kCases{NameCase::Snake, NameCase::Snake, NameCase::UpperSnake, NameCase::Flat, NameCase::Camel};
    static const std::vector<std::string> kPrefixes{"tbl", "t", "", ""};
    NamingManner manner{.wording = Wording::Abbreviated};
    manner.tables = manner.columns = dice.pick(kCases);
    manner.tablePrefix = dice.pick(kPrefixes);
    manner.hasColumnPrefix = dice.chance(0.5);
    return manner;
}

NamingManner sheetManner(Wording wording, Dice& dice)
{
    static const std::vector<std::string> kCurrencies{"EUR", "USD", "GBP"};
    NamingManner manner{.wording = wording, .synonyms = 0.2};
    manner.tables = dice.chance(0.5) ? NameCase::Title : NameCase::Sentence;
    manner.currency = dice.pick(kCurrencies);
    return manner;
}

} // namespace

NamingManner drawnManner(Dice& dice)
{
    enum Kind : std::size_t { Application, Program, Legacy, Sheet, Survey };
    static constexpr std::array<double, 5> kWeights{0.25, 0.2, 0.2, 0.25, 0.1};
    switch (dice.pickWeighted(kWeights, [](double weight) { return weight; })) {
    case Application: return {.synonyms = 0.35};
    case Program: {
        const NameCase columns = dice.chance(0.5) ? NameCase::Camel : NameCase::LowerCamel;
        return {.tables = NameCase::Camel, .columns = columns, .synonyms = 0.3};
    }
    case Legacy: return legacyManner(dice);
    case Sheet: return sheetManner(Wording::Header, dice);
    default: return sheetManner(Wording::Question, dice);
    }
}

void rename(Variant& variant, const NamingManner& manner, Dice& dice)
{
    Schema& schema = variant.content.schema;
    Renaming renaming(schema, manner, dice);
    std::vector<Table> tables = schema.tables();
    std::vector<Column> columns = schema.columns();
    const bool hasBlanks = manner.wording == Wording::Header || manner.wording == Wording::Question;
    const char joint = hasBlanks ? ' ' : '_';
    std::set<std::string> usedTables;
    for (Table& table : tables)
        table.name = unused(renaming.tableName(table), usedTables, joint);
    for (int table = 0; table < schema.tableCount(); ++table) {
        std::set<std::string> usedColumns;
        for (const ColumnId id : schema.columnsOf(TableId{table}))
            columns[static_cast<std::size_t>(index(id))].name = unused(renaming.columnName(id), usedColumns, joint);
    }
    schema = *Schema::create(std::move(tables), std::move(columns), schema.foreignKeys()); // of a schema that was checked
}

} // namespace ratatosk
