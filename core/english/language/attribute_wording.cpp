// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/attribute_wording.h"

#include "core/english/language/english_forms.h"
#include "core/english/language/word_list.h"

namespace ratatosk {
namespace {

const WordTable& attributeWordings()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/attribute_wording.words"
    );
    return list;
}

} // namespace

AttributeWords attributeWords(const std::string& readableName)
{
    const std::span<const std::string_view> words = attributeWordings().valuesOf(lastWord(readableName));
    if (words.empty())
        return {};
    return {words[0], words[1], words[2], words[3], words[4], words[5], words[6]};
}

} // namespace ratatosk
