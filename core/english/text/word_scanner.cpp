// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english/text/word_scanner.h"

#include "core/base/utf8.h"
#include "core/english/text/characters.h"

#include <array>

namespace ratatosk {
namespace {

constexpr std::array<std::string_view, 7> kClitics{"s", "t", "d", "m", "re", "ve", "ll"};

/// Each matcher takes the place where a word may begin and returns where it ends, or the same place when it does not match.
class Scanner
{
public:
    explicit Scanner(std::string_view text) : m_text(text) {}

    std::vector<WordSpan> scan() const;

private:
    using Matcher = size_t (Scanner::*)(size_t) const;

    size_t matchUrl(size_t at) const;
    size_t matchEmail(size_t at) const;
    size_t matchDate(size_t at) const;
    size_t matchTime(size_t at) const;
    size_t matchNumber(size_t at) const;
    size_t matchAbbreviation(size_t at) const;
    size_t matchClitic(size_t at) const;
    size_t matchRun(size_t at) const;

    size_t wordEnd(size_t at) const;
    char32_t at(size_t place) const { return place < m_text.size() ? asciiForm(utf8CharacterAt(m_text, place).codePoint) : U' '; }
    size_t next(size_t place) const { return place + utf8CharacterAt(m_text, place).bytes; }
    bool isOneOf(size_t place, std::string_view ascii) const;
    bool isDigit(size_t place) const { return place < m_text.size() && m_text[place] >= '0' && m_text[place] <= '9'; }
    bool isWord(size_t place) const { return place < m_text.size() && isWordCharacter(at(place)); }
    bool beginsApart(size_t place) const;
    bool endsHere(size_t place) const { return !isWord(place); }
    size_t digits(size_t place, int least, int most) const;
    size_t chunkEnd(size_t place) const;

    std::string_view m_text;
};

bool Scanner::isOneOf(size_t place, std::string_view ascii) const
{
    const char32_t value = at(place);
    return value < 0x80 && ascii.find(static_cast<char>(value)) != std::string_view::npos;
}

bool Scanner::beginsApart(size_t place) const
{
    return place == 0 || std::string_view(" \t\n\r(['\"=<>,:").find(m_text[place - 1]) != std::string_view::npos;
}

/// End of a run of `least` to `most` digits, or `place`.
size_t Scanner::digits(size_t place, int least, int most) const
{
    size_t end = place;
    while (isDigit(end) && end - place < static_cast<size_t>(most))
        ++end;
    return end - place >= static_cast<size_t>(least) ? end : place;
}

/// End of the run without white space or quotes, closing punctuation left out.
size_t Scanner::chunkEnd(size_t place) const
{
    size_t end = place;
    while (end < m_text.size() && !isSpace(at(end)) && at(end) != '\'' && at(end) != '"')
        end = next(end);
    while (end > place && std::string_view(".,;:!?)]").find(m_text[end - 1]) != std::string_view::npos)
        --end;
    return end;
}

size_t Scanner::matchUrl(size_t at) const
{
    const std::string_view rest = m_text.substr(at);
    const bool isUrl = rest.starts_with("http://") || rest.starts_with("https://") || rest.starts_with("www.");
    return isUrl ? chunkEnd(at) : at;
}

size_t Scanner::matchEmail(size_t at) const
{
    const size_t end = chunkEnd(at);
    const std::string_view chunk = m_text.substr(at, end - at);
    const size_t sign = chunk.find('@');
    const bool isAddress = sign != std::string_view::npos && sign > 0 && chunk.find('.', sign + 2) != std::string_view::npos;
    return isAddress && isWord(at) ? end : at;
}

size_t Scanner::matchDate(size_t at) const
{
    const size_t first = digits(at, 1, 4);
    if (first == at || !isOneOf(first, "-/."))
        return at;
    const size_t second = digits(first + 1, 1, 2);
    if (second == first + 1 || second >= m_text.size() || m_text[second] != m_text[first])
        return at;
    const size_t third = digits(second + 1, 1, 4);
    const bool hasYear = (first - at == 4) != (third - second - 1 == 4) || (third - second - 1 == 2 && first - at <= 2);
    if (third == second + 1 || !hasYear)
        return at;
    if (this->at(third) == 'T' && matchTime(third + 1) != third + 1)
        return matchTime(third + 1);
    return endsHere(third) ? third : at;
}

size_t Scanner::matchTime(size_t at) const
{
    const size_t hours = digits(at, 1, 2);
    if (hours == at || this->at(hours) != ':')
        return at;
    size_t end = digits(hours + 1, 2, 2);
    if (end == hours + 1)
        return at;
    if (this->at(end) == ':' && digits(end + 1, 2, 2) != end + 1)
        end = digits(end + 1, 2, 2);
    return endsHere(end) ? end : at;
}

size_t Scanner::matchNumber(size_t at) const
{
    size_t end = at;
    if (this->at(at) == '-' && beginsApart(at))
        end = next(at);
    if (!isDigit(end))
        return at;
    while (isDigit(end) || (this->at(end) == ',' && digits(end + 1, 3, 3) != end + 1 && !isDigit(end + 4)))
        ++end;
    if (this->at(end) == '.' && isDigit(end + 1))
        end = digits(end + 1, 1, 400);
    if (isOneOf(end, "kKmM") && endsHere(end + 1))
        ++end;
    if (this->at(end) == '%')
        return end + 1;
    const bool goesOn = isWord(end) || (isOneOf(end, "-/&") && isWord(next(end)));
    return goesOn ? at : end;
}

size_t Scanner::matchAbbreviation(size_t at) const
{
    size_t end = at;
    int letters = 0;
    while (isWord(end) && !isDigit(end) && this->at(next(end)) == '.') {
        end = next(end) + 1;
        ++letters;
    }
    return letters >= 2 ? end : at;
}

size_t Scanner::matchClitic(size_t at) const
{
    const auto before = static_cast<unsigned char>(at == 0 ? ' ' : m_text[at - 1]);
    if (this->at(at) != '\'' || (before < 0x80 && !isWordCharacter(before)))
        return at;
    const size_t begin = next(at);
    for (const std::string_view clitic : kClitics) {
        const std::string found = lowerCase(m_text.substr(begin, clitic.size()));
        if (found == clitic && endsHere(begin + clitic.size()))
            return begin + clitic.size();
    }
    return at;
}

size_t Scanner::matchRun(size_t at) const
{
    size_t end = at;
    const auto joins = [&] { return end > at && isOneOf(end, "-/&'") && isWord(next(end)) && matchClitic(end) == end; };
    while (end < m_text.size() && (isWord(end) || joins()))
        end = next(end);
    return end;
}

size_t Scanner::wordEnd(size_t at) const
{
    constexpr Matcher matchers[] = {&Scanner::matchUrl,    &Scanner::matchEmail,        &Scanner::matchDate,   &Scanner::matchTime,
                                    &Scanner::matchNumber, &Scanner::matchAbbreviation, &Scanner::matchClitic, &Scanner::matchRun};
    for (const Matcher matcher : matchers) {
        const size_t end = (this->*matcher)(at);
        if (end != at)
            return end;
    }
    return next(at);
}

std::vector<WordSpan> Scanner::scan() const
{
    std::vector<WordSpan> words;
    for (size_t place = 0; place < m_text.size();) {
        if (at(place) == ' ' || at(place) == '_') {
            place = next(place);
            continue;
        }
        const size_t end = wordEnd(place);
        words.push_back({static_cast<int>(place), static_cast<int>(end)});
        place = end;
    }
    return words;
}

} // namespace

std::vector<WordSpan> scanWords(std::string_view text)
{
    return Scanner(text).scan();
}

} // namespace ratatosk
