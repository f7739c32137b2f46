// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/opening/database_editor.h"

#include "core/database/engine/edit_connection.h"
#include "core/database/schema/identifier.h"
#include "core/sql/tree/sql_pieces.h"

#include <algorithm>
#include <vector>

namespace ratatosk {

namespace {

class SqliteEditor : public DatabaseEditor
{
public:
    explicit SqliteEditor(EditConnection connection) : m_connection(std::move(connection)) {}

    Result<EditOutcome> run(const std::string& sql, std::int64_t maxRows, std::stop_token stop) override
    {
        auto outcome = m_connection.run(sql, {.rows = maxRows}, std::move(stop));
        if (outcome && outcome->changes)
            outcome->changes->isUnconditional = changesEveryRow(sql);
        return outcome;
    }

    int errorOffset(const std::string& sql) override { return m_connection.errorOffset(sql); }
    bool hasPending() const override { return m_connection.hasPending(); }
    Result<void> apply() override { return m_connection.apply(); }
    void undo() override { m_connection.undo(); }

private:
    EditConnection m_connection;
};

/// The words outside all parentheses, folded.
std::vector<std::string> outerWords(std::string_view sql)
{
    std::vector<std::string> words;
    int depth = 0;
    for (const sql::SqlPiece& piece : sql::piecesOf(sql)) {
        const std::string_view text = textOf(sql, piece);
        if (text == "(" || text == ")")
            depth += text == "(" ? 1 : -1;
        else if (depth == 0 && piece.kind == sql::SqlPiece::Kind::Word)
            words.push_back(foldedIdentifier(text));
    }
    return words;
}

} // namespace

Result<std::unique_ptr<DatabaseEditor>> DatabaseEditor::open(const std::filesystem::path& file)
{
    auto connection = EditConnection::open(file);
    if (!connection)
        return connection.error();
    return std::unique_ptr<DatabaseEditor>(std::make_unique<SqliteEditor>(*std::move(connection)));
}

/// The verb is the first of them outside parentheses: "WITH x AS (...) DELETE FROM t", "INSERT ... ON CONFLICT DO UPDATE".
bool changesEveryRow(std::string_view sql)
{
    const std::vector<std::string> words = outerWords(sql);
    const auto verb = std::ranges::find_if(words, [](const std::string& word) {
        return word == "update" || word == "delete" || word == "insert" || word == "replace" || word == "select" || word == "create";
    });
    const bool isWide = verb != words.end() && (*verb == "update" || *verb == "delete");
    return isWide && std::find(verb, words.end(), "where") == words.end();
}

} // namespace ratatosk
