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
    /// ShareRole: nothing where no chance is to be shown.
    enum Role { SqlRole = Qt::UserRole, ShareRole, GuessedJoinsRole, RowsRole, FoundRole, ReadingRole };

    using QAbstractListModel::QAbstractListModel;

    /// isCalibrated: as Answer::isCalibrated. readings: as `readingTexts` gives them; may be fewer. areRefused: none is to be believed, so
    /// no chance is shown.
    void setCandidates(std::vector<ratatosk::AnswerCandidate> candidates, bool isCalibrated = false, const QStringList& readings = {},
                       bool areRefused = false);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QString describe(int row) const;
    static QString found(const ratatosk::RowPreview& preview);

    std::vector<ratatosk::AnswerCandidate> m_candidates;
    QStringList m_readings;
    bool m_isCalibrated = false;
    bool m_areRefused = false;
};
