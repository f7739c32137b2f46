// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/database/engine/result_table.h"
#include "core/files/rows/row_text.h"
#include "ui/base/workers/task_runner.h"

#include <QObject>
#include <QString>

#include <memory>

/// What to write where.
struct ExportRequest {
    QString database;
    QString sql;
    QString target;
    ratatosk::RowTextOptions options;
    std::shared_ptr<const ratatosk::ResultTable> rows = nullptr; ///< these, in place of what the statement finds
};

/// Writes all rows of a statement into a file, on a thread and in a process of its own. The file appears when it is complete; one
/// that is there already stays until then. Lives on the GUI thread.
class RowExporter : public QObject
{
    Q_OBJECT
public:
    explicit RowExporter(QObject* parent = nullptr) : QObject(parent) {}

    void start(const ExportRequest& request);
    /// Nothing more is heard of it, and no file is left.
    void cancel() { m_runner.cancel(); }

Q_SIGNALS:
    void progressed(qint64 rows);
    void finished(const ratatosk::Result<std::int64_t>& rows);

private:
    TaskRunner m_runner; // last member, first destroyed
};
