// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/left_out_values.h"

#include "core/evidence/question_words.h"
#include "core/language/scaffold_words.h"
#include "core/language/word_splitter.h"
#include "core/sql/conjuncts.h"
#include "core/sql/term_walk.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace ratatosk {
namespace {

using sql::Comparison;
using sql::ComparisonOperator;
using sql::Literal;

/// Words that leave out what stands behind them, alone or with the word behind.
struct Cue {
    std::string_view word;
    std::string_view next; ///< empty: none is needed
};
constexpr std::array kCuesBefore{Cue{"leave", "out"}, Cue{"leave", "aside"}, Cue{"skip", ""},      Cue{"ignore", ""},
                                 Cue{"omit", ""},     Cue{"exclude", ""},    Cue{"forget", ""},    Cue{"disregard", ""},
                                 Cue{"except", ""},   Cue{"apart", "from"},  Cue{"aside", "from"}, Cue{"other", "than"}};
constexpr int kMostBetween = 4; ///< "leave out all of the cancelled"

/// Words of the question, [begin, end).
struct Span {
    int begin = 0;
    int end = 0;
};

/// Where one part of a sentence ends: behind the words, or at a comma or the like between them.
int endOfPart(const Question& question, int begin)
{
    int end = begin;
    for (; end < static_cast<int>(question.words.size()); ++end) {
        if (isBeforeMark(question, end, ",;:.)"))
            return end + 1;
    }
    return end;
}

int beginningOfPart(const Question& question, int end)
{
    int begin = end;
    for (; begin > 0; --begin) {
        if (begin < end && isBeforeMark(question, begin - 1, ",;:.("))
            break;
    }
    return begin;
}

/// "refunded ones left out": what stands before it is.
bool saysLeftOut(const Question& question, int word)
{
    static constexpr std::array<std::string_view, 3> done{"left", "taken", "kept"};
    return isOneOf(wordAt(question, word), done) && wordAt(question, word + 1) == "out" && !isDenial(wordAt(question, word - 1));
}

/// ", refunds out, ": a part of two words.
bool isPutOut(const Question& question, int word)
{
    const bool isAtEnd = word + 1 == static_cast<int>(question.words.size()) || isBeforeMark(question, word, ",;:.)");
    return wordAt(question, word) == "out" && isAtEnd && word >= 2
        && (wordAt(question, word - 2) == "," || wordAt(question, word - 2) == ";");
}

bool isCue(const Question& question, int word, const Cue& cue)
{
    return hasLemma(question.words[static_cast<std::size_t>(word)], cue.word)
        && (cue.next.empty() || wordAt(question, word + 1) == cue.next) && !isDenial(wordAt(question, word - 1))
        && !saysLeftOut(question, word);
}

/// "leave cancelled orders out": where that "out" is; -1: it is not said so.
int outBehind(const Question& question, int word)
{
    if (!hasLemma(question.words[static_cast<std::size_t>(word)], "leave"))
        return -1;
    const int end = std::min(endOfPart(question, word + 1), word + 2 + kMostBetween);
    for (int next = word + 2; next < end; ++next)
        if (wordAt(question, next) == "out" || wordAt(question, next) == "aside")
            return next;
    return -1;
}

/// "don't count", "do not matter", "are excluded" at the word.
bool closesOut(const Question& question, int word)
{
    const std::string_view said = wordAt(question, word);
    const bool isDenied = isDenial(wordAt(question, word - 1));
    return isDenied && (said == "count" || said == "counted" || said == "included" || said == "matter");
}

/// "orders that were not cancelled"
bool isOfVerb(const Question& question, int word)
{
    static constexpr std::array<std::string_view, 8> verbs{"was", "were", "is", "are", "been", "has", "have", "be"};
    return std::ranges::find(verbs, wordAt(question, word - 1)) != verbs.end() && wordAt(question, word + 1).ends_with("ed");
}

std::vector<Span> spansLeftOut(const Question& question)
{
    std::vector<Span> spans;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        if (const int out = outBehind(question, word); out > 0)
            spans.push_back({word + 1, out});
        for (const Cue& cue : kCuesBefore)
            if (isCue(question, word, cue))
                spans.push_back({word + 1, std::min(endOfPart(question, word + 1), word + 2 + kMostBetween)});
        if ((wordAt(question, word) == "not" || wordAt(question, word) == "n't") && isOfVerb(question, word))
            spans.push_back({word + 1, word + 2});
        if (wordAt(question, word) == "not" && wordAt(question, word + 1) == "counting")
            spans.push_back({word + 2, std::min(endOfPart(question, word + 2), word + 4 + kMostBetween)});
        if (closesOut(question, word) || saysLeftOut(question, word) || isPutOut(question, word))
            spans.push_back({std::max(beginningOfPart(question, word), word - 2 - kMostBetween), word});
    }
    return spans;
}

/// Behind a comma or the like.
bool beginsPart(const Question& question, int word)
{
    static constexpr std::array<std::string_view, 4> marks{",", ";", "(", "-"};
    return isOneOf(wordAt(question, word - 1), marks);
}

/// "Without the gigs that were cancelled", "..., no cancelled orders": of the rows, if nothing else is without them.
std::vector<Span> spansWithout(const Question& question)
{
    std::vector<Span> spans;
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const std::string_view said = wordAt(question, word);
        const bool isOnes = wordAt(question, word + 2) == "one" || wordAt(question, word + 2) == "ones";
        if (said == "without" || said == "w/o")
            spans.push_back({word + 1, std::min(endOfPart(question, word + 1), word + 2 + kMostBetween)});
        else if (said == "no" && isOnes)
            spans.push_back({word + 1, word + 2});
        else if (said == "no" && beginsPart(question, word))
            spans.push_back({word + 1, std::min(endOfPart(question, word + 1), word + 3)});
    }
    return spans;
}

class LeftOutValues
{
public:
    LeftOutValues(const Question& question, const Schema& schema)
        : m_question(question), m_schema(schema), m_spans(spansLeftOut(question)), m_spansWithout(spansWithout(question))
    {
    }

    bool mend(sql::Query& query)
    {
        if (!m_spans.empty())
            sql::editParts(
                query,
                {.condition = [&](sql::Condition& condition) { turnRound(condition, m_spans); }, .expression = [](sql::Expression&) {}});
        std::vector<sql::Condition> demands = m_spansWithout.empty() ? std::vector<sql::Condition>() : sql::conjuncts(query.first.where);
        for (sql::Condition& demand : demands) // of those who have none such, a query in it speaks
            turnRound(demand, m_spansWithout);
        if (!demands.empty())
            query.first.where = sql::allOf(demands);
        return m_hasChanged;
    }

private:
    void turnRound(sql::Condition& condition, const std::vector<Span>& spans)
    {
        if (auto* test = std::get_if<sql::NullTest>(&condition.test))
            return turnRound(*test, spans);
        auto* test = std::get_if<Comparison>(&condition.test);
        const auto* column = test ? std::get_if<sql::ColumnReference>(&test->left.term) : nullptr;
        const auto* literal = test ? std::get_if<Literal>(&test->right.term) : nullptr;
        if (!column || !literal || test->operation != ComparisonOperator::Equal || !isLeftOut(*column, *literal, spans))
            return;
        test->operation = ComparisonOperator::NotEqual;
        m_hasChanged = true;
    }

    /// Of "leave out those not published" what is published, of "skip the returned ones" what is not returned.
    void turnRound(sql::NullTest& test, const std::vector<Span>& spans)
    {
        const auto* column = std::get_if<sql::ColumnReference>(&test.value.term);
        const std::vector<Word> name = column ? thingNamed(splitName(m_schema.column(column->column).spokenName)) : std::vector<Word>();
        for (const Span& span : name.empty() ? std::vector<Span>() : spans) {
            const bool isThere = lacksInside(span);
            if (!isSaid(name, span) || !(isThere || isSaidOnlyThere(name, {span})))
                continue;
            m_hasChanged = m_hasChanged || test.isNegated != isThere;
            test.isNegated = isThere;
            return;
        }
    }

    /// "those not published", "whoever has no boss", "those whose country is unknown"
    bool lacksInside(const Span& span) const
    {
        const bool isOfWord = span.end == span.begin + 1; // "not closed"
        const int end = isOfWord ? span.end : std::max(span.end, endOfPart(m_question, span.begin));
        static constexpr std::array<std::string_view, 5> lacks{"blank", "empty", "missing", "null", "unknown"};
        for (int word = span.begin; word < end; ++word)
            if (isOneOf(wordAt(m_question, word), lacks) || isDenial(wordAt(m_question, word)))
                return true;
        return false;
    }

    /// By the words of the cell, or, where the question does not say it, by those of the column: "revoked = 'Y'".
    bool isLeftOut(const sql::ColumnReference& column, const Literal& literal, const std::vector<Span>& spans) const
    {
        const std::vector<Word> cell = splitName(literal.text);
        if (!cell.empty() && isSaid(cell, {0, static_cast<int>(m_question.words.size())}))
            return isSaidOnlyThere(cell, spans);
        static constexpr std::array<std::string_view, 6> yes{"1", "Y", "y", "yes", "true", "T"};
        const std::vector<Word> name = splitName(m_schema.column(column.column).spokenName);
        return std::ranges::find(yes, literal.text) != yes.end() && !name.empty()
            && (isSaidOnlyThere({name.back()}, spans) || isSaidOnlyThere(nounFor(name.back(), spans), spans));
    }

    /// "refunds" for `refunded`; nothing: no word of the spans.
    std::vector<Word> nounFor(const Word& part, const std::vector<Span>& spans) const
    {
        for (const Span& span : spans)
            for (int word = span.begin; word < span.end; ++word)
                if (areOfOneStem(m_question.words[static_cast<std::size_t>(word)], part) && wordAt(m_question, word).ends_with('s'))
                    return {m_question.words[static_cast<std::size_t>(word)]};
        return {};
    }

    bool isSaidOnlyThere(const std::vector<Word>& words, const std::vector<Span>& spans) const
    {
        for (const Span& span : words.empty() ? std::vector<Span>() : spans) {
            if (!isSaid(words, span))
                continue;
            return !isSaid(words, {0, span.begin}) && !isSaid(words, {span.end, static_cast<int>(m_question.words.size())});
        }
        return false;
    }

    bool isSaid(const std::vector<Word>& words, const Span& span) const
    {
        return std::ranges::all_of(words, [&](const Word& part) {
            for (int word = span.begin; word < span.end; ++word)
                if (sameWord(m_question.words[static_cast<std::size_t>(word)], part) || endsIn(word, part))
                    return true;
            return false;
        });
    }

    /// "called-off" of "off".
    bool endsIn(int word, const Word& part) const
    {
        const std::string_view text = m_question.words[static_cast<std::size_t>(word)].text;
        return text.size() > part.text.size() && text.ends_with(part.text) && text[text.size() - part.text.size() - 1] == '-';
    }

    const Question& m_question;
    const Schema& m_schema;
    std::vector<Span> m_spans;
    std::vector<Span> m_spansWithout;
    bool m_hasChanged = false;
};

} // namespace

bool turnRoundWhatIsLeftOut(sql::Query& query, const Question& question, const Schema& schema)
{
    return LeftOutValues(question, schema).mend(query);
}

} // namespace ratatosk
