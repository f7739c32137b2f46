// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/tree/grammar_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>

namespace ratatosk::sql {

namespace {

struct Token {
    std::string text; ///< a word or one punctuation mark; empty at the end
    int line = 0;
};

bool isWordCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
}

size_t endOfToken(std::string_view text, size_t begin)
{
    size_t end = begin;
    while (end < text.size() && isWordCharacter(text[end]))
        ++end;
    return end == begin ? begin + 1 : end;
}

std::vector<Token> tokensOf(std::string_view text)
{
    std::vector<Token> tokens;
    int line = 1;
    for (size_t i = 0; i < text.size();) {
        if (text.substr(i, 2) == "--") {
            i = std::min(text.find('\n', i), text.size());
        } else if (std::isspace(static_cast<unsigned char>(text[i]))) {
            line += text[i++] == '\n';
        } else {
            const size_t end = endOfToken(text, i);
            tokens.push_back({std::string(text.substr(i, end - i)), line});
            i = end;
        }
    }
    tokens.push_back({"", line});
    return tokens;
}

struct FieldText {
    std::string type;
    std::string name;
    Grammar::Cardinality cardinality = Grammar::Cardinality::One;
};

struct AlternativeText {
    std::string name;
    std::vector<FieldText> fields;
};

struct DefinitionText {
    std::string type;
    std::vector<AlternativeText> alternatives;
};

/// The text as written, names not yet resolved. The first mistake sticks in `error`, and every token after it reads as the end.
class DefinitionParser
{
public:
    explicit DefinitionParser(std::string_view text) : m_tokens(tokensOf(text)) {}

    void parse()
    {
        expect("start");
        start = word();
        while (error.empty() && !peek().empty())
            definitions.push_back(definition());
    }

    std::string start;
    std::vector<DefinitionText> definitions;
    std::string error;

private:
    const std::string& peek() const { return error.empty() ? m_tokens[m_next].text : m_tokens.back().text; }

    bool accept(const char* text)
    {
        const bool isHere = peek() == text;
        m_next += isHere;
        return isHere;
    }

    void expect(const char* text)
    {
        if (!accept(text))
            fail(fmt::format("'{}' expected", text));
    }

    void fail(const std::string& what)
    {
        if (error.empty())
            error = fmt::format("line {}: {} before '{}'", m_tokens[m_next].line, what, m_tokens[m_next].text);
    }

    std::string word()
    {
        if (peek().empty() || !isWordCharacter(peek()[0])) {
            fail("a name expected");
            return {};
        }
        return m_tokens[m_next++].text;
    }

    DefinitionText definition()
    {
        DefinitionText result{word(), {}};
        expect("=");
        do
            result.alternatives.push_back(alternative());
        while (accept("|"));
        return result;
    }

    AlternativeText alternative()
    {
        AlternativeText result{word(), {}};
        if (!accept("("))
            return result;
        do
            result.fields.push_back(field());
        while (accept(","));
        expect(")");
        return result;
    }

    FieldText field()
    {
        FieldText result{word(), {}};
        if (accept("?"))
            result.cardinality = Grammar::Cardinality::Optional;
        else if (accept("*"))
            result.cardinality = Grammar::Cardinality::List;
        result.name = word();
        return result;
    }

    std::vector<Token> m_tokens;
    size_t m_next = 0;
};

Grammar::Primitive primitiveOf(const std::string& type)
{
    static const std::map<std::string, Grammar::Primitive> primitives = {
        {"column", Grammar::Primitive::Column}, {"table", Grammar::Primitive::Table}, {"value", Grammar::Primitive::Value}};
    const auto found = primitives.find(type);
    return found == primitives.end() ? Grammar::Primitive::None : found->second;
}

/// Gives names their numbers.
class Numbering
{
public:
    explicit Numbering(const std::vector<DefinitionText>& definitions) : m_definitions(definitions)
    {
        for (const DefinitionText& definition : definitions) {
            if (indexOf(definition.type) < 0)
                types.push_back({definition.type, Grammar::Primitive::None, {}});
        }
        m_defined = types.size();
    }

    void number()
    {
        for (const DefinitionText& definition : m_definitions) {
            for (const AlternativeText& alternative : definition.alternatives) {
                if (indexOf(alternative.name) < 0)
                    addRule(indexOf(definition.type), alternative);
            }
        }
        for (size_t type = 0; type < m_defined; ++type)
            types[type].rules = rulesFor(type, {});
    }

    std::vector<Grammar::Type> types;
    std::vector<Grammar::Rule> rules;
    std::string error;

private:
    int indexOf(const std::string& type) const
    {
        const auto found = std::find_if(types.begin(), types.end(), [&](const Grammar::Type& known) { return known.name == type; });
        return found == types.end() ? -1 : static_cast<int>(found - types.begin());
    }

    void addRule(int type, const AlternativeText& alternative)
    {
        Grammar::Rule rule{type, alternative.name, {}};
        for (const FieldText& field : alternative.fields) {
            if (field.cardinality != Grammar::Cardinality::One && primitiveOf(field.type) != Grammar::Primitive::None)
                error = fmt::format("{}: a leaf occurs exactly once", alternative.name);
            rule.fields.push_back({field.name, typeOfField(field.type), field.cardinality});
        }
        rules.push_back(std::move(rule));
    }

    int typeOfField(const std::string& name)
    {
        if (const int known = indexOf(name); known >= 0)
            return known;
        if (primitiveOf(name) == Grammar::Primitive::None)
            error = fmt::format("type '{}' is not defined", name);
        types.push_back({name, primitiveOf(name), {}});
        return static_cast<int>(types.size()) - 1;
    }

    /// In order of number; `path` holds the types that are being included, against circles.
    std::vector<int> rulesFor(size_t type, std::vector<size_t> path)
    {
        if (std::find(path.begin(), path.end(), type) != path.end()) {
            error = fmt::format("type '{}' includes itself", types[type].name);
            return {};
        }
        path.push_back(type);
        std::vector<int> result;
        for (size_t rule = 0; rule < rules.size(); ++rule) {
            if (rules[rule].type == static_cast<int>(type))
                result.push_back(static_cast<int>(rule));
        }
        for (const DefinitionText& definition : m_definitions) {
            if (definition.type != types[type].name)
                continue;
            for (const AlternativeText& alternative : definition.alternatives) {
                if (const int included = indexOf(alternative.name); included >= 0 && static_cast<size_t>(included) < m_defined) {
                    const std::vector<int> more = rulesFor(static_cast<size_t>(included), path);
                    result.insert(result.end(), more.begin(), more.end());
                }
            }
        }
        std::sort(result.begin(), result.end());
        return result;
    }

    const std::vector<DefinitionText>& m_definitions; ///< a type's second definition adds to its first
    size_t m_defined = 0;                             ///< the first types are defined, the others are leaves
};

} // namespace

Result<Grammar> GrammarReader::read(std::string name, std::string_view text)
{
    DefinitionParser parser(text);
    parser.parse();
    if (!parser.error.empty())
        return Error{ErrorCode::InvalidArgument, fmt::format("grammar '{}', {}", name, parser.error)};

    Numbering numbering(parser.definitions);
    numbering.number();
    if (!numbering.error.empty())
        return Error{ErrorCode::InvalidArgument, fmt::format("grammar '{}': {}", name, numbering.error)};

    Grammar grammar;
    grammar.m_name = std::move(name);
    grammar.m_types = std::move(numbering.types);
    grammar.m_rules = std::move(numbering.rules);
    grammar.m_root = grammar.type(parser.start);
    if (grammar.m_root < 0)
        return Error{ErrorCode::InvalidArgument, fmt::format("grammar '{}': start type '{}' is not defined", grammar.m_name, parser.start)};
    return grammar;
}

} // namespace ratatosk::sql
