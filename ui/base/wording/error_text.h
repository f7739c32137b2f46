// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QString>

/// One translated sentence for people: what happened and, where it helps, what to do. Error::detail belongs under "Details".
QString errorText(const ratatosk::Error& error);

/// The same where a statement was run: the process that failed then is not the parser's.
QString statementErrorText(const ratatosk::Error& error);

/// The same where rows would be: with what exactly is wrong, and what to do next. `sentence`: what is wrong, where that is known better than in the
/// words of the database.
QString statementErrorNote(const ratatosk::Error& error, const QString& sentence = {});
