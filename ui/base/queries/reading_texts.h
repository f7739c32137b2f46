// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/database/schema/schema.h"

#include <QStringList>

/// For each candidate the first thing that tells it from the others, in words: of the first what the second has in another way, of the
/// others what they have in another way than the first ("only dogs"); of one alone what it shows. Empty where no words tell.
QStringList readingTexts(const ratatosk::Answer& answer, const ratatosk::Schema& schema);
