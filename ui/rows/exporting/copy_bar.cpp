// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/exporting/copy_bar.h"

#include "core/files/opening/database_copy.h"
#include "ui/base/wording/error_text.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <utility>

using namespace ratatosk;

CopyBar::CopyBar(QWidget* parent) : TaskBar(tr("Save a copy"), parent)
{
    setObjectName(QStringLiteral("copyBar"));
    connect(this, &TaskBar::stopRequested, this, [this] {
        m_runner.cancel();
        end(tr("Stopped. No copy was written."));
    });
}

void CopyBar::choose(const QString& database, const QString& name)
{
    if (isUnderWay())
        return;
    const QFileInfo file(name);
    const QString suggestion = tr("%1 copy.%2", "file name").arg(file.completeBaseName(), file.suffix());
    const QString target = QFileDialog::getSaveFileName(window(), tr("Save a copy"), file.dir().filePath(suggestion));
    if (!target.isEmpty())
        start(database, target);
}

void CopyBar::start(const QString& database, const QString& target)
{
    if (isUnderWay())
        return;
    m_target = target;
    begin(tr("Writing a copy to %1").arg(target), tr("Stop copying"));
    m_runner.start([this, database, target](std::stop_token stop) { return write(database, target, stop); },
                   [this](const Result<void>& written) { showEnd(written); });
}

/// On the worker's thread; progress comes back by whole percents.
Result<void> CopyBar::write(const QString& database, const QString& target, std::stop_token stop)
{
    const ReportProgress report = [this, stop, last = -1](const Progress& progress) mutable {
        const int percent = progress.total > 0 ? static_cast<int>(100 * progress.done / progress.total) : -1;
        if (percent == std::exchange(last, percent))
            return;
        QMetaObject::invokeMethod(this, [this, stop, percent] {
            if (!stop.stop_requested())
                tell(tr("Writing a copy to %1").arg(m_target), percent);
        });
    };
    return saveCopy(database.toStdString(), target.toStdString(), stop, report);
}

void CopyBar::showEnd(const Result<void>& written)
{
    if (written)
        return end(tr("Copy written to %1.").arg(m_target));
    end(tr("No copy was written: %1 %2").arg(statementErrorText(written.error()), QString::fromStdString(written.error().detail)));
}
