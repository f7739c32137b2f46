// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace ratatosk {

/// "not", "'t", "without": what stands behind is denied. Requires: a word as questions are cut, in lower case.
bool isDenial(std::string_view word);

/// "still", "yet", "open": something has not happened so far. Requires: lower case.
bool isPendingWord(std::string_view word);

/// "late": something happened after it was due. Requires: lower case.
bool isLateWord(std::string_view word);

/// A word of a column's name that says when something should happen: "due", "expected". Requires: lower case.
bool isDueName(std::string_view word);

} // namespace ratatosk
