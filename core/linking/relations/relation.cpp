// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/relations/relation.h"

#include "core/linking/relations/relation_rules.h"

#include <fmt/format.h>

#include <array>
#include <string_view>
#include <utility>

namespace ratatosk {
namespace {

using Named = std::pair<RelationVocabulary, std::string_view>;
constexpr std::array<Named, 4> kVocabularies{{{RelationVocabulary::DtFixup, "dt_fixup"},
                                              {RelationVocabulary::Extended, "extended"},
                                              {RelationVocabulary::RatSql, "rat_sql"},
                                              {RelationVocabulary::Conversation, "conversation"}}};

} // namespace

int relationCount(RelationVocabulary vocabulary)
{
    return static_cast<int>(rulesFor(vocabulary).names().size());
}

std::string relationName(RelationVocabulary vocabulary, int relation)
{
    return std::string(rulesFor(vocabulary).names()[static_cast<size_t>(relation)]);
}

std::string toString(RelationVocabulary vocabulary)
{
    for (const auto& [known, name] : kVocabularies) {
        if (known == vocabulary)
            return std::string(name);
    }
    return {};
}

Result<RelationVocabulary> relationVocabularyFrom(const std::string& name)
{
    for (const auto& [vocabulary, known] : kVocabularies) {
        if (known == name)
            return vocabulary;
    }
    return Error{ErrorCode::InvalidArgument,
                 fmt::format("'{}' is not a relation vocabulary (dt_fixup, extended, rat_sql, conversation).", name)};
}

} // namespace ratatosk
