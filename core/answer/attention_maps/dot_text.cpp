// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/attention_maps/dot_text.h"

#include <fmt/format.h>

#include <string_view>

namespace ratatosk {

namespace {

/// For a text in double quotes; `also` are further characters that mean something there.
std::string escaped(std::string_view text, std::string_view also)
{
    std::string result;
    for (const char character : text) {
        if (character == '"' || character == '\\' || also.find(character) != std::string_view::npos)
            result += '\\';
        result += character;
    }
    return result;
}

std::string field(const std::string& port, std::string_view text)
{
    return fmt::format("<{}> {}", port, escaped(text, "{}|<> "));
}

std::string port(const Schema& schema, ColumnId column)
{
    return fmt::format("t{}:c{}", index(schema.column(column).table), index(column));
}

void addNode(const SyntaxNode& node, int parent, int& count, std::string& text)
{
    const int number = count++;
    text += fmt::format("  n{} [label=\"{}\"];\n", number, escaped(node.label, ""));
    if (parent >= 0)
        text += fmt::format("  n{} -> n{};\n", parent, number);
    for (const SyntaxNode& child : node.children)
        addNode(child, number, count, text);
}

} // namespace

std::string dotOf(const Schema& schema)
{
    std::string text = "digraph schema {\n  rankdir=LR;\n  node [shape=record];\n";
    for (int table = 0; table < schema.tableCount(); ++table) {
        std::string label = field("name", schema.table(TableId{table}).name);
        for (const ColumnId column : schema.columnsOf(TableId{table}))
            label += "|" + field(fmt::format("c{}", index(column)), schema.column(column).name);
        text += fmt::format("  t{} [label=\"{}\"];\n", table, label);
    }
    for (const ForeignKey& key : schema.foreignKeys())
        text += fmt::format("  {} -> {}{};\n", port(schema, key.from), port(schema, key.to), key.isGuess ? " [style=dashed]" : "");
    return text + "}\n";
}

std::string dotOf(const SyntaxNode& tree)
{
    std::string text = "digraph tree {\n  rankdir=LR;\n  node [shape=box];\n";
    int count = 0;
    addNode(tree, -1, count, text);
    return text + "}\n";
}

} // namespace ratatosk
