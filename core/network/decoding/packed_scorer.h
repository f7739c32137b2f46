// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/decoding/packed_decoder.h"
#include "core/network/decoding/packed_memory.h"
#include "core/network/model/step_scorer.h"

#include <memory>
#include <vector>

namespace ratatosk {

/// The steps of `ActionDecoder` by plain loops over contiguous rows, without a tensor: a step of five hypotheses takes a fraction of a
/// millisecond. Scores differ from the network's by rounding alone.
class PackedScorer : public StepScorer
{
public:
    /// Both are not null.
    PackedScorer(std::shared_ptr<const PackedDecoder> decoder, std::shared_ptr<const PackedMemory> memory);

    std::vector<StepScores> score(const std::vector<OpenStep>& open) override;

private:
    /// What one hypothesis has come to.
    struct State {
        std::vector<float> hidden[2], cell[2];
        int currentColumn = -1; ///< selected last
        std::vector<float> usedColumns, usedTables, usedValues;
    };
    using Rows = NumberRows; ///< a row for each hypothesis
    using Positions = std::vector<int>;

    State firstState() const;
    void remember(State& state, const DecoderStep& step) const;
    Rows product(const kernel::ThinMatrix& matrix, const Rows& left, std::int64_t rows) const;
    Rows knownStates(const std::vector<OpenStep>& open) const;
    void tell(const DecoderStep& step, float* row) const;
    void advance(int stage, const Rows& input);
    Rows hiddenRows(int stage) const;
    Rows attend(int stage, std::vector<StepScores>* scores) const;
    Rows joined(int stage, const Rows& context) const;

    void scoreKind(Action::Kind kind, const std::vector<OpenStep>& open, const Rows& readOut, std::vector<StepScores>& scores) const;
    Rows ruleScores(const Rows& readOut, std::int64_t rows) const;
    Rows pointerScores(const PackedMemory::Pointers& pointers, const Rows& queries, std::int64_t rows) const;
    Rows columnScores(const Rows& readOut, const Positions& positions) const;
    Rows tableScores(const Rows& readOut, const Positions& positions) const;
    Rows valueScores(const Rows& readOut, const Positions& positions) const;
    std::int64_t choices(Action::Kind kind) const;

    std::shared_ptr<const PackedDecoder> m_decoder;
    std::shared_ptr<const PackedMemory> m_memory;
    std::vector<State> m_states;
};

} // namespace ratatosk
