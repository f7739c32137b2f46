// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/request_list.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace ratatosk {
namespace {

using sql::Expression;

constexpr int kMostWordsOfOne = 4, kReachOfOrder = 6, kShortPart = 2;
constexpr std::array<std::string_view, 11> kOpenings{"show", "give", "list", "tell", "me", "us", "i", "need", "want", "just", "display"};
constexpr std::array<std::string_view, 13> kFillers{"and", "the",    "its",  "their", "his",  "her", "a",
                                                    "an",  "please", "each", "plus",  "with", "both"};
constexpr std::array<std::string_view, 6> kOfOrder{"by", "order", "sort", "sorted", "ordered", "per"};
constexpr std::array<std::string_view, 5> kDashes{"-", "\u2013", "\u2014", "--", ":"};
constexpr std::array<std::string_view, 3> kSentenceEnds{".", "?", "!"};
constexpr std::array<std::string_view, 5> kSeparators{",", ";", "+", "&", "/"};

class RequestListReader
{
public:
    RequestListReader(const Question& question, const WordsMeaning& meaning)
        : m_question(question), m_meaning(meaning), m_count(static_cast<int>(question.words.size()))
    {
        while (m_count > 0 && isOneOf(wordAt(m_question, m_count - 1), kSentenceEnds))
            --m_count;
    }

    /// A list that is announced and not understood has no end that could be.
    std::optional<RequestList> find() const
    {
        for (int word = 1; word < m_count; ++word) {
            auto list = isAnnounced(word) || isAside(word) || isBehindLongPart(word) ? listFrom(word) : std::nullopt;
            if (list || isAnnounced(word))
                return list;
        }
        return {};
    }

private:
    std::string_view at(int word) const { return wordAt(m_question, word); }

    bool opensSentence(int word) const { return isOneOf(at(word - 1), kSentenceEnds) && isOneOf(at(word), kOpenings); }

    bool isAnnounced(int word) const
    {
        return isOneOf(at(word - 1), kDashes) || opensSentence(word) || (at(word - 1) == "(" && endOfBracket(word) >= m_count - 1);
    }

    /// "Flats (street, no.) without repairs"; not "full name (first and last)".
    bool isAside(int word) const { return at(word - 1) == "(" && !at(word - 2).starts_with("name") && !endsWithThing(word - 1); }

    int endOfBracket(int word) const
    {
        while (word < m_count && at(word) != ")")
            ++word;
        return word;
    }

    bool isMark(int word) const
    {
        const std::string_view mark = at(word);
        return isOneOf(mark, kSeparators) || isOneOf(mark, kDashes) || isOneOf(mark, kSentenceEnds) || mark == "(";
    }

    /// Behind a sentence, or behind a comma that ends neither an earlier part of a list nor "ordered by ...".
    bool isBehindLongPart(int word) const
    {
        if (!isOneOf(at(word - 1), kSentenceEnds) && at(word - 1) != "," && at(word - 1) != ";")
            return false;
        int begin = word - 1;
        while (begin > 0 && !isMark(begin - 1))
            --begin;
        const int reach = std::min(kReachOfOrder, word);
        const auto near = std::span(m_question.words).subspan(static_cast<std::size_t>(word - reach), static_cast<std::size_t>(reach));
        return word - 1 - begin > kShortPart && !endsWithThing(word - 1)
            && std::ranges::none_of(near, [](const Word& other) { return isOneOf(other.lemmas.front(), kOfOrder); });
    }

    bool endsWithThing(int end) const
    {
        for (int word = std::max(0, end - kMostWordsOfOne); word < end; ++word) {
            if (meantAt(word, end).second == end)
                return true;
        }
        return false;
    }

    std::optional<RequestList> listFrom(int word) const
    {
        const int end = at(word - 1) == "(" ? endOfBracket(word) : m_count;
        RequestList list{.begin = word, .end = end, .isAddition = at(word) == "with", .expressions = {}};
        const bool isAsked = isAnnounced(word) && at(word - 1) != "(";
        while (word < end && isOneOf(at(word), kOpenings))
            ++word;
        const bool isOrder = at(end - 1) == "first"; // "last name first"
        if (isOrder || !readAll(list, word, end) || (list.expressions.size() < 2 && !isAsked))
            return {};
        return list;
    }

    bool isBetween(int word) const { return isOneOf(at(word), kFillers) || isOneOf(at(word), kSeparators); }

    /// "No." has a point.
    bool isPointOfNumber(int word) const { return at(word) == "." && (at(word - 1) == "no" || at(word - 1) == "nr"); }

    bool isWhole(int word, int last, int end) const
    {
        return (isBetween(word - 1) || isMark(word - 1) || isOneOf(at(word - 1), kOpenings))
            && (last == end || isBetween(last) || isPointOfNumber(last));
    }

    /// The longest that means something there, and the word behind it.
    std::pair<std::vector<Expression>, int> meantAt(int word, int end) const
    {
        for (int last = std::min(end, word + kMostWordsOfOne); last > word; --last) {
            const auto words = std::span(m_question.words).subspan(static_cast<std::size_t>(word), static_cast<std::size_t>(last - word));
            if (auto meant = m_meaning(words, isWhole(word, last, end)); !meant.empty())
                return {std::move(meant), last};
        }
        return {{}, word};
    }

    /// "Surname and town of the customer": whose it is says nothing more, where it is of theirs. The word itself: it is something else.
    int behindOwner(int word, int end, const Expression& owned) const
    {
        static constexpr std::array<std::string_view, 8> figures{"number", "count", "total", "sum", "average", "id", "no", "code"};
        const int owner = at(word) == "of" && !isOneOf(at(word - 1), figures) ? (at(word + 1) == "the" ? word + 2 : word + 1) : end;
        if (owner >= end)
            return word;
        const auto [meant, next] = meantAt(owner, end);
        const auto* own = std::get_if<sql::ColumnReference>(&owned.term);
        const bool isTheirs = own && std::ranges::any_of(meant, [&](const Expression& one) {
                                  const auto* column = std::get_if<sql::ColumnReference>(&one.term);
                                  return column && column->source == own->source && one != owned;
                              });
        return isTheirs ? next : word;
    }

    bool readAll(RequestList& list, int word, int end) const
    {
        while (word < end) {
            const int behind = list.expressions.empty() ? word : behindOwner(word, end, list.expressions.back());
            if (behind > word) {
                word = behind;
                continue;
            }
            auto [meant, next] = meantAt(word, end);
            if (meant.empty() && !isBetween(word) && !isPointOfNumber(word))
                return false;
            list.expressions.insert(list.expressions.end(), meant.begin(), meant.end());
            word = meant.empty() ? word + 1 : next;
        }
        return !list.expressions.empty();
    }

    const Question& m_question;
    const WordsMeaning& m_meaning;
    int m_count; ///< without the marks at the end
};

} // namespace

std::optional<RequestList> requestList(const Question& question, const WordsMeaning& meaning)
{
    return RequestListReader(question, meaning).find();
}

} // namespace ratatosk
