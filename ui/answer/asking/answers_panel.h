// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"

#include <QWidget>

#include <functional>

class CandidateListModel;
class NotedView;
class QLabel;
class QListView;
class QPushButton;

/// The answers of the question asked last, best first, with how far they deserve belief and why.
class AnswersPanel : public QWidget
{
    Q_OBJECT
public:
    explicit AnswersPanel(QWidget* parent = nullptr);

    /// Null: no question has been answered yet. readings: as `readingTexts` gives them.
    void setAnswer(const ratatosk::Answer* answer, const QStringList& readings = {});
    /// Shown while there are no answers.
    void setNote(const QString& note);
    /// Of which tables the answer has read, where these are not all.
    void showRead(const QStringList& tables, int all);
    /// How far the answer that is shown deserves belief. `isRun`: its rows are there. `isDoubtTold`: elsewhere, what speaks against it.
    void showTrust(const ratatosk::Answer& answer, bool isRun, bool isDoubtTold);
    /// The rows are those of SQL that a person has written.
    void showOwnSql();
    void showChosen(int candidate);
    /// The rows are those that a person has saved as right: that is the verdict then.
    void setConfirmed(bool isConfirmed);
    /// Offers an answer that was saved for the question; an empty one takes the offer back.
    void showSaved(const QString& sql, std::function<void()> use);

    /// Words that were read as others, which one click undoes, words that the answer does not use, with what they may mean, and what a word like
    /// "best" may go by. Null: none.
    void showSpelling(const ratatosk::Answer* answer);

    /// Whether the question was read as going on from `earlier`; empty: it cannot.
    void showFollowUp(const QString& earlier, const ratatosk::FollowUp& followUp);

Q_SIGNALS:
    void spellingKept();                                           ///< words are to be read as they were typed
    void wordReplaced(const QString& typed, const QString& meant); ///< the question is to be asked with another word
    void measureChosen(const QString& measure);                    ///< the question is to be asked with what it judges by
    void otherWayWanted();                                         ///< to be read the other way: by itself, or as going on
    void chosen(int candidate);

private:
    void setUpFollowUp();
    void showVerdict();
    void followSpellingLink(const QString& link);
    static QString goingOnText(const QString& earlier, const ratatosk::FollowUp& followUp);

    CandidateListModel* m_model = nullptr;
    QListView* m_list = nullptr;
    QString m_note;
    NotedView* m_view = nullptr;
    QLabel* m_trust = nullptr;
    QString m_verdict;          ///< of the program
    bool m_isConfirmed = false; ///< by a person, whose verdict counts
    QLabel* m_spelling = nullptr;
    std::vector<ratatosk::SpellingOffer> m_offers;
    std::vector<std::string> m_measures; ///< that a judging word may mean
    QWidget* m_followUp = nullptr;       ///< what it goes on from, and the other way
    QLabel* m_goesOnFrom = nullptr;
    QPushButton* m_otherWay = nullptr;
    QLabel* m_read = nullptr; ///< how much of a large schema an answer rests on
    QPushButton* m_saved = nullptr;
    std::function<void()> m_useSaved;
};
