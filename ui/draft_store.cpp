// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draft_store.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

namespace {

QDir stateFolder()
{
    const QString home = qEnvironmentVariable("XDG_STATE_HOME", QDir::homePath() + QStringLiteral("/.local/state"));
    return QDir(home + QStringLiteral("/ratatosk/drafts"));
}

} // namespace

DraftStore::DraftStore() : m_folder(stateFolder()) {}

Draft DraftStore::load(const QString& database) const
{
    QFile file(fileFor(database));
    if (file.size() > kMaxBytes || !file.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject draft = QJsonDocument::fromJson(file.readAll()).object();
    return {draft[QLatin1String("question")].toString(), draft[QLatin1String("sql")].toString()};
}

bool DraftStore::save(const QString& database, const Draft& draft) const
{
    QSaveFile file(fileFor(database));
    if (!QDir().mkpath(m_folder.path()) || !file.open(QIODevice::WriteOnly))
        return false;
    const QJsonObject object{{QStringLiteral("database"), database},
                             {QStringLiteral("question"), draft.question},
                             {QStringLiteral("sql"), draft.sql}};
    file.write(QJsonDocument(object).toJson());
    return file.commit();
}

QString DraftStore::fileFor(const QString& database) const
{
    const QByteArray hash = QCryptographicHash::hash(database.toUtf8(), QCryptographicHash::Sha256);
    return m_folder.filePath(QString::fromLatin1(hash.toHex().left(32)) + QStringLiteral(".json"));
}
