// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QString>

/// Why a file could not be opened as a database, in words for this sort of file. Looks at its first bytes.
QString openFailureText(const QString& file, const ratatosk::Error& error);
