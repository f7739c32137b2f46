// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/storage/saved_answer_store.h"

#include <QObject>

class AnswerHeadline;
class AnswersPanel;
class MessageBar;
class QuestionPanel;
class SqlPanel;
class WindowActions;
class Workspace;

/// The answers that a person has called right: kept only after their SQL has run, offered when the same question comes again.
class AnswerBook : public QObject
{
    Q_OBJECT
public:
    struct Panels {
        AnswersPanel* answers;
        AnswerHeadline* headline;
        MessageBar* messages;
        QuestionPanel* question;
        SqlPanel* sql;
    };

    /// All of them must outlive it.
    AnswerBook(const Panels& panels, WindowActions& actions, Workspace& workspace, QObject* parent);

    std::vector<ratatosk::SavedAnswer> ofThisDatabase() const;
    /// Shows it in a tab of its own and runs it.
    void use(const ratatosk::SavedAnswer& answer);

private:
    /// Says whether the question shown was answered before.
    void offerSaved();
    /// SQL that ran without an error last, in the inquiry shown; empty: none.
    QString lastRun() const;
    void saveCurrent();
    void remove(const ratatosk::SavedAnswer& answer);
    void showAll();
    void exportAll();
    void tell(const QString& text);
    std::string databaseName() const;

    Panels m_panels;
    Workspace& m_workspace;
    SavedAnswerStore m_store;
    std::vector<ratatosk::SavedAnswer> m_answers;
    bool m_isReadable = true; ///< false: the file holds something else and is left alone
};
