// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/grammar/transition/literal_match.h"

#include <algorithm>
#include <charconv>

namespace ratatosk {

namespace {

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool sameWithoutCase(std::string_view left, std::string_view right)
{
    return std::equal(left.begin(), left.end(), right.begin(), right.end(), [](char a, char b) { return lower(a) == lower(b); });
}

bool isSame(const sql::Literal& literal, const ValueCandidate& candidate)
{
    if (literal.type == ValueType::Null || candidate.type == ValueType::Null)
        return literal.type == candidate.type;
    if (const std::optional<double> number = numberIn(literal.text))
        return number == numberIn(candidate.text);
    return sameWithoutCase(literal.text, candidate.text);
}

} // namespace

std::optional<double> numberIn(std::string_view text)
{
    if (!text.empty() && text.front() == '+')
        text.remove_prefix(1);
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isWhole = error == std::errc() && end == text.data() + text.size();
    const bool isDigits = text.find_first_not_of("0123456789.eE+-") == text.npos; // neither "inf" nor "nan"
    return isWhole && isDigits ? std::optional(number) : std::nullopt;
}

std::vector<int> candidatesFor(const sql::Literal& literal, const std::vector<ValueCandidate>& candidates)
{
    std::vector<int> matches;
    for (size_t i = 0; i < candidates.size(); ++i) {
        if (isSame(literal, candidates[i]))
            matches.push_back(static_cast<int>(i));
    }
    const auto difference = [&](int index) {
        const ValueCandidate& candidate = candidates[static_cast<size_t>(index)];
        return (candidate.text != literal.text ? 2 : 0) + (candidate.type != literal.type ? 1 : 0);
    };
    std::stable_sort(matches.begin(), matches.end(), [&](int left, int right) { return difference(left) < difference(right); });
    return matches;
}

} // namespace ratatosk
