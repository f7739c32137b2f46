// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/answer/value/question_context.h"
#include "core/answer/value/question_edits.h"
#include "core/base/error.h"
#include "core/base/progress.h"

#include <QObject>

#include <filesystem>
#include <string>

/// Where answers come from. The window knows only this; behind it is a child process with the model, or in a test a stand-in.
/// All calls return at once; what comes of them arrives by signal on the same thread.
class AnswerSource : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// Loads the model. Answered by `ready` or `unavailable`.
    virtual void start() = 0;

    /// From now on the model in this folder answers, and is loaded at once where one was before; a question under way is given up.
    /// Empty: the model that is found without being named.
    virtual void useModel(const std::filesystem::path& folder) = 0;

    /// Questions asked later are about this database, which the window has read as `schema`; one under way is given up. May be called
    /// before `ready`. When it cannot be opened there as it is here, questions fail.
    virtual void openDatabase(const std::filesystem::path& file, const ratatosk::Schema& schema) = 0;

    /// Answered by `answered` or `failed`. Replaces a question under way.
    virtual void ask(const std::string& question, const ratatosk::QuestionEdits& edits, const ratatosk::QuestionContext& context) = 0;

    /// Gives up the question under way; nothing more is heard of it.
    virtual void cancel() = 0;

    /// Reads a question that is still being typed. Answered by `glanced` or not at all; the next glance and a question asked take its place. Maps stay
    /// those of the question answered last.
    virtual void glance(const std::string& question, const ratatosk::QuestionEdits& edits, const ratatosk::QuestionContext& context) = 0;
    virtual void cancelGlance() = 0;

    /// Maps of one encoder layer for the question answered last. Answered by `attentionReady` or not at all.
    virtual void requestAttention(int layer, ratatosk::AttentionPart part) = 0;

    /// All maps for the question answered last, in small. Answered by `overviewReady` or not at all.
    virtual void requestOverview() = 0;

    /// Tries the question without each of its words. Answered by any number of `occlusionProgressed`, then `occlusionReady` or
    /// `occlusionFailed`; a question asked meanwhile ends it.
    virtual void testWords(const std::string& question, const ratatosk::QuestionEdits& edits, const ratatosk::QuestionContext& context) = 0;
    virtual void cancelTest() = 0;

    /// Questions that the open database can answer. Answered by `suggested` or not at all; a question asked meanwhile ends the search.
    virtual void suggest(int count) = 0;

Q_SIGNALS:
    void ready(const ratatosk::ModelDescription& model);
    void unavailable(const ratatosk::Error& error);
    void answered(const ratatosk::Answer& answer);
    void glanced(const ratatosk::Answer& answer);
    void failed(const ratatosk::Error& error);
    void attentionReady(const ratatosk::AttentionMaps& maps);
    void overviewReady(const ratatosk::AttentionOverview& overview);
    void occlusionProgressed(const ratatosk::Progress& progress);
    void occlusionReady(const ratatosk::OcclusionReport& report);
    void occlusionFailed(const ratatosk::Error& error);
    void suggested(const ratatosk::QuestionSuggestions& suggestions);
    /// The process behind it died and a new one is loading. `lostQuestion`: one was under way.
    void restarted(bool lostQuestion);
};
