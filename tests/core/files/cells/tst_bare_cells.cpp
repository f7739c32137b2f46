// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/bare_cells.h"
#include "core/files/cells/delimited_reader.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <random>

using namespace ratatosk;

/// Lines without quotes, which are cut without the parser.
class TestBareCells : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cutsLines_data();
    void cutsLines();
    void agreesWithTheParser_data();
    void agreesWithTheParser();
    void agreesOnQuotes_data();
    void agreesOnQuotes();
    void leavesOddQuotes_data();
    void leavesOddQuotes();
    void endsRowsAsTheParserDoes();
};

namespace {

/// "[a][b][-]": a gap is a line.
QString cellText(RowCells row)
{
    QString text;
    for (const std::string_view cell : row)
        text += cell.data() ? QStringLiteral("[%1]").arg(QString::fromUtf8(cell.data(), static_cast<int>(cell.size())))
                            : QStringLiteral("[-]");
    return text;
}

QStringList rowTexts(const std::string& text, char separator)
{
    QStringList rows;
    DelimitedReader reader({separator, '"', 0}, [&](RowCells row) -> Result<void> {
        rows << cellText(row);
        return {};
    });
    if (!reader.take(text) || !reader.finish())
        rows << QStringLiteral("an error");
    return rows;
}

} // namespace

void TestBareCells::cutsLines_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<char>("separator");
    QTest::addColumn<QString>("expected");
    QTest::newRow("plain") << QByteArray("one,two,three") << ',' << "[one][two][three]";
    QTest::newRow("blanks around cells") << QByteArray("  one ,\ttwo\t, th ree") << ',' << "[one][two][th ree]";
    QTest::newRow("gaps") << QByteArray(",one,, ,") << ',' << "[-][one][-][-][-]";
    QTest::newRow("a cell") << QByteArray("one") << ',' << "[one]";
    QTest::newRow("nothing") << QByteArray("") << ',' << "";
    QTest::newRow("blanks") << QByteArray(" \t ") << ',' << "";
    QTest::newRow("tabs") << QByteArray("a b\t\t c ") << '\t' << "[a b][-][c]";
    QTest::newRow("separators side by side over eight bytes") << QByteArray(";;;;;;;;;x;") << ';' << "[-][-][-][-][-][-][-][-][-][x][-]";
    QTest::newRow("letters beside the separator's code") << QByteArray("+-,-+.,/*") << ',' << "[+-][-+.][/*]";
    QTest::newRow("bytes beyond ASCII") << QByteArray("\xac,\xc3\xac,caf\xc3\xa9 au lait") << ',' << "[\xef\xbf\xbd][ì][café au lait]";
}

void TestBareCells::cutsLines()
{
    QFETCH(QByteArray, line);
    QFETCH(char, separator);
    QFETCH(QString, expected);
    std::vector<std::string_view> cells{"left from the line before"};
    cutBareCells({line.data(), static_cast<std::size_t>(line.size())}, separator, cells);
    QCOMPARE(cellText(cells), expected);
}

void TestBareCells::agreesWithTheParser_data()
{
    QTest::addColumn<char>("separator");
    for (const char separator : {',', ';', '\t', ' ', '|'})
        QTest::newRow(QByteArray::number(separator).constData()) << separator;
}

/// A quote in a cell at its end leaves a line to the parser.
void TestBareCells::agreesWithTheParser()
{
    QFETCH(char, separator);
    constexpr std::string_view letters = "ab ,;\t|9.- \xe2\x82\xac";
    std::mt19937 random(3);
    for (int i = 0; i < 2000; ++i) {
        std::string line;
        for (unsigned length = random() % 40; length > 0; --length)
            line += letters[random() % letters.size()];
        std::vector<std::string_view> cells;
        cutBareCells(line, separator, cells);
        if (cells.empty())
            cells.emplace_back();
        QCOMPARE(QStringList(cellText(cells) + "[q\"]"), rowTexts(line + separator + "\"q\"\"\"\n", separator));
    }
}

void TestBareCells::agreesOnQuotes_data()
{
    agreesWithTheParser_data();
}

void TestBareCells::agreesOnQuotes()
{
    QFETCH(char, separator);
    constexpr std::string_view letters = "a \t";
    std::mt19937 random(5);
    int cut = 0;
    for (int i = 0; i < 5000; ++i) {
        std::string line;
        for (unsigned length = random() % 12; length > 0; --length) {
            const unsigned kind = random() % 8;
            line += kind < 3 ? '"' : kind < 5 ? separator : letters[random() % letters.size()];
        }
        std::vector<std::string_view> cells;
        if (line.find('"') == std::string::npos || !cutQuotedCells(line, separator, '"', cells))
            continue;
        ++cut;
        QCOMPARE(QStringList(cellText(cells) + "[q\"]"), rowTexts(line + separator + "\"q\"\"\"\n", separator));
    }
    QVERIFY(cut > 100);
}

void TestBareCells::leavesOddQuotes_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("a doubled quote") << QByteArray("\"a\"\"b\",c");
    QTest::newRow("not closed") << QByteArray("a,\"b,c");
    QTest::newRow("not closed at the end") << QByteArray("a,\"");
    QTest::newRow("letters behind") << QByteArray("\"a\"b,c");
    QTest::newRow("a blank behind") << QByteArray("\"a\" ,c");
    QTest::newRow("a blank before") << QByteArray("a, \"c\"");
    QTest::newRow("inside of a bare cell") << QByteArray("a 5\" disk,c");
}

void TestBareCells::leavesOddQuotes()
{
    QFETCH(QByteArray, line);
    std::vector<std::string_view> cells;
    QVERIFY(!cutQuotedCells({line.data(), static_cast<std::size_t>(line.size())}, ',', '"', cells));
}

void TestBareCells::endsRowsAsTheParserDoes()
{
    const QStringList rows = rowTexts("a,b\r\nc\r\rd\n\n\"e\"\r\nf\r\n \ng", ',');
    QCOMPARE(rows, QStringList({"[a][b]", "[c]", "", "[d]", "", "[e]", "[f]", "", "[g]"}));
}

RATATOSK_TEST(TestBareCells);
#include "tst_bare_cells.moc"
