// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/linking/schema_linker.h"
#include "core/linking/value_candidate.h"
#include "core/neural/model_config.h"
#include "core/schema/schema.h"
#include "core/text/question.h"
#include "core/values/value_index.h"

#include <string>
#include <vector>

namespace ratatosk {

/// A question cut into words, linked with its schema, the literals that its answer may contain, and the keys that it means: a value.
struct PreparedQuestion {
    Question question;
    SchemaLinks links;
    std::vector<ValueCandidate> values;
    std::vector<ColumnId> meantKeys; ///< the network knows nothing of them; they complete FROM
};

/// What a network of that configuration can tell apart.
inline ValueRange valueRange(const ModelConfig& config)
{
    return config.valueTexts ? ValueRange::Listed : ValueRange::Named;
}

/// `range`: what the network that will read it can tell apart (`valueRange`). Errors: InvalidQuestion.
Result<PreparedQuestion> prepareQuestion(const std::string& text, const Schema& schema, const SchemaLinker& linker,
                                         const ValueIndex& values, ValueRange range = ValueRange::Named);

} // namespace ratatosk
