// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/place_title.h"

#include "core/postgres/address_fields.h"
#include "core/postgres/server_address.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace ratatosk;

namespace {

struct PlaceTitle {
    Q_DECLARE_TR_FUNCTIONS(PlaceTitle)

public:
    static QString of(const AddressFields& server);
};

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

} // namespace

QString placeTitle(const QString& place)
{
    const std::string text = place.toStdString();
    return isServerAddress(text) ? PlaceTitle::of(addressFields(text)) : QFileInfo(place).fileName();
}

QString placeBaseName(const QString& place)
{
    const std::string text = place.toStdString();
    if (!isServerAddress(text))
        return QFileInfo(place).completeBaseName();
    const AddressFields server = addressFields(text);
    const std::string& name = server.database.empty() ? server.service : server.database;
    return name.empty() ? QStringLiteral("server") : QString::fromStdString(name).replace(QLatin1Char('/'), QLatin1Char('_'));
}

QString wholePlace(const QString& place)
{
    return isServerAddress(place.toStdString()) ? place : QFileInfo(place).absoluteFilePath();
}

bool isThere(const QString& place)
{
    return isServerAddress(place.toStdString()) || QFileInfo::exists(place);
}
