// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/import_bar.h"

#include "core/files/importing/openable_place.h"
#include "ui/base/wording/place_title.h"

#include <utility>

using namespace ratatosk;

ImportBar::ImportBar(QWidget* parent) : TaskBar(tr("Read a data file"), parent)
{
    setObjectName(QStringLiteral("importBar"));
    connect(this, &TaskBar::stopRequested, this, [this] {
        m_runner.cancel();
        end(tr("Stopped. %1 was not opened.").arg(placeTitle(m_file)));
    });
}

void ImportBar::start(const QString& file)
{
    m_file = file;
    begin(tr("Reading %1").arg(placeTitle(file)), tr("Stop reading"));
    m_runner.start([this, file](std::stop_token stop) { return read(file, stop); },
                   [this](const Result<std::string>& database) { showEnd(database); });
}

void ImportBar::giveUp()
{
    if (!isUnderWay())
        return;
    m_runner.cancel();
    hide();
}

/// On the worker's thread; progress comes back by whole percents.
Result<std::string> ImportBar::read(const QString& file, std::stop_token stop)
{
    const ReportProgress report = [this, file, stop, last = -1](const Progress& progress) mutable {
        const int percent = progress.total > 0 ? static_cast<int>(100 * progress.done / progress.total) : -1;
        if (percent == std::exchange(last, percent))
            return;
        QMetaObject::invokeMethod(this, [this, file, stop, percent] {
            if (!stop.stop_requested())
                tell(tr("Reading %1").arg(placeTitle(file)), percent);
        });
    };
    return openablePlace(file.toStdString(), stop, report);
}

void ImportBar::showEnd(const Result<std::string>& database)
{
    hide();
    if (database)
        Q_EMIT imported(m_file, QString::fromStdString(*database));
    else
        Q_EMIT failed(m_file, database.error());
}
