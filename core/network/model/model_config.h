// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/linking/relations/relation.h"

#include <cstdint>
#include <string>
#include <vector>

namespace ratatosk {

/// What attention knows of distances (DeBERTa). A table of 2 * span vectors serves all layers.
struct RelativePositions {
    int span = 0;           ///< distances that are told apart on each side; 0: attention knows of none
    int longest = 512;      ///< with buckets, where the last one ends
    bool isBucketed = true; ///< the nearer half of the span by itself, the rest by its logarithm
    bool hasContentToDistance = true;
    bool hasDistanceToContent = true;
    bool sharesProjections = true; ///< distances take the queries' and keys' matrices of what is read
    bool isNormed = true;          ///< LayerNorm over the table

    bool operator==(const RelativePositions&) const = default;
};

/// Shape of a BERT-type encoder, read from its config.json. RoBERTa and XLM-R differ in the numbers alone.
struct LanguageModelConfig {
    int hiddenSize = 384;
    int innerSize = 1536;
    int layers = 6;
    int heads = 12;
    int maxPositions = 512; ///< rows of the position table
    int tokenTypes = 2;     ///< rows of the type table; 1: question and schema share one, 0: there is none
    int vocabularySize = 30522;
    double layerNormEpsilon = 1e-12;
    int padId = 0;
    int unknownId = 100;
    int clsId = 101;
    int sepId = 102;
    int maskId = 103;
    int positionOffset = 0;   ///< row of a text's first piece; 2 for RoBERTa and XLM-R
    int pieceOffset = 0;      ///< a piece's id less its place in the sentencepiece model; 1 for XLM-R
    int embeddingSize = 0;    ///< of the vectors that are looked up, which are then projected to hiddenSize (ELECTRA); 0: the same size
    bool hasPositions = true; ///< a table of positions is added to the words; DeBERTa knows distances alone
    RelativePositions relative;
    int distanceBuckets = 0; ///< of distances for which each head adds a learnt number to its scores (MPNet, T5); 0: none does

    /// Pieces that a text may have.
    int longestText() const { return maxPositions - positionOffset; }
    int vectorSize() const { return embeddingSize > 0 ? embeddingSize : hiddenSize; }

    bool operator==(const LanguageModelConfig&) const = default;
};

/// What reads the words: a pre-trained language model, or a small encoder learnt from nothing (pieces -> BiLSTM).
enum class PreTransformer { LanguageModel, None };

/// How the relational layers begin and whether they carry LayerNorm.
enum class InitialisationScheme { DtFixup, TFixup, Standard };

/// As papers write it.
constexpr const char* publishedName(InitialisationScheme scheme)
{
    return scheme == InitialisationScheme::DtFixup ? "DT-Fixup" : scheme == InitialisationScheme::TFixup ? "T-Fixup" : "standard";
}

/// Where the standard scheme has its LayerNorm: after each sum (Vaswani et al.), or on what enters each sub-layer (RAT-SQL).
enum class NormPlace { AfterSum, BeforeSubLayer };

/// What the decoder's LSTM is told about the parent: its rule's embedding (trainable over whole sequences), or the hidden state of the
/// step that made it, as published (DT-Fixup, appendix C; one step at a time).
enum class ParentFeeding { Rule, State };

/// Everything that fixes the shape of a parser; stored in the bundle's config.json.
struct ModelConfig {
    PreTransformer preTransformer = PreTransformer::LanguageModel;
    LanguageModelConfig languageModel;
    int chunkPieces = 130; ///< pieces per chunk of the schema, question included

    RelationVocabulary relations = RelationVocabulary::Extended;
    InitialisationScheme initialisation = InitialisationScheme::DtFixup;
    NormPlace normPlace = NormPlace::AfterSum;
    int layers = 24; ///< N relational layers
    int width = 256; ///< d
    int heads = 8;   ///< H
    int innerSize = 1024;
    std::vector<int> gramSizes; ///< of the heads of one layer below those, which reads phrases (PhraseTransformer); none: there is none

    bool valueTexts = false; ///< literals are told apart by their text, and columns know some of their cells
    std::string grammar = "compact";
    ParentFeeding parentFeeding = ParentFeeding::Rule;
    bool alignsSchema = false; ///< columns and tables are pointed at by way of the items that stand for them (RAT-SQL, section 4.3)
    int decoderSize = 384;     ///< LSTM state
    int actionSize = 128;      ///< embedding of rules
    int typeSize = 128;        ///< embedding of the frontier field's type

    double inputDropout = 0.3;   ///< on pooled vectors before the projection to `width`
    double layerDropout = 0.15;  ///< on what a relational layer adds to its input
    double decoderDropout = 0.3; ///< on the read-out
    double languageModelDropout = 0.1;

    /// Reads what was asked before.
    bool isConversational() const { return relations == RelationVocabulary::Conversation; }

    bool operator==(const ModelConfig&) const = default;
};

/// How wide the input of the decoder's first LSTM is: 1,152 in the published code's sizes (128 + 256 + 128 + 128 + 512).
inline std::int64_t decoderInputSize(const ModelConfig& config)
{
    const std::int64_t reported = 2 * config.actionSize + config.typeSize;
    return config.parentFeeding == ParentFeeding::State ? reported + config.width + config.decoderSize : reported;
}

} // namespace ratatosk
