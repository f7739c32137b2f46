// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/json_elements.h"

#include "core/files/importing/json_value.h"

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace ratatosk {

namespace {

bool isBlankOfJson(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n';
}

/// Cuts a list into its elements, whatever these are.
class ElementReader
{
public:
    ElementReader(ImportPace& pace, const RecordSink& sink) : m_pace(pace), m_sink(sink) {}

    Result<void> take(std::string_view text)
    {
        for (const char letter : text) {
            if (auto taken = take(letter); !taken)
                return taken;
        }
        return {};
    }

    Result<void> finish()
    {
        if (auto passed = endElement(); !passed)
            return passed;
        return m_records > 0 ? Result<void>() : Result<void>(Error{ErrorCode::NotADatabase, "it is not JSON"});
    }

private:
    Result<void> take(char letter)
    {
        m_line += letter == '\n' ? 1 : 0;
        const bool isPlain = !m_isInText;
        m_isInText = (letter == '"' && !m_isEscape ? !m_isInText : m_isInText) && letter != '\n';
        m_isEscape = !isPlain && letter == '\\' && !m_isEscape;
        m_depth -= isPlain && (letter == '}' || letter == ']') ? 1 : 0;
        const bool isEdge = isPlain && ((m_depth == 1 && letter == ',') || (m_depth == 0 && (letter == ']' || letter == '[')));
        m_depth += isPlain && (letter == '{' || letter == '[') ? 1 : 0;
        if (isEdge)
            return endElement();
        if (m_element.empty() && isBlankOfJson(letter))
            return {};
        m_first = m_element.empty() ? m_line : m_first;
        if (m_element.size() < kLongestElement)
            m_element += letter;
        return {};
    }

    Result<void> endElement()
    {
        const std::string element = std::exchange(m_element, {});
        if (element.empty())
            return {};
        const auto record = jsonValueOf(element);
        if (!record) {
            m_pace.noteFault(m_first, fmt::format("it {} and was skipped", record.error().detail));
            return {};
        }
        ++m_records;
        return m_sink({}, *record);
    }

    static constexpr std::size_t kLongestElement = 100u << 20;

    ImportPace& m_pace;
    const RecordSink& m_sink;
    std::string m_element;
    int m_depth = 0; ///< 1: among the elements
    bool m_isInText = false;
    bool m_isEscape = false; ///< behind a backslash
    std::int64_t m_line = 1;
    std::int64_t m_first = 1; ///< line of the element
    std::int64_t m_records = 0;
};

} // namespace

Result<void> passElements(JsonText& text, ImportPace& pace, const RecordSink& sink)
{
    ElementReader reader(pace, sink);
    while (true) {
        const auto piece = text.next();
        if (!piece)
            return piece.error();
        if (piece->empty())
            return reader.finish();
        if (auto taken = reader.take(*piece); !taken)
            return taken;
    }
}

} // namespace ratatosk
