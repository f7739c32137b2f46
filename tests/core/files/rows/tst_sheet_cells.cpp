// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/sheet_cells.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestSheetCells : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cutsRowsAndCells_data();
    void cutsRowsAndCells();
};

void TestSheetCells::cutsRowsAndCells_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cells"); // | between cells, / between rows
    const auto row = [](const char* name, const char* text, const char* cells) {
        QTest::newRow(name) << QString::fromLatin1(text) << QString::fromLatin1(cells);
    };
    row("one cell", "a", "a");
    row("nothing", "", "");
    row("two rows", "a\tb\nc\td\n", "a|b/c|d");
    row("from Windows", "a\tb\r\nc\td\r\n", "a|b/c|d");
    row("empty cells", "a\t\t\n\tb", "a||/|b");
    row("a tab inside", "\"a\tb\"\tc", "a\tb|c");
    row("a line break inside", "\"a\nb\"\tc\nd\te", "a\nb|c/d|e");
    row("quotes inside", "\"say \"\"no\"\"\"\tx", "say \"no\"|x");
    row("a quote that nothing ends", "5\" disk\t\"x", "5\" disk|\"x");
    row("an empty row", "a\n\nb", "a//b");
}

void TestSheetCells::cutsRowsAndCells()
{
    QFETCH(QString, text);
    QStringList rows;
    for (const auto& cells : sheetCells(text.toStdString())) {
        QStringList row;
        for (const std::string& cell : cells)
            row << QString::fromStdString(cell);
        rows << row.join(QLatin1Char('|'));
    }
    QTEST(rows.join(QLatin1Char('/')), "cells");
}

RATATOSK_TEST(TestSheetCells);
#include "tst_sheet_cells.moc"
