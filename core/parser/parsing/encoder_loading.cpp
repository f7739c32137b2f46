// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parser/parsing/encoder_loading.h"

#include "core/network/inference/fixed_network.h"

#include <utility>

namespace ratatosk {
namespace {

LoadEncoder& otherLoading()
{
    static LoadEncoder load;
    return load;
}

} // namespace

void loadOtherNetworksWith(LoadEncoder load)
{
    otherLoading() = std::move(load);
}

Result<std::shared_ptr<QuestionEncoder>> loadEncoder(const EncoderRequest& request)
{
    if (isFixable(request.config) && request.precision != Precision::BFloat16)
        return loadFixedNetwork(request);
    if (!otherLoading())
        return Error{ErrorCode::ModelMissing, "this model needs LibTorch, which this program does not have"};
    return otherLoading()(request);
}

} // namespace ratatosk
