// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/workers/row_exporter.h"

#include <QFrame>

class QLabel;
class QProgressBar;
class QPushButton;

/// Says how far an export is and lets it be stopped; afterwards what came of it. Hidden when there is none.
class ExportBar : public QFrame
{
    Q_OBJECT
public:
    explicit ExportBar(QWidget* parent = nullptr);

    void start(const ExportRequest& request);

private:
    void showProgress(qint64 rows);
    void showEnd(const QString& text);
    void stopOrClose();

    QLabel* m_text = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_button = nullptr;
    QString m_target;
    RowExporter m_exporter;
};
