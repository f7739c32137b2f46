// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/answer/value/question_context.h"
#include "core/answer/value/question_edits.h"
#include "core/base/progress.h"
#include "core/database/schema/schema.h"

#include <concepts>
#include <type_traits>
#include <vector>

namespace ratatosk {

/// A Schema's contents before they are checked.
struct SchemaParts {
    std::vector<Table> tables;
    std::vector<Column> columns;
    std::vector<ForeignKey> foreignKeys;
    std::vector<std::string> omissions;
    Dialect dialect = Dialect::Sqlite;
};

template <class T, class Value>
concept MaybeConst = std::same_as<std::remove_const_t<T>, Value>;

// The names and order of every value's fields, once for writing and reading: `archive(name, field)` writes or reads a field,
// `archive.map(name, numbers)` a long row of numbers.

template <class Archive>
void fields(Archive& archive, MaybeConst<Error> auto& error)
{
    archive("code", error.code);
    archive("detail", error.detail);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<Progress> auto& progress)
{
    archive("done", progress.done);
    archive("total", progress.total);
    archive("what", progress.what);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<Table> auto& table)
{
    archive("name", table.name);
    archive("spoken_name", table.readableName);
    archive("view", table.isView);
    archive("container", table.container);
    archive("description", table.description);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<Column> auto& column)
{
    archive("table", column.table);
    archive("name", column.name);
    archive("spoken_name", column.readableName);
    archive("type", column.type);
    archive("declared_type", column.declaredType);
    archive("primary_key", column.isPrimaryKey);
    archive("required", column.isRequired);
    archive("generated", column.isGenerated);
    archive("description", column.description);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<ForeignKey> auto& key)
{
    archive("from", key.from);
    archive("to", key.to);
    archive("group", key.group);
    archive("guess", key.isGuess);
    archive("chance", key.chance);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<SchemaParts> auto& schema)
{
    archive("tables", schema.tables);
    archive("columns", schema.columns);
    archive("foreign_keys", schema.foreignKeys);
    archive("omissions", schema.omissions);
    archive("dialect", schema.dialect);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<Word> auto& word)
{
    archive("text", word.text);
    archive("begin", word.begin);
    archive("end", word.end);
    archive("lemmas", word.lemmas);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<Question> auto& question)
{
    archive("text", question.text);
    archive("words", question.words);
}

template <class Archive, class T>
requires MaybeConst<T, Link<ColumnId>> || MaybeConst<T, Link<TableId>>
void fields(Archive& archive, T& link)
{
    archive("word", link.word);
    archive("item", link.item);
    archive("kind", link.kind);
    archive("evidence", link.evidence);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<SchemaLinks> auto& links)
{
    archive("columns", links.columns);
    archive("tables", links.tables);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<RelationMatrix> auto& relations)
{
    archive("words", relations.words);
    archive("columns", relations.columns);
    archive("tables", relations.tables);
    archive.map("kinds", relations.kinds);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<SyntaxNode> auto& node)
{
    archive("label", node.label);
    archive("sql_begin", node.sqlBegin);
    archive("sql_end", node.sqlEnd);
    archive("children", node.children);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<RuleChange> auto& change)
{
    archive("id", change.id);
    archive("before", change.before);
    archive("after", change.after);
    archive("sentence", change.sentence);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<RefusedAction> auto& refused)
{
    archive("action", refused.action);
    archive("probability", refused.probability);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<AnswerStep> auto& step)
{
    archive("action", step.action);
    archive("probability", step.probability);
    archive("parent", step.parent);
    archive("sql_begin", step.sqlBegin);
    archive("sql_end", step.sqlEnd);
    archive("refused", step.refused);
    archive("overridden_by", step.overriddenBy);
    archive.map("attention", step.attention);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<RowPreview> auto& preview)
{
    archive("rows", preview.rows);
    archive("count", preview.count);
    archive("complete", preview.isComplete);
    archive("same_as", preview.sameAs);
    archive("columns", preview.columns);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<AnswerCandidate> auto& candidate)
{
    archive("sql", candidate.sql);
    archive("log_probability", candidate.logProbability);
    archive("share", candidate.share);
    archive("guessed_joins", candidate.guessedJoins);
    archive("open_joins", candidate.ambiguousJoins);
    archive("changes", candidate.changes);
    archive("preview", candidate.preview);
    archive("tree", candidate.tree);
    archive("steps", candidate.steps);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<AnswerTiming> auto& timing)
{
    archive("link_milliseconds", timing.linkMilliseconds);
    archive("encode_milliseconds", timing.encodeMilliseconds);
    archive("decode_milliseconds", timing.decodeMilliseconds);
    archive("rank_milliseconds", timing.rankMilliseconds);
    archive("total_milliseconds", timing.totalMilliseconds);
    archive("encode_operations", timing.encodeOperations);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<EarlierTurn> auto& turn)
{
    archive("question", turn.question);
    archive("query", turn.query);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<QuestionContext> auto& context)
{
    archive("earlier", context.earlier);
    archive("going_on", context.goingOn);
    archive("conversation", context.isConversation);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<FollowUp> auto& followUp)
{
    archive("possible", followUp.isPossible);
    archive("taken", followUp.isTaken);
    archive("chance", followUp.chance);
    archive("items", followUp.items);
    archive("kind", followUp.kind);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<SpellingCorrection> auto& correction)
{
    archive("typed", correction.typed);
    archive("read", correction.read);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<SpellingOffer> auto& offer)
{
    archive("typed", offer.typed);
    archive("near", offer.near);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<OpenMeasure> auto& open)
{
    archive("word", open.word);
    archive("measures", open.measures);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<MixedColumn> auto& column)
{
    archive("column", column.column);
    archive("count", column.count);
    archive("examples", column.examples);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<Answer> auto& answer)
{
    archive("question", answer.question);
    archive("candidates", answer.candidates);
    archive("calibrated", answer.isCalibrated);
    archive("unused_words", answer.unusedWords);
    archive("corrections", answer.corrections);
    archive("spelling_offers", answer.spellingOffers);
    archive("open_measure", answer.openMeasure);
    archive("mixed_columns", answer.mixedColumns);
    archive("all_cells_read", answer.hasReadAllCells);
    archive("timing", answer.timing);
    archive("follow_up", answer.followUp);
    archive("rule_changes", answer.ruleChanges);
    archive("undone_rules", answer.undoneRules);
    archive("tables_read", answer.tablesRead);
    archive("columns_read", answer.columnsRead);
    archive("links", answer.links);
    archive("items", answer.itemNames);
    archive("relation_names", answer.relationNames);
    archive("relations", answer.relations);
    archive.map("alignment", answer.alignment);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<AttentionMaps> auto& maps)
{
    archive("layer", maps.layer);
    archive("part", maps.part);
    archive("heads", maps.heads);
    archive("size", maps.size);
    archive.map("weights", maps.weights);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<AttentionOverview> auto& overview)
{
    archive("layers", overview.layers);
    archive("heads", overview.heads);
    archive("side", overview.side);
    archive.map("thumbnails", overview.thumbnails);
    archive.map("entropy", overview.entropy);
    archive("relations", overview.relations);
    archive.map("mass", overview.mass);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<WordEffect> auto& effect)
{
    archive("word", effect.word);
    archive("sql", effect.sql);
    archive("share", effect.share);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<OcclusionReport> auto& report)
{
    archive("sql", report.sql);
    archive("share", report.share);
    archive("words", report.words);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<QuestionSuggestions> auto& suggestions)
{
    archive("questions", suggestions.questions);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<LinkEdit> auto& edit)
{
    archive("word", edit.word);
    archive("column", edit.column);
    archive("table", edit.table);
    archive("added", edit.isAdded);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<KeyEdit> auto& edit)
{
    archive("from", edit.from);
    archive("to", edit.to);
    archive("accepted", edit.isAccepted);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<TableWishes> auto& wishes)
{
    archive("read", wishes.read);
    archive("left_out", wishes.leftOut);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<QuestionEdits> auto& edits)
{
    archive("links", edits.links);
    archive("keys", edits.keys);
    archive("tables", edits.tables);
    archive("keep_spelling", edits.keepsSpelling);
}

template <class Archive>
void fields(Archive& archive, MaybeConst<ModelDescription> auto& model)
{
    archive("name", model.name);
    archive("layers", model.layers);
    archive("heads", model.heads);
    archive("device", model.device);
    archive("origin", model.origin);
    archive("goes_on", model.goesOn);
}

} // namespace ratatosk
