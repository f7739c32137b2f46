// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"
#include "core/english/text/subword_vocabulary.h"
#include "core/linking/relations/prepared_question.h"
#include "core/network/model/model_config.h"
#include "core/network/model/model_input.h"

#include <memory>
#include <string_view>
#include <vector>

namespace ratatosk {

/// Turns a question and a schema into the network's integers: the only place that does. Const calls are thread-safe.
///
/// The schema is read in chunks of about `chunkPieces` pieces, each with the question in front; a table's name stands before its
/// columns, again at the start of a chunk that begins within a table, so that the language model sees what a column belongs to. What was
/// asked before has a chunk of its own, so that it leaves the schema's as they are.
class InputBuilder
{
public:
    InputBuilder(const ModelConfig& config, std::shared_ptr<const SubwordVocabulary> vocabulary);

    /// Relations that the question does not bring are made here.
    ModelInput build(const PreparedQuestion& prepared, const Schema& schema) const;

    /// The text encoder's ids of one word; never empty.
    std::vector<int> piecesOf(std::string_view word) const { return idsOf(m_vocabulary->piecesOf(word)); }

private:
    /// The language model's ids of the vocabulary's pieces.
    std::vector<int> idsOf(std::vector<int> pieces) const;
    std::vector<int> questionPieces(const Question& question, std::vector<Span>& wordPieces) const;
    std::vector<InputChunk> chunksOf(const std::vector<int>& question, int words, const Schema& schema) const;
    InputChunk earlierChunk(const std::vector<int>& question, int words, const EarlierItems& earlier) const;

    ModelConfig m_config;
    std::shared_ptr<const SubwordVocabulary> m_vocabulary;
};

} // namespace ratatosk
