// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facade/answer.h"

#include <QWidget>

class CandidateListModel;
class NotedView;
class QLabel;
class QListView;

/// The answers of the question asked last, best first, with how far they deserve belief and why.
class AnswersPanel : public QWidget
{
    Q_OBJECT
public:
    explicit AnswersPanel(QWidget* parent = nullptr);

    /// Null: no question has been answered yet.
    void setAnswer(const ratatosk::Answer* answer);
    /// Shown while there are no answers.
    void setNote(const QString& note);
    void showChosen(int candidate);

Q_SIGNALS:
    void chosen(int candidate);

private:
    void showTrust(const ratatosk::Answer& answer);

    CandidateListModel* m_model = nullptr;
    QListView* m_list = nullptr;
    QString m_note;
    NotedView* m_view = nullptr;
    QLabel* m_trust = nullptr;
};
