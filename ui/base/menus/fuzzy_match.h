// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <optional>

/// How well a name fits what was typed of it: every word typed has its letters in the name, in this order, though others may stand
/// between. More is better: letters that follow each other and those that begin a word count more, and of two names that fit alike the shorter is better.
/// Nothing: it does not fit. Nothing typed fits everything alike.
std::optional<int> fuzzyScore(QStringView typed, QStringView name);
