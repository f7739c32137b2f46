// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"

#include <map>
#include <string>
#include <vector>

namespace ratatosk {

/// How words become an identifier.
enum class NameCase {
    Snake,      ///< ship_date
    UpperSnake, ///< SHIP_DATE
    Camel,      ///< ShipDate
    LowerCamel, ///< shipDate
    Flat,       ///< shipdate
    Sentence,   ///< Ship date
    Title,      ///< Ship Date
};

std::string writtenName(const std::vector<std::string>& words, NameCase style);

/// A word cut short as programmers do it: a known short form ("qty"), the letters without vowels ("cstmr"), or the first ones ("cust"). Words of up to
/// three letters stay. Requires: lower case, ASCII.
std::string abbreviated(const std::string& word, Dice& dice);

/// Words that were cut short once are cut the same way again.
class Abbreviations
{
public:
    const std::string& of(const std::string& word, Dice& dice);

private:
    std::map<std::string, std::string> m_forms;
};

/// Another name by WordNet, of all the words or of the last one that has one: "last name" -> "surname". The same words: none is known, or all are among
/// `taken`.
std::string synonymOf(const std::string& words, const std::vector<std::string>& taken);

} // namespace ratatosk
