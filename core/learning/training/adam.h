// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/training/adam_kernel.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace ratatosk {

/// Adam (Kingma and Ba, ICLR 2015) with parameter groups, one pass over memory per step: torch's own takes ten, a tenth of a training
/// step. On a GPU a handful of launches for all parameters together. Parameters without a gradient stay as they are.
class Adam
{
public:
    struct Options {
        double beta1 = 0.9, beta2 = 0.98, epsilon = 1e-9;
    };
    struct Parameter {
        std::string name;
        at::Tensor value;
        int group = 0;
    };

    Adam(std::vector<Parameter> parameters, const Options& options);

    /// L2 norm over all gradients.
    double gradientNorm() const;

    /// One step with the rate of each group; gradients are multiplied by `gradientScale` first and cleared afterwards.
    void step(const std::vector<double>& rates, double gradientScale);

    /// Moments by name ("NAME.m", "NAME.v") and the step count, for checkpoints. The tensors are the live ones: copy into them to restore.
    std::map<std::string, at::Tensor> moments() const;
    std::int64_t steps() const { return m_steps; }
    void setSteps(std::int64_t steps) { m_steps = steps; }

private:
    struct State {
        Parameter parameter;
        at::Tensor first, second;
    };

    kernel::AdamUpdate updateAt(double rate, double gradientScale) const;

    Options m_options;
    std::vector<State> m_states;
    std::int64_t m_steps = 0;
};

} // namespace ratatosk
