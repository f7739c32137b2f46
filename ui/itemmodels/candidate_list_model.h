// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facade/answer.h"

#include <QAbstractListModel>

#include <vector>

/// The answers of one question, best first.
class CandidateListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { SqlRole = Qt::UserRole, ShareRole, GuessedJoinsRole };

    using QAbstractListModel::QAbstractListModel;

    /// isCalibrated: as Answer::isCalibrated.
    void setCandidates(std::vector<ratatosk::AnswerCandidate> candidates, bool isCalibrated = false);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QString describe(int row) const;

    std::vector<ratatosk::AnswerCandidate> m_candidates;
    bool m_isCalibrated = false;
};
