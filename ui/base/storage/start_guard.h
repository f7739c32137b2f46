// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QList>

#include <functional>

/// Counts starts that did not last, by the numbers of their processes in a file of the state folder. After two of them in a row the next one should restore nothing: what
/// was restored may be what ended the program.
class StartGuard
{
public:
    static constexpr int kFailuresBeforeSafeMode = 2; ///< one may be chance: a power cut

    /// Whether a process lives: one that is still starting has not failed.
    using IsRunning = std::function<bool(qint64 process)>;

    StartGuard();
    StartGuard(const QDir& folder, IsRunning isRunning);

    /// To be called once, before anything is restored. True: start in safe mode.
    bool begin();
    /// The program runs well, or ended as it should.
    void noteSuccess();

private:
    QList<qint64> unfinished() const;
    void write(const QList<qint64>& starts) const;

    QDir m_folder;
    IsRunning m_isRunning;
};
