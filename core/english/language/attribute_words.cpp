// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/language/attribute_words.h"

#include "core/english/language/word_list.h"

namespace ratatosk {
namespace {

const WordTable& attributeQualities()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/attribute_qualities.words"
    );
    return list;
}

const WordTable& wordsThatAsk()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/asking_words.words"
    );
    return list;
}

const WordTable& namesInPassing()
{
    static const WordTable list = WordTable::builtIn(
#include "resources/english/casual_names.words"
    );
    return list;
}

} // namespace

std::span<const std::string_view> casualNames(std::string_view name)
{
    return namesInPassing().valuesOf(name);
}

std::span<const std::string_view> askingWords(std::string_view attribute)
{
    const std::string_view quality = attributeQualities().valueOf(attribute);
    return wordsThatAsk().valuesOf(quality);
}

} // namespace ratatosk
