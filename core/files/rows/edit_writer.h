// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/opening/database_editor.h"
#include "core/files/rows/row_edits.h"

#include <stop_token>
#include <vector>

namespace ratatosk {

/// The statement that writes an edit. It returns a row when it found the one that it is about, as that was when the edit was made.
std::string editStatement(const RowEdit& edit);

/// Writes all edits in one transaction, which is open no longer than this takes. Faults: nothing was written, and these edits are why, all
/// of them together. Error: nothing was written, for a reason that is no edit's, such as another program that writes.
/// Requires: nothing is pending in `editor`.
Result<std::vector<EditFault>> writeEdits(DatabaseEditor& editor, const std::vector<RowEdit>& edits, std::stop_token stop = {});

} // namespace ratatosk
