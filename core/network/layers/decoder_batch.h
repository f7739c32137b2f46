// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/layers/batch.h"
#include "core/network/model/action_space.h"

#include <vector>

namespace ratatosk {

/// The steps of several derivations as the decoder reads them, padded to [examples, steps].
struct DecoderInputs {
    at::Tensor previous;       ///< int64: rule, or one of the markers behind the rules (ActionDecoder::markers)
    at::Tensor previousColumn; ///< int64, column within the example; -1 when the previous action was no column
    at::Tensor previousTable;  ///< likewise
    at::Tensor previousValue;  ///< likewise
    at::Tensor parentRule;     ///< int64, rule + 1; 0 at the root
    at::Tensor parentStep;     ///< int64; -1 at the root
    at::Tensor fieldType;      ///< int64
    at::Tensor currentColumn;  ///< int64, the column selected last; -1 when there is none
    at::Tensor usedColumns;    ///< fp32 [examples, steps, most columns]
    at::Tensor usedTables;     ///< fp32 [examples, steps, most tables]: selected itself or by one of its columns
    at::Tensor usedValues;     ///< fp32 [examples, steps, most values]

    std::int64_t steps() const { return previous.size(1); }
};

/// What is right at each step of one kind of action: `rows` picks steps out of the flattened [examples * steps].
struct StepTargets {
    at::Tensor rows;  ///< [k] int64
    at::Tensor legal; ///< [k, choices] bool
    at::Tensor right; ///< [k, choices] fp32, 1 for every right choice
};

struct DecoderTargets {
    StepTargets rules, columns, tables, values;
};

/// Whole derivations, one per example of `batch`.
DecoderInputs decoderInputs(const std::vector<std::vector<DecoderStep>>& derivations, const EncoderBatch& batch,
                            const std::vector<const ModelInput*>& inputs, const ActionSpace& actions);

DecoderTargets decoderTargets(const std::vector<std::vector<TargetStep>>& derivations, const EncoderBatch& batch,
                              const ActionSpace& actions);

} // namespace ratatosk
