// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/grammar/transition/action.h"
#include "core/linking/relations/relation_matrix.h"
#include "core/network/model/model_config.h"

#include <cstdint>
#include <vector>

namespace ratatosk {

/// A half-open range of positions.
struct Span {
    int begin = 0;
    int end = 0;

    int size() const { return end - begin; }
    bool operator==(const Span&) const = default;
};

/// One text for the language model: `[CLS] question [SEP] item [SEP] item [SEP] ...`. The question's pieces stand at the same
/// positions in every chunk of an example.
struct InputChunk {
    struct Item {
        int item = 0; ///< position among all items of the example (words, columns, tables)
        Span pieces;
    };

    std::vector<int> pieces;
    std::vector<int> tokenTypes; ///< 0 for the question, 1 for schema items
    std::vector<Item> items;
};

/// What the network is told about one literal that it may choose.
struct InputValue {
    Span words{-1, -1};               ///< question words it came from; {-1, -1} when there are none
    int source = 0;                   ///< ValueSource
    int type = 0;                     ///< ValueType
    std::vector<int> evidenceColumns; ///< columns with such a cell
    std::vector<int> pieces;          ///< of its text
};

/// A question and a schema as integers; `core/parser/parsing/input_builder` alone makes these, `core/network/layers/batch` alone turns them into tensors.
struct ModelInput {
    std::vector<InputChunk> chunks; ///< every schema item stands in exactly one chunk
    std::vector<Span> wordPieces;   ///< per question word its pieces within each chunk that begins with the question
    std::vector<int> earlierKinds;  ///< per item of what went before: 0 a question's word, 1 a piece of the query; they follow the words
    RelationMatrix relations;       ///< over words, columns, tables
    std::vector<int> tableOfColumn;
    std::vector<int> columnKind; ///< column type (5) + 5 when it is a primary key
    std::vector<InputValue> values;

    int items() const { return relations.size(); }
    int words() const { return relations.words; } ///< with what went before
    int columns() const { return relations.columns; }
    int tables() const { return relations.tables; }
};

/// Number of ModelInput::columnKind values.
inline constexpr int kColumnKinds = 10;

/// Columns of each kind, tables, words; earlier words and pieces of the earlier query where the network knows of them.
inline int itemKindCount(const ModelConfig& config)
{
    return kColumnKinds + 2 + (config.isConversational() ? 2 : 0);
}

/// One step of a derivation as the decoder sees it, before its action is known.
struct DecoderStep {
    Action previous; ///< ignored when isFirst
    bool isFirst = false;
    int parentRule = -1; ///< -1 at the root
    int parentStep = -1; ///< -1 at the root
    int fieldType = 0;
    Action::Kind kind = Action::Kind::ApplyRule; ///< what kind of action is due
};

/// A gold derivation with everything that the loss needs, step by step.
struct TargetStep {
    DecoderStep input;
    std::vector<std::uint8_t> legal; ///< over rules and Reduce, columns, tables or values, after `input.kind`
    std::vector<int> right;          ///< indices that are right; empty: no loss at this step
};

} // namespace ratatosk
