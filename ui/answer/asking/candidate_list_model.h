// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"

#include <QAbstractListModel>
#include <QStringList>

#include <vector>

/// The answers of one question, best first.
class CandidateListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    /// RowsRole: the first rows, a QList<QStringList>. FoundRole: "12 rows", or nothing where that is not known. ReadingRole: how it
    /// differs from the others in words, or nothing.
    /// ShareRole: nothing where no chance is to be shown. FoundRole of what a person has saved as right says so.
    enum Role { SqlRole = Qt::UserRole, ShareRole, GuessedJoinsRole, RowsRole, FoundRole, ReadingRole };

    using QAbstractListModel::QAbstractListModel;

    /// isCalibrated: as Answer::isCalibrated. readings: as `readingTexts` gives them; may be fewer. areChancesHidden: they would contradict
    /// what the answer deserves.
    void setCandidates(std::vector<ratatosk::AnswerCandidate> candidates, bool isCalibrated = false, const QStringList& readings = {},
                       bool areChancesHidden = false);
    /// The SQL that a person has saved as right; empty: none. Beside it chances say nothing.
    void setConfirmed(const QString& sql);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QString describe(int row) const;
    QString found(const ratatosk::AnswerCandidate& candidate) const;
    bool isConfirmed(const ratatosk::AnswerCandidate& candidate) const { return candidate.sql == m_confirmed; }
    bool areChancesHidden() const { return m_areChancesHidden || !m_confirmed.empty(); }

    std::vector<ratatosk::AnswerCandidate> m_candidates;
    QStringList m_readings;
    bool m_isCalibrated = false;
    bool m_areChancesHidden = false;
    std::string m_confirmed; ///< SQL; empty: none
};
