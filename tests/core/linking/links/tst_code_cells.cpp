// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/code_cells.h"

#include "core/english/language/word_splitter.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestCodeCells : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhatCodesAreShortFor_data();
    void findsWhatCodesAreShortFor();
};

void TestCodeCells::findsWhatCodesAreShortFor_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("found");
    QTest::newRow("beginning") << "How many visits were cancelled?"
                               << "CANC";
    QTest::newRow("hyphen") << "how many no-shows"
                            << "NOSH";
    QTest::newRow("two words") << "Which bills were written off?"
                               << "WOFF W";
    QTest::newRow("letter of a state") << "requests that were withdrawn"
                                       << "W";
    QTest::newRow("adjective") << "requests still open"
                               << "O";
    QTest::newRow("letter of no state") << "requests of widows"
                                        << "";
    QTest::newRow("letter of another column") << "withdrawn rooms"
                                              << "W";
    QTest::newRow("the code itself") << "visits that are DONE"
                                     << "";
    QTest::newRow("longer than a code") << "visits by day"
                                        << "";
}

void TestCodeCells::findsWhatCodesAreShortFor()
{
    const Schema schema = *Schema::create(
        {{"visit", "visit"}},
        {{TableId{0}, "stat", "stat"}, {TableId{0}, "bill", "bill"}, {TableId{0}, "status", "status"}, {TableId{0}, "wing", "wing"}}, {});
    const auto values = ValueIndex::fromCells({{ColumnId{0}, "CANC"},
                                               {ColumnId{0}, "DONE"},
                                               {ColumnId{0}, "NOSH"},
                                               {ColumnId{1}, "OPEN"},
                                               {ColumnId{1}, "WOFF"},
                                               {ColumnId{2}, "D"},
                                               {ColumnId{2}, "O"},
                                               {ColumnId{2}, "W"},
                                               {ColumnId{3}, "E"},
                                               {ColumnId{3}, "W"}});
    QFETCH(QString, question);
    QStringList found;
    for (const CellSpan& span : findAbbreviatedCells(*splitQuestion(question.toStdString()), codeColumns(schema, *values)))
        for (const CellHit& hit : span.hits)
            found << QString::fromStdString(hit.value);
    QTEST(found.join(QLatin1Char(' ')), "found");
}

RATATOSK_TEST(TestCodeCells);
#include "tst_code_cells.moc"
