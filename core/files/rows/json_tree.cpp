// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/json_tree.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <utility>

namespace ratatosk {

namespace {

using nlohmann::json;
using Kind = JsonNode::Kind;

constexpr std::size_t kDeepest = 200; ///< deeper ones would take the stack of whoever walks through them
constexpr std::size_t kMostValues = 200'000;

/// Takes a text piece by piece, so that nothing of it is put in another order or rounded.
class TreeBuilder : public json::json_sax_t
{
public:
    bool null() override { return leaf(Kind::Word, "null"); }
    bool boolean(bool value) override { return leaf(Kind::Word, value ? "true" : "false"); }
    bool number_integer(number_integer_t value) override { return leaf(Kind::Number, std::to_string(value)); }
    bool number_unsigned(number_unsigned_t value) override { return leaf(Kind::Number, std::to_string(value)); }
    bool number_float(number_float_t, const string_t& written) override { return leaf(Kind::Number, written); }
    bool string(string_t& value) override { return leaf(Kind::Text, std::move(value)); }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return begin(Kind::Object); }
    bool start_array(std::size_t) override { return begin(Kind::Array); }
    bool end_object() override { return end(); }
    bool end_array() override { return end(); }
    bool key(string_t& value) override
    {
        m_name = std::move(value);
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override { return false; }

    JsonNode take() { return std::move(m_root); }

private:
    bool leaf(Kind kind, std::string text)
    {
        if (m_open.empty() || ++m_values > kMostValues)
            return false;
        m_open.back().children.push_back({.kind = kind, .name = std::exchange(m_name, {}), .text = std::move(text)});
        return true;
    }

    bool begin(Kind kind)
    {
        m_open.push_back({.kind = kind, .name = std::exchange(m_name, {})});
        return m_open.size() <= kDeepest && ++m_values <= kMostValues;
    }

    bool end()
    {
        JsonNode whole = std::move(m_open.back());
        m_open.pop_back();
        if (m_open.empty())
            m_root = std::move(whole);
        else
            m_open.back().children.push_back(std::move(whole));
        return true;
    }

    std::vector<JsonNode> m_open; ///< what has begun and not ended, outermost first
    std::string m_name;           ///< of the value that comes next
    JsonNode m_root;
    std::size_t m_values = 0;
};

std::string quoted(const std::string& text)
{
    return json(text).dump(-1, ' ', false, json::error_handler_t::replace);
}

void write(std::string& written, const JsonNode& node, std::size_t level)
{
    if (node.isLeaf()) {
        written += node.kind == Kind::Text ? quoted(node.text) : node.text;
        return;
    }
    const bool isObject = node.kind == Kind::Object;
    written += isObject ? '{' : '[';
    const char* separator = "\n";
    for (const JsonNode& child : node.children) {
        written += separator + std::string(2 * (level + 1), ' ');
        written += isObject ? quoted(child.name) + ": " : "";
        write(written, child, level + 1);
        separator = ",\n";
    }
    if (!node.children.empty())
        written += '\n' + std::string(2 * level, ' ');
    written += isObject ? '}' : ']';
}

} // namespace

std::optional<JsonNode> readJson(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || (text[first] != '{' && text[first] != '['))
        return {};
    TreeBuilder builder;
    if (!json::sax_parse(text.begin(), text.end(), &builder))
        return {};
    return builder.take();
}

std::string writeJson(const JsonNode& node)
{
    std::string written;
    write(written, node, 0);
    return written;
}

} // namespace ratatosk
