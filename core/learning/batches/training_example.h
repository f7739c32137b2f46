// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/grammar/transition/transition_system.h"
#include "core/grammar/tree/grammar_tree.h"
#include "core/linking/relations/prepared_question.h"
#include "core/questions/dataset/dataset.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

/// A question ready for training: prepared once, in one or two wordings, with the tree of its gold query, as it is thought before laws write out
/// how cells are kept (sql/plain_query).
struct TrainingExample {
    const DatasetDatabase* database = nullptr;
    std::vector<PreparedQuestion> wordings; ///< the original first
    sql::GrammarTree tree;
    std::string query;
    std::optional<bool> isFollowUp; ///< none where nothing went before
};

struct PreparedExamples {
    std::vector<TrainingExample> examples;
    int left = 0; ///< gold queries that the grammar cannot express, or that cannot be read
};

/// Prepares `dataset` (which must outlive the result). `otherWordings` is empty or has one question for each of the first examples.
PreparedExamples prepareExamples(const Dataset& dataset, const std::vector<Example>& otherWordings, const TransitionSystem& system,
                                 ValueRange range, const ReportProgress& report = {});

} // namespace ratatosk
