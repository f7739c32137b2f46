// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/export_bar.h"

#include "ui/wording/error_text.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>

using namespace ratatosk;

ExportBar::ExportBar(QWidget* parent)
    : QFrame(parent), m_text(new QLabel(this)), m_progress(new QProgressBar(this)), m_button(new QPushButton(tr("Close"), this))
{
    setObjectName(QStringLiteral("exportBar"));
    m_text->setObjectName(QStringLiteral("exportText"));
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_progress->setRange(0, 0); // how many rows there will be is known at the end only
    m_progress->setAccessibleName(tr("Export"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(4, 2, 4, 2);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_progress);
    layout->addWidget(m_button);
    connect(m_button, &QPushButton::clicked, this, &ExportBar::stopOrClose);
    connect(&m_exporter, &RowExporter::progressed, this, &ExportBar::showProgress);
    connect(&m_exporter, &RowExporter::finished, this, [this](const Result<std::int64_t>& rows) {
        if (rows)
            showEnd(tr("%1 rows written to %2").arg(QLocale().toString(static_cast<qlonglong>(*rows)), m_target));
        else
            showEnd(tr("Nothing was written: %1 %2").arg(statementErrorText(rows.error()), QString::fromStdString(rows.error().detail)));
    });
    hide();
}

void ExportBar::start(const ExportRequest& request)
{
    m_target = request.target;
    m_progress->show();
    m_button->setText(tr("Stop exporting"));
    showProgress(0);
    show();
    m_exporter.start(request);
}

void ExportBar::showProgress(qint64 rows)
{
    m_text->setText(tr("Writing %1: %2 rows so far").arg(QFileInfo(m_target).fileName(), QLocale().toString(rows)));
}

void ExportBar::showEnd(const QString& text)
{
    m_text->setText(text);
    m_progress->hide();
    m_button->setText(tr("Close"));
}

void ExportBar::stopOrClose()
{
    if (m_progress->isHidden())
        return hide();
    m_exporter.cancel();
    showEnd(tr("Stopped. No file was written."));
}
