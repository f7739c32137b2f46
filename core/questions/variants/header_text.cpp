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
std::string countedIn(const std::string& spokenName)
{
    constexpr std::string_view kOpening = "number of ";
    return spokenName.starts_with(kOpening) ? spokenName.substr(kOpening.size()) : std::string();
}

/// "What is the created at?" is no question.
bool isNounPhrase(const std::string& spokenName)
{
    constexpr std::size_t kShortest = 2; // "at", which is money in Laos
    const std::string last = lastWord(spokenName);
    return last.size() > kShortest && installedWordNet().senses(singularOf(last), WordClass::Noun) > 0;
}

std::string withoutLastWord(const std::string& spokenName)
{
    const std::size_t blank = spokenName.rfind(' ');
    return blank == std::string::npos ? std::string() : spokenName.substr(0, blank);
}

} // namespace

bool isAmount(const std::string& spokenName)
{
    const std::string_view more = measureWords(spokenName).more; // "cost more than", "earn more than"
    return more.starts_with("cost") || more.starts_with("earn") || lastWord(spokenName) == "amount";
}

std::string headerOf(const std::string& spokenName, const HeaderContext& context)
{
    const std::string before = withoutLastWord(spokenName), last = lastWord(spokenName);
    if (const std::string counted = countedIn(spokenName); !counted.empty())
        return "No. of " + counted;
    if (!before.empty() && last == "number")
        return sentenceCase(before) + " no.";
    if (last == "id")
        return before.empty() ? "ID" : sentenceCase(before) + " ID";
    if (context.type == ColumnType::Number && isAmount(spokenName) && !context.currency.empty())
        return fmt::format("{} ({})", sentenceCase(spokenName), context.currency);
    return sentenceCase(spokenName);
}

std::string questionOf(const std::string& spokenName, const HeaderContext& context)
{
    const char* verb = context.isOfPerson ? "are you" : "is it";
    if (const std::string counted = countedIn(spokenName); !counted.empty())
        return fmt::format("How many {} are there?", counted);
    if (const std::string_view how = measureWords(spokenName).how; !how.empty() && context.type == ColumnType::Number)
        return fmt::format("How {} {}?", how, verb);
    if (isPlaceName(spokenName))
        return fmt::format("Which {} {} from?", spokenName, verb);
    if (context.type == ColumnType::Boolean)
        return fmt::format("{} {}?", context.isOfPerson ? "Are you" : "Is it", spokenName);
    if (!isNounPhrase(spokenName))
        return headerOf(spokenName, context);
    return fmt::format("What is {} {}?", context.isOfPerson ? "your" : "the", spokenName);
}

} // namespace ratatosk
