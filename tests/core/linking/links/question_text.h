// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/language/word_splitter.h"

#include <QString>

#include <string>

/// The question that `text` is; an empty one when it is refused.
inline ratatosk::Question questionOf(const QString& text)
{
    const auto question = ratatosk::splitQuestion(text.toStdString());
    return question ? *question : ratatosk::Question{};
}
