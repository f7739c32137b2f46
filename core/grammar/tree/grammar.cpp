// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/tree/grammar.h"

#include "core/grammar/tree/grammar_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace ratatosk::sql {

namespace {

constexpr std::string_view kCompact =
#include "resources/grammar/compact.asdl"
    ;

constexpr std::string_view kExtended =
#include "resources/grammar/extended.asdl"
    ;

constexpr std::string_view kBroad =
#include "resources/grammar/broad.asdl"
    ;

constexpr std::string_view kPublished =
#include "resources/grammar/published.asdl"
    ;

template <class Named>
int indexByName(const std::vector<Named>& all, const std::string& name)
{
    const auto found = std::find_if(all.begin(), all.end(), [&](const Named& one) { return one.name == name; });
    return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

} // namespace

int Grammar::rule(const std::string& name) const
{
    return indexByName(m_rules, name);
}

int Grammar::type(const std::string& name) const
{
    return indexByName(m_types, name);
}

Result<std::shared_ptr<const Grammar>> builtInGrammar(const std::string& name)
{
    const std::map<std::string, std::string> texts = {{"compact", std::string(kCompact)},
                                                      {"extended", std::string(kCompact) + std::string(kExtended)},
                                                      {"broad", std::string(kCompact) + std::string(kExtended) + std::string(kBroad)},
                                                      {"published", std::string(kPublished)}};
    const auto text = texts.find(name);
    if (text == texts.end())
        return Error{ErrorCode::InvalidArgument, fmt::format("there is no built-in grammar '{}'", name)};
    Result<Grammar> grammar = GrammarReader::read(name, text->second);
    if (!grammar)
        return grammar.error();
    return std::make_shared<const Grammar>(std::move(*grammar));
}

} // namespace ratatosk::sql
