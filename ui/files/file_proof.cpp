// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/file_proof.h"

#include "core/database/sqlite/file_set.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>

namespace {

constexpr qint64 kLargestHashed = 1LL << 30;
constexpr qint64 kPiece = 1 << 20;

/// Empty when there is no file, when it cannot be read, or when the work was stopped.
QString printOf(const QString& path, const std::stop_token& stop)
{
    if (path.isEmpty())
        return {};
    const QFileInfo info(path);
    if (info.size() > kLargestHashed)
        return QStringLiteral("%1 bytes, %2").arg(info.size()).arg(info.lastModified().toString(Qt::ISODateWithMs));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QCryptographicHash hash(QCryptographicHash::Sha256);
    while (!file.atEnd() && !stop.stop_requested())
        hash.addData(file.read(kPiece));
    return stop.stop_requested() ? QString() : QString::fromLatin1(hash.result().toHex());
}

/// Of one file, or of several one after the other; empty as soon as one has none.
QString printOfAll(const QString& place, const std::stop_token& stop)
{
    QStringList prints;
    for (const ratatosk::SetMember& member : ratatosk::membersOf(place.toStdString())) {
        prints << printOf(QString::fromStdString(member.file.string()), stop);
        if (prints.back().isEmpty())
            return {};
    }
    return prints.join(QLatin1Char('\n'));
}

} // namespace

void FileProof::open(const QString& file)
{
    m_file = file;
    m_print.clear();
    m_runner.start([file](std::stop_token stop) { return printOfAll(file, stop); },
                   [this](const QString& print) {
                       m_print = print;
                       Q_EMIT known(print);
                   });
}

void FileProof::check()
{
    if (m_print.isEmpty())
        return;
    m_runner.start([file = m_file](std::stop_token stop) { return printOfAll(file, stop); },
                   [this](const QString& print) { Q_EMIT checked(print == m_print); });
}
