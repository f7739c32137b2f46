// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/json_records.h"

#include "core/files/importing/json_elements.h"
#include "core/files/importing/json_lines.h"
#include "core/files/importing/json_text.h"
#include "core/files/importing/json_value.h"

#include <fmt/format.h>

#include <algorithm>
#include <istream>
#include <optional>
#include <streambuf>

namespace ratatosk {

namespace {

using Json = nlohmann::ordered_json;

/// A text for what reads from streams; a failure is its end.
class TextStream : public std::streambuf
{
public:
    explicit TextStream(JsonText& text) : m_text(text) {}
    const std::optional<Error>& failure() const { return m_failure; }

    /// Of what is to be read next, from 1.
    std::int64_t line() const { return m_line + std::count(eback(), gptr(), '\n'); }

protected:
    int_type underflow() override
    {
        const auto piece = m_text.next();
        if (!piece)
            m_failure = piece.error();
        if (!piece || piece->empty())
            return traits_type::eof();
        m_line += std::ranges::count(m_piece, '\n');
        m_piece = *piece;
        setg(m_piece.data(), m_piece.data(), m_piece.data() + m_piece.size());
        return traits_type::to_int_type(m_piece.front());
    }

private:
    JsonText& m_text;
    std::string m_piece;
    std::int64_t m_line = 1; ///< in which the piece begins
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
        if (depth > kDeepestJson)
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
        ++m_records;
        if (auto passed = m_sink(m_listDepth == 1 ? m_list : std::string(), record); !passed)
            fail(passed.error());
    }

    const std::optional<Error>& failure() const { return m_failure; }
    std::int64_t records() const { return m_records; }
    bool isOfList() const { return m_listDepth == 0; }

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
    std::int64_t m_records = 0;
    std::optional<Error> m_failure;
};

Result<void> passWhole(JsonText& text, ImportPace& pace, const RecordSink& sink)
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
            return Error{ErrorCode::NotADatabase, "it contains neither a list nor an object"};
    } catch (const Json::parse_error& failure) {
        if (!bytes.failure() && (collector.records() == 0 || collector.isOfList()))
            return Error{ErrorCode::NotADatabase, fmt::format("it is not JSON from byte {} on", failure.byte)};
        if (!bytes.failure())
            pace.noteFault(bytes.line(), "the rest is not JSON");
    } catch (const std::exception&) {
        if (!collector.failure())
            return Error{ErrorCode::NotADatabase, fmt::format("something in line {} cannot be read", bytes.line())};
    }
    if (bytes.failure())
        return *bytes.failure();
    return collector.failure() ? Result<void>(*collector.failure()) : Result<void>();
}

} // namespace

JsonForm jsonFormOf(DataFormat format, std::string_view sample)
{
    if (format == DataFormat::JsonLines)
        return JsonForm::Lines;
    const std::size_t end = sample.find('\n');
    if (end == std::string_view::npos || !sample.starts_with('{'))
        return JsonForm::Whole;
    const bool goesOn = !isBlankLine(sample.substr(end + 1, 2));
    return goesOn && Json::accept(sample.substr(0, end)) ? JsonForm::Lines : JsonForm::Whole;
}

JsonForm otherFormOf(std::string_view sample)
{
    const std::size_t begin = sample.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos)
        return JsonForm::Whole;
    return sample[begin] == '[' ? JsonForm::Elements : sample[begin] == '{' ? JsonForm::Lines : JsonForm::Whole;
}

Result<void> passRecords(TextFile& text, JsonForm form, ImportPace& pace, const RecordSink& sink)
{
    JsonText plain(text, form != JsonForm::Whole, pace);
    switch (form) {
    case JsonForm::Lines: return passLines(plain, pace, sink);
    case JsonForm::Elements: return passElements(plain, pace, sink);
    case JsonForm::Whole: break;
    }
    return passWhole(plain, pace, sink);
}

} // namespace ratatosk
