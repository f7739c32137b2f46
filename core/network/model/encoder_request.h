// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/network/kernels/precision.h"
#include "core/network/model/action_space.h"
#include "core/network/model/question_encoder.h"

#include <filesystem>
#include <functional>
#include <memory>

namespace ratatosk {

/// Which network to load from a bundle.
struct EncoderRequest {
    std::filesystem::path folder;
    ModelConfig config; ///< of that network: conversational where the next but one says so
    ActionSpace actions;
    int typeCount = 0; ///< of the grammar
    Precision precision = Precision::Float32;
    bool isConversation = false;              ///< the weights of questions that go on from others
    std::shared_ptr<QuestionEncoder> sharing; ///< the network of those that stand alone, whose word vectors it may share; or null
};

/// Errors: ModelMissing, ModelInvalid.
using LoadEncoder = std::function<Result<std::shared_ptr<QuestionEncoder>>(const EncoderRequest& request)>;

} // namespace ratatosk
