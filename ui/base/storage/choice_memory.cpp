// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/storage/choice_memory.h"

#include "ui/base/storage/user_folders.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>

namespace {

bool areBetween(const ReadingChoice& choice, const QString& first, const QString& second)
{
    return (choice.taken == first && choice.other == second) || (choice.taken == second && choice.other == first);
}

} // namespace

ChoiceMemory::ChoiceMemory() : m_folder(dataFolder().filePath(QStringLiteral("choices"))) {}

std::optional<ReadingChoice> ChoiceMemory::find(const QString& database, const QString& first, const QString& second) const
{
    const QList<ReadingChoice> choices = load(database);
    const auto found = std::ranges::find_if(choices, [&](const ReadingChoice& choice) { return areBetween(choice, first, second); });
    return found == choices.end() ? std::nullopt : std::optional(*found);
}

bool ChoiceMemory::add(const QString& database, const ReadingChoice& choice) const
{
    QList<ReadingChoice> choices = load(database);
    choices.removeIf([&](const ReadingChoice& other) { return areBetween(other, choice.taken, choice.other); });
    return save(database, choices << choice);
}

bool ChoiceMemory::remove(const QString& database, const ReadingChoice& choice) const
{
    QList<ReadingChoice> choices = load(database);
    choices.removeAll(choice);
    return save(database, choices);
}

QList<ReadingChoice> ChoiceMemory::load(const QString& database) const
{
    QFile file(fileOfDatabase(m_folder, database));
    QList<ReadingChoice> choices;
    if (!file.open(QIODevice::ReadOnly))
        return choices;
    for (const QJsonValue& choice : QJsonDocument::fromJson(file.readAll()).array())
        choices << ReadingChoice{choice[QLatin1String("taken")].toString(), choice[QLatin1String("other")].toString()};
    return choices;
}

bool ChoiceMemory::save(const QString& database, const QList<ReadingChoice>& choices) const
{
    QJsonArray all;
    for (const ReadingChoice& choice : choices)
        all << QJsonObject{{QStringLiteral("taken"), choice.taken}, {QStringLiteral("other"), choice.other}};
    QSaveFile file(fileOfDatabase(m_folder, database));
    const bool isReady = m_folder.mkpath(QStringLiteral(".")) && file.open(QIODevice::WriteOnly);
    return isReady && file.write(QJsonDocument(all).toJson()) > 0 && file.commit();
}
