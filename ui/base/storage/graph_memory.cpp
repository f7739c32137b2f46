// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/storage/graph_memory.h"

#include "core/answer/value/item_labels.h"
#include "ui/base/storage/user_folders.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <cmath>
#include <optional>

using namespace ratatosk;

namespace {

constexpr double kFarthest = 1e6;           ///< a place beyond is damage
constexpr qint64 kMostNotesBytes = 4 << 20; ///< of a file

QString nameOf(const Schema& schema, ColumnId column)
{
    return QString::fromStdString(labelOf(schema, column));
}

std::optional<ColumnId> columnNamed(const Schema& schema, const QString& name)
{
    for (int column = 0; column < schema.columnCount(); ++column) {
        if (nameOf(schema, ColumnId{column}) == name)
            return ColumnId{column};
    }
    return std::nullopt;
}

} // namespace

GraphMemory::GraphMemory() : m_folder(dataFolder().filePath(QStringLiteral("graphs"))) {}

GraphNotes GraphMemory::load(const QString& database, const Schema& schema) const
{
    QFile file(fileOfDatabase(m_folder, database));
    GraphNotes notes;
    if (file.size() > kMostNotesBytes || !file.open(QIODevice::ReadOnly))
        return notes;
    const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
    const QJsonObject positions = object[QLatin1String("positions")].toObject();
    for (auto place = positions.begin(); place != positions.end(); ++place) {
        const QPointF point(place->toArray().at(0).toDouble(), place->toArray().at(1).toDouble());
        if (schema.findTable(place.key().toStdString()) && std::abs(point.x()) < kFarthest && std::abs(point.y()) < kFarthest)
            notes.positions[place.key().toStdString()] = point;
    }
    const QJsonArray keys = object[QLatin1String("keys")].toArray();
    for (const auto key : keys) {
        const auto from = columnNamed(schema, key[QLatin1String("from")].toString());
        const auto to = columnNamed(schema, key[QLatin1String("to")].toString());
        if (from && to)
            notes.keys.push_back({*from, *to, key[QLatin1String("accepted")].toBool()});
    }
    return notes;
}

bool GraphMemory::save(const QString& database, const Schema& schema, const GraphNotes& notes) const
{
    QJsonObject positions;
    for (const auto& [table, place] : notes.positions)
        positions[QString::fromStdString(table)] = QJsonArray{place.x(), place.y()};
    QJsonArray keys;
    for (const KeyEdit& key : notes.keys)
        keys.append(QJsonObject{{QStringLiteral("from"), nameOf(schema, key.from)},
                                {QStringLiteral("to"), nameOf(schema, key.to)},
                                {QStringLiteral("accepted"), key.isAccepted}});
    const QJsonObject object{
        {QStringLiteral("database"), database}, {QStringLiteral("positions"), positions}, {QStringLiteral("keys"), keys}};
    QSaveFile file(fileOfDatabase(m_folder, database));
    const bool isReady = m_folder.mkpath(QStringLiteral(".")) && file.open(QIODevice::WriteOnly);
    return isReady && file.write(QJsonDocument(object).toJson()) > 0 && file.commit();
}
