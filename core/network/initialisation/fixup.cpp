// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/network/initialisation/fixup.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>

#include <cmath>

namespace ratatosk {

double dtFixupFactor(int layers, double mu)
{
    return 1.0 / std::sqrt(layers * (4 * mu * mu + 2 * mu + 2));
}

double vanillaDtFixupFactor(int layers, double mu)
{
    return 1.0 / (std::sqrt(static_cast<double>(layers)) * 2 * mu);
}

double tFixupFactor(int layers)
{
    return 0.67 * std::pow(static_cast<double>(layers), -0.25);
}

namespace {

void scale(std::vector<at::Tensor> parameters, double factor)
{
    const at::NoGradGuard guard;
    for (at::Tensor& parameter : parameters)
        parameter.mul_(factor);
}

} // namespace

void scaleFixupParameters(RelationEncoder& encoder, double factor)
{
    for (const RelationLayer& layer : encoder->layers())
        scale(layer->fixupParameters(), factor);
}

void scaleFixupParameters(PhraseLayer& layer, double factor)
{
    scale(layer->fixupParameters(), factor);
}

} // namespace ratatosk
