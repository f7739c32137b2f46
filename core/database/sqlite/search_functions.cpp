// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/sqlite/search_functions.h"

#include "core/base/utf8.h"
#include "core/database/sqlite/interruption.h"
#include "core/database/sqlite/sql_function.h"

#include <algorithm>
#include <bitset>
#include <cstdint>
#include <string>
#include <unordered_set>

#include <string.h>

namespace ratatosk {

namespace {

/// Asks now and then whether the statement has to end.
class StopCheck
{
public:
    bool isDue()
    {
        if (++m_steps % stepsBetweenChecks == 0)
            m_wasDue = m_wasDue || Interruption::isDueHere();
        return m_wasDue;
    }
    bool wasDue() const { return m_wasDue; }

private:
    static constexpr unsigned stepsBetweenChecks = 1 << 12;

    unsigned m_steps = 0;
    bool m_wasDue = false;
};

/// Where `needle` begins; npos when it does not. glibc searches in linear time, std::string_view does not.
std::size_t found(std::string_view text, std::string_view needle, std::size_t from = 0)
{
    const void* place = ::memmem(text.data() + from, text.size() - from, needle.data(), needle.size());
    return place ? static_cast<std::size_t>(static_cast<const char*>(place) - text.data()) : std::string_view::npos;
}

bool continuesCharacter(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

/// In characters, from 1.
sqlite3_int64 placeInText(std::string_view text, std::size_t bytes)
{
    return 1 + std::ranges::count_if(text.substr(0, bytes), [](char byte) { return !continuesCharacter(byte); });
}

std::string_view bytesOf(sqlite3_value* value)
{
    const auto* bytes = static_cast<const char*>(sqlite3_value_blob(value));
    return {bytes, static_cast<std::size_t>(sqlite3_value_bytes(value))};
}

void instr(sqlite3_context* context, int, sqlite3_value** arguments)
{
    if (isNull(arguments[0]) || isNull(arguments[1]))
        return;
    const bool areBlobs = sqlite3_value_type(arguments[0]) == SQLITE_BLOB && sqlite3_value_type(arguments[1]) == SQLITE_BLOB;
    const std::string_view text = areBlobs ? bytesOf(arguments[0]) : textOf(arguments[0]);
    const std::string_view needle = areBlobs ? bytesOf(arguments[1]) : textOf(arguments[1]);
    const std::size_t place = needle.empty() ? 0 : found(text, needle);
    if (place == std::string_view::npos)
        sqlite3_result_int64(context, 0);
    else
        sqlite3_result_int64(context, areBlobs ? static_cast<sqlite3_int64>(place) + 1 : placeInText(text, place));
}

void replace(sqlite3_context* context, int, sqlite3_value** arguments)
{
    if (isNull(arguments[0]) || isNull(arguments[1]) || isNull(arguments[2]))
        return;
    const std::string_view text = textOf(arguments[0]);
    const std::string_view what = textOf(arguments[1]);
    const std::string_view with = textOf(arguments[2]);
    if (what.empty() || what.front() == '\0')
        return sqlite3_result_value(context, arguments[0]);
    const auto most = static_cast<std::size_t>(sqlite3_limit(sqlite3_context_db_handle(context), SQLITE_LIMIT_LENGTH, -1));
    StopCheck stop;
    std::string result;
    std::size_t begin = 0;
    for (std::size_t end = found(text, what); end != std::string_view::npos && result.size() <= most; end = found(text, what, begin)) {
        if (stop.isDue())
            return sqlite3_result_error_code(context, SQLITE_INTERRUPT);
        result.append(text, begin, end - begin).append(with);
        begin = end + what.size();
    }
    result.append(text, begin);
    if (result.size() > most)
        return sqlite3_result_error_toobig(context);
    sqlite3_result_text64(context, result.data(), result.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// The characters that are trimmed away, for look-ups that do not depend on how many there are. Gives up early when the statement has to end.
class CharacterSet
{
public:
    explicit CharacterSet(std::string_view characters)
    {
        for (std::size_t i = 0; i < characters.size() && !m_stop.isDue();) {
            const std::size_t length = utf8CharacterAt(characters, i).bytes;
            if (length == 1)
                m_bytes.set(static_cast<unsigned char>(characters[i]));
            else
                m_others.insert(characters.substr(i, length));
            i += length;
        }
    }

    bool isGivenUp() const { return m_stop.wasDue(); }

    /// How many bytes of `text` from its begin belong to the set.
    std::size_t lengthAtBegin(std::string_view text)
    {
        std::size_t length = 0;
        while (length < text.size() && !m_stop.isDue()) {
            const std::size_t next = utf8CharacterAt(text, length).bytes;
            if (!contains(text.substr(length, next)))
                break;
            length += next;
        }
        return length;
    }

    std::size_t lengthAtEnd(std::string_view text)
    {
        std::size_t end = text.size();
        while (end > 0 && !m_stop.isDue()) {
            std::size_t begin = end - 1;
            while (begin > 0 && end - begin < 4 && continuesCharacter(text[begin]))
                --begin;
            if (utf8CharacterAt(text, begin).bytes != end - begin)
                begin = end - 1; // bytes that are no character
            if (!contains(text.substr(begin, end - begin)))
                break;
            end = begin;
        }
        return text.size() - end;
    }

private:
    bool contains(std::string_view character) const
    {
        return character.size() == 1 ? m_bytes.test(static_cast<unsigned char>(character[0])) : m_others.contains(character);
    }

    std::bitset<256> m_bytes;
    std::unordered_set<std::string_view> m_others;
    StopCheck m_stop;
};

enum Side : int { Begin = 1, End = 2 };

void trim(sqlite3_context* context, int count, sqlite3_value** arguments)
{
    if (std::any_of(arguments, arguments + count, isNull))
        return;
    const auto sides = reinterpret_cast<std::intptr_t>(sqlite3_user_data(context));
    std::string_view text = textOf(arguments[0]);
    CharacterSet characters(count == 2 ? textOf(arguments[1]) : " ");
    if (sides & Side::Begin)
        text.remove_prefix(characters.lengthAtBegin(text));
    if (sides & Side::End)
        text.remove_suffix(characters.lengthAtEnd(text));
    if (characters.isGivenUp())
        return sqlite3_result_error_code(context, SQLITE_INTERRUPT);
    sqlite3_result_text64(context, text.data(), text.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
}

void addTrim(sqlite3* handle, const char* name, std::intptr_t sides)
{
    for (const int arguments : {1, 2})
        sqlite3_create_function_v2(handle, name, arguments, standInFlags, reinterpret_cast<void*>(sides), trim, nullptr, nullptr, nullptr);
}

} // namespace

void addSearchFunctions(sqlite3* handle)
{
    sqlite3_create_function_v2(handle, "instr", 2, standInFlags, nullptr, instr, nullptr, nullptr, nullptr);
    sqlite3_create_function_v2(handle, "replace", 3, standInFlags, nullptr, replace, nullptr, nullptr, nullptr);
    addTrim(handle, "ltrim", Side::Begin);
    addTrim(handle, "rtrim", Side::End);
    addTrim(handle, "trim", Side::Begin | Side::End);
}

} // namespace ratatosk
