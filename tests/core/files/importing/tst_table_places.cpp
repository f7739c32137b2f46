// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/format_note.h"
#include "tests/core/files/importing/imported_text.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>
#include <random>

using namespace ratatosk;

/// Where the table is in a text: below titles, above notes and totals, beside others.
class TestTablePlaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheTable_data();
    void findsTheTable();
    void says_data();
    void says();
    void readsAsChosen_data();
    void readsAsChosen();
    void keepsAChoice();
    void findsGeneratedTables();
    void readsLongFiles();
};

namespace {

void addPlace(const char* name, const char* bytes, const char* expected)
{
    QTest::newRow(name) << QByteArray(bytes) << QString::fromUtf8(expected);
}

void addRowsAbove()
{
    const char* plants = "t: plantId INTEGER KEY, Owner TEXT, Price REAL: 101, Alpha, 1.5r; 102, Beta, 1.7r; 103, Gamma, Sons, 1.6r";
    const char* rows = "plantId;Owner;Price\n101;Alpha;1.5\n102;Beta;1.7\n103;Gamma, Sons;1.6\n";
    addPlace("a title", (QByteArray("Report of 2025-01-06\n") + rows).constData(), plants);
    addPlace("a title and a blank line", (QByteArray("Report, all plants; by owner\n\n") + rows).constData(), plants);
    addPlace("a title with separators", (QByteArray("Plants;;\n;;\n") + rows).constData(), plants);
    addPlace("three lines", (QByteArray("Report\nby the office\n2025-01-06\n") + rows).constData(), plants);
    addPlace("a long note", (QByteArray("These figures, which are not final, come from the office; ask there.\n") + rows).constData(),
             plants);
    addPlace("comments", "# made by a logger\n# unit: degC\ntime,temp\n2024-01-01 00:00,1.5\n2024-01-01 01:00,2.5\n",
             "t: time DATETIME, temp REAL: 2024-01-01 00:00, 1.5r; 2024-01-01 01:00, 2.5r");
    addPlace("comments with commas, also below", "# a, b, c, d\n# e, f\nday,n\n2024-01-01,5\n# restarted\n2024-01-02,6\n",
             "t: day DATE, n INTEGER: 2024-01-01, 5; 2024-01-02, 6");
    addPlace("a heading in a comment", "# Station 5\n# hour,temp\n0,1.5\n1,2.5\n2,3.5\n",
             "t: hour INTEGER, temp REAL: 0, 1.5r; 1, 2.5r; 2, 3.5r");
    addPlace("a number sign as a heading", "#,name\n1,Ann\n2,Bob\n", "t: # INTEGER, name TEXT: 1, Ann; 2, Bob");
    addPlace("keys and values",
             "Vendor;Test\nFrom;06/02/2024\nTo;06/29/2024\nDay;Settled;Amount\n06/19/2024;06/22/2024;1435;\t\t\n06/14/2024;06/14/"
             "2024;1500;\t\t\n",
             "t: Day DATE, Settled DATE, Amount INTEGER: 2024-06-19, 2024-06-22, 1435; 2024-06-14, 2024-06-14, 1500");
    addPlace("keys with colons", "Station:,North\nNumber:,12\n\nday,temp,rain\n2024-01-01,1.5,0\n2024-01-02,2.5,3\n",
             "t: day DATE, temp REAL, rain INTEGER: 2024-01-01, 1.5r, 0; 2024-01-02, 2.5r, 3");
    addPlace("more keys than rows", "Name,Ann\nAge,31\nCity,Rome\nUnit,7\nitem,price,count\nlamp,2.5,1\nbed,80.5,2\n",
             "t: item TEXT, price REAL, count INTEGER: lamp, 2.5r, 1; bed, 80.5r, 2");
    addPlace("words alone", "My friends\nname,city,street\nAnn,Rome,High\nBob,Oslo,Low\n",
             "t: name TEXT, city TEXT, street TEXT: Ann, Rome, High; Bob, Oslo, Low");
    addPlace("no heading below a title", "Measured\n1,2,3\n4,5,6\n7,8,9\n",
             "t: column_1 INTEGER, column_2 INTEGER, column_3 INTEGER: 1, 2, 3; 4, 5, 6; 7, 8, 9");
    addPlace("a row of units", "hour,temp,wind\nh,°C,m/s\n0,1.5,3\n1,2.5,4\n",
             "t: hour (h) INTEGER, temp (°C) REAL, wind (m/s) INTEGER: 0, 1.5r, 3; 1, 2.5r, 4");
    addPlace("names of groups", ",2023,,2024,\nregion,Q1,Q2,Q1,Q2\nNorth,1,2,3,4\nSouth,5,6,7,8\n",
             "t: region TEXT, 2023 Q1 INTEGER, 2023 Q2 INTEGER, 2024 Q1 INTEGER, 2024 Q2 INTEGER: North, 1, 2, 3, 4; South, 5, 6, 7, 8");
}

void addRowsBelow()
{
    const char* shops = "t: shop TEXT, sales INTEGER: North, 10; South, 20; West, 30";
    const char* shopsAndCities =
        "t: shop TEXT, sales INTEGER: North, 10; South, 20; West, 30\nt_2: city TEXT, people INTEGER: Rome, 5; Oslo, 6";
    addPlace("a total", "shop,sales\nNorth,10\nSouth,20\nWest,30\nTotal,60\n", shops);
    addPlace("a total without a word", "shop,sales\nNorth,10\nSouth,20\nWest,30\n,60\n", shops);
    addPlace("a grand total behind a blank line", "shop,sales\nNorth,10\nSouth,20\nWest,30\n\nGrand total:,60\n", shops);
    addPlace("a total in German", "shop;sales\nNorth;10\nSouth;20\nWest;30\nSumme;60\n", shops);
    addPlace("a total, a mean and a source", "shop,sales\nNorth,10\nSouth,20\nWest,30\nTotal,60\nAverage,20\n\nSource: the office\n",
             shops);
    addPlace("notes", "shop,sales\nNorth,10\nSouth,20\nWest,30\n\n* not final\nSource: the office, all shops\n", shops);
    addPlace("a note at once", "shop,sales\nNorth,10\nSouth,20\nWest,30\nSource: the office\n", shops);
    addPlace("a note with separators",
             "day,low,high\n2024-01-01,1.5,2\n2024-01-02,1.6,3\nDisclaimer: the data is given as it is, without any warranty\n",
             "t: day DATE, low REAL, high INTEGER: 2024-01-01, 1.5r, 2; 2024-01-02, 1.6r, 3");
    addPlace("a closing balance", "day,what,balance\n2024-01-01,Opening,100.00\n2024-01-05,Shop,80.00\n\nClosing balance,,80.00\n",
             "t: day DATE, what TEXT, balance REAL: 2024-01-01, Opening, 100r; 2024-01-05, Shop, 80r");
    addPlace("a firm that is called Total", "firm,staff\nShell,90\nBP,70\nTotal,100\n",
             "t: firm TEXT, staff INTEGER: Shell, 90; BP, 70; Total, 100");
    addPlace("a total of each group", "sex,kind,n\nf,a,1\nf,Total,1\nm,a,2\nm,Total,2\n",
             "t: sex TEXT, kind TEXT, n INTEGER: f, a, 1; f, Total, 1; m, a, 2; m, Total, 2");
    addPlace("a last row with one cell", "name,age,city\nAnn,31,Rome\nBob,32,Oslo\nZed,,\n",
             "t: name TEXT, age INTEGER, city TEXT: Ann, 31, Rome; Bob, 32, Oslo; Zed, NULL, NULL");
    addPlace(
        "another table", "day;1USD;1EUR;no;note\n20240102;3,9432;4,3434;1/A;x\n20240103;3,9909;4,3646;2/A;y\n\n;USD;EUR;;\nkod ISO;1;1;;\n",
        "t: day INTEGER, 1USD REAL, 1EUR REAL, no TEXT, note TEXT: 20240102, 3.9432r, 4.3434r, 1/A, x; 20240103, 3.9909r, 4.3646r, 2/A, y");
    addPlace("another table as wide", "shop,sales\nNorth,10\nSouth,20\nWest,30\n\ncity,people\nRome,5\nOslo,6\n", shopsAndCities);
    addPlace("blank rows of separators", "shop,sales\nNorth,10\nSouth,20\nWest,30\n,\n,\n", shops);
    addPlace("blank lines within", "shop,sales\nNorth,10\n\nSouth,20\n\nWest,30\n\n", shops);
    addPlace("a table beside", "shop,sales,,city,people\nNorth,10,,Rome,5\nSouth,20,,,\nWest,30,,,\n", shops);
    addPlace("a note beside", "shop,sales,,\nNorth,10,,ask Ann\nSouth,20,,\nWest,30,,\n", shops);
    addPlace("a blank column", "shop,sales,,city\nNorth,10,,Rome\nSouth,20,,Oslo\nWest,30,,Bonn\n",
             "t: shop TEXT, sales INTEGER, city TEXT: North, 10, Rome; South, 20, Oslo; West, 30, Bonn");
    addPlace("all of it", "Sales, as told\n\nshop;sales\nNorth;10\nSouth;20\nWest;30\nTotal;60\n\nnot final\n", shops);
}

} // namespace

void TestTablePlaces::findsTheTable_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    addRowsAbove();
    addRowsBelow();
}

void TestTablePlaces::findsTheTable()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    const ImportFolder folder;
    QCOMPARE(importedText({folder.write("t.csv", bytes)}), expected);
}

void TestTablePlaces::says_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("remark");
    addPlace("nothing", "a,b\n1,x\n", "");
    addPlace("blank lines", "\n\na,b\n1,x\n\n\n", "");
    addPlace("a title", "Report\n\na,b\n1,x\n2,y\n", "1 row above the table is skipped");
    addPlace("a total", "a,b\nx,1\ny,2\nTotal,3\n", "a total row below the table is skipped");
    addPlace("above and below", "Report\nof May\na,b\nx,1\ny,2\nTotal,3\n\nnot final\n",
             "2 rows above the table and 2 rows below the table (one with the total) are skipped");
    addPlace("beside", "a,b,,c\nx,1,,see there\ny,2,,\nz,4,,\n", "2 columns beside the table are skipped");
    addPlace("texts", "a,b\nx,1\ny,2\nz,3\nx,4\ny,5\nz,6\nx,7\ny,8\nz,9\nx,sold out\n", "b has 1 text among its numbers (sold out)");
}

void TestTablePlaces::says()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, remark);
    const ImportFolder folder;
    const auto file = folder.write("t.csv", bytes);
    QVERIFY(importData({file}));
    const auto remarks = formatNoteOf(file).remarks;
    QCOMPARE(remarks.empty() ? QString() : QString::fromStdString(textOf(remarks.front())), remark);
}

void TestTablePlaces::readsAsChosen_data()
{
    QTest::addColumn<int>("heading"); // 0: as it is recognised
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    QTest::addColumn<bool>("hasHeading");
    QTest::addColumn<QString>("table");
    QTest::newRow("nothing") << 0 << 0 << 0 << true << "t: a TEXT, b INTEGER: x, 1; y, 2";
    QTest::newRow("the heading") << 1 << 0 << 0 << true << "t: Report TEXT, column_2 TEXT: a, b; x, 1; y, 2";
    QTest::newRow("the first row") << 0 << 5 << 0 << true << "t: a TEXT, b INTEGER: y, 2; Total, 3";
    QTest::newRow("the last row") << 0 << 0 << 6 << true << "t: a TEXT, b INTEGER: x, 1; y, 2; Total, 3";
    QTest::newRow("all three") << 3 << 5 << 5 << true << "t: a TEXT, b INTEGER: y, 2";
    QTest::newRow("no heading") << 0 << 4 << 0 << false << "t: column_1 TEXT, column_2 INTEGER: x, 1; y, 2";
    QTest::newRow("none there") << 70 << 0 << 0 << true << "'t.csv' cannot be read as a table: it contains only blanks.";
}

void TestTablePlaces::readsAsChosen()
{
    QFETCH(int, heading);
    QFETCH(int, first);
    QFETCH(int, last);
    QFETCH(bool, hasHeading);
    QFETCH(QString, table);
    const auto row = [](int number) { return number > 0 ? std::optional(number) : std::nullopt; };
    const DelimitedFormat chosen{.hasHeading = hasHeading ? std::nullopt : std::optional(false),
                                 .headingRow = row(heading),
                                 .firstRow = row(first),
                                 .lastRow = row(last)};
    const ImportFolder folder;
    const auto file = folder.write("t.csv", "Report\n\na,b\nx,1\ny,2\nTotal,3\n");
    QVERIFY(keepFormatNote(file, {{}, chosen}));
    QCOMPARE(importedText({file}), table);
}

void TestTablePlaces::keepsAChoice()
{
    const ImportFolder folder;
    const auto file = folder.write("t.csv", "Report\n\na,b\nx,1\ny,2\nTotal,3\n");
    QVERIFY(importData({file}));
    QVERIFY(formatNoteOf(file).recognised.headingRow == 3);
    QVERIFY(formatNoteOf(file).recognised.lastRow == 5);
    QVERIFY(keepFormatNote(file, {{}, {.lastRow = 6}}));
    QCOMPARE(importedText({file}), "t: a TEXT, b INTEGER: x, 1; y, 2; Total, 3");
    QVERIFY(formatNoteOf(file).chosen == DelimitedFormat{.lastRow = 6});
}

namespace {

/// A file with a table in it, and how the table reads.
class GeneratedFile
{
public:
    explicit GeneratedFile(unsigned seed) : m_random(seed)
    {
        m_separator = std::array{",", ";", "\t", "|"}.at(below(4));
        m_usesComma = m_separator == ";" && below(2) == 0;
        const int columns = 2 + int(below(5));
        for (int i = 0; i < columns; ++i)
            m_kinds << (i == 0 && below(2) == 0 ? 0 : int(below(4)));
        if (!m_kinds.contains(1) && !m_kinds.contains(2))
            m_kinds.last() = 1 + int(below(2));
        writeAbove();
        writeTable();
        writeBelow();
    }

    QByteArray bytes() const { return m_lines.join("\n").toUtf8() + "\n"; }
    QString expected() const { return m_expected; }

private:
    unsigned below(unsigned most) { return unsigned(m_random() % most); }

    QString word()
    {
        static const std::array words{"North", "South", "lamp", "green house", "Oslo", "Ann Lee", "fine", "box", "river", "Old Town"};
        return words.at(below(words.size()));
    }

    void writeAbove()
    {
        const unsigned kind = below(6);
        const unsigned count = kind == 0 ? 0 : 1 + below(6);
        for (unsigned i = 0; i < count; ++i) {
            const QString fill = m_separator.repeated(int(m_kinds.size()) - 1);
            if (kind == 1)
                m_lines << QString("# made by station %1, part %2").arg(below(9)).arg(i);
            else if (kind == 2)
                m_lines << "Report of all that was counted in " + word();
            else if (kind == 3)
                m_lines << "Report of " + word() + fill;
            else if (kind == 4 && m_kinds.size() > 2)
                m_lines << word() + ":" + m_separator + QString::number(below(100));
            else
                m_lines << word() << "";
        }
        if (count > 0 && below(2) == 0)
            m_lines << "";
        while (m_lines.size() > 11)
            m_lines.removeFirst();
    }

    QString number(double value, int decimals) const
    {
        QString text = QString::number(value, 'f', decimals);
        return m_usesComma ? text.replace('.', ',') : text;
    }

    void writeTable()
    {
        static const QStringList names{"place", "item", "day", "price", "weight", "kind"};
        static const QStringList types{"TEXT", "INTEGER", "REAL", "DATE"};
        QStringList columns;
        for (int i = 0; i < m_kinds.size(); ++i)
            columns << names.at(i) + " " + types.at(m_kinds.at(i));
        m_lines << names.mid(0, m_kinds.size()).join(m_separator);
        const int rows = 4 + int(below(40));
        QStringList all;
        for (int row = 0; row < rows; ++row) {
            QStringList cells;
            QStringList read;
            for (int i = 0; i < m_kinds.size(); ++i) {
                const unsigned value = 1 + below(900);
                const bool isGap = i > 0 && row > 1 && below(12) == 0;
                const QString day = QString("2024-%1-%2").arg(1 + value % 12, 2, 10, QChar('0')).arg(1 + value % 28, 2, 10, QChar('0'));
                const QStringList texts{word(), QString::number(value), number(value + 0.5, 2), day};
                const QStringList cellsRead{texts.at(0), texts.at(1), QString::number(value + 0.5) + "r", texts.at(3)};
                m_sums[i] += m_kinds.at(i) == 1 ? value : value + 0.5;
                m_sums[i] -= isGap ? (m_kinds.at(i) == 1 ? value : value + 0.5) : 0;
                cells << (isGap ? QString() : texts.at(m_kinds.at(i)));
                read << (isGap ? QString("NULL") : cellsRead.at(m_kinds.at(i)));
            }
            m_lines << cells.join(m_separator);
            all << read.join(", ");
        }
        m_expected = "t: " + columns.join(", ") + ": " + all.join("; ");
    }

    void writeBelow()
    {
        if (below(2) == 0 && m_kinds.first() == 0) {
            QStringList cells{std::array{"Total", "Sum", "Grand total", "Summe"}.at(below(4))};
            for (int i = 1; i < m_kinds.size(); ++i)
                cells << (m_kinds.at(i) == 1 ? number(m_sums[i], 0) : m_kinds.at(i) == 2 ? number(m_sums[i], 2) : QString());
            m_lines << cells.join(m_separator);
        }
        const unsigned kind = below(4);
        if (kind == 1)
            m_lines << ""
                    << "Source: the office of " + word();
        if (kind == 2)
            m_lines << "* the figures of the last month are not final";
        if (kind != 3)
            return;
        m_lines << ""
                << "code" + m_separator + "meaning"
                << "a" + m_separator + "fine"
                << "b" + m_separator + "bad";
        m_expected += "\nt_2: code TEXT KEY, meaning TEXT: a, fine; b, bad";
    }

    std::mt19937 m_random;
    QString m_separator;
    bool m_usesComma = false;
    QList<int> m_kinds; ///< of the columns: word, whole, fraction, day
    QStringList m_lines;
    QString m_expected;
    std::array<double, 6> m_sums{};
};

} // namespace

void TestTablePlaces::findsGeneratedTables()
{
    constexpr int count = 400;
    int right = 0;
    for (unsigned seed = 0; seed < count; ++seed) {
        const ImportFolder folder;
        const GeneratedFile made(seed);
        const QString read = importedText({folder.write("t.csv", made.bytes())});
        right += read == made.expected() ? 1 : 0;
        if (read != made.expected() && qEnvironmentVariableIsSet("RATATOSK_SHOW_WRONG"))
            qInfo().noquote() << seed << "\n"
                              << made.bytes().left(600) << "...\n"
                              << made.bytes().right(200) << read.left(300) << "\n"
                              << made.expected().left(300);
    }
    qInfo("%d of %d tables are found", right, count);
    QVERIFY(100 * right >= 95 * count);
}

/// What lies above and below is looked for at both ends alone.
void TestTablePlaces::readsLongFiles()
{
    const ImportFolder folder;
    QByteArray bytes = "Report of the year\n\nshop,day,sales\n";
    for (int i = 0; i < 40'000; ++i)
        bytes += "North,2024-01-0" + QByteArray::number(1 + i % 9) + "," + QByteArray::number(i) + "\n";
    const auto file = folder.write("t.csv", bytes + "Total,,799980000\n\nSource: the office\n");
    const auto database = importData({file});
    QVERIFY(database);
    const auto browser = DatabaseBrowser::open(*database);
    QVERIFY(browser);
    const auto rows = (*browser)->run("SELECT count(*), max(sales), typeof(max(sales)) FROM t", 10);
    QVERIFY(rows && rows->rows.size() == 1);
    QCOMPARE(std::get<std::int64_t>(rows->rows.front().at(0)), std::int64_t(40'000));
    QCOMPARE(std::get<std::int64_t>(rows->rows.front().at(1)), std::int64_t(39'999));
    QCOMPARE(QString::fromStdString(textOf(formatNoteOf(file).remarks.front())),
             "1 row above the table and 2 rows below the table (one with the total) are skipped");
}

RATATOSK_TEST(TestTablePlaces);
#include "tst_table_places.moc"
