// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// Sub-word pieces of the language model's vocabulary, by sentencepiece. The library lives in a module of ours that is opened with
/// RTLD_LOCAL | RTLD_DEEPBIND, because its protobuf and LibTorch's crash each other. Safe to share between threads.
class SubwordVocabulary
{
public:
    static Result<std::shared_ptr<const SubwordVocabulary>> load(const std::filesystem::path& modelFile);
    virtual ~SubwordVocabulary() = default;

    /// Piece ids of one whole word (split again at punctuation and `_`, as the vocabulary wants).
    /// Never empty: a word the model cannot cut gives [unknown()].
    virtual std::vector<int> piecesOf(std::string_view word) const = 0;
    /// The same for several words in a row (a spoken name).
    virtual std::vector<int> piecesOfText(std::string_view text) const = 0;

    virtual int size() const = 0;
    virtual int unknown() const = 0;
};

} // namespace ratatosk
