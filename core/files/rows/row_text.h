// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace ratatosk {

/// The forms in which rows leave the program. All but Xlsx are text.
enum class RowFormat { Tsv, Csv, Markdown, Json, JsonLines, Insert, InList, Html, Xlsx };

struct RowTextOptions {
    RowFormat format = RowFormat::Tsv;
    bool marksFormulas = false;   ///< in Csv and Tsv: see withFormulaMark
    bool hasTitles = true;        ///< of Tsv and Csv; the other forms cannot do without
    std::string table = "result"; ///< that Insert writes into
    std::string remark;           ///< a comment at the head of Markdown, HTML and INSERT, the forms that have comments
};

/// Rows as text, piece by piece, so that a million of them need no more memory than one. NULL is told from the empty text in every
/// form but the tabbed one, which has the word NULL. Fractions are exact in the forms that programs read (JSON, INSERT, IN); in the others they are
/// without the digits that computing has left behind. Bytes that are not UTF-8 become U+FFFD in JSON. Two columns of one name get
/// different titles where a reader needs that (JSON, INSERT).
class RowText
{
public:
    /// Requires: a form that is text.
    RowText(RowTextOptions options, std::vector<std::string> columns);

    std::string head() const;
    /// The next row. Requires: as many cells as columns.
    std::string row(const std::vector<Cell>& cells);
    std::string tail() const;

private:
    std::string listItems(const std::vector<Cell>& cells);

    RowTextOptions m_options;
    std::vector<std::string> m_columns;
    std::set<std::string> m_listed; ///< literals that the list holds already
    bool m_isFirst = true;
};

/// A text that a spreadsheet would take for a formula (it begins with = + - @, a tab or a line break) with an apostrophe before it.
std::string withFormulaMark(const std::string& text);

/// The cell as SQL spells it: 'it''s', 1.5, NULL, X'0AFF'. A zero byte inside text makes it a cast BLOB.
std::string sqlLiteral(const Cell& cell);

} // namespace ratatosk
