// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/import_bar.h"

#include "core/importing/data_file.h"
#include "core/importing/data_import.h"

#include <QFileInfo>

#include <utility>

using namespace ratatosk;

ImportBar::ImportBar(QWidget* parent) : TaskBar(tr("Read a file of data"), parent)
{
    setObjectName(QStringLiteral("importBar"));
    connect(this, &TaskBar::stopRequested, this, [this] {
        m_runner.cancel();
        end(tr("Stopped. %1 was not opened.").arg(QFileInfo(m_file).fileName()));
    });
}

void ImportBar::start(const QString& file)
{
    m_file = file;
    begin(tr("Reading %1").arg(QFileInfo(file).fileName()), tr("Stop reading"));
    m_runner.start([this, file](std::stop_token stop) { return read(file, stop); },
                   [this](const Result<std::filesystem::path>& database) { showEnd(database); });
}

void ImportBar::giveUp()
{
    if (!isUnderWay())
        return;
    m_runner.cancel();
    hide();
}

/// On the worker's thread; progress comes back by whole percents.
Result<std::filesystem::path> ImportBar::read(const QString& file, std::stop_token stop)
{
    const auto files = dataFilesAt(file.toStdString());
    if (!files)
        return files.error();
    const ReportProgress report = [this, file, stop, last = -1](const Progress& progress) mutable {
        const int percent = progress.total > 0 ? static_cast<int>(100 * progress.done / progress.total) : -1;
        if (percent == std::exchange(last, percent))
            return;
        QMetaObject::invokeMethod(this, [this, file, stop, percent] {
            if (!stop.stop_requested())
                tell(tr("Reading %1").arg(QFileInfo(file).fileName()), percent);
        });
    };
    return importData(*files, stop, report);
}

void ImportBar::showEnd(const Result<std::filesystem::path>& database)
{
    hide();
    if (database)
        Q_EMIT imported(m_file, QString::fromStdString(database->string()));
    else
        Q_EMIT failed(m_file, database.error());
}
