// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facade/database_browser.h"
#include "ui/workers/task_runner.h"

#include <QStringList>

#include <filesystem>
#include <functional>
#include <memory>

/// Cells of columns for completion, read on a thread and a connection of its own, so that neither a long statement nor the window
/// waits. Only the latest wish is answered. Lives on the GUI thread.
class CellFinder : public QObject
{
public:
    using Take = std::function<void(const QStringList& literals)>;

    explicit CellFinder(QObject* parent = nullptr) : QObject(parent) {}

    void open(const std::filesystem::path& file);
    void find(ratatosk::ColumnId column, const QString& prefix, const Take& take);

private:
    struct Reader;

    std::shared_ptr<Reader> m_reader;
    TaskRunner m_runner; // last member, first destroyed
};
