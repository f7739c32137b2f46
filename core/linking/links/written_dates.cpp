// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/written_dates.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace ratatosk {
namespace {

constexpr int kMostDateWords = 6; // "the 5th of January , 2010"

// What people write, commas and small words left out.
constexpr std::array<std::string_view, 10> kWrittenDatePatterns{"Y-n-j", "Y/n/j", "n/j/Y", "j/n/Y", "n-j-Y",
                                                                "j-n-Y", "j.n.Y", "B j Y", "j B Y", "Y B j"};

std::optional<CalendarDate> dateOfSpan(const Question& question, int begin, int end)
{
    std::string text;
    for (int word = begin; word < end; ++word) {
        const std::string& lower = question.words[word].lemmas.front();
        if (!isDateFiller(lower))
            text += (text.empty() ? "" : " ") + withoutOrdinal(lower);
    }
    for (const std::string_view pattern : kWrittenDatePatterns) {
        if (const auto date = readDate(text, pattern))
            return date;
    }
    return std::nullopt;
}

} // namespace

std::string withoutOrdinal(const std::string& word)
{
    const size_t digits = word.find_first_not_of("0123456789");
    const bool isOrdinal = digits != std::string::npos && digits > 0 && word.size() == digits + 2;
    return isOrdinal ? word.substr(0, digits) : word;
}

std::vector<WrittenDate> writtenDates(const Question& question)
{
    std::vector<WrittenDate> dates;
    const int words = static_cast<int>(question.words.size());
    for (int begin = 0; begin < words; ++begin) {
        for (int end = std::min(begin + kMostDateWords, words); end > begin; --end) {
            const bool endsInFiller = isDateFiller(question.words[begin].lemmas.front())
                || isDateFiller(question.words[end - 1].lemmas.front());
            const auto date = endsInFiller ? std::nullopt : dateOfSpan(question, begin, end);
            if (!date)
                continue;
            dates.push_back({*date, begin, end});
            begin = end - 1;
            break;
        }
    }
    return dates;
}

} // namespace ratatosk
