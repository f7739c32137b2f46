// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/workers/side_reader.h"

#include <QObject>
#include <QStringList>

#include <functional>

/// Cells of columns for completion. Lives on the GUI thread.
class CellFinder : public QObject
{
public:
    using Take = std::function<void(const QStringList& literals)>;

    explicit CellFinder(QObject* parent = nullptr) : QObject(parent) {}

    void open(const std::filesystem::path& file) { m_reader.open(file); }
    void find(ratatosk::ColumnId column, const QString& prefix, const Take& take);

private:
    SideReader m_reader;
};
