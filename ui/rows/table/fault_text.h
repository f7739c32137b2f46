// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/rows/row_edits.h"

#include <QString>

/// Why an edit was not written, in a sentence.
QString faultText(const ratatosk::EditFault& fault);
