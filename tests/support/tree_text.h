// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/grammar/tree/grammar.h"
#include "core/grammar/tree/grammar_tree.h"

#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

/// A derivation as text: "SelectWhere(Column(author.name), Greater(author.born, 1900))". Lists are written "[a, b]", an optional field
/// without a value "-", text values in single quotes.
inline std::string treeText(const ratatosk::sql::GrammarTree& tree, const ratatosk::sql::Grammar& grammar, const ratatosk::Schema& schema)
{
    using namespace ratatosk;
    if (const auto* column = std::get_if<ColumnId>(&tree.leaf))
        return schema.table(schema.column(*column).table).name + "." + schema.column(*column).name;
    if (const auto* table = std::get_if<TableId>(&tree.leaf))
        return schema.table(*table).name;
    if (const auto* value = std::get_if<sql::Literal>(&tree.leaf))
        return value->type == ValueType::Text ? "'" + value->text + "'" : value->text;

    const sql::Grammar::Rule& rule = grammar.rules()[static_cast<size_t>(tree.rule)];
    std::string text;
    for (size_t i = 0; i < tree.fields.size(); ++i) {
        std::string values;
        for (const sql::GrammarTree& value : tree.fields[i])
            values += (values.empty() ? "" : ", ") + treeText(value, grammar, schema);
        if (rule.fields[i].cardinality == sql::Grammar::Cardinality::List)
            values = "[" + values + "]";
        text += (i > 0 ? ", " : "") + (values.empty() ? std::string("-") : values);
    }
    return tree.fields.empty() ? rule.name : fmt::format("{}({})", rule.name, text);
}

/// Reads what treeText writes. A mistake in the text ends the test program.
class TreeTextReader
{
public:
    TreeTextReader(std::string_view text, const ratatosk::sql::Grammar& grammar, const ratatosk::Schema& schema)
        : m_text(text), m_grammar(grammar), m_schema(schema)
    {
    }

    ratatosk::sql::GrammarTree read() { return value(m_grammar.root()); }

private:
    using Grammar = ratatosk::sql::Grammar;
    using Tree = ratatosk::sql::GrammarTree;

    Tree value(int type)
    {
        switch (m_grammar.types()[static_cast<size_t>(type)].primitive) {
        case Grammar::Primitive::Column: return {.rule = -1, .leaf = column(word())};
        case Grammar::Primitive::Table: return {.rule = -1, .leaf = *m_schema.findTable(word())};
        case Grammar::Primitive::Value: return {.rule = -1, .leaf = literal(word())};
        case Grammar::Primitive::None: break;
        }
        Tree tree{.rule = m_grammar.rule(word())};
        check(tree.rule >= 0);
        const auto& fields = m_grammar.rules()[static_cast<size_t>(tree.rule)].fields;
        for (size_t i = 0; i < fields.size(); ++i) {
            check(accept(i == 0 ? '(' : ','));
            tree.fields.push_back(field(fields[i]));
        }
        check(fields.empty() || accept(')'));
        return tree;
    }

    std::vector<Tree> field(const Grammar::Field& field)
    {
        std::vector<Tree> values;
        if (field.cardinality == Grammar::Cardinality::List) {
            check(accept('['));
            while (!accept(']')) {
                values.push_back(value(field.type));
                accept(',');
            }
        } else if (!accept('-')) {
            values.push_back(value(field.type));
        }
        return values;
    }

    ratatosk::ColumnId column(const std::string& name) const
    {
        const size_t dot = name.find('.');
        return *m_schema.findColumn(*m_schema.findTable(name.substr(0, dot)), name.substr(dot + 1));
    }

    static ratatosk::sql::Literal literal(const std::string& text)
    {
        using ratatosk::ValueType;
        if (text.front() == '\'')
            return {ValueType::Text, text.substr(1, text.size() - 2)};
        if (text == "NULL")
            return {ValueType::Null, text};
        return {text.find('.') == std::string::npos ? ValueType::Integer : ValueType::Real, text};
    }

    std::string word()
    {
        skipSpace();
        const size_t begin = m_at;
        for (bool isQuoted = false; m_at < m_text.size(); ++m_at) {
            if (m_text[m_at] == '\'')
                isQuoted = !isQuoted;
            else if (!isQuoted && std::string_view("(),[]").find(m_text[m_at]) != std::string_view::npos)
                break;
        }
        check(m_at > begin);
        return std::string(m_text.substr(begin, m_at - begin));
    }

    bool accept(char c)
    {
        skipSpace();
        const bool isHere = m_at < m_text.size() && m_text[m_at] == c;
        m_at += isHere;
        return isHere;
    }

    void skipSpace()
    {
        while (m_at < m_text.size() && m_text[m_at] == ' ')
            ++m_at;
    }

    void check(bool isRight) const
    {
        if (isRight)
            return;
        std::fprintf(stderr, "no tree at character %zu: %s\n", m_at, std::string(m_text).c_str());
        std::abort();
    }

    std::string_view m_text;
    const Grammar& m_grammar;
    const ratatosk::Schema& m_schema;
    size_t m_at = 0;
};

inline ratatosk::sql::GrammarTree treeOfText(std::string_view text, const ratatosk::sql::Grammar& grammar, const ratatosk::Schema& schema)
{
    return TreeTextReader(text, grammar, schema).read();
}
