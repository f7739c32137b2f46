// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/base/look/task_bar.h"
#include "ui/base/workers/task_runner.h"

/// Writes a copy of the database as it is on the disk, and says how far that is. One at a time.
class CopyBar : public TaskBar
{
    Q_OBJECT
public:
    explicit CopyBar(QWidget* parent = nullptr);

    /// Asks where to. `database`: what is read; `name`: of the file as people know it.
    void choose(const QString& database, const QString& name);
    /// Does nothing while a copy is being written.
    void start(const QString& database, const QString& target);

private:
    ratatosk::Result<void> write(const QString& database, const QString& target, std::stop_token stop);
    void showEnd(const ratatosk::Result<void>& written);

    QString m_target;
    TaskRunner m_runner; // last member, first destroyed
};
