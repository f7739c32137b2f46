// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/schema/schema.h"

#include <string>

namespace ratatosk {

/// What surrounds a column whose name is written for people.
struct HeaderContext {
    ColumnType type = ColumnType::Text;
    bool isOfPerson = false; ///< its rows are people
    std::string currency;    ///< "EUR", of amounts
};

/// Whether the column holds sums of money, by its name: "unit price", "amount", "salary".
bool isAmount(const std::string& readableName);

/// A spoken name as the head of a column in a sheet: "Customer no.", "Price (EUR)", "No. of rooms". Requires: not empty.
std::string headerOf(const std::string& readableName, const HeaderContext& context);

/// The same as a question in a survey or form: "How old are you?", "What is the ship date?"; what is called by no noun, and everything where
/// WordNet is not installed, has a header.
std::string questionOf(const std::string& readableName, const HeaderContext& context);

} // namespace ratatosk
