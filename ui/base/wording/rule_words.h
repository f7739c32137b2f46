// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

/// What a decision of the decoder means, in words: "show, with a condition" for "SelectWhere(select, where)", "dogs.age" for
/// "column dogs.age". Rules of a grammar other than the product's keep their names.
QString ruleWords(const std::string& action);
