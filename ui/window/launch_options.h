// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// What the command line asks for: a window, or a text and an exit code.
struct LaunchOptions {
    QString database;
    QString source; ///< the file of data that the database was made of; empty: none
    QString question;
    bool isFresh = false; ///< no file is wanted, not even the last one

    QString picture; ///< graph, link, attention or tree: written to `pictureFile` instead of a window
    QString pictureFile;
    int layer = 0; ///< of the attention, from 1; 0: the last
    int head = 0;  ///< from 1; 0: the mean of all
    int scale = 1; ///< of a PNG

    QString output; ///< for standard output; then no window is opened
    QString error;  ///< for standard error; the exit code is kUsageError then

    bool opensWindow() const { return output.isEmpty() && error.isEmpty() && picture.isEmpty(); }
};

inline constexpr int kUsageError = 2;

/// `ratatosk [--fresh] [DATABASE] [QUESTION]`, `ratatosk --export PICTURE --out FILE DATABASE [QUESTION]`. Needs no application object and no display.
LaunchOptions readLaunchOptions(const QStringList& arguments);
