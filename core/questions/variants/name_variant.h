// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/dice.h"
#include "core/questions/variants/name_style.h"
#include "core/questions/variants/variant.h"

namespace ratatosk {

/// How the tables and columns of one database are called.
struct NamingManner {
    enum class Wording {
        Plain,       ///< the words as they are
        Abbreviated, ///< "cst_nm"
        Header,      ///< "Amount (EUR)"
        Question,    ///< "How old are you?"; keys have headers
    };

    NameCase tables = NameCase::Snake, columns = NameCase::Snake; ///< of columns: unless they are headers or questions
    Wording wording = Wording::Plain;
    double synonyms = 0;          ///< share of names that become a synonym
    std::string tablePrefix;      ///< "tbl"
    bool hasColumnPrefix = false; ///< the table's short name before each column: "cst_"
    std::string currency = "EUR"; ///< behind amounts in headers
};

/// One of those that people have: an application's, a programmer's, an old system's, a sheet's, a survey's.
NamingManner drawnManner(Dice& dice);

/// Gives each table and column another name made of its spoken one; a name that has none that can be written stays. Queries are left as they are, since they
/// know no names. No two columns of a table, and no two tables, share a name.
void rename(Variant& variant, const NamingManner& manner, Dice& dice);

} // namespace ratatosk
