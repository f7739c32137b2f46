// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/help_with_sql/name_suggestion.h"
#include "core/answer/help_with_sql/sql_completion.h"
#include "core/answer/help_with_sql/sql_parameters.h"
#include "core/answer/help_with_sql/sql_scope.h"
#include "core/database/schema/identifier.h"
#include "core/sql/tree/sql_formatter.h"
#include "core/sql/tree/sql_lexer.h"
#include "core/sql/tree/sql_pieces.h"
#include "tests/fuzz/fuzz_targets.h"
#include "tests/fuzz/library_database.h"
#include "tests/support/library_schema.h"

namespace ratatosk::fuzz {

namespace {

using sql::SqlPiece;

void piecesCoverTheText(std::string_view text)
{
    int end = 0;
    for (const SqlPiece& piece : sql::piecesOf(text)) {
        promise(piece.begin == end && piece.end > piece.begin, "pieces follow each other");
        end = piece.end;
    }
    promise(end == static_cast<int>(text.size()), "pieces cover the text");
}

/// Without blanks, and words without case: what formatting has to leave alone.
std::vector<std::string> contentsOf(std::string_view text)
{
    std::vector<std::string> contents;
    for (const SqlPiece& piece : sql::piecesOf(text)) {
        std::string written(sql::textOf(text, piece));
        written.erase(written.find_last_not_of(" \t\r\n\f\v") + 1);
        if (piece.kind == SqlPiece::Kind::Word)
            written = foldedIdentifier(written);
        if (piece.kind != SqlPiece::Kind::Blank)
            contents.push_back(std::move(written));
    }
    return contents;
}

void formattingKeepsTheMeaning(std::string_view text)
{
    const std::string formatted = sql::formattedSql(text);
    promise(contentsOf(formatted) == contentsOf(text), "formatting keeps every token", formatted);
    promise(sql::formattedSql(formatted) == formatted, "formatting twice is formatting once", formatted);
    const std::string whole(text);
    if (libraryDatabase().runs(whole))
        promise(libraryDatabase().runs(formatted), "formatting keeps SQL that runs", formatted);
}

void completionStandsAtTheCaret(std::string_view text, int caret, const Schema& schema)
{
    const SqlCompletion completion = completionAt(text, caret, schema);
    promise(0 <= completion.begin && completion.begin <= caret, "a completion begins before the caret");
    promise(completion.prefix.size() <= static_cast<size_t>(caret - completion.begin), "the prefix stands before the caret");
    for (const std::string& word : completion.words)
        promise(!word.empty() && contentsOf(word) == contentsOf(word + " "), "a completion is whole", word);
    if (completion.valuesOf)
        promise(index(*completion.valuesOf) >= 0 && index(*completion.valuesOf) < schema.columnCount(), "values of a column that is there");
}

void scopeKnowsEveryBlock(std::string_view text, const Schema& schema)
{
    const SqlScope scope(text, schema);
    for (const ScopeToken& token : scope.tokens())
        (void)scope.sourcesFor(token.block);
    for (const SqlSource& source : scope.allSources())
        promise(!source.table || index(*source.table) < schema.tableCount(), "a source is a table that is there", source.name);
}

void parametersAreFilled(std::string_view text)
{
    promise(withParameters(text, {}) == text, "without values the statement stays as it is");
    std::map<std::string, std::string> values;
    for (const std::string& name : parametersIn(text))
        promise(values.emplace(name, "1").second, "each parameter is named once", name);
    (void)withParameters(text, values);
}

void literalsAreLiterals(std::string_view text)
{
    const std::string literal = typedLiteral(text);
    if (text.size() < 200)
        promise(libraryDatabase().runs("SELECT " + literal + ", 1"), "what is typed for a parameter becomes a literal", literal);
}

void suggestionsPointAtTheName(std::string_view text, const Schema& schema)
{
    for (const char* message : {"no such column: titel", "no such table: boook", "no such column: b.pagse", "no such column: "}) {
        if (const auto suggestion = suggestName(text, message, schema))
            promise(0 <= suggestion->begin && suggestion->begin < suggestion->end && suggestion->end <= static_cast<int>(text.size()),
                    "a suggestion points at a name", suggestion->written);
    }
}

} // namespace

/// The caret stands in the middle and at the end of the text, and where a byte of it says.
void fuzzTypedSql(std::string_view bytes)
{
    static const Schema schema = librarySchema();
    piecesCoverTheText(bytes);
    formattingKeepsTheMeaning(bytes);
    const int size = static_cast<int>(bytes.size());
    const int somewhere = size == 0 ? 0 : static_cast<unsigned char>(bytes.back()) % (size + 1);
    for (const int caret : {size / 2, size, somewhere})
        completionStandsAtTheCaret(bytes, caret, schema);
    scopeKnowsEveryBlock(bytes, schema);
    parametersAreFilled(bytes);
    literalsAreLiterals(bytes);
    suggestionsPointAtTheName(bytes, schema);
}

} // namespace ratatosk::fuzz
