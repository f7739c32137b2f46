// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/query_choices.h"
#include "core/answer/explaining/query_steps.h"
#include "core/answer/explaining/query_values.h"
#include "core/answer/explaining/typed_tree.h"
#include "core/database/schema/identifier.h"
#include "core/questions/spider/spider_query_printer.h"
#include "core/questions/spider/spider_query_reader.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"
#include "core/sql/tree/sql_lexer.h"
#include "tests/fuzz/fuzz_targets.h"
#include "tests/fuzz/library_database.h"
#include "tests/support/library_schema.h"

#include <algorithm>

namespace ratatosk::fuzz {

namespace {

void cutsInOrder(std::string_view sql)
{
    const auto tokens = sql::tokensOf(sql);
    if (!tokens)
        return;
    int end = 0;
    for (const sql::SqlToken& token : *tokens) {
        promise(token.begin >= end && token.begin <= static_cast<int>(sql.size()), "tokens stand in order");
        end = token.begin;
    }
    promise(tokens->back().kind == sql::SqlToken::Kind::End, "the last token is the end");
}

void outlineLiesWithin(const SyntaxNode& node, std::string_view sql)
{
    const bool hasText = node.sqlBegin != -1 || node.sqlEnd != -1;
    const bool isWithin = 0 <= node.sqlBegin && node.sqlBegin <= node.sqlEnd && node.sqlEnd <= static_cast<int>(sql.size());
    promise(!hasText || isWithin, "a tree's node lies in its text", node.label);
    for (const SyntaxNode& child : node.children)
        outlineLiesWithin(child, sql);
}

/// Every choice that is offered leads to a statement that reads again, or says why it cannot be made.
void choicesLeadToStatements(const sql::Query& query, const Schema& schema)
{
    const std::vector<QueryChoice> choices = choicesIn(query, schema);
    for (size_t number = 0; number < choices.size() && number < 8; ++number) {
        if (choices[number].others.empty())
            continue;
        const auto changed = withChoice(query, static_cast<int>(number), choices[number].others.back(), schema);
        if (changed)
            promise(sql::readQuery(*changed, schema).has_value(), "a choice gives a statement that reads", *changed);
    }
}

void stepsRead(std::string_view sql, const Schema& schema)
{
    const auto explained = explainQuery(sql, schema);
    promise(explained.has_value(), "what reads is explained");
    for (const QueryStep& step : explained->steps)
        promise(sql::readQuery(step.preview, schema).has_value(), "a step's preview reads", step.preview);
}

/// Whether nothing but the data decides which rows come: no clock, and no choice among rows in no order.
bool hasItsRowsForSure(const std::string& sql)
{
    const auto tokens = sql::tokensOf(sql);
    return tokens && std::ranges::none_of(*tokens, [](const sql::SqlToken& token) {
               const std::string word = foldedIdentifier(token.text);
               return word == "limit" || word == "over" || word == "group" || word.find("now") != std::string::npos || word == "date"
                   || word == "time" || word == "julianday" || word == "strftime" || word == "max" || word == "min";
           });
}

/// What SQLite runs it also runs as we print it, and finds the same.
void runsAsPrinted(const std::string& sql, const std::string& printed)
{
    if (!libraryDatabase().runs(sql))
        return;
    promise(libraryDatabase().runs(printed), "what SQLite compiles it compiles as printed", printed);
    if (!hasItsRowsForSure(sql))
        return;
    const auto rows = libraryDatabase().rows(sql);
    const auto again = libraryDatabase().rows(printed);
    promise(!rows || !again || *rows == *again, "what is printed finds the same rows", printed);
}

void readsWhatItPrints(const std::string& sql, const Schema& schema)
{
    const auto query = sql::readQuery(sql, schema);
    if (!query)
        return;
    const std::string printed = sql::unparse(*query, schema);
    const auto again = sql::readQuery(printed, schema);
    promise(again.has_value(), "what is printed reads", printed);
    promise(sql::unparse(*again, schema) == printed, "printing is stable", printed);
    runsAsPrinted(sql, printed);
    stepsRead(sql, schema);
    choicesLeadToStatements(*query, schema);
    for (const QueryValue& value : valuesIn(*query))
        promise(index(value.column) < schema.columnCount(), "a value belongs to a column");
    if (const auto tree = treeOf(sql, schema))
        outlineLiesWithin(*tree, sql);
}

/// Spider's reader knows no quoted names and no JOIN with a query, so the printer's promise is for the others.
bool isBeyondSpider(std::string_view printed)
{
    const auto has = [&](std::string_view text) { return printed.find(text) != std::string_view::npos; };
    return has("home town") || has("loan.order") || has("JOIN (");
}

/// Compared as text: "nan" is a number for Spider's reader, as it is for Python's, and no number equals itself then.
void readsWhatItPrintsForSpider(std::string_view sql, const Schema& schema)
{
    const auto query = sql::readSpiderQuery(sql, schema);
    if (!query)
        return;
    const std::string printed = sql::printSpiderQuery(*query, schema);
    if (isBeyondSpider(printed))
        return;
    const auto again = sql::readSpiderQuery(printed, schema);
    promise(again.has_value() && sql::printSpiderQuery(*again, schema) == printed, "Spider's structure survives printing", printed);
}

} // namespace

void fuzzSql(std::string_view bytes)
{
    static const Schema schema = librarySchema();
    cutsInOrder(bytes);
    readsWhatItPrints(std::string(bytes), schema);
    readsWhatItPrintsForSpider(bytes, schema);
}

} // namespace ratatosk::fuzz
