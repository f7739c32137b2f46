// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/restated_query.h"

#include "core/answer/explaining/query_values.h"
#include "core/answer/value/unused_words.h"
#include "core/english/language/word_splitter.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_search.h"

#include <algorithm>
#include <set>

namespace ratatosk {
namespace {

using Lemmas = std::set<std::string>;

void addWords(Lemmas& lemmas, const std::string& name)
{
    for (const Word& word : splitName(name))
        lemmas.insert(word.lemmas.begin(), word.lemmas.end());
}

void addName(Lemmas& lemmas, const Column& column)
{
    addWords(lemmas, column.readableName);
    addWords(lemmas, column.name);
}

void addName(Lemmas& lemmas, const Table& table)
{
    addWords(lemmas, table.readableName);
    addWords(lemmas, table.name);
}

bool meets(const Word& word, const Lemmas& lemmas)
{
    return std::ranges::any_of(word.lemmas, [&](const std::string& lemma) { return lemmas.contains(lemma); });
}

std::vector<TableId> tablesIn(const sql::Query& query, const Schema& schema)
{
    std::vector<TableId> tables;
    for (int i = 0; i < schema.tableCount(); ++i)
        if (usesTable(query, TableId(i)))
            tables.push_back(TableId(i));
    return tables;
}

std::vector<ColumnId> columnsIn(const sql::Query& query, const Schema& schema)
{
    std::vector<ColumnId> columns;
    for (int i = 0; i < schema.columnCount(); ++i)
        if (usesColumn(query, ColumnId(i)))
            columns.push_back(ColumnId(i));
    return columns;
}

/// Names of what the query uses, and the question's words for them.
Lemmas namesIn(const Answer& answer, const sql::Query& query, const Schema& schema)
{
    Lemmas names;
    for (const TableId table : tablesIn(query, schema))
        addName(names, schema.table(table));
    for (const ColumnId column : columnsIn(query, schema))
        addName(names, schema.column(column));
    const auto isOfName = [](LinkKind kind) { return kind == LinkKind::Partial || kind == LinkKind::Synonym || kind == LinkKind::Exact; };
    const auto addWordOf = [&](const auto& link, bool isUsed) {
        if (isUsed && isOfName(link.kind))
            names.insert(answer.question.words[static_cast<std::size_t>(link.word)].lemmas.front());
    };
    for (const auto& link : answer.links.tables)
        addWordOf(link, usesTable(query, link.item));
    for (const auto& link : answer.links.columns)
        addWordOf(link, usesColumn(query, link.item));
    return names;
}

bool isHeld(const Word& word, const Lemmas& names, const Lemmas& values, const std::string& sql)
{
    if (hasDigit(word.text))
        return sql.find(word.text) != std::string::npos;
    return meets(word, names) || meets(word, values);
}

/// By itself, in words or digits, or by the name of its column.
bool isNamed(const QueryValue& value, const Question& line, const Schema& schema)
{
    Lemmas ways;
    addWords(ways, value.literal.text);
    addName(ways, schema.column(value.column));
    return std::ranges::any_of(line.words, [&](const Word& word) {
        return meets(word, ways) || (hasDigit(word.text) && value.literal.text.find(word.text) != std::string::npos);
    });
}

/// "%Y-%m" -> month
std::string partOfDate(const sql::Expression& expression)
{
    const auto* call = std::get_if<sql::FunctionCall>(&expression.term);
    const bool isPart = call && call->function == sql::Function::Strftime && !call->arguments.empty();
    const auto* format = isPart ? std::get_if<sql::Literal>(&call->arguments.front().term) : nullptr;
    if (!format || format->text.size() < 2)
        return {};
    switch (format->text.back()) {
    case 'Y': return "year";
    case 'm': return "month";
    case 'd': return "day";
    case 'w': return "weekday";
    case 'W': return "week";
    case 'H': return "hour";
    default: return {};
    }
}

} // namespace

bool restates(const std::string& line, const Answer& answer, const sql::Query& query, const Schema& schema)
{
    const auto words = splitQuestion(line);
    if (!words)
        return false;
    const Lemmas names = namesIn(answer, query, schema);
    Lemmas values;
    const std::vector<QueryValue> compared = valuesIn(query);
    for (const QueryValue& value : compared)
        addWords(values, value.literal.text);
    const std::string sql = sql::unparse(query, schema);
    const std::vector<bool> isContent = contentWords(*words);
    for (std::size_t i = 0; i < words->words.size(); ++i)
        if ((isContent[i] || hasDigit(words->words[i].text)) && !isHeld(words->words[i], names, values, sql))
            return false;
    return std::ranges::any_of(words->words, [&](const Word& word) { return meets(word, names); })
        && std::ranges::all_of(compared, [&](const QueryValue& value) { return isNamed(value, *words, schema); });
}

bool groupsBy(const std::string& things, const sql::Query& query, const Schema& schema)
{
    Lemmas names;
    const auto add = [&](const sql::Expression& expression) {
        if (const auto* reference = std::get_if<sql::ColumnReference>(&expression.term)) {
            addName(names, schema.column(reference->column));
            addName(names, schema.table(schema.column(reference->column).table));
        }
        if (const std::string part = partOfDate(expression); !part.empty())
            names.insert(part);
    };
    for (const sql::SelectItem& item : query.first.items)
        add(item.expression);
    for (const sql::Expression& key : query.first.groupBy)
        add(key);
    const std::vector<Word> words = splitName(things);
    return !words.empty() && meets(words.back(), names);
}

} // namespace ratatosk
