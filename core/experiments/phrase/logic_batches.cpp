// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/phrase/logic_batches.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace ratatosk {
namespace {

using logic::WordTable;

/// Different streams for orders and for batches.
constexpr std::uint64_t kOrderSeeds = 0x9E3779B97F4A7C15ull;
constexpr std::uint64_t kWordSeeds = 0xD1B54A32D192ED03ull;
/// Batches' worth of examples that are sorted by length together: more make for less filler, and for batches of one kind.
constexpr std::size_t kBatchesSorted = 8;

at::Tensor rowsOf(const std::vector<std::vector<std::int64_t>>& rows, std::int64_t longest)
{
    const at::Tensor result = at::full({static_cast<std::int64_t>(rows.size()), longest}, WordTable::kFiller, at::kLong);
    auto* numbers = result.data_ptr<std::int64_t>();
    for (const auto& row : rows) {
        std::ranges::copy(row, numbers);
        numbers += longest;
    }
    return result;
}

std::size_t widthOf(const NumberedExample& example)
{
    return std::max(example.question.size(), example.form.size() + 1);
}

} // namespace

std::vector<NumberedExample> numbered(const std::vector<logic::Example>& examples, const WordTable& words)
{
    std::vector<NumberedExample> result;
    for (const logic::Example& example : examples)
        result.push_back({words.numbersOf(example.question), words.numbersOf(example.form)});
    return result;
}

PackedWords packed(const std::vector<std::vector<std::int64_t>>& questions)
{
    std::vector<std::int64_t> words, positions, offsets{0};
    for (const auto& question : questions) {
        for (std::size_t i = 0; i < question.size(); ++i)
            positions.push_back(static_cast<std::int64_t>(i));
        words.insert(words.end(), question.begin(), question.end());
        offsets.push_back(static_cast<std::int64_t>(words.size()));
    }
    return {at::tensor(words, at::kLong), at::tensor(positions, at::kLong), std::move(offsets)};
}

LogicBatch batchOf(const std::vector<const NumberedExample*>& examples, double hiddenShare, Dice& dice)
{
    std::vector<std::vector<std::int64_t>> questions, inputs, targets;
    LogicBatch batch;
    std::size_t longest = 0;
    for (const NumberedExample* example : examples) {
        questions.push_back(example->question);
        for (std::int64_t& word : questions.back()) {
            if (hiddenShare > 0 && dice.chance(hiddenShare))
                word = WordTable::kUnknown;
        }
        inputs.push_back(example->form);
        inputs.back().insert(inputs.back().begin(), WordTable::kBegin);
        targets.push_back(example->form);
        targets.back().push_back(WordTable::kEnd);
        longest = std::max(longest, targets.back().size());
        batch.formWords += static_cast<std::int64_t>(targets.back().size());
    }
    batch.questions = packed(questions);
    batch.input = rowsOf(inputs, static_cast<std::int64_t>(longest));
    batch.target = rowsOf(targets, static_cast<std::int64_t>(longest));
    return batch;
}

LogicSampler::LogicSampler(std::vector<NumberedExample> examples, int batchWords, std::uint64_t seed)
    : m_examples(std::move(examples)), m_batchWords(static_cast<std::size_t>(batchWords)), m_seed(seed)
{
}

std::vector<const NumberedExample*> LogicSampler::batch(std::int64_t step)
{
    if (m_epoch < 0 || step < m_firstStep) {
        m_firstStep = 0;
        cut(0);
    }
    while (step >= m_firstStep + static_cast<std::int64_t>(m_batches.size())) {
        m_firstStep += static_cast<std::int64_t>(m_batches.size());
        cut(m_epoch + 1);
    }
    m_lastStep = step;
    return m_batches[static_cast<std::size_t>(step - m_firstStep)];
}

Dice LogicSampler::dice(std::int64_t step) const
{
    return Dice(m_seed + kWordSeeds * static_cast<std::uint64_t>(step + 1));
}

double LogicSampler::epoch() const
{
    return static_cast<double>(m_epoch) + static_cast<double>(m_lastStep + 1 - m_firstStep) / static_cast<double>(m_batches.size());
}

void LogicSampler::cut(std::int64_t epoch)
{
    m_epoch = epoch;
    Dice dice(m_seed + kOrderSeeds * static_cast<std::uint64_t>(epoch + 1));
    std::vector<const NumberedExample*> order;
    std::size_t words = 0;
    for (const NumberedExample& example : m_examples) {
        order.push_back(&example);
        words += widthOf(example);
    }
    dice.shuffle(order);
    const std::size_t pool = std::max<std::size_t>(1, kBatchesSorted * m_batchWords * m_examples.size() / std::max<std::size_t>(words, 1));
    m_batches.clear();
    for (std::size_t first = 0; first < order.size(); first += pool) {
        const auto begin = order.begin() + static_cast<std::ptrdiff_t>(first);
        const auto end = order.begin() + static_cast<std::ptrdiff_t>(std::min(order.size(), first + pool));
        std::stable_sort(begin, end, [](const auto* one, const auto* other) { return widthOf(*one) < widthOf(*other); });
        m_batches.emplace_back();
        for (auto example = begin; example != end; ++example) {
            if (!m_batches.back().empty() && (m_batches.back().size() + 1) * widthOf(**example) > m_batchWords)
                m_batches.emplace_back();
            m_batches.back().push_back(*example);
        }
    }
    dice.shuffle(m_batches);
}

} // namespace ratatosk
