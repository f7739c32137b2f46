// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/wording/place_title.h"

#include "core/database/postgres/address_fields.h"
#include "core/database/postgres/server_address.h"
#include "core/database/sqlite/file_set.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <vector>

using namespace ratatosk;

namespace {

struct PlaceTitle {
    Q_DECLARE_TR_FUNCTIONS(PlaceTitle)

public:
    static QString of(const AddressFields& server);
    static QString of(const QStringList& files);
};

QStringList filesOf(const QString& place)
{
    QStringList files;
    for (const SetMember& member : membersOf(place.toStdString()))
        files << QString::fromStdString(member.file.string());
    return files;
}

/// Of a socket's folder nothing is said: it is this computer's.
QString PlaceTitle::of(const AddressFields& server)
{
    const QString port = server.port.empty() ? QString() : QLatin1Char(':') + QString::fromStdString(server.port);
    const QString host = server.host.starts_with('/') ? QString() : QString::fromStdString(server.host) + port;
    const QString database = QString::fromStdString(server.database.empty() ? server.service : server.database);
    if (!database.isEmpty() && !host.isEmpty())
        return tr("%1 on %2", "database, server").arg(database, host);
    return !database.isEmpty() ? database : tr("server %1").arg(host).trimmed();
}

QString PlaceTitle::of(const QStringList& files)
{
    const QString first = QFileInfo(files.value(0)).fileName();
    if (files.size() < 2)
        return first;
    if (files.size() == 2)
        return tr("%1 and %2", "files").arg(first, QFileInfo(files.back()).fileName());
    return tr("%1 and %n more file(s)", nullptr, static_cast<int>(files.size()) - 1).arg(first);
}

} // namespace

QString placeTitle(const QString& place)
{
    const std::string text = place.toStdString();
    return isServerAddress(text) ? PlaceTitle::of(addressFields(text)) : PlaceTitle::of(filesOf(place));
}

QString placeText(const QString& place)
{
    return isServerAddress(place.toStdString()) ? place : filesOf(place).join(QLatin1Char('\n'));
}

QString firstFileOf(const QString& place)
{
    return isServerAddress(place.toStdString()) ? QString() : filesOf(place).value(0);
}

QString placeBaseName(const QString& place)
{
    const std::string text = place.toStdString();
    if (!isServerAddress(text))
        return QFileInfo(firstFileOf(place)).completeBaseName();
    const AddressFields server = addressFields(text);
    const std::string& name = server.database.empty() ? server.service : server.database;
    return name.empty() ? QStringLiteral("server") : QString::fromStdString(name).replace(QLatin1Char('/'), QLatin1Char('_'));
}

QString rowsBaseName(const QString& title, const QString& place)
{
    constexpr qsizetype kLongest = 60;
    static const QRegularExpression refused(QStringLiteral("[\\\\/:*?\"<>|\\x00-\\x1f]+"));
    QString name = QString(title).replace(refused, QStringLiteral(" ")).simplified().left(kLongest).trimmed();
    while (name.endsWith(QLatin1Char('.')))
        name.chop(1);
    return name.isEmpty() ? placeBaseName(place) : name;
}

QString wholePlace(const QString& place)
{
    return isServerAddress(place.toStdString()) ? place : placeOfFiles(filesOf(place));
}

QString placeOfFiles(const QStringList& files)
{
    std::vector<SetMember> members;
    for (const QString& file : files)
        members.push_back({QFileInfo(file).absoluteFilePath().toStdString()});
    return QString::fromStdString(placeOf(members));
}

bool isThere(const QString& place)
{
    return isServerAddress(place.toStdString())
        || std::ranges::all_of(filesOf(place), [](const QString& file) { return QFileInfo::exists(file); });
}
