// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace ratatosk::kernel {

/// The vectors of one direction's LSTM over all phrases, sentence by sentence, word by word.
struct GramRows {
    std::int64_t rows = 0;                   ///< words
    std::int64_t sequences = 0;              ///< vectors of a word
    std::int64_t size = 0;                   ///< numbers of a vector
    const std::int64_t* positions = nullptr; ///< of the words in their sentences
};

/// A step of the LSTM for the words begin .. end - 1. The vector read is that of the word `back` before, or zero where the sentence has none;
/// `given` holds what each vector gives to the gates, `bias` what a zero vector gives. Writes gates (input, forget, cell, output, after their
/// functions), cell and hidden. `recurrent` (what the hidden state before gives to the gates) and `cellBefore` are null in the first step.
void gramStep(const GramRows& words, std::int64_t begin, std::int64_t end, std::int64_t back, const float* given, const float* bias,
              const float* recurrent, const float* cellBefore, float* gates, float* cell, float* hidden);

/// The way back through a step for `vectors` vectors of `size`: turns the gates into the gradients of their sums, and the cell's gradient into
/// that of the cell before.
void gramStepGradient(std::int64_t vectors, std::int64_t size, const float* cell, const float* cellBefore, const float* hiddenGradient,
                      float* gates, float* cellGradient);

/// Adds to what the words begin .. end - 1 give to the gates the gradient of those steps in which they were read `back` words later.
void gramGivenGradient(const GramRows& words, std::int64_t begin, std::int64_t end, std::int64_t back, const float* gates,
                       float* givenGradient);

} // namespace ratatosk::kernel
