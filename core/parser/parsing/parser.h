// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/english/text/word_vectors.h"
#include "core/grammar/tree/grammar.h"
#include "core/linking/relations/prepared_question.h"
#include "core/network/model/question_encoder.h"
#include "core/parser/parsing/candidate.h"
#include "core/parser/parsing/parse_options.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace ratatosk {

/// A trained parser, loaded from its bundle. Lives on one thread.
class Parser
{
public:
    /// Errors: as readDescription and loadEncoder.
    static Result<std::unique_ptr<Parser>> load(const std::filesystem::path& bundle);
    ~Parser();

    /// Ranked candidates, best first; `report` may be null. Errors: Cancelled, InvalidArgument (a schema without tables), Internal.
    Result<std::vector<Candidate>> parse(const PreparedQuestion& question, const Schema& schema, const BeamOptions& options,
                                         std::stop_token stop = {}, ParseReport* report = nullptr);

    /// Requires: 0 <= layer < config().layers, part is not Rollout. Error: Internal.
    Result<LayerAttention> attention(const PreparedQuestion& question, const Schema& schema, int layer,
                                     AttentionPart part = AttentionPart::Whole);

    /// Visits the layers 0 to `last` in one pass, until told to stop by false. Error: Internal.
    Result<void> visitAttention(const PreparedQuestion& question, const Schema& schema, int last,
                                const std::function<bool(int layer, LayerAttention)>& visit);

    /// The text encoder's, for looking at names: may be used on other threads, and longer than the parser lives.
    WordVectors wordVectors() const;

    const ModelConfig& config() const;
    const sql::Grammar& grammar() const;
    const std::string& name() const;
    /// "CPU, 2 threads, int8".
    std::string device() const;

private:
    struct Loaded;
    explicit Parser(std::unique_ptr<Loaded> loaded);

    std::unique_ptr<Loaded> m_loaded;
};

} // namespace ratatosk
