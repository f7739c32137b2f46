// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/help_with_sql/name_suggestion.h"

#include "core/answer/help_with_sql/sql_scope.h"
#include "core/base/edit_distance.h"
#include "core/base/utf8.h"
#include "core/database/schema/identifier.h"
#include "core/sql/printing/dialect_spelling.h"

#include <algorithm>
#include <vector>

namespace ratatosk {

namespace {

constexpr std::string_view kNoColumn = "no such column: ";
constexpr std::string_view kNoTable = "no such table: ";

std::u32string charactersOf(std::string_view text)
{
    std::u32string characters;
    for (size_t place = 0; place < text.size();) {
        const Utf8Character character = utf8CharacterAt(text, place);
        characters += character.codePoint;
        place += character.bytes;
    }
    return characters;
}

/// A third of a name may be wrong, three letters at most.
int tolerance(const std::u32string& name)
{
    return std::clamp(static_cast<int>(name.size()) / 3, 1, 3);
}

struct Known {
    std::string name;
    std::string table;
};

/// The only name that what is written begins; nothing for one letter.
const Known* begun(const std::u32string& written, const std::vector<Known>& names)
{
    const Known* only = nullptr;
    for (const Known& known : names) {
        if (written.size() < 2 || !charactersOf(foldedIdentifier(known.name)).starts_with(written))
            continue;
        if (only && only->name != known.name)
            return nullptr;
        only = only ? only : &known;
    }
    return only;
}

/// The nearest, the first of equals, or the only one that is begun; nothing when none is near enough.
const Known* nearest(const std::string& written, const std::vector<Known>& names)
{
    const std::u32string wanted = charactersOf(foldedIdentifier(written));
    if (const Known* only = begun(wanted, names))
        return only;
    const Known* best = nullptr;
    int least = tolerance(wanted) + 1;
    for (const Known& known : names) {
        const int distance = editDistance(wanted, charactersOf(foldedIdentifier(known.name)), least - 1);
        if (distance < least) {
            least = distance;
            best = &known;
        }
    }
    return best;
}

std::vector<Known> columnsOfSources(const std::vector<SqlSource>& sources)
{
    std::vector<Known> names;
    for (const SqlSource& source : sources) {
        for (const std::string& column : source.columns)
            names.push_back({column, source.name});
    }
    return names;
}

std::vector<Known> columnsSeen(const SqlScope& scope, const std::string& qualifier)
{
    std::vector<SqlSource> sources = scope.allSources();
    if (!qualifier.empty())
        std::erase_if(sources, [&](const SqlSource& source) { return !sameIdentifier(source.name, qualifier); });
    return columnsOfSources(sources);
}

std::vector<Known> tablesSeen(const SqlScope& scope)
{
    std::vector<Known> names;
    for (const SqlSource& query : scope.namedQueries())
        names.push_back({query.name, {}});
    for (const Table& table : scope.schema().tables())
        names.push_back({table.name, {}});
    return names;
}

std::string lastPart(std::string_view name)
{
    const size_t dot = name.rfind('.');
    return std::string(dot == std::string_view::npos ? name : name.substr(dot + 1));
}

std::string firstPart(std::string_view name)
{
    const size_t dot = name.rfind('.');
    return std::string(dot == std::string_view::npos ? std::string_view() : name.substr(0, dot));
}

/// An unknown alias before the dot ("x.age" where no x is read) is no fault of the column's.
std::optional<NameSuggestion> suggestion(const SqlScope& scope, NameSuggestion::Kind kind, const std::string& written,
                                         const std::vector<Known>& names)
{
    const Known* known = nearest(written, names);
    if (!known || sameIdentifier(known->name, written))
        return {};
    for (const ScopeToken& token : scope.tokens()) {
        if (!token.folded.empty() && sameIdentifier(token.text, written))
            return NameSuggestion{kind,        token.piece.begin, token.piece.end,
                                  written,     known->name,       sql::spelledIdentifier(known->name, scope.schema().dialect()),
                                  known->table};
    }
    return {};
}

std::string_view afterWords(std::string_view message, std::string_view words)
{
    message.remove_prefix(words.size());
    while (!message.empty() && (message.back() == '.' || message.back() == ' '))
        message.remove_suffix(1);
    return message;
}

/// Of `column "x" does not exist`, `column a.x does not exist` or `relation "x" does not exist`: what is not there; empty: it says else.
std::string_view missingIn(std::string_view message, std::string_view kind)
{
    constexpr std::string_view ending = " does not exist";
    message = message.ends_with('.') ? message.substr(0, message.size() - 1) : message;
    if (!message.starts_with(kind) || !message.ends_with(ending))
        return {};
    message = message.substr(kind.size(), message.size() - kind.size() - ending.size());
    return message.size() > 1 && message.front() == '"' ? message.substr(1, message.size() - 2) : message;
}

struct MissingName {
    NameSuggestion::Kind kind;
    std::string_view name;
};

std::optional<MissingName> missingName(std::string_view message)
{
    using Kind = NameSuggestion::Kind;
    if (message.starts_with(kNoTable))
        return MissingName{Kind::Table, afterWords(message, kNoTable)};
    if (message.starts_with(kNoColumn))
        return MissingName{Kind::Column, afterWords(message, kNoColumn)};
    if (const std::string_view table = missingIn(message, "relation "); !table.empty())
        return MissingName{Kind::Table, table};
    if (const std::string_view column = missingIn(message, "column "); !column.empty())
        return MissingName{Kind::Column, column};
    return {};
}

} // namespace

bool isAboutName(std::string_view message)
{
    return missingName(message).has_value();
}

std::optional<NameSuggestion> suggestName(std::string_view sql, std::string_view message, const Schema& schema)
{
    const SqlScope scope(sql, schema);
    const auto missing = missingName(message);
    if (!missing)
        return {};
    if (missing->kind == NameSuggestion::Kind::Table)
        return suggestion(scope, missing->kind, lastPart(missing->name), tablesSeen(scope));
    return suggestion(scope, missing->kind, lastPart(missing->name), columnsSeen(scope, firstPart(missing->name)));
}

} // namespace ratatosk
