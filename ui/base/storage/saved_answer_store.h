// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/saved_answers.h"

#include <QDir>
#include <QString>

/// Keeps saved answers in the user's data folder ($XDG_DATA_HOME/ratatosk), never beside a database. A file that cannot be understood
/// is left as it is, and nothing is written over it.
class SavedAnswerStore
{
public:
    SavedAnswerStore();
    explicit SavedAnswerStore(const QDir& folder) : m_folder(folder) {}

    ratatosk::Result<std::vector<ratatosk::SavedAnswer>> load() const;
    /// False when it could not be written.
    bool save(const std::vector<ratatosk::SavedAnswer>& answers) const;

private:
    QString file() const { return m_folder.filePath(QStringLiteral("answers.json")); }

    QDir m_folder;
};

/// Writes them where the user wants to have them. False when that fails.
bool exportAnswers(const std::vector<ratatosk::SavedAnswer>& answers, const QString& file);
