// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <vector>

namespace ratatosk {

/// How a phrase's vectors become one (PhraseTransformer, section 3).
enum class PhraseForm {
    Lstm,         ///< bidirectional LSTM, equation 9
    ResidualLstm, ///< the same, mixed with the word's own vector, equation 13
    Sum,          ///< equation 15
};

/// What the heads of one layer read.
struct PhraseShape {
    std::vector<int> gramSizes; ///< words of each head's phrases; 0: the words themselves
    PhraseForm form = PhraseForm::Lstm;
    int headSize = 64; ///< numbers a head has of each word

    bool readsPhrases() const
    {
        return std::ranges::any_of(gramSizes, [](int size) { return size > 0; });
    }
};

} // namespace ratatosk
