// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QString>

#include <optional>

/// Two readings of a question, of which a person has chosen one, in the words in which they were offered.
struct ReadingChoice {
    QString taken;
    QString other;

    bool operator==(const ReadingChoice&) const = default;
};

/// Which of two readings a person has chosen before, a file for each database in the program's data folder.
class ChoiceMemory
{
public:
    ChoiceMemory();
    explicit ChoiceMemory(const QDir& folder) : m_folder(folder) {}

    /// The one of the two that was chosen when they were offered last.
    std::optional<ReadingChoice> find(const QString& database, const QString& first, const QString& second) const;
    /// In place of an earlier choice between the two. False: could not be written.
    bool add(const QString& database, const ReadingChoice& choice) const;
    bool remove(const QString& database, const ReadingChoice& choice) const;

private:
    QList<ReadingChoice> load(const QString& database) const;
    bool save(const QString& database, const QList<ReadingChoice>& choices) const;

    QDir m_folder;
};
