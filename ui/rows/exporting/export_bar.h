// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/look/task_bar.h"
#include "ui/base/workers/row_exporter.h"

class QPushButton;

/// Writes all rows of a statement to a file, says how far that is, and offers to open it.
class ExportBar : public TaskBar
{
    Q_OBJECT
public:
    explicit ExportBar(QWidget* parent = nullptr);

    void start(const ExportRequest& request);

private:
    QString progressText(qint64 rows) const;
    QString endText(const ratatosk::Result<std::int64_t>& rows) const;
    void stop();

    QString m_target;
    QPushButton* m_open = nullptr; ///< shown once there is a file
    RowExporter m_exporter;
};
