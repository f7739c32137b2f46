// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/parser/parsing/parser.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace ratatosk {

/// The question whose attention is looked at, and the maps of it that are worth keeping.
class CurrentQuestion
{
public:
    static constexpr int kMostItemsKept = 200; ///< maps of larger questions are computed each time: 24 layers of 400 items are 120 MB

    CurrentQuestion(PreparedQuestion question, Schema schema) : m_question(std::move(question)), m_schema(std::move(schema)) {}

    /// Requires: the layer is one of the parser's. Error: Internal.
    Result<AttentionMaps> attention(Parser& parser, int layer, AttentionPart part);
    /// Errors: Internal, Cancelled.
    Result<AttentionOverview> overview(Parser& parser, std::stop_token stop);

private:
    Result<AttentionMaps> rollout(Parser& parser, int last) const;

    PreparedQuestion m_question;
    Schema m_schema; ///< with the person's edits
    std::optional<AttentionOverview> m_overview;
    std::vector<AttentionMaps> m_layers; ///< whole maps, after an overview of a question of few items; else empty
};

} // namespace ratatosk
