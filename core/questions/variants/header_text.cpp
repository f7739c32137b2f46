// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/variants/header_text.h"

#include "core/english/language/english_forms.h"
#include "core/english/language/everyday_words.h"
#include "core/english/language/wordnet.h"

#include <fmt/format.h>

#include <cctype>
#include <string_view>

namespace ratatosk {
namespace {

std::string sentenceCase(std::string text)
{
    text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
    return text;
}

/// "rooms" of "number of rooms"; empty: nothing is counted.
std::string countedIn(const std::string& readableName)
{
    constexpr std::string_view kOpening = "number of ";
    return readableName.starts_with(kOpening) ? readableName.substr(kOpening.size()) : std::string();
}

/// "What is the created at?" is no question.
bool isNounPhrase(const std::string& readableName)
{
    constexpr std::size_t kShortest = 2; // "at", which is money in Laos
    const std::string last = lastWord(readableName);
    return last.size() > kShortest && installedWordNet().senses(singularOf(last), WordClass::Noun) > 0;
}

std::string withoutLastWord(const std::string& readableName)
{
    const std::size_t blank = readableName.rfind(' ');
    return blank == std::string::npos ? std::string() : readableName.substr(0, blank);
}

} // namespace

bool isAmount(const std::string& readableName)
{
    const std::string_view more = measureWords(readableName).more; // "cost more than", "earn more than"
    return more.starts_with("cost") || more.starts_with("earn") || lastWord(readableName) == "amount";
}

std::string headerOf(const std::string& readableName, const HeaderContext& context)
{
    const std::string before = withoutLastWord(readableName), last = lastWord(readableName);
    if (const std::string counted = countedIn(readableName); !counted.empty())
        return "No. of " + counted;
    if (!before.empty() && last == "number")
        return sentenceCase(before) + " no.";
    if (last == "id")
        return before.empty() ? "ID" : sentenceCase(before) + " ID";
    if (context.type == ColumnType::Number && isAmount(readableName) && !context.currency.empty())
        return fmt::format("{} ({})", sentenceCase(readableName), context.currency);
    return sentenceCase(readableName);
}

std::string questionOf(const std::string& readableName, const HeaderContext& context)
{
    const char* verb = context.isOfPerson ? "are you" : "is it";
    if (const std::string counted = countedIn(readableName); !counted.empty())
        return fmt::format("How many {} are there?", counted);
    if (const std::string_view how = measureWords(readableName).how; !how.empty() && context.type == ColumnType::Number)
        return fmt::format("How {} {}?", how, verb);
    if (isPlaceName(readableName))
        return fmt::format("Which {} {} from?", readableName, verb);
    if (context.type == ColumnType::Boolean)
        return fmt::format("{} {}?", context.isOfPerson ? "Are you" : "Is it", readableName);
    if (!isNounPhrase(readableName))
        return headerOf(readableName, context);
    return fmt::format("What is {} {}?", context.isOfPerson ? "your" : "the", readableName);
}

} // namespace ratatosk
