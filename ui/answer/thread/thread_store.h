// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/answer/thread/thread.h"

#include <QDir>

/// Keeps the thread of each database in a file of its own in the user's data folder ($XDG_DATA_HOME/ratatosk/threads), which only they can read. Written
/// whole at each change, so that a crash loses nothing.
class ThreadStore
{
public:
    ThreadStore();
    explicit ThreadStore(const QDir& folder) : m_folder(folder) {}

    /// Empty where none was kept, or what was kept cannot be understood.
    Thread load(const QString& database) const;
    /// False when it could not be written.
    bool save(const QString& database, const Thread& thread) const;

private:
    QDir m_folder;
};
