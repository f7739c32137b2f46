// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/readable_names.h"

#include "core/database/schema/staff_tables.h"
#include "core/english/language/attribute_words.h"
#include "core/english/language/lemmatizer.h"
#include "core/english/language/stop_words.h"
#include "core/english/language/synonyms.h"
#include "core/english/language/word_splitter.h"
#include "core/english/language/wordnet.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace ratatosk {
namespace {

std::vector<std::string> wordsOf(const std::string& name)
{
    std::vector<std::string> words;
    for (const Word& word : splitName(name)) {
        if (!isPunctuation(word))
            words.push_back(word.lemmas.front());
    }
    return words;
}

std::string joined(const std::vector<std::string>& words, const char* separator = " ")
{
    return fmt::format("{}", fmt::join(words, separator));
}

/// The names of one item under construction.
class Names
{
public:
    explicit Names(int item, const std::vector<std::string>& words)
        : m_names{{.item = item, .text = joined(words), .linksParts = true, .blocks = true}}
    {
    }

    void add(const std::string& text, LinkKind kind = LinkKind::Exact, bool blocks = false)
    {
        if (!text.empty() && std::ranges::find(m_names, text, &ItemName::text) == m_names.end())
            m_names.push_back({.item = m_names.front().item, .text = text, .wholeKind = kind, .blocks = blocks});
    }

    const std::vector<ItemName>& all() const { return m_names; }

private:
    std::vector<ItemName> m_names;
};

/// The spoken name itself, it as one word, the identifier.
Names exactNames(int item, const std::string& readableName, const std::string& identifier)
{
    const std::vector<std::string> words = wordsOf(readableName);
    Names names(item, words);
    names.add(joined(words, ""));
    names.add(joined(wordsOf(identifier)));
    return names;
}

/// "student id" of table "student" is also "id"; "id" is also "student id".
void addTableVariant(Names& names, const std::string& columnName, const std::string& tableName)
{
    const std::vector<std::string> column = wordsOf(columnName);
    std::vector<std::string> table = wordsOf(tableName);
    const bool hasPrefix = column.size() > table.size() && std::equal(table.begin(), table.end(), column.begin());
    if (hasPrefix) {
        names.add(joined({column.begin() + static_cast<std::ptrdiff_t>(table.size()), column.end()}));
    } else {
        table.insert(table.end(), column.begin(), column.end());
        names.add(joined(table));
    }
}

/// Synonyms, and words that ask for the item without naming it.
void addSynonyms(Names& names, const std::string& readableName)
{
    const std::vector<std::string> words = wordsOf(readableName);
    for (const std::string& synonym : synonymsOf(joined(words)))
        names.add(synonym, LinkKind::Synonym);
    for (const std::string& word : words) {
        for (const std::string_view asking : askingWords(word))
            names.add(std::string(asking), LinkKind::Synonym);
        for (const std::string_view casual : casualNames(nounLemma(word)))
            names.add(std::string(casual), LinkKind::Synonym);
    }
}

/// "Staff members" are not the members of a club, whatever the table calls them.
void addEmployment(Names& names, TableId table, const Schema& schema)
{
    if (!isOfStaff(table, schema))
        return;
    for (const char* const staff : {"staff", "staff member", "member of staff", "employee", "colleague"})
        names.add(staff, LinkKind::Synonym, std::string_view(staff).find(' ') != std::string_view::npos);
}

void append(std::vector<ItemName>& all, const Names& names)
{
    all.insert(all.end(), names.all().begin(), names.all().end());
}

} // namespace

std::vector<ItemName> columnNames(const Schema& schema)
{
    std::vector<ItemName> all;
    for (int item = 0; item < schema.columnCount(); ++item) {
        const Column& column = schema.column(ColumnId{item});
        Names names = exactNames(item, column.readableName, column.name);
        addTableVariant(names, column.readableName, schema.table(column.table).readableName);
        addSynonyms(names, column.readableName);
        append(all, names);
    }
    return all;
}

std::vector<ItemName> tableNames(const Schema& schema)
{
    std::vector<ItemName> all;
    for (int item = 0; item < schema.tableCount(); ++item) {
        const Table& table = schema.table(TableId{item});
        Names names = exactNames(item, table.readableName, table.name);
        addSynonyms(names, table.readableName);
        addEmployment(names, TableId{item}, schema);
        for (const std::string& kind : installedWordNet().kindsOf(table.readableName)) // "car" where the table has vehicles
            names.add(kind, LinkKind::Synonym);
        append(all, names);
    }
    return all;
}

} // namespace ratatosk
