// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/number_literal.h"
#include "core/linking/links/quotation.h"
#include "core/linking/links/value_sources.h"

#include <algorithm>

namespace ratatosk {
namespace {

/// '%cat%' means LIKE; the parser adds the wild cards itself.
std::string withoutWildCards(std::string text)
{
    const auto isWildCard = [](char letter) { return letter == '%' || letter == '*'; };
    while (!text.empty() && isWildCard(text.back()))
        text.pop_back();
    text.erase(text.begin(), std::ranges::find_if_not(text, isWildCard));
    return text;
}

/// 'Hello,' : American style puts punctuation inside.
std::string withoutFinalPunctuation(std::string text)
{
    while (text.size() > 1 && std::string_view(".,;?!").find(text.back()) != std::string_view::npos)
        text.pop_back();
    return text;
}

} // namespace

ValueCandidates quotedValues(const ValueContext& context)
{
    ValueCandidates found;
    for (const Quotation& quotation : quotationsOf(context.question)) {
        const auto add = [&](std::string text) {
            if (!text.empty())
                found.push_back({ValueType::Text, std::move(text), ValueSource::Quote, quotation.begin, quotation.end, {}});
        };
        add(withoutWildCards(quotation.text));
        add(withoutFinalPunctuation(quotation.text));
        if (isCodeOfDigits(quotation.text))
            found.push_back(codeCandidate(quotation.text, ValueSource::Quote, quotation.begin, quotation.end));
        else if (const auto number = readNumber(quotation.text))
            found.push_back(numberCandidate(number->value, ValueSource::Quote, quotation.begin, quotation.end));
    }
    return found;
}

} // namespace ratatosk
