// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/answer/value/question_context.h"
#include "core/answer/value/question_edits.h"
#include "ui/base/workers/database_session.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

/// Statements that were run together, and what came of them.
struct StatementRun {
    QStringList statements;             ///< as they were sent to SQLite
    QStringList written;                ///< as they stood in the editor, where parameters have names in place of values
    QString text;                       ///< all of the editor's text then
    std::vector<QueryOutcome> outcomes; ///< of the first statements, in order
    std::optional<bool> areChangesKept; ///< nothing: what was changed waits to be applied, or nothing was
    bool isOld = false;                 ///< the database has become another since: changes were applied or undone
};

/// A question or SQL of a person's own, with everything that came of it. Each tab of the editor has one. All panels show parts of the
/// same inquiry: its question, answers, SQL, rows, words, pictures and state.
struct Inquiry {
    enum class State {
        Empty,  ///< nothing has been asked or run
        Asking, ///< its question is being read
        NotRun, ///< it has an answer that a person must look at first
        Running,
        Done,
        Failed,   ///< the question, or the statement that was run last
        Outdated, ///< what was run is not in the editor any more, or the database is another
    };

    QString question;                               ///< empty: none
    std::vector<ratatosk::LinkEdit> links;          ///< by hand, for that question
    bool keepsSpelling = false;                     ///< its words are read as they were typed
    ratatosk::QuestionContext context;              ///< what it was asked after
    std::shared_ptr<const ratatosk::Answer> answer; ///< null: none yet
    int candidate = -1;                             ///< the chosen one; -1: none
    QString text;                                   ///< in the editor
    StatementRun run;
    std::optional<PlanOutcome> plan;
    std::optional<ratatosk::Error> failure; ///< of the question
    QString recalled;                       ///< what was run for it when it was asked before, and is to be shown again; empty: nothing
    QString heldBack;                       ///< why the answer was not run; empty: it was, or there is none
    bool isAsking = false;
    bool isRunning = false;
    std::shared_ptr<const Inquiry> before; ///< what was here when the same question was asked again; null: none
    bool isFresh = false;                  ///< the answer came while another inquiry was shown: nothing was done with it yet

    const ratatosk::AnswerCandidate* chosen() const;
};

Inquiry::State stateOf(const Inquiry& inquiry);

/// The rows that the chosen answer of the question has found; null: what is shown is something else.
const ratatosk::ResultTable* answerRows(const Inquiry& inquiry);

/// Whether the rows are those of SQL that is none of the answer's.
bool showsOwnRows(const Inquiry& inquiry);

/// Whether what was run is outdated, whatever else goes on: a statement may be run and edited while the question is still being read.
bool isRunOutdated(const Inquiry& inquiry);

/// Whether what was read before changes were applied or undone is to be read again once it is looked at: where that takes no time.
bool wantsReadingAnew(const Inquiry& inquiry);
