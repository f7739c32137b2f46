// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/database/schema/schema.h"

#include <string>

namespace ratatosk {

// Graphs in the language of Graphviz' `dot`.

/// Tables as records of their columns, foreign keys as edges between columns; guessed keys are dashed.
std::string dotOf(const Schema& schema);

/// A syntax tree, root left.
std::string dotOf(const SyntaxNode& tree);

} // namespace ratatosk
