// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStringList>

/// Breaks the text into lines of `width`; what does not fit into `most` lines is elided at the end of the last.
QStringList wrapped(const QString& text, const QFont& font, double width, int most);
