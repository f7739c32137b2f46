// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/explaining/question_language.h"

#include <QString>

/// That questions are read in English, in the language of one that is not, whatever the window's is.
QString languageNotice(ratatosk::ForeignLanguage language);
