// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/answer.h"

#include <QAbstractListModel>

#include <vector>

/// The answers of one question, best first.
class CandidateListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    /// RowsRole: the first rows, a QList<QStringList>. FoundRole: "12 rows", or nothing where that is not known. SameRowsRole: "Same 12 rows
    /// as answer 1", or nothing for an answer of its own.
    enum Role { SqlRole = Qt::UserRole, ShareRole, GuessedJoinsRole, RowsRole, FoundRole, SameRowsRole };

    using QAbstractListModel::QAbstractListModel;

    /// isCalibrated: as Answer::isCalibrated.
    void setCandidates(std::vector<ratatosk::AnswerCandidate> candidates, bool isCalibrated = false);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QString describe(int row) const;
    static QString found(const ratatosk::RowPreview& preview);
    static QString sameRows(const ratatosk::RowPreview& preview);

    std::vector<ratatosk::AnswerCandidate> m_candidates;
    bool m_isCalibrated = false;
};
