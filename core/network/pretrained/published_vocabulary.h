// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>

namespace ratatosk {

/// Where the pieces stand that are no text.
struct SpecialPieces {
    int pad = 0, unknown = 0, cls = 0, sep = 0, mask = 0;

    bool operator==(const SpecialPieces&) const = default;
};

/// The vocabulary of a published language model as a sentencepiece model.
struct PublishedVocabulary {
    std::string sort;  ///< "WordPiece", "byte pairs" or "sentencepiece"
    std::string bytes; ///< of vocabulary.model
    int pieces = 0;
    int pieceOffset = 0; ///< an id less the piece's place
    SpecialPieces special;
};

/// Reads what stands in the folder, the first of: sentencepiece.bpe.model (ids as XLM-R has them, one higher), spm.model or spiece.model, vocab.txt
/// (with tokenizer_config.json, which says whether capitals and accents are kept), vocab.json with merges.txt, tokenizer.json of one of the
/// two last sorts. tokenizer_config.json names the special pieces, too, where it is there. Errors: ModelMissing when none is there, ModelInvalid for one that cannot be understood or lacks special pieces.
Result<PublishedVocabulary> readPublishedVocabulary(const std::filesystem::path& folder);

} // namespace ratatosk
