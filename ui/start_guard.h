// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>

/// Counts starts that did not last, in a file of the state folder. After two of them in a row the next one should restore nothing: what
/// was restored may be what ended the program.
class StartGuard
{
public:
    static constexpr int kFailuresBeforeSafeMode = 2;

    StartGuard();
    explicit StartGuard(const QDir& folder);

    /// To be called once, before anything is restored. True: start in safe mode.
    bool begin();
    /// The program runs well, or ended as it should.
    void noteSuccess();

private:
    int failures() const;

    QDir m_folder;
};
