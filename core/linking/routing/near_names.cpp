// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/routing/near_names.h"

#include "core/english/language/stop_words.h"
#include "core/english/language/word_splitter.h"

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

namespace ratatosk {

namespace {

constexpr std::size_t kOthers = 60; ///< what is nearer than the sixty-first leads
constexpr float kByColumn = 0.9F;   ///< of a column's lead counts for its table

/// Numbers the words of names as they come.
class NameWords
{
public:
    std::vector<int> numbersOf(const std::string& name)
    {
        std::vector<int> numbers;
        for (const Word& word : splitName(name)) {
            const auto [known, isNew] = m_numbers.try_emplace(word.lemmas.front(), static_cast<int>(m_words.size()));
            if (isNew)
                m_words.push_back(word.lemmas.front());
            numbers.push_back(known->second);
        }
        return numbers;
    }

    const std::vector<std::string>& words() const { return m_words; }

private:
    std::map<std::string, int> m_numbers;
    std::vector<std::string> m_words;
};

std::vector<float> transposed(const WordMatrix& matrix, std::size_t words)
{
    std::vector<float> values(matrix.values.size());
    const auto size = static_cast<std::size_t>(matrix.size);
    for (std::size_t word = 0; word < words; ++word) {
        for (std::size_t i = 0; i < size; ++i)
            values[i * words + word] = matrix.values[word * size + i];
    }
    return values;
}

bool hasLetter(const std::string& word)
{
    return std::ranges::any_of(word, [](unsigned char byte) { return byte > 0x7F || (byte >= 'a' && byte <= 'z'); });
}

std::vector<std::string> tellingWords(const Question& question)
{
    std::vector<std::string> words;
    for (const Word& word : question.words) {
        const std::string& text = word.lemmas.front();
        if (!isStopWord(word) && !isOpeningWord(text) && hasLetter(text))
            words.push_back(text);
    }
    return words;
}

/// Per item the best product of its name's words.
std::vector<float> bestOf(const std::vector<float>& products, const std::vector<std::vector<int>>& names)
{
    std::vector<float> best(names.size());
    for (std::size_t item = 0; item < names.size(); ++item) {
        for (const int word : names[item])
            best[item] = std::max(best[item], products[static_cast<std::size_t>(word)]);
    }
    return best;
}

/// Per item the mean over its name's words.
std::vector<float> meansOf(const std::vector<float>& bestOfWord, const std::vector<std::vector<int>>& names)
{
    std::vector<float> means(names.size());
    for (std::size_t item = 0; item < names.size(); ++item) {
        for (const int word : names[item])
            means[item] += bestOfWord[static_cast<std::size_t>(word)] / static_cast<float>(names[item].size());
    }
    return means;
}

/// By how much each is above what most reach.
std::vector<float> leadOf(std::vector<float> values)
{
    std::vector<float> sorted = values;
    const std::size_t place = std::min(kOthers, sorted.size() - 1);
    std::ranges::nth_element(sorted, sorted.begin() + static_cast<std::ptrdiff_t>(place), std::greater{});
    for (float& value : values)
        value = std::max(0.F, value - sorted[place]);
    return values;
}

/// Per item, over all words of the question.
std::vector<float> sumOfLeads(const std::vector<std::vector<float>>& bestPerWord)
{
    std::vector<float> sum(bestPerWord.front().size());
    for (const std::vector<float>& best : bestPerWord) {
        const std::vector<float> lead = leadOf(best);
        std::ranges::transform(sum, lead, sum.begin(), std::plus{});
    }
    return sum;
}

} // namespace

NearNames::NearNames(const Schema& schema, WordVectors vectors) : m_vectors(std::move(vectors))
{
    NameWords names;
    for (const Column& column : schema.columns()) {
        m_columns.push_back(names.numbersOf(column.readableName));
        m_tableOf.push_back(column.table);
    }
    for (const Table& table : schema.tables())
        m_tables.push_back(names.numbersOf(table.readableName));
    m_wordCount = names.words().size();
    if (m_vectors)
        m_transposed = transposed(m_vectors(names.words()), m_wordCount);
    if (m_transposed.empty())
        m_vectors = {};
}

NearNames::Products NearNames::productsWith(const std::vector<std::string>& words) const
{
    const WordMatrix matrix = m_vectors(words);
    Products products(words.size(), std::vector<float>(m_wordCount));
    for (std::size_t word = 0; word < words.size(); ++word) {
        const float* vector = matrix.values.data() + word * static_cast<std::size_t>(matrix.size);
        for (std::size_t i = 0; i < static_cast<std::size_t>(matrix.size); ++i) {
            const float* row = m_transposed.data() + i * m_wordCount;
            for (std::size_t name = 0; name < m_wordCount; ++name)
                products[word][name] += vector[i] * row[name];
        }
    }
    return products;
}

TableReach NearNames::reachOf(const Products& tables, const Products& columns) const
{
    TableReach reach(static_cast<int>(m_tables.size()), tables.size());
    for (std::size_t word = 0; word < tables.size(); ++word) {
        std::vector<float> best = tables[word];
        for (std::size_t column = 0; column < m_tableOf.size(); ++column) {
            float& table = best[static_cast<std::size_t>(m_tableOf[column])];
            table = std::max(table, kByColumn * columns[word][column]);
        }
        best = leadOf(std::move(best));
        for (std::size_t table = 0; table < best.size(); ++table)
            reach.raise(TableId(table), word, best[table]);
    }
    return reach;
}

NameNearness NearNames::of(const Question& question, const TableNeighbours& neighbours) const
{
    const std::vector<float> noColumns(m_columns.size()), noTables(m_tables.size());
    NameNearness nearness{noColumns, noColumns, noTables, noTables, noTables, noTables};
    const std::vector<std::string> words = m_vectors ? tellingWords(question) : std::vector<std::string>();
    if (words.empty() || m_tables.empty())
        return nearness;
    Products tables, columns;
    std::vector<float> bestOfWord(m_wordCount);
    for (const std::vector<float>& products : productsWith(words)) {
        tables.push_back(bestOf(products, m_tables));
        columns.push_back(bestOf(products, m_columns));
        std::ranges::transform(bestOfWord, products, bestOfWord.begin(), [](float left, float right) { return std::max(left, right); });
    }
    nearness.columnCover = meansOf(bestOfWord, m_columns);
    nearness.tableCover = meansOf(bestOfWord, m_tables);
    nearness.columnLead = sumOfLeads(columns);
    const TableReach own = reachOf(tables, columns);
    const TableReach wider = own.withNeighbours(neighbours, kAcrossKey);
    nearness.reach = relative(own.sums());
    nearness.wider = relative(wider.sums());
    nearness.widest = relative(wider.withNeighbours(neighbours, kAcrossTwo).sums());
    return nearness;
}

} // namespace ratatosk
