// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/logic/term.h"

#include <filesystem>

namespace ratatosk::logic {

/// A question, cut into words, and the form that it means.
struct Example {
    Words question, form;

    bool operator==(const Example&) const = default;
};

/// One example a line: question TAB form, words apart by spaces. Errors: FileMissing, InvalidData (names the line) for a line without just
/// one tab, an empty half, a form that cannot be read, or a file without examples.
Result<std::vector<Example>> readExamples(const std::filesystem::path& file);

} // namespace ratatosk::logic
