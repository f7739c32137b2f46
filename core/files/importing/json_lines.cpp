// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/json_lines.h"

#include "core/files/importing/json_value.h"

#include <fmt/format.h>

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ratatosk {

namespace {

/// A value that goes on over lines, as far as it has been read.
class ValueOfLines
{
public:
    bool isOpen() const { return m_depth > 0; }
    int depth() const { return m_depth; }
    const std::vector<std::string>& lines() const { return m_lines; }
    std::size_t size() const { return m_size; }

    void add(std::string_view line)
    {
        m_lines.emplace_back(line);
        m_size += line.size();
        bool isText = false;
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (isText && line[i] == '\\')
                ++i;
            else if (line[i] == '"')
                isText = !isText;
            else if (!isText && (line[i] == '{' || line[i] == '['))
                ++m_depth;
            else if (!isText && (line[i] == '}' || line[i] == ']'))
                --m_depth;
        }
    }

    std::string text() const
    {
        std::string text;
        for (const std::string& line : m_lines)
            text += line + '\n';
        return text;
    }

private:
    std::vector<std::string> m_lines;
    std::size_t m_size = 0;
    int m_depth = 0; ///< lists and objects that are open
};

/// Passes the values of lines on, a value as soon as it is whole.
class LineReader
{
public:
    LineReader(ImportPace& pace, const RecordSink& sink) : m_pace(pace), m_sink(sink) {}

    Result<void> take(std::string_view line)
    {
        m_waiting.emplace_back(line);
        return readWaiting();
    }

    Result<void> finish()
    {
        while (!m_value.lines().empty()) {
            giveUp();
            if (auto read = readWaiting(); !read)
                return read;
        }
        return m_records > 0 || !m_firstFault ? Result<void>() : Result<void>(*m_firstFault);
    }

private:
    Result<void> readWaiting()
    {
        while (!m_waiting.empty()) {
            const std::string line = std::move(m_waiting.front());
            m_waiting.pop_front();
            ++m_line;
            if (isBlankLine(line) && m_value.lines().empty())
                continue;
            if (m_value.isOpen() && beginsAnew(line)) { // the value before was cut off
                m_waiting.push_front(line);
                --m_line;
                giveUp();
                continue;
            }
            m_value.add(line);
            if (m_value.isOpen() && m_value.depth() <= kDeepestJson && m_value.size() <= kLongestValue)
                continue;
            if (auto passed = passValue(); !passed)
                return passed;
        }
        return {};
    }

    /// Whether its lines are those of one value that is set out, of which each has a part.
    bool isSetOut() const { return m_value.lines().front().find_first_not_of("{[ \t\r") == std::string::npos; }

    bool beginsAnew(std::string_view line) const
    {
        const std::vector<std::string>& lines = m_value.lines();
        if (!line.starts_with('{'))
            return false;
        return isSetOut() ? lines.size() > 1 && isBlankLine(std::string_view(lines[1]).substr(0, 1)) : nlohmann::ordered_json::accept(line);
    }

    Result<void> passValue()
    {
        const auto record = jsonValueOf(m_value.text());
        if (!record) {
            giveUp(record.error().detail);
            return {};
        }
        m_value = {};
        ++m_records;
        return m_sink({}, *record);
    }

    /// Leaves out a value that is set out, of another its first line, whose others are read anew.
    void giveUp(std::string_view reason = "is not JSON")
    {
        const bool isWhole = isSetOut();
        const std::vector<std::string> lines = std::exchange(m_value, {}).lines();
        const std::int64_t first = m_line - static_cast<std::int64_t>(lines.size()) + 1;
        m_pace.noteFault(first, fmt::format("it {} and was skipped", reason));
        if (!m_firstFault)
            m_firstFault = Error{ErrorCode::NotADatabase, fmt::format("line {} {}", first, reason)};
        if (isWhole)
            return;
        m_line = first;
        m_waiting.insert(m_waiting.begin(), lines.begin() + 1, lines.end());
    }

    static constexpr std::size_t kLongestValue = 100u << 20;

    ImportPace& m_pace;
    const RecordSink& m_sink;
    ValueOfLines m_value;
    std::deque<std::string> m_waiting; ///< lines
    std::int64_t m_line = 0;           ///< of the last line in the value
    std::int64_t m_records = 0;
    std::optional<Error> m_firstFault;
};

} // namespace

Result<void> passLines(JsonText& text, ImportPace& pace, const RecordSink& sink)
{
    constexpr std::size_t longestLine = 100u << 20;
    LineReader reader(pace, sink);
    std::string line;
    std::int64_t number = 0;
    while (true) {
        const auto piece = text.next();
        if (!piece)
            return piece.error();
        std::string_view rest = *piece;
        for (std::size_t end = rest.find('\n'); end != std::string_view::npos; end = rest.find('\n')) {
            line += rest.substr(0, end);
            rest.remove_prefix(end + 1);
            ++number;
            if (auto passed = reader.take(line); !passed)
                return passed;
            line.clear();
        }
        line += rest;
        if (line.size() > longestLine)
            return Error{ErrorCode::NotADatabase, fmt::format("line {} is longer than 100 MB", number + 1)};
        if (piece->empty()) {
            auto passed = reader.take(line);
            return passed ? reader.finish() : passed;
        }
    }
}

} // namespace ratatosk
