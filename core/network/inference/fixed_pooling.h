// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/kernels/number_rows.h"
#include "core/network/kernels/thin_product.h"
#include "core/network/model/model_config.h"
#include "core/network/model/model_input.h"
#include "core/network/model/weight_source.h"

#include <vector>

namespace ratatosk {

/// `ItemPooling` as answers read it: a vector for each word, column and table.
class FixedPooling
{
public:
    FixedPooling(const ModelConfig& config, WeightSource& weights);

    /// states: of all chunks' pieces; valueTexts: [values, hidden size], no rows where the model does not know them. -> [items, width].
    NumberRows items(const ModelInput& input, const NumberRows& states, const NumberRows& valueTexts) const;

private:
    void addCells(const ModelInput& input, const NumberRows& valueTexts, NumberRows& items) const;

    kernel::ThinMatrix m_word, m_item;
    kernel::ThinMatrix m_cell; ///< no outputs where texts are not known
    std::int64_t m_width;
    std::vector<float> m_kinds; ///< [kinds, width]
};

} // namespace ratatosk
