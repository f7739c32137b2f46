// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/state/selection.h"

#include <string_view>
#include <vector>

/// The statement that holds the byte `caret`, without the white space around it and its semicolon. Strings, quoted names and comments
/// may hold semicolons. The statement before, when the caret stands in blank text after it.
TextSpan statementAt(std::string_view sql, int caret);

/// All statements of a text, in order, each as above.
std::vector<TextSpan> statementsOf(std::string_view sql);

/// Whether the statement compares something, outside of strings and comments: WHERE, HAVING, JOIN. Else a table may be empty all by itself.
bool hasConditions(std::string_view sql);

/// Where to mark a statement that does not compile: the token at `offset`, of a qualified name its last part, or, when SQLite gives no offset (-1), the name that ends
/// its message ("no such table: missing"). Empty when there is nothing to mark.
TextSpan errorSpan(std::string_view sql, int offset, std::string_view message);
