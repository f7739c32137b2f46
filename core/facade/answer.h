// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/result_table.h"
#include "core/linking/schema_links.h"
#include "core/relations/relation_matrix.h"
#include "core/schema/schema.h"
#include "core/sql/syntax_outline.h"
#include "core/text/question.h"

#include <string>
#include <vector>

namespace ratatosk {

/// A node of the SQL's syntax tree, ready to draw; its offsets are into AnswerCandidate::sql.
using SyntaxNode = sql::OutlineNode;

/// One decision in words: what was chosen, how sure, and what the decoder looked at.
struct AnswerStep {
    std::string action;            ///< "Select(Column)", "column dogs.age", "value 'London'"
    double probability = 0;
    std::vector<float> attention;  ///< over all items (words, columns, tables)

    bool operator==(const AnswerStep&) const = default;
};

struct AnswerCandidate {
    std::string sql;
    double logProbability = 0;
    double share = 0;                        ///< 0..1: its chance of being right when Answer::isCalibrated, else its part of the beam's mass
    std::vector<std::string> guessedJoins;   ///< "orders.customer = customer.id": joins that the file does not declare
    SyntaxNode tree;
    std::vector<AnswerStep> steps;

    bool operator==(const AnswerCandidate&) const = default;
};

struct AnswerTiming {
    double linkMilliseconds = 0;
    double encodeMilliseconds = 0;
    double decodeMilliseconds = 0;
    double rankMilliseconds = 0; ///< trying out the candidates included
    double totalMilliseconds = 0;

    bool operator==(const AnswerTiming&) const = default;
};

/// Everything that the window shows about one question: a value, the same in process and over the worker's pipe.
struct Answer {
    Question question;
    SchemaLinks links;
    RelationMatrix relations;
    std::vector<std::string> relationNames;   ///< by relation id
    std::vector<std::string> itemNames;       ///< one per item: words, columns ("dogs.age"), tables
    std::vector<AnswerCandidate> candidates;  ///< best first
    bool isCalibrated = false;                ///< shares are chances of being right, measured on databases held out of training
    std::vector<std::string> unusedWords;     ///< content words that no link and no value touches
    AnswerTiming timing;

    bool operator==(const Answer&) const = default;
};

/// The attention of one encoder layer for the last question: heads x n x n, rows sum to 1.
struct AttentionMaps {
    int layer = 0;
    int heads = 0;
    int size = 0;
    std::vector<float> weights; ///< [head][row][column]

    bool operator==(const AttentionMaps&) const = default;
};

struct ModelDescription {
    std::string name;
    int layers = 0;
    int heads = 0;
    std::string device;  ///< "CPU, 2 threads"
    std::string origin;  ///< path of the bundle

    bool operator==(const ModelDescription&) const = default;
};

} // namespace ratatosk
