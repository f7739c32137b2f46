// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/text/word_vectors.h"
#include "core/network/model/question_encoder.h"
#include "core/parser/parsing/input_builder.h"

#include <memory>

namespace ratatosk {

/// Words as a network's text encoder looks them up: the sums of their pieces' vectors. Requires: the weights change no more.
WordVectors wordVectorsOf(std::shared_ptr<const QuestionEncoder> encoder, InputBuilder inputs);

} // namespace ratatosk
