// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/experiments/logic/word_table.h"
#include "core/experiments/phrase/question_encoder.h"

namespace ratatosk {

/// An example in numbers of the word table.
struct NumberedExample {
    std::vector<std::int64_t> question, form;
};

std::vector<NumberedExample> numbered(const std::vector<logic::Example>& examples, const logic::WordTable& words);

/// What the network is taught with at once.
struct LogicBatch {
    PackedWords questions;
    at::Tensor input;           ///< int64 [forms, longest + 1]: the beginning, then the form; filler behind
    at::Tensor target;          ///< int64, same shape: the form, then the end; filler behind
    std::int64_t formWords = 0; ///< of the target, without filler
};

PackedWords packed(const std::vector<std::vector<std::int64_t>>& questions);

/// `hiddenShare` of the questions' words are taken as unknown ones.
LogicBatch batchOf(const std::vector<const NumberedExample*>& examples, double hiddenShare, Dice& dice);

/// Draws batches of examples of like length: at most so many words of questions or forms, filler included. Every epoch has another order. Its
/// whole state is (seed, step), so that resuming needs no stored order.
class LogicSampler
{
public:
    /// Requires: examples.
    LogicSampler(std::vector<NumberedExample> examples, int batchWords, std::uint64_t seed);

    /// Steps go up. Asking for an earlier one begins anew.
    std::vector<const NumberedExample*> batch(std::int64_t step);
    /// For everything else that batch `step` draws.
    Dice dice(std::int64_t step) const;
    /// Epochs that were finished before the last batch, and the share of its own.
    double epoch() const;

private:
    void cut(std::int64_t epoch);

    std::vector<NumberedExample> m_examples;
    std::size_t m_batchWords;
    std::uint64_t m_seed;
    std::int64_t m_epoch = -1, m_firstStep = 0, m_lastStep = 0;
    std::vector<std::vector<const NumberedExample*>> m_batches; ///< of this epoch
};

} // namespace ratatosk
