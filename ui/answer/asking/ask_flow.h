// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/question_context.h"
#include "core/base/error.h"

#include <QObject>
#include <QString>

class AnswerHeadline;
class AskBackBar;
class AnswersPanel;
class ExplanationPanel;
class GraphPanel;
class MessageBar;
class Preferences;
class QuestionPanel;
class ResultTabs;
class SqlPanel;
class WindowActions;
class Workspace;

/// The way of a question: from its line to a tab of its own, to the parser, to the answers, whose SQL goes to that tab and is run.
class AskFlow : public QObject
{
    Q_OBJECT
public:
    struct Panels {
        AnswersPanel* answers;
        AskBackBar* askBack;
        AnswerHeadline* headline;
        ExplanationPanel* why;
        GraphPanel* graph;
        MessageBar* messages;
        QuestionPanel* question;
        ResultTabs* results;
        SqlPanel* sql;
    };

    /// All of them must outlive it.
    AskFlow(const Panels& panels, WindowActions& actions, Workspace& workspace, Preferences& preferences, QObject* parent);

    /// About the file that is opened next, as soon as the parser is ready too.
    void askOnceOpened(const QString& question) { m_awaited = question; }
    /// As if it had been typed.
    void askSuggested(const QString& question);
    /// A question goes on from what is shown; the same one asked again, from where it was asked before.
    ratatosk::QuestionContext contextOf(const QString& question) const;

Q_SIGNALS:
    /// A question is about to take the place of what is shown.
    void begun();
    /// A question was asked without one.
    void databaseWanted();

private:
    void connectModel();
    void connectAnswers();
    void showModelMissing(const ratatosk::Error& error);
    void tellRestarted(bool lostQuestion);
    void askPending();
    void showHistory();
    void ask(const QString& question);
    void beginAfresh();
    void askTheOtherWay();
    void showFollowUp();
    void showBelief();
    void showInquiry();
    void showAnswer();
    void illustrate();
    void takeAnswer();
    void choose(int candidate);
    void chooseForGood(int candidate);
    void writeCandidate();
    void runAnswer();

    Panels m_panels;
    WindowActions& m_actions;
    Workspace& m_workspace;
    Preferences& m_preferences;
    QString m_awaited;         ///< to be asked about the file that is opened next
    QString m_pending;         ///< about the open file, as soon as the parser is ready
    bool m_isAfresh = false;   ///< the next question stands alone
    bool m_isRecalled = false; ///< what is chosen was run before
};
