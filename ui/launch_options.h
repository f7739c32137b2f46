// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// What the command line asks for: a window, or a text and an exit code.
struct LaunchOptions {
    QString database;
    QString question;

    QString output;   ///< for standard output; then no window is opened
    QString error;    ///< for standard error; the exit code is kUsageError then

    bool opensWindow() const { return output.isEmpty() && error.isEmpty(); }
};

inline constexpr int kUsageError = 2;

/// `ratatosk [DATABASE] [QUESTION]`. Needs no application object and no display.
LaunchOptions readLaunchOptions(const QStringList& arguments);
