// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/linking/links/schema_linker.h"
#include "core/linking/relations/prepared_question.h"
#include "core/network/initialisation/scheme.h"
#include "core/network/layers/parser_network.h"
#include "core/network/reference/network_encoder.h"
#include "core/parser/parsing/network_parser.h"
#include "tests/support/library_schema.h"

#include <torch/utils.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace ratatosk::test {

/// Pieces by hashing, so that tests need no vocabulary file.
class HashedVocabulary : public SubwordVocabulary
{
public:
    static constexpr int kSize = 500;

    std::vector<int> piecesOf(std::string_view word) const override
    {
        return {kReserved + static_cast<int>(std::hash<std::string_view>()(word) % (kSize - kReserved))};
    }
    std::vector<int> piecesOfText(std::string_view text) const override
    {
        std::vector<int> pieces;
        for (size_t begin = 0; begin <= text.size();) {
            const size_t end = std::min(text.find(' ', begin), text.size());
            pieces.push_back(piecesOf(text.substr(begin, end - begin)).front());
            begin = end + 1;
        }
        return pieces;
    }
    int size() const override { return kSize; }
    int unknown() const override { return 1; }

private:
    static constexpr int kReserved = 10;
};

/// A parser of the real shape, small enough for a test.
inline ModelConfig tinyConfig(int layers = 3)
{
    ModelConfig config;
    config.languageModel = {.hiddenSize = 32,
                            .innerSize = 64,
                            .layers = 1,
                            .heads = 2,
                            .maxPositions = 128,
                            .tokenTypes = 2,
                            .vocabularySize = HashedVocabulary::kSize,
                            .layerNormEpsilon = 1e-12,
                            .padId = 0,
                            .unknownId = 1,
                            .clsId = 2,
                            .sepId = 3,
                            .maskId = 4};
    config.layers = layers;
    config.width = 32;
    config.heads = 4;
    config.innerSize = 64;
    config.decoderSize = 48;
    config.actionSize = 16;
    config.typeSize = 8;
    return config;
}

/// A tiny network with drawn weights, and what it needs to parse questions about the library schema.
struct TinyParser {
    explicit TinyParser(const ModelConfig& config = tinyConfig())
        : grammar(*sql::builtInGrammar(config.grammar)), system(std::make_shared<TransitionSystem>(grammar)),
          vocabulary(std::make_shared<HashedVocabulary>()), schema(librarySchema()), linker(schema, ValueIndex::empty())
    {
        torch::manual_seed(11);
        network = ParserNetwork(config, ActionSpace{grammar->ruleCount()}, grammar->typeCount());
        if (!network->languageModel().is_empty())
            network->languageModel()->drawWeights();
        drawNewWeights(network);
        applyScheme(network, 10);
        network->eval();
        parser = std::make_unique<NetworkParser>(std::make_shared<NetworkEncoder>(network, Precision::Float32), vocabulary, system);
    }

    PreparedQuestion ask(const std::string& question) const { return *prepareQuestion(question, schema, linker, *ValueIndex::empty()); }

    std::shared_ptr<const sql::Grammar> grammar;
    std::shared_ptr<const TransitionSystem> system;
    std::shared_ptr<const SubwordVocabulary> vocabulary;
    Schema schema;
    SchemaLinker linker;
    ParserNetwork network{nullptr};
    std::unique_ptr<NetworkParser> parser;
};

} // namespace ratatosk::test
