// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Without the blanks between two Chinese characters, or one and its punctuation, that come of phrases put into each other; those beside letters and
/// digits stay, and those within quotation marks, where cells are told as they are.
QString closeHanGaps(QString text);
