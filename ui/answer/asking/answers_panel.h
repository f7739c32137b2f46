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

/// The answers of the question asked last, best first. How far the one that is run deserves belief stands above its rows (answer_headline.h).
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
    /// Whether the rows are those of SQL that a person has written.
    void showOwnSql(bool isOwn);
    void showChosen(int candidate);
    /// The SQL that a person has saved as right: it needs no chance any more. Empty: none.
    void setConfirmed(const QString& sql);
    /// Offers an answer that was saved for the question; an empty one takes the offer back.
    void showSaved(const QString& sql, std::function<void()> use);

    /// Words that were read as others, which one click undoes. Null: none.
    void showSpelling(const ratatosk::Answer* answer);

Q_SIGNALS:
    void spellingKept(); ///< words are to be read as they were typed
    void chosen(int candidate);

private:
    QLabel* addNote(const char* name);

    CandidateListModel* m_model = nullptr;
    QListView* m_list = nullptr;
    QString m_note;
    NotedView* m_view = nullptr;
    QLabel* m_ownSql = nullptr;
    QLabel* m_spelling = nullptr;
    QLabel* m_read = nullptr; ///< how much of a large schema an answer rests on
    QPushButton* m_saved = nullptr;
    std::function<void()> m_useSaved;
};
