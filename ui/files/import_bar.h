// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "ui/base/look/task_bar.h"
#include "ui/base/workers/task_runner.h"

#include <string>

/// Makes a database of a file of data, or of all in a folder, or what is opened for several files, on a thread of its own, and says how far that is. One at a time: a new one
/// takes the place of the one before.
class ImportBar : public TaskBar
{
    Q_OBJECT
public:
    explicit ImportBar(QWidget* parent = nullptr);

    void start(const QString& file);
    /// Something else is opened instead.
    void giveUp();

Q_SIGNALS:
    void imported(const QString& file, const QString& database);
    void failed(const QString& file, const ratatosk::Error& error);

private:
    ratatosk::Result<std::string> read(const QString& file, std::stop_token stop);
    void showEnd(const ratatosk::Result<std::string>& database);

    QString m_file;
    TaskRunner m_runner; // last member, first destroyed
};
