// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/thread/thread_store.h"

#include "ui/base/storage/user_folders.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

namespace {

constexpr QFile::Permissions kForOwnerOnly = QFile::ReadOwner | QFile::WriteOwner;

QJsonObject jsonOfTurn(const ThreadTurn& turn)
{
    return {{QStringLiteral("id"), turn.id},
            {QStringLiteral("parent"), turn.parent},
            {QStringLiteral("question"), turn.question},
            {QStringLiteral("name"), turn.name},
            {QStringLiteral("sql"), turn.sql},
            {QStringLiteral("rows"), turn.rows},
            {QStringLiteral("more_rows"), turn.hasMoreRows},
            {QStringLiteral("pinned"), turn.isPinned}};
}

ThreadTurn turnOfJson(const QJsonObject& object)
{
    ThreadTurn turn;
    turn.id = object[QLatin1String("id")].toInt();
    turn.parent = object[QLatin1String("parent")].toInt();
    turn.question = object[QLatin1String("question")].toString();
    turn.name = object[QLatin1String("name")].toString();
    turn.sql = object[QLatin1String("sql")].toString();
    turn.rows = object[QLatin1String("rows")].toInteger();
    turn.hasMoreRows = object[QLatin1String("more_rows")].toBool();
    turn.isPinned = object[QLatin1String("pinned")].toBool();
    return turn;
}

} // namespace

ThreadStore::ThreadStore() : m_folder(dataFolder().filePath(QStringLiteral("threads"))) {}

Thread ThreadStore::load(const QString& database) const
{
    QFile file(fileOfDatabase(m_folder, database));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<ThreadTurn> turns;
    for (const QJsonValue& turn : QJsonDocument::fromJson(file.readAll()).object()[QLatin1String("turns")].toArray())
        turns << turnOfJson(turn.toObject());
    return Thread(turns);
}

bool ThreadStore::save(const QString& database, const Thread& thread) const
{
    QSaveFile file(fileOfDatabase(m_folder, database));
    if (!QDir().mkpath(m_folder.path()) || !file.open(QIODevice::WriteOnly) || !file.setPermissions(kForOwnerOnly))
        return false;
    QJsonArray turns;
    for (const ThreadTurn& turn : thread.turns())
        turns << jsonOfTurn(turn);
    const QJsonObject all{{QStringLiteral("database"), database}, {QStringLiteral("turns"), turns}};
    return file.write(QJsonDocument(all).toJson(QJsonDocument::Compact)) >= 0 && file.commit();
}
