// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/value_matcher.h"

#include "core/english/language/word_splitter.h"
#include "core/linking/links/cell_matcher.h"
#include "core/linking/links/number_literal.h"

#include <algorithm>
#include <set>
#include <utility>

namespace ratatosk {
namespace {

bool isNamedAfterYears(const Column& column)
{
    const std::vector<Word> words = splitName(column.readableName);
    return std::ranges::any_of(words, [](const Word& word) { return std::ranges::find(word.lemmas, "year") != word.lemmas.end(); });
}

/// Adds links for cells, one for each word and column: the first.
class CellLinks
{
public:
    explicit CellLinks(std::vector<Link<ColumnId>>& links) : m_links(links) {}

    void add(const CellSpan& span, LinkKind kind)
    {
        for (const CellHit& hit : span.hits) {
            for (int word = span.begin; word < span.end; ++word) {
                if (m_linked.insert({word, hit.column}).second)
                    m_links.push_back({word, hit.column, kind, hit.value});
            }
        }
    }

    /// Whether the word has a link already.
    bool hasWord(int word) const
    {
        const auto first = m_linked.lower_bound({word, ColumnId{0}});
        return first != m_linked.end() && first->first == word;
    }

private:
    std::vector<Link<ColumnId>>& m_links;
    std::set<std::pair<int, ColumnId>> m_linked;
};

} // namespace

ValueMatcher::ValueMatcher(const Schema& schema, std::shared_ptr<const ValueIndex> values)
    : m_values(std::move(values)), m_names(readableColumnNames(schema)), m_codes(codeColumns(schema, *m_values))
{
    for (int item = 0; item < schema.columnCount(); ++item) {
        const Column& column = schema.column(ColumnId{item});
        const bool holdsTimes = column.type == ColumnType::Time;
        if (column.type == ColumnType::Number)
            m_numbers.push_back(ColumnId{item});
        if (holdsTimes)
            m_times.push_back(ColumnId{item});
        if (holdsTimes || isNamedAfterYears(column))
            m_years.push_back(ColumnId{item});
    }
}

std::vector<Link<ColumnId>> ValueMatcher::match(const Question& question) const
{
    std::vector<Link<ColumnId>> links;
    addCells(question, links);
    addHints(question, links);
    return links;
}

void ValueMatcher::addCells(const Question& question, std::vector<Link<ColumnId>>& links) const
{
    CellLinks cells(links);
    for (const CellSpan& span : findWholeCells(question, *m_values)) {
        if (!span.isNested)
            cells.add(span, LinkKind::WholeCell);
    }
    for (const auto& spans : {findIntendedCells(question, *m_values, m_names), findAbbreviatedCells(question, m_codes)})
        for (const CellSpan& span : spans)
            if (!cells.hasWord(span.begin)) // "English" need not mean England where it is a cell
                cells.add(span, LinkKind::WholeCell);
    for (const CellSpan& span : findWordsInCells(question, *m_values, 1))
        cells.add(span, LinkKind::WordInCell);
}

void ValueMatcher::addHints(const Question& question, std::vector<Link<ColumnId>>& links) const
{
    for (int word = 0; word < static_cast<int>(question.words.size()); ++word) {
        const std::string& text = question.words[word].text;
        const auto add = [&](const std::vector<ColumnId>& columns, LinkKind kind) {
            for (const ColumnId column : columns)
                links.push_back({word, column, kind, text});
        };
        const auto number = readNumber(text);
        const bool saysYear = word > 0
            && std::ranges::find(question.words[word - 1].lemmas, "year") != question.words[word - 1].lemmas.end();
        if (number && !saysYear && m_names.contains(text)) // "total 2016" of a column that is called so
            continue;
        if (number)
            add(m_numbers, LinkKind::NumberHint);
        if (number && isYear(*number))
            add(m_years, LinkKind::TimeHint);
        else if (!number && isDateOrTime(text))
            add(m_times, LinkKind::TimeHint);
    }
}

} // namespace ratatosk
