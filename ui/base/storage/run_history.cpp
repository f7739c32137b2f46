// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/storage/run_history.h"

#include "ui/base/storage/user_folders.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>

namespace {

constexpr qint64 kMostHistoryBytes = 16 << 20; ///< then the older half goes

QByteArray lineOf(const RunRecord& record)
{
    const QJsonObject object{{QStringLiteral("database"), record.database},
                             {QStringLiteral("sql"), record.sql},
                             {QStringLiteral("outcome"), record.outcome},
                             {QStringLiteral("ran_at"), record.ranAt}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

RunRecord recordOf(const QJsonObject& object)
{
    return {object[QLatin1String("database")].toString(), object[QLatin1String("sql")].toString(),
            object[QLatin1String("outcome")].toString(), object[QLatin1String("ran_at")].toString()};
}

} // namespace

RunHistory::RunHistory() : m_folder(stateFolder()) {}

QList<RunRecord> RunHistory::load() const
{
    QList<RunRecord> records;
    QFile stored(file());
    if (!stored.open(QIODevice::ReadOnly))
        return records;
    while (!stored.atEnd()) {
        const RunRecord record = recordOf(QJsonDocument::fromJson(stored.readLine()).object());
        if (!record.sql.isEmpty())
            records << record;
    }
    std::reverse(records.begin(), records.end());
    return records.mid(0, kMost);
}

void RunHistory::add(const RunRecord& record) const
{
    QFile stored(file());
    if (record.sql.size() > kLongestStatement || !QDir().mkpath(m_folder.path()) || !stored.open(QIODevice::WriteOnly | QIODevice::Append))
        return;
    stored.write(lineOf(record));
    if (stored.size() > kMostHistoryBytes) {
        stored.close();
        shorten();
    }
}

void RunHistory::shorten() const
{
    const QList<RunRecord> records = load();
    QSaveFile target(file());
    if (!target.open(QIODevice::WriteOnly))
        return;
    for (qsizetype record = std::min<qsizetype>(records.size(), kMost) / 2; record-- > 0;)
        target.write(lineOf(records[record]));
    target.commit();
}
