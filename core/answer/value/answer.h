// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/first_answer.h"
#include "core/answer/value/follow_up_kind.h"
#include "core/answer/value/mixed_column.h"
#include "core/answer/value/open_measure.h"
#include "core/database/engine/result_table.h"
#include "core/database/schema/schema.h"
#include "core/english/text/question.h"
#include "core/linking/links/schema_links.h"
#include "core/linking/links/spelling.h"
#include "core/linking/relations/attention_part.h"
#include "core/linking/relations/relation_matrix.h"
#include "core/rules/engine/rule_change.h"
#include "core/sql/printing/syntax_outline.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace ratatosk {

/// A node of the SQL's syntax tree, ready to draw; its offsets are into AnswerCandidate::sql.
using SyntaxNode = sql::OutlineNode;

/// What the decoder could have done instead, and how likely that was.
struct RefusedAction {
    std::string action;
    double probability = 0;

    bool operator==(const RefusedAction&) const = default;
};

/// One decision in words: what was chosen, how sure, and what the decoder looked at.
struct AnswerStep {
    std::string action; ///< "Select(Column)", "column dogs.age", "value 'London'"
    double probability = 0;
    std::vector<float> attention; ///< over all items (words, columns, tables)
    int parent = -1;              ///< the earlier step whose part this one fills in; -1: the first
    int sqlBegin = -1;            ///< bytes of the SQL that came of it, [sqlBegin, sqlEnd); -1: none of its own
    int sqlEnd = -1;
    std::vector<RefusedAction> refused; ///< likeliest first
    std::string overriddenBy{};         ///< id of the rule that removed or replaced what came of it; empty: none did

    bool operator==(const AnswerStep&) const = default;
};

/// What a candidate finds, as far as trying it out has shown.
struct RowPreview {
    std::vector<std::vector<Cell>> rows; ///< the first kPreviewRows, texts cut after kPreviewBytes, a BLOB as the text "BLOB"
    int count = -1;                      ///< of rows; -1: not known, since the candidate was not run, failed or took too long
    bool isComplete = true;              ///< false: there are more than were counted
    int sameAs = -1;                     ///< the first candidate that finds these rows, one before this; -1: none
    std::vector<std::string> columns{};  ///< their titles

    bool operator==(const RowPreview&) const = default;
};

inline constexpr int kPreviewRows = 3;            ///< enough to tell two answers apart
inline constexpr std::size_t kPreviewBytes = 120; ///< of a cell, a line on a card

struct AnswerCandidate {
    std::string sql;
    double logProbability = 0;
    double share = 0;                      ///< 0..1: its chance of being right when Answer::isCalibrated, else its part of the beam's mass
    std::vector<std::string> guessedJoins; ///< "orders.customer = customer.id": joins that the file does not declare
    std::vector<std::string>
        ambiguousJoins; ///< "matches.loser_id / matches.winner_id": a key taken, and others that the question could mean
    SyntaxNode tree;
    std::vector<AnswerStep> steps;
    RowPreview preview{};
    std::vector<RuleChange> changes{}; ///< what rules changed in the decoder's query, in order

    bool operator==(const AnswerCandidate&) const = default;
};

struct AnswerTiming {
    double linkMilliseconds = 0;
    double encodeMilliseconds = 0;
    double decodeMilliseconds = 0;
    double rankMilliseconds = 0; ///< trying out the candidates included
    double totalMilliseconds = 0;
    double encodeOperations = 0; ///< floating point operations that encoding asks for, in 10^9

    bool operator==(const AnswerTiming&) const = default;
};

/// How a question was read beside what went before it.
struct FollowUp {
    bool isPossible = false;                ///< something went before, and the model knows how to go on
    bool isTaken = false;                   ///< it was read as going on from that
    double chance = 0;                      ///< that it does, as the network sees it
    int items = 0;                          ///< words and pieces of the query from before, behind the question's own words; 0 unless taken
    FollowUpKind kind = FollowUpKind::None; ///< what the first candidate does to the query from before; None unless taken

    bool operator==(const FollowUp&) const = default;
};

/// Everything that the window shows about one question: a value, the same in process and over the worker's pipe.
struct Answer {
    Question question;
    SchemaLinks links;
    RelationMatrix relations;
    std::vector<std::string> relationNames;  ///< by relation id
    std::vector<std::string> itemNames;      ///< one per item: words, what went before (FollowUp::items), columns ("dogs.age"), tables
    std::vector<AnswerCandidate> candidates; ///< best first
    bool isCalibrated = false;               ///< shares are chances of being right, measured on databases held out of training
    std::vector<std::string> unusedWords;    ///< content words that no link and no value touches
    bool hasReadAllCells = true;             ///< false: the database has more cells than are looked through for words
    AnswerTiming timing;
    /// Of a schema too large to be read whole, what was read, ascending: items are these, in this order, while links keep the schema's own
    /// ids. Empty: all of it.
    std::vector<ColumnId> columnsRead{};
    std::vector<TableId> tablesRead{};
    FollowUp followUp{};
    /// How far each word stands for each column and table, as the network has learnt to align them (RAT-SQL, section 4.3): [words][columns,
    /// then tables], of each word at most 1 to all columns and 1 to all tables. Empty: its pointers do not align.
    std::vector<float> alignment{};
    /// What rules did beside changing candidates: phrases of the question that the network did not read, readings that were left out (`before`: the
    /// whole SQL).
    std::vector<RuleChange> ruleChanges{};
    std::vector<SpellingCorrection> corrections{}; ///< in the order of the words; `question` has the words as they were read
    std::vector<SpellingOffer> spellingOffers{};   ///< for unused words
    OpenMeasure openMeasure{};                     ///< of the first candidate
    std::vector<MixedColumn> mixedColumns{};       ///< likewise
    std::vector<std::string> undoneRules{};        ///< ids of rules whose rewrite did not stand, one for each candidate
    std::optional<FirstAnswer> first{};            ///< of the first candidate, in process alone; nothing: not ranked

    bool operator==(const Answer&) const = default;
};

/// The attention of one encoder layer for the last question: heads x n x n, rows sum to 1.
struct AttentionMaps {
    int layer = 0;
    int heads = 0;
    int size = 0;
    std::vector<float> weights; ///< [head][row][column]
    AttentionPart part = AttentionPart::Whole;

    bool operator==(const AttentionMaps&) const = default;
};

/// All maps of the last question in small: what it takes to find the head that is looked for. Tables by [layer][head].
struct AttentionOverview {
    int layers = 0;
    int heads = 0;
    int side = 0;                  ///< of a thumbnail: at most kThumbnailSide, fewer for fewer items
    std::vector<float> thumbnails; ///< [layer][head][row][column]: the largest weight of the cells that it stands for
    std::vector<float> entropy;    ///< mean of the rows' entropies, 0 (one item) .. 1 (all alike)
    int relations = 0;
    std::vector<float> mass; ///< [layer][head][relation]: mean part of a row's weight that goes to items of that relation

    bool operator==(const AttentionOverview&) const = default;
};

inline constexpr int kThumbnailSide = 32; ///< pixels: 192 of them fit a window

/// What becomes of the answer when a word is left out of the question.
struct WordEffect {
    int word = 0;
    std::string sql;  ///< the first answer then; empty: none
    double share = 0; ///< of the original answer then; 0: it is not among the answers any more

    bool operator==(const WordEffect&) const = default;
};

struct OcclusionReport {
    std::string sql; ///< the answer to the whole question
    double share = 0;
    std::vector<WordEffect> words; ///< those tried, in order

    bool operator==(const OcclusionReport&) const = default;
};

/// Made-up questions that the open database was found to answer.
struct QuestionSuggestions {
    std::vector<std::string> questions;

    bool operator==(const QuestionSuggestions&) const = default;
};

struct ModelDescription {
    std::string name;
    int layers = 0;
    int heads = 0;
    std::string device;  ///< "CPU, 2 threads, fp32"
    std::string origin;  ///< path of the bundle
    bool goesOn = false; ///< a question may go on from those before it

    bool operator==(const ModelDescription&) const = default;
};

} // namespace ratatosk
