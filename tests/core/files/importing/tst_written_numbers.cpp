// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/column_format.h"
#include "tests/support/test_program.h"

#include <QStringList>
#include <QTest>

using namespace ratatosk;

/// Numbers as people write them, by the column that they stand in.
class TestWrittenNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsColumns_data();
    void readsColumns();
};

namespace {

/// "REAL: 1234.5; -200; NULL"; texts stay as they are.
QString readAs(const QStringList& cells)
{
    std::vector<ColumnProfile> columns(1);
    for (const QString& cell : cells)
        columns.front().take(cell.toStdString());
    const ColumnFormat format = columnFormats(columns, writingHabits(columns, false)).front();
    QStringList values;
    for (const QString& text : cells) {
        const std::string cell = text.toStdString();
        const bool isText = format.kind == ColumnFormat::Kind::Text || (format.keepsTexts && !isNumberIn(cell, format));
        if (format.kind != ColumnFormat::Kind::Text && isMissingMark(cell))
            values << "NULL";
        else if (isText || format.kind == ColumnFormat::Kind::Date || format.kind == ColumnFormat::Kind::Moment)
            values << text;
        else if (format.kind == ColumnFormat::Kind::Whole)
            values << QString::number(wholeNumberIn(cell, format.numbers));
        else
            values << QString::number(numberIn(cell, format.numbers), 'g', 12);
    }
    return QString::fromUtf8(declaredTypeOf(format).data()) + ": " + values.join("; ");
}

void addCells(const char* name, const QStringList& cells, const char* expected)
{
    QTest::newRow(name) << cells << QString::fromUtf8(expected);
}

void addMoney()
{
    addCells("brackets", {"$1,234.50", "($200.00)", "$15.00"}, "REAL: 1234.5; -200; 15");
    addCells("brackets behind the sign", {"$ (200.00)", "$ 1,000.00"}, "REAL: -200; 1000");
    addCells("brackets of whole numbers", {"100", "(200)", "300"}, "INTEGER: 100; -200; 300");
    addCells("brackets alone", {"(1)", "(2)", "(3)"}, "TEXT: (1); (2); (3)");
    addCells("several signs", {"$12.50", "$4.25", "$2,300.00", "₪499"}, "REAL: 12.5; 4.25; 2300; 499");
    addCells("a sign behind", {"12,50 €", "4,25 €", "1.300,00€"}, "REAL: 12.5; 4.25; 1300");
    addCells("codes", {"USD 12.50", "4.25 EUR", "CHF 1'300.00"}, "REAL: 12.5; 4.25; 1300");
    addCells("codes without a blank", {"100EUR", "250EUR", "30EUR"}, "INTEGER: 100; 250; 30");
    addCells("minus before and behind the sign", {"-$5", "$-6", "$7"}, "INTEGER: -5; -6; 7");
    addCells("minus behind", {"200.50-", "100.25", "3.00"}, "REAL: -200.5; 100.25; 3");
    addCells("a minus of printers", {"−5", "7", "−1.5"}, "REAL: -5; 7; -1.5");
    addCells("koruny and złoty", {"1 200 Kč", "300 Kč", "45,5 zł"}, "REAL: 1200; 300; 45.5");
    addCells("nothing", {"$5.00", "$ -", "$-", "$1.50"}, "REAL: 5; NULL; NULL; 1.5");
}

void addThousands()
{
    addCells("blanks", {"1 234 567", "12 345", "999"}, "INTEGER: 1234567; 12345; 999");
    addCells("blanks and a comma", {"1 234,5", "12 345,25"}, "REAL: 1234.5; 12345.25");
    addCells("points", {"1.234.567", "12.345"}, "INTEGER: 1234567; 12345");
    addCells("apostrophes", {"1'234.50", "12’345.25"}, "REAL: 1234.5; 12345.25");
    addCells("numbers of telephones", {"601 234 567", "602 345 678"}, "TEXT: 601 234 567; 602 345 678");
}

void addForms()
{
    addCells("exponents", {"1.5E-3", "2e5", "-3.25"}, "REAL: 0.0015; 200000; -3.25");
    addCells("codes with an e", {"1E5", "2E7", "3E1"}, "TEXT: 1E5; 2E7; 3E1");
    addCells("per cent", {"45%", "12.5 %", "-3%"}, "REAL: 45; 12.5; -3");
    addCells("thousands by a letter", {"1.2k", "900", "3k", "1.5M"}, "REAL: 1200; 900; 3000; 1500000");
    addCells("sizes", {"5k", "10k"}, "TEXT: 5k; 10k");
    addCells("plus", {"+1.5", "-2", "+3"}, "REAL: 1.5; -2; 3");
    addCells("codes of countries", {"+49", "+1", "+44"}, "TEXT: +49; +1; +44");
}

void addTextCells()
{
    const QStringList ten{"1", "2", "3", "4", "5", "6", "7", "8", "9"};
    addCells("one text in ten", ten + QStringList{"sold out"}, "INTEGER: 1; 2; 3; 4; 5; 6; 7; 8; 9; sold out");
    addCells("two texts in eleven", ten + QStringList{"sold out", "lost"}, "TEXT: 1; 2; 3; 4; 5; 6; 7; 8; 9; sold out; lost");
    addCells("signs of absence", {"1", "n/a", "—", "N/A", "null", "-", "2.5"}, "REAL: 1; NULL; NULL; NULL; NULL; NULL; 2.5");
    addCells("a code in ten", ten + QStringList{"85123A"}, "TEXT: 1; 2; 3; 4; 5; 6; 7; 8; 9; 85123A");
    addCells("leading zeros in one of many", QStringList(30, "12345") + QStringList{"01234"},
             qUtf8Printable("TEXT: " + QStringList(30, "12345").join("; ") + "; 01234"));
    addCells("rooms in ten", ten + QStringList{"224B"}, "TEXT: 1; 2; 3; 4; 5; 6; 7; 8; 9; 224B");
    addCells("codes with a point", {"600.109", "600.203", "600.325", "050.109"}, "TEXT: 600.109; 600.203; 600.325; 050.109");
    addCells("addresses", {"192.168.100.200", "192.168.100.201"}, "TEXT: 192.168.100.200; 192.168.100.201");
    addCells("addresses of any length", QStringList(10, "192.168.100.200") + QStringList{"10.0.0.1"},
             qUtf8Printable("TEXT: " + QStringList(10, "192.168.100.200").join("; ") + "; 10.0.0.1"));
    addCells("a range in ten", ten + QStringList{"10-20"}, "INTEGER: 1; 2; 3; 4; 5; 6; 7; 8; 9; 10-20");
    addCells("a note at a number", ten + QStringList{"1,5 (about)"}, "INTEGER: 1; 2; 3; 4; 5; 6; 7; 8; 9; 1,5 (about)");
    addCells("days", {"2024-01-02", "2024-01-03"}, "DATE: 2024-01-02; 2024-01-03");
    addCells("words", {"Total", "USD", "k", "(a)", "-", "%"}, "TEXT: Total; USD; k; (a); -; %");
    addCells("versions", {"1.2.3", "1.10.0"}, "TEXT: 1.2.3; 1.10.0");
}

} // namespace

void TestWrittenNumbers::readsColumns_data()
{
    QTest::addColumn<QStringList>("cells");
    QTest::addColumn<QString>("expected");
    addMoney();
    addThousands();
    addForms();
    addTextCells();
}

void TestWrittenNumbers::readsColumns()
{
    QFETCH(QStringList, cells);
    QFETCH(QString, expected);
    QCOMPARE(readAs(cells), expected);
}

RATATOSK_TEST(TestWrittenNumbers);
#include "tst_written_numbers.moc"
