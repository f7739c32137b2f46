// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/exporting/export_bar.h"

#include "ui/base/wording/error_text.h"

#include <QBoxLayout>
#include <QDesktopServices>
#include <QFileInfo>
#include <QLocale>
#include <QPushButton>
#include <QUrl>

using namespace ratatosk;

ExportBar::ExportBar(QWidget* parent) : TaskBar(tr("Export"), parent), m_open(new QPushButton(tr("Open file"), this))
{
    m_open->setObjectName(QStringLiteral("openExported"));
    m_open->hide();
    qobject_cast<QBoxLayout*>(layout())->insertWidget(1, m_open);
    connect(m_open, &QPushButton::clicked, this, [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_target)); });
    setObjectName(QStringLiteral("exportBar"));
    connect(this, &TaskBar::stopRequested, this, &ExportBar::stop);
    connect(&m_exporter, &RowExporter::progressed, this, [this](qint64 rows) { tell(progressText(rows)); });
    connect(&m_exporter, &RowExporter::finished, this, [this](const Result<std::int64_t>& rows) {
        end(endText(rows));
        m_open->setVisible(rows.has_value());
    });
}

void ExportBar::start(const ExportRequest& request)
{
    m_target = request.target;
    m_open->hide();
    begin(progressText(0), tr("Stop exporting")); // how many rows there will be is known at the end only
    m_exporter.start(request);
}

QString ExportBar::progressText(qint64 rows) const
{
    return tr("Writing %1: %2 rows so far").arg(QFileInfo(m_target).fileName(), QLocale().toString(rows));
}

QString ExportBar::endText(const Result<std::int64_t>& rows) const
{
    if (rows)
        return tr("%1 rows written to %2").arg(QLocale().toString(static_cast<qlonglong>(*rows)), m_target);
    return tr("Nothing was written to %1: %2 %3")
        .arg(m_target, statementErrorText(rows.error()), QString::fromStdString(rows.error().detail));
}

void ExportBar::stop()
{
    m_exporter.cancel();
    end(tr("Stopped. No file was written."));
}
