// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/json_records.h"

#include <fmt/format.h>

#include <istream>
#include <optional>
#include <streambuf>

namespace ratatosk {

namespace {

using Json = nlohmann::ordered_json;

constexpr int kDeepest = 100; ///< lists and objects inside of each other

/// A text for what reads from streams; a failure is its end.
class TextStream : public std::streambuf
{
public:
    explicit TextStream(TextFile& text) : m_text(text) {}
    const std::optional<Error>& failure() const { return m_failure; }

protected:
    int_type underflow() override
    {
        const auto piece = m_text.next();
        if (!piece)
            m_failure = piece.error();
        if (!piece || piece->empty())
            return traits_type::eof();
        m_piece = *piece;
        setg(m_piece.data(), m_piece.data(), m_piece.data() + m_piece.size());
        return traits_type::to_int_type(m_piece.front());
    }

private:
    TextFile& m_text;
    std::string m_piece;
    std::optional<Error> m_failure;
};

/// Hands records on while the value around them is still being read, and forgets them.
class RecordCollector
{
public:
    explicit RecordCollector(const RecordSink& sink) : m_sink(sink) {}

    /// False: what has been read is to be forgotten.
    bool take(int depth, Json::parse_event_t event, Json& value)
    {
        using Event = Json::parse_event_t;
        if (depth > kDeepest)
            fail({ErrorCode::NotADatabase, "it is nested too deeply"});
        if (depth == 0 && event == Event::array_start)
            m_listDepth = 0;
        if (depth == 1 && event == Event::key)
            m_list = value.get<std::string>();
        if (depth == 1 && event == Event::array_start && m_listDepth != 0)
            m_listDepth = 1;
        if (depth == 1 && event == Event::array_end && m_listDepth == 1)
            m_listDepth = -1;
        const bool isEnd = event == Event::object_end || event == Event::value || event == Event::array_end;
        if (!isEnd || m_listDepth < 0 || depth != m_listDepth + 1)
            return !m_failure;
        pass(value);
        return false;
    }

    void pass(const Json& record)
    {
        if (m_failure)
            return;
        if (auto passed = m_sink(m_listDepth == 1 ? m_list : std::string(), record); !passed)
            fail(passed.error());
    }

    const std::optional<Error>& failure() const { return m_failure; }

private:
    struct GivenUp : std::exception {
    };
    [[noreturn]] void fail(Error error)
    {
        m_failure = std::move(error);
        throw GivenUp(); // the only way out of the parser; passWhole catches it
    }

    const RecordSink& m_sink;
    std::string m_list;   ///< the member of the file's object
    int m_listDepth = -1; ///< of the list whose elements are records; -1: none
    std::optional<Error> m_failure;
};

Result<void> passWhole(TextFile& text, const RecordSink& sink)
{
    TextStream bytes(text);
    std::istream stream(&bytes);
    RecordCollector collector(sink);
    try {
        const Json rest = Json::parse(
            stream, [&](int depth, Json::parse_event_t event, Json& value) { return collector.take(depth, event, value); });
        const Json nothing = Json::object();
        const Json& file = rest.is_object() ? rest : nothing;
        Json members = nothing;
        for (const auto& [key, value] : file.items()) {
            if (!value.is_array() && !value.is_null() && !value.is_discarded())
                members[key] = value;
        }
        if (!members.empty())
            collector.pass(members);
        else if (!rest.is_structured())
            return Error{ErrorCode::NotADatabase, "it holds neither a list nor an object"};
    } catch (const Json::parse_error& failure) {
        if (!bytes.failure())
            return Error{ErrorCode::NotADatabase, fmt::format("it is no JSON from byte {} on", failure.byte)};
    } catch (const std::exception& failure) {
        if (!collector.failure())
            return Error{ErrorCode::NotADatabase, failure.what()};
    }
    if (bytes.failure())
        return *bytes.failure();
    return collector.failure() ? Result<void>(*collector.failure()) : Result<void>();
}

bool isBlankLine(std::string_view line)
{
    return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

Result<void> passLine(std::string_view line, std::int64_t number, const RecordSink& sink)
{
    if (isBlankLine(line))
        return {};
    int deepest = 0;
    const Json record = Json::parse(
        line,
        [&](int depth, Json::parse_event_t, Json&) {
            deepest = std::max(deepest, depth);
            return depth <= kDeepest;
        },
        /*allow_exceptions=*/false);
    if (deepest > kDeepest)
        return Error{ErrorCode::NotADatabase, fmt::format("line {} is nested too deeply", number)};
    if (record.is_discarded())
        return Error{ErrorCode::NotADatabase, fmt::format("line {} is no JSON", number)};
    return sink({}, record);
}

Result<void> passLines(TextFile& text, const RecordSink& sink)
{
    constexpr std::size_t longestLine = 100u << 20;
    std::string line;
    std::int64_t number = 0;
    while (true) {
        const auto piece = text.next();
        if (!piece)
            return piece.error();
        if (piece->empty())
            return passLine(line, number + 1, sink);
        std::string_view rest = *piece;
        for (std::size_t end = rest.find('\n'); end != std::string_view::npos; end = rest.find('\n')) {
            line += rest.substr(0, end);
            rest.remove_prefix(end + 1);
            if (auto passed = passLine(line, ++number, sink); !passed)
                return passed;
            line.clear();
        }
        line += rest;
        if (line.size() > longestLine)
            return Error{ErrorCode::NotADatabase, fmt::format("line {} is longer than 100 MB", number + 1)};
    }
}

} // namespace

bool holdsValuePerLine(DataFormat format, std::string_view sample)
{
    if (format == DataFormat::JsonLines)
        return true;
    const std::size_t end = sample.find('\n');
    if (end == std::string_view::npos || !sample.starts_with('{'))
        return false;
    const bool goesOn = !isBlankLine(sample.substr(end + 1, 2));
    return goesOn && Json::accept(sample.substr(0, end));
}

Result<void> passRecords(TextFile& text, bool isLines, const RecordSink& sink)
{
    return isLines ? passLines(text, sink) : passWhole(text, sink);
}

} // namespace ratatosk
