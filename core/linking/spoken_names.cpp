// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/spoken_names.h"

#include "core/linking/attribute_words.h"
#include "core/linking/stop_words.h"
#include "core/text/synonyms.h"
#include "core/text/word_splitter.h"

#include <fmt/ranges.h>

#include <algorithm>

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

void addVariant(std::vector<ItemName>& names, int item, const std::string& text, LinkKind kind = LinkKind::Exact)
{
    const bool isKnown = std::ranges::any_of(names, [&](const ItemName& name) { return name.item == item && name.text == text; });
    if (!text.empty() && !isKnown)
        names.push_back({.item = item, .text = text, .wholeKind = kind});
}

/// The spoken name itself, it as one word, the identifier, synonyms, words that ask for it.
void addOwnNames(std::vector<ItemName>& names, int item, const std::string& spokenName, const std::string& identifier)
{
    const std::vector<std::string> words = wordsOf(spokenName);
    names.push_back({.item = item, .text = joined(words), .linksParts = true, .blocks = true});
    addVariant(names, item, joined(words, ""));
    addVariant(names, item, joined(wordsOf(identifier)));
    for (const std::string& synonym : synonymsOf(joined(words)))
        addVariant(names, item, synonym, LinkKind::Synonym);
    for (const std::string& word : words) {
        for (const std::string_view asking : askingWords(word))
            addVariant(names, item, std::string(asking), LinkKind::Synonym);
    }
}

/// "student id" of table "student" is also "id"; "id" is also "student id".
void addTableVariant(std::vector<ItemName>& names, int item, const std::string& columnName, const std::string& tableName)
{
    const std::vector<std::string> column = wordsOf(columnName);
    std::vector<std::string> table = wordsOf(tableName);
    const bool hasPrefix = column.size() > table.size() && std::equal(table.begin(), table.end(), column.begin());
    if (hasPrefix) {
        addVariant(names, item, joined({column.begin() + static_cast<std::ptrdiff_t>(table.size()), column.end()}));
    } else {
        table.insert(table.end(), column.begin(), column.end());
        addVariant(names, item, joined(table));
    }
}

} // namespace

std::vector<ItemName> columnNames(const Schema& schema)
{
    std::vector<ItemName> names;
    for (int item = 0; item < schema.columnCount(); ++item) {
        const Column& column = schema.column(ColumnId{item});
        addOwnNames(names, item, column.spokenName, column.name);
        addTableVariant(names, item, column.spokenName, schema.table(column.table).spokenName);
    }
    return names;
}

std::vector<ItemName> tableNames(const Schema& schema)
{
    std::vector<ItemName> names;
    for (int item = 0; item < schema.tableCount(); ++item)
        addOwnNames(names, item, schema.table(TableId{item}).spokenName, schema.table(TableId{item}).name);
    return names;
}

} // namespace ratatosk
