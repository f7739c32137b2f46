// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/storage/draft_store.h"

#include "ui/base/storage/user_folders.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

namespace {

constexpr int kMostKept = 100'000; ///< a limit to the search for a free name, never reached by hand
constexpr qsizetype kMostClosedLetters = 100'000;
constexpr QFile::Permissions kForOwner = QFile::ReadOwner | QFile::WriteOwner;

bool makePrivateFolder(const QDir& folder)
{
    return QDir().mkpath(folder.path()) && QFile::setPermissions(folder.path(), kForOwner | QFile::ExeOwner);
}

QJsonObject jsonOf(const QueryDraft& query)
{
    return {{QStringLiteral("title"), query.title},
            {QStringLiteral("sql"), query.sql},
            {QStringLiteral("caret"), query.caret},
            {QStringLiteral("answer"), query.isAnswer}};
}

QueryDraft queryOf(const QJsonObject& object)
{
    return {object[QLatin1String("title")].toString(), object[QLatin1String("sql")].toString(), object[QLatin1String("caret")].toInt(),
            object[QLatin1String("answer")].toBool()};
}

QJsonArray jsonOf(const QList<QueryDraft>& queries)
{
    QJsonArray array;
    for (const QueryDraft& query : queries)
        array << jsonOf(query);
    return array;
}

QList<QueryDraft> queriesOf(const QJsonValue& array)
{
    QList<QueryDraft> queries;
    for (const auto query : array.toArray())
        queries << queryOf(query.toObject());
    return queries;
}

/// So many of the last ones that what was closed never keeps what is open from being restored.
QList<QueryDraft> lastOf(const QList<QueryDraft>& closed)
{
    qsizetype first = closed.size();
    for (qsizetype letters = 0; first > 0; --first) {
        letters += closed[first - 1].sql.size();
        if (letters > kMostClosedLetters)
            break;
    }
    return closed.mid(first);
}

QJsonArray jsonOf(const QList<HiddenColumns>& hidden)
{
    QJsonArray array;
    for (const HiddenColumns& columns : hidden)
        array << QJsonObject{{QStringLiteral("sql"), columns.sql}, {QStringLiteral("names"), QJsonArray::fromStringList(columns.names)}};
    return array;
}

QList<HiddenColumns> hiddenOf(const QJsonValue& array)
{
    QList<HiddenColumns> hidden;
    for (const auto entry : array.toArray()) {
        QStringList names;
        for (const auto name : entry[QLatin1String("names")].toArray())
            names << name.toString();
        hidden << HiddenColumns{entry[QLatin1String("sql")].toString(), names};
    }
    return hidden;
}

} // namespace

DraftStore::DraftStore() : m_folder(stateFolder().filePath(QStringLiteral("drafts"))) {}

DraftStore DraftStore::forWindow(int number) const
{
    DraftStore store(m_folder);
    store.m_window = number;
    return store;
}

std::unique_ptr<QLockFile> DraftStore::claim(const QString& database) const
{
    makePrivateFolder(m_folder);
    auto lock = std::make_unique<QLockFile>(fileFor(database) + QStringLiteral(".lock"));
    lock->setStaleLockTime(0); // a window may be open for days
    const bool isTaken = !lock->tryLock(0) && lock->error() == QLockFile::LockFailedError;
    return isTaken ? nullptr : std::move(lock);
}

Draft DraftStore::load(const QString& database) const
{
    return isTooLong(database) ? Draft() : read(fileFor(database));
}

Draft DraftStore::read(const QString& name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
    return {object[QLatin1String("question")].toString(), queriesOf(object[QLatin1String("queries")]),
            object[QLatin1String("current")].toInt(), queriesOf(object[QLatin1String("closed")]),
            hiddenOf(object[QLatin1String("hidden")])};
}

bool DraftStore::save(const QString& database, const Draft& draft) const
{
    QSaveFile file(fileFor(database));
    if (!makePrivateFolder(m_folder) || !file.open(QIODevice::WriteOnly) || !file.setPermissions(kForOwner))
        return false;
    const QJsonObject object{{QStringLiteral("database"), database},
                             {QStringLiteral("question"), draft.question},
                             {QStringLiteral("queries"), jsonOf(draft.queries)},
                             {QStringLiteral("current"), draft.current},
                             {QStringLiteral("closed"), jsonOf(lastOf(draft.closed))},
                             {QStringLiteral("hidden"), jsonOf(draft.hidden)}};
    file.write(QJsonDocument(object).toJson());
    return file.commit();
}

bool DraftStore::isTooLong(const QString& database) const
{
    return QFile(fileFor(database)).size() > kMaxBytes;
}

QString DraftStore::setAside(const QString& database) const
{
    const QString file = fileFor(database);
    for (int number = 1; QFile::exists(file) && number <= kMostKept; ++number) {
        const QString aside = QStringLiteral("%1.%2.kept").arg(file).arg(number);
        if (QFile::rename(file, aside)) // replaces nothing
            return aside;
    }
    return {};
}

QString DraftStore::fileFor(const QString& database) const
{
    const QByteArray hash = QCryptographicHash::hash(database.toUtf8(), QCryptographicHash::Sha256);
    const QString window = m_window == 1 ? QString() : QStringLiteral(".window%1").arg(m_window);
    return m_folder.filePath(QString::fromLatin1(hash.toHex().left(32)) + window + QStringLiteral(".json"));
}
