// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace ratatosk {

/// What a piece is to sentencepiece; the numbers are its file's.
enum class PieceKind { Normal = 1, Unknown = 2, Control = 3, Whole = 4, Unused = 5 };

struct VocabularyPiece {
    std::string text;
    float score = 0;
    PieceKind kind = PieceKind::Normal; ///< Whole: taken wherever it stands, the longest first ("user-defined")
};

/// How many pieces become a word.
enum class Segmentation {
    LikeliestPieces = 1, ///< the highest sum of scores ("unigram")
    MergedPairs = 2,     ///< neighbours that make the piece of the highest score, until none do ("BPE"); whole pieces come before
};

/// A sentencepiece model: a vocabulary and what happens to a text before it is cut.
struct SentencepieceFile {
    std::vector<VocabularyPiece> pieces; ///< a piece's id is its place
    Segmentation segmentation = Segmentation::MergedPairs;
    std::string characterMap; ///< as `characterMap` makes it; empty: characters stay as they are
};

/// What begins a word: sentencepiece's form of a space.
inline constexpr const char* kWordMark = "\u2581";

/// The file's bytes (sentencepiece_model.proto: ModelProto), with no more fields than say what the structure says.
std::string sentencepieceBytes(const SentencepieceFile& file);

/// The pieces of a sentencepiece model. Errors: FileMissing, or ModelInvalid for what is no whole one.
Result<std::vector<VocabularyPiece>> readPieces(const std::filesystem::path& file);

} // namespace ratatosk
