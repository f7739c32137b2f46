// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/sql_dump.h"

#include "core/base/log.h"
#include "core/database/schema/identifier.h"
#include "core/database/sqlite/interruption.h"
#include "core/database/sqlite/read_only_authorizer.h"
#include "core/database/sqlite/sqlite_handle.h"
#include "core/database/sqlite/virtual_tables.h"
#include "core/files/cells/text_file.h"
#include "core/files/importing/statement_splitter.h"
#include "core/files/importing/table_writer.h"
#include "core/files/importing/unicode_escapes.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <set>

namespace ratatosk {

namespace {

constexpr std::size_t kBeginning = 1 << 14;
constexpr int kLongestSql = 300 << 20;
constexpr int kStatementsLookedAt = 20; ///< pragmas in front of the first table
constexpr std::size_t kShownStatement = 60;

/// Nobody else knows the file, and half of one is thrown away. A journal in memory, since a distrusted file cannot have none.
constexpr const char* kReplaySettings = "PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;"
                                        "PRAGMA cache_size = -16000; BEGIN";

enum class DumpStatement { Unknown, Setting, Begin, Commit, Rollback, Create, Insert, Delete };

DumpStatement kindOf(std::string_view sql)
{
    constexpr std::array<std::pair<std::string_view, DumpStatement>, 9> kinds{{{"insert", DumpStatement::Insert},
                                                                               {"create", DumpStatement::Create},
                                                                               {"begin", DumpStatement::Begin},
                                                                               {"commit", DumpStatement::Commit},
                                                                               {"end", DumpStatement::Commit},
                                                                               {"rollback", DumpStatement::Rollback},
                                                                               {"pragma", DumpStatement::Setting},
                                                                               {"analyze", DumpStatement::Setting},
                                                                               {"delete", DumpStatement::Delete}}};
    const std::string word = foldedIdentifier(takeToken(sql));
    const auto* found = std::ranges::find(kinds, word, &std::pair<std::string_view, DumpStatement>::first);
    return found == kinds.end() ? DumpStatement::Unknown : found->second;
}

/// The settings that a dump writes; the others may want a file or change what SQL means.
bool isHarmlessSetting(std::string_view sql)
{
    static constexpr std::array<std::string_view, 6> names{"foreign_keys",   "writable_schema", "user_version",
                                                           "application_id", "encoding",        "page_size"};
    if (sameIdentifier(takeToken(sql), "analyze"))
        return true;
    return std::ranges::find(names, foldedIdentifier(takeToken(sql))) != names.end();
}

/// "t" of INSERT INTO t and of CREATE TABLE IF NOT EXISTS t, folded; empty: none is named there.
std::string tableOf(std::string_view sql)
{
    static constexpr std::array<std::string_view, 8> before{"insert", "or", "replace", "ignore", "into", "create", "table", "if"};
    std::string name;
    do {
        name = foldedIdentifier(nameIn(takeToken(sql)));
    } while (std::ranges::find(before, name) != before.end() || name == "not" || name == "exists" || name == "delete" || name == "from");
    return name;
}

bool isMasterTable(const std::string& table)
{
    return table == "sqlite_master" || table == "sqlite_schema";
}

/// The second text of INSERT INTO sqlite_master ... VALUES('table', 'name', ...), folded.
std::string virtualTableOf(std::string_view sql)
{
    int texts = 0;
    for (std::string_view token = takeToken(sql); !token.empty(); token = takeToken(sql)) {
        texts += token.front() == '\'' ? 1 : 0;
        if (texts == 2)
            return foldedIdentifier(nameIn(token));
    }
    return {};
}

/// Creating, and writing rows that are spelled out. Only for creating may columns be read: by a CHECK, a computed column, an index of terms.
class DumpAuthorizer : public ReadOnlyAuthorizer
{
public:
    bool allowsWriting() const override { return true; }
    void beginStatement(DumpStatement kind)
    {
        m_kind = kind;
        begin();
    }

protected:
    bool allows(const RequestedAction& action) override
    {
        switch (action.code) {
        case SQLITE_CREATE_TABLE:
        case SQLITE_CREATE_INDEX:
        case SQLITE_CREATE_VIEW:
        case SQLITE_CREATE_TRIGGER:
        case SQLITE_REINDEX: return m_kind == DumpStatement::Create;
        case SQLITE_INSERT: return m_kind == DumpStatement::Create ? isSchemaTable(action.first) : m_kind == DumpStatement::Insert;
        case SQLITE_DELETE: return m_kind == DumpStatement::Delete && action.first == "sqlite_sequence";
        case SQLITE_READ: return m_kind == DumpStatement::Create;
        case SQLITE_PRAGMA:
        case SQLITE_RECURSIVE: return false;
        default: return ReadOnlyAuthorizer::allows(action);
        }
    }

private:
    DumpStatement m_kind = DumpStatement::Unknown;
};

/// unistr(), which newer shells write lines and odd letters with, for a SQLite that does not have it.
void unescape(sqlite3_context* context, int, sqlite3_value** arguments)
{
    const auto* escaped = reinterpret_cast<const char*>(sqlite3_value_text(arguments[0]));
    if (!escaped)
        return;
    const auto text = withoutUnicodeEscapes({escaped, static_cast<std::size_t>(sqlite3_value_bytes(arguments[0]))});
    if (text)
        sqlite3_result_text64(context, text->data(), text->size(), SQLITE_TRANSIENT, SQLITE_UTF8); // NOLINT: as SQLite has it
    else
        sqlite3_result_error(context, "invalid Unicode escape", -1);
}

class Replay
{
public:
    Replay(sqlite3* target, const Interruption& interruption) : m_target(target), m_interruption(interruption) { m_guard.install(target); }
    ~Replay() { sqlite3_set_authorizer(m_target, nullptr, nullptr); }
    Replay(const Replay&) = delete;
    Replay& operator=(const Replay&) = delete;

    Result<void> take(const std::string& sql, std::int64_t line);
    /// Error: NotADatabase (nothing was created, or the end is missing).
    Result<void> finish() const;

private:
    Result<void> write(const std::string& sql, DumpStatement kind, std::int64_t line);
    bool isPassedOver(const std::string& sql, DumpStatement kind);
    Error refused(const std::string& sql, std::int64_t line) const;
    Error failed(std::int64_t line) const;

    sqlite3* m_target;
    const Interruption& m_interruption;
    DumpAuthorizer m_guard;
    std::set<std::string, std::less<>> m_virtualTables; ///< passed over
    bool m_isOpen = false;                              ///< in the dump's own transaction
    bool m_hasAny = false;
};

Result<void> Replay::take(const std::string& sql, std::int64_t line)
{
    const DumpStatement kind = kindOf(sql);
    switch (kind) {
    case DumpStatement::Begin: m_isOpen = true; break;
    case DumpStatement::Commit: m_isOpen = false; break;
    case DumpStatement::Rollback:
        return Error{ErrorCode::NotADatabase,
                     fmt::format("line {} is ROLLBACK: the program that wrote the dump met errors and undid everything", line)};
    case DumpStatement::Setting: return isHarmlessSetting(sql) ? Result<void>{} : refused(sql, line);
    case DumpStatement::Unknown: return refused(sql, line);
    default: return isPassedOver(sql, kind) ? Result<void>{} : write(sql, kind, line);
    }
    m_hasAny = true;
    return {};
}

/// What SQLite keeps for itself, and virtual tables: their data cannot be written as rows.
bool Replay::isPassedOver(const std::string& sql, DumpStatement kind)
{
    const std::string table = tableOf(sql);
    if (kind == DumpStatement::Insert && isMasterTable(table)) {
        const std::string name = virtualTableOf(sql);
        logIncident(fmt::format("The virtual table '{}' of a dump was skipped.", name));
        m_virtualTables.insert(name);
        return true;
    }
    return table.starts_with("sqlite_stat") || m_virtualTables.contains(table) || isShadowTable(table, m_virtualTables);
}

Result<void> Replay::write(const std::string& sql, DumpStatement kind, std::int64_t line)
{
    m_guard.beginStatement(kind);
    sqlite3_stmt* statement = nullptr;
    const int compiled = sqlite3_prepare_v2(m_target, sql.data(), static_cast<int>(sql.size()) + 1, &statement, nullptr);
    const int stepped = compiled == SQLITE_OK ? sqlite3_step(statement) : compiled;
    const bool isDone = sqlite3_finalize(statement) == SQLITE_OK && stepped == SQLITE_DONE;
    m_hasAny = true;
    if (isDone)
        return {};
    return m_guard.refusal().empty() ? failed(line) : refused(sql, line);
}

Error Replay::refused(const std::string& sql, std::int64_t line) const
{
    std::string beginning = sql.substr(0, std::min(sql.find('\n'), kShownStatement));
    while (!beginning.empty() && (static_cast<unsigned char>(beginning.back()) & 0x80) != 0)
        beginning.pop_back(); // perhaps half a letter
    return {ErrorCode::NotADatabase, fmt::format("line {} has a statement that no dump of SQLite has: {}", line, beginning)};
}

Error Replay::failed(std::int64_t line) const
{
    if (auto reason = m_interruption.reason())
        return *std::move(reason);
    const int code = sqlite3_errcode(m_target) & 0xff;
    if (code == SQLITE_FULL || code == SQLITE_IOERR)
        return writingFailed(m_target);
    return {ErrorCode::NotADatabase, fmt::format("line {}: {}", line, sqlite3_errmsg(m_target))};
}

Result<void> Replay::finish() const
{
    if (m_isOpen)
        return Error{ErrorCode::NotADatabase, "it ends without COMMIT, so a part of it is missing"};
    if (!m_hasAny)
        return Error{ErrorCode::NotADatabase, "it contains no statement"};
    return {};
}

Result<void> replayInto(Replay& replay, const std::filesystem::path& dump, TextEncoding encoding, ImportPace& pace)
{
    auto text = TextFile::open(dump, encoding, pace);
    if (!text)
        return text.error();
    StatementSplitter splitter([&](const std::string& sql, std::int64_t line) { return replay.take(sql, line); });
    while (true) {
        const auto piece = text->next();
        if (!piece)
            return piece.error();
        if (piece->empty())
            break;
        if (auto taken = splitter.take(*piece); !taken)
            return taken;
    }
    if (!splitter.isBetween())
        return Error{ErrorCode::NotADatabase, "it ends within a statement, so a part of it is missing"};
    return replay.finish();
}

std::string beginningOf(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    std::string bytes(kBeginning, '\0');
    stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(stream.gcount()));
    std::erase(bytes, '\0'); // UTF-16, as far as keywords go
    const std::size_t mark = bytes.find_first_not_of("\xef\xbb\xbf\xff\xfe");
    return mark == std::string::npos ? std::string() : bytes.substr(mark);
}

} // namespace

bool beginsAsDump(std::string_view beginning)
{
    bool isDump = false;
    int statements = 0;
    bool isEnvelope = false; // something that a query does not begin with
    StatementSplitter splitter([&](const std::string& sql, std::int64_t) -> Result<void> {
        const DumpStatement kind = kindOf(sql);
        const bool isSetting = kind == DumpStatement::Setting && isHarmlessSetting(sql);
        isDump = (kind == DumpStatement::Create || (isEnvelope && (kind == DumpStatement::Insert || kind == DumpStatement::Commit)));
        isEnvelope = isEnvelope || isSetting || kind == DumpStatement::Begin;
        const bool goesOn = !isDump && (isSetting || kind == DumpStatement::Begin) && ++statements < kStatementsLookedAt;
        return goesOn ? Result<void>{} : Error{ErrorCode::Cancelled, {}};
    });
    (void)splitter.take(beginning);
    if (isDump || splitter.isBetween() || statements >= kStatementsLookedAt)
        return isDump;
    (void)splitter.take("\n;"); // the first table may be longer than what was read
    return isDump;
}

bool isSqlDump(const std::filesystem::path& file)
{
    return beginsAsDump(beginningOf(file));
}

Result<void> replayDump(const std::filesystem::path& dump, const std::filesystem::path& target, ImportPace& pace)
{
    const auto encoding = textEncodingOf(dump, pace);
    if (!encoding)
        return encoding.error();
    const auto handle = openHandle(target, Access::Editing);
    if (!handle)
        return handle.error();
    sqlite3_limit(handle->get(), SQLITE_LIMIT_SQL_LENGTH, kLongestSql);
    sqlite3_create_function_v2(handle->get(), "unistr", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nullptr, unescape, nullptr, nullptr,
                               nullptr);
    if (sqlite3_exec(handle->get(), kReplaySettings, nullptr, nullptr, nullptr) != SQLITE_OK)
        return writingFailed(handle->get());
    {
        const Interruption interruption(handle->get(), pace.stop(), {});
        Replay replay(handle->get(), interruption);
        if (auto replayed = replayInto(replay, dump, *encoding, pace); !replayed)
            return replayed;
    }
    if (sqlite3_exec(handle->get(), "COMMIT", nullptr, nullptr, nullptr) != SQLITE_OK)
        return writingFailed(handle->get());
    return {};
}

} // namespace ratatosk
