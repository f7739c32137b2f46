// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/data_file.h"
#include "core/files/importing/openable_place.h"
#include "tests/core/files/importing/imported_text.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <zlib.h>

using namespace ratatosk;

/// Files with a bad spot: the rest is read, and the spot is named. Texts of cells under other names than CSV.
class TestFaultyFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesTheSpot_data();
    void namesTheSpot();
    void forgetsSpotsThatArePutRight();
    void opensTextsOfOtherNames_data();
    void opensTextsOfOtherNames();
    void leavesOtherTextsAlone();
    void refusesDamagedPacks();
};

namespace {

QByteArray packed(const ImportFolder& folder, const QByteArray& bytes)
{
    const QByteArray place = folder.path("packing").toUtf8();
    gzFile file = gzopen(place.constData(), "wb");
    gzwrite(file, bytes.constData(), static_cast<unsigned>(bytes.size()));
    gzclose(file);
    QFile result(place);
    return result.open(QFile::ReadOnly) ? result.readAll() : QByteArray();
}

} // namespace

void TestFaultyFiles::namesTheSpot_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("faults");
    const auto add = [](const char* row, const char* name, const QByteArray& bytes, const char* table, const char* faults) {
        QTest::newRow(row) << QString(name) << bytes << QString::fromUtf8(table) << QString::fromUtf8(faults);
    };
    add("none", "t.csv", "a,b\n1,x\n", "t: a INTEGER, b TEXT: 1, x", "");
    add("a byte of 0", "t.csv", QByteArray("id,name\n1,Ann\n2,B\0n\n3,Cem\n", 26), "t: id INTEGER KEY, name TEXT: 1, Ann; 2, Bn; 3, Cem",
        "One place in 't.csv' could not be read as written: line 3: a zero byte was skipped.");
    add("an open quote", "t.csv", "id,name,age\n1,\"Ada, M\",30\n2,\"Bob, M,25\n3,\"Cy\",35\n4,\"Di\",\"45\n",
        "t: id INTEGER KEY, name TEXT, age INTEGER: 1, Ada, M, 30; 2, Bob, M, 25; 3, Cy, 35; 4, Di, 45",
        "2 places in 't.csv' could not be read as written: line 3: a quote is never closed; line 5: a quote is never closed.");
    add("an open quote in the first line", "t.csv", "a,\"b\n1,x\n2,y\n", "t: a INTEGER, b TEXT: 1, x; 2, y",
        "One place in 't.csv' could not be read as written: line 1: a quote is never closed.");
    add("an open quote behind a cell of two lines", "t.csv", "a,b\r\n\"1\r\n2\",\"x\r\n3,y\r\n", "t: a TEXT, b TEXT: 1\r\n2, x; 3, y",
        "One place in 't.csv' could not be read as written: line 3: a quote is never closed.");
    add("odd quotes in a cell of two lines", "t.csv", "a,b\n\"x\ny \"z\" w\",5\nv,6\n", "t: a TEXT, b INTEGER: x\ny z\" w\", 5; v, 6", "");
    add("many spots", "t.csv", QByteArray("a,b\n") + QByteArray("\"x,1\n\"y\",2\n").repeated(5),
        "t: a TEXT, b INTEGER: x, 1; y, 2; x, 1; y, 2; x, 1; y, 2; x, 1; y, 2; x, 1; y, 2",
        "5 places in 't.csv' could not be read as written: line 2: a quote is never closed; line 4: a quote is never closed; line 6: a "
        "quote is never closed; and 2 more.");
    add("a number beyond any", "t.json", "[{\"v\": 1},\n{\"v\": 1e400}]", "t: v INTEGER: 1; NULL",
        "One place in 't.json' could not be read as written: line 2: 1e400 is too large for a number.");
    add("an end of a list that is missing", "t.json", "[{\"v\": 1},\n{\"v\": 2},\n{\"v\":", "t: v INTEGER: 1; 2",
        "One place in 't.json' could not be read as written: line 3: it is not JSON and was skipped.");
    add("elements of a list that are none", "t.json", "[\n{\"v\": \"1,]\\\"\"},\n{\"v\" 2},\n{\"v\": [3]},,\n{'v': 4},\n{\"v\": \"5\n}]\n",
        "t: row_id INTEGER KEY, v TEXT: 1, 1,]\"; 2, NULL\nv: t_id INTEGER, v INTEGER: 2, 3",
        "3 places in 't.json' could not be read as written: line 3: it is not JSON and was skipped; line 5: it is not JSON and was "
        "skipped; line 6: it is not JSON and was skipped.");
    add("an end of an object that is missing", "t.json", "{\"x\": [{\"v\": 1},\n{\"v\": 2},\n{\"v\":", "x: v INTEGER: 1; 2",
        "One place in 't.json' could not be read as written: line 3: the rest is not JSON.");
    add("a line that is no JSON", "t.jsonl", "{\"v\": 1}\n{\"v\": 2\n{\"v\": 3}\nno\n", "t: v INTEGER: 1; 3",
        "2 places in 't.jsonl' could not be read as written: line 2: it is not JSON and was skipped; line 4: it is not JSON and was "
        "skipped.");
    add("a value over lines that is no JSON", "t.jsonl", "{\n  \"v\": 1\n}\n{\n  \"v\" 2,\n  \"w\": 1\n}\n{\n  \"v\": 3\n}\n",
        "t: v INTEGER: 1; 3", "One place in 't.jsonl' could not be read as written: line 4: it is not JSON and was skipped.");
}

void TestFaultyFiles::namesTheSpot()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, table);
    QFETCH(QString, faults);
    const ImportFolder folder;
    const auto file = folder.write(name, bytes);
    QCOMPARE(importedText({file}), table);
    const std::vector<std::string> sentences = faultsAt(file);
    QCOMPARE(sentences.empty() ? QString() : QString::fromStdString(sentences.front()), faults);
}

void TestFaultyFiles::forgetsSpotsThatArePutRight()
{
    const ImportFolder folder;
    const auto file = folder.write("t.jsonl", "{\"a\": 1}\n{\"a\": \n");
    QCOMPARE(importedText({file}), "t: a INTEGER: 1");
    QCOMPARE(faultsAt(file).size(), std::size_t(1));
    folder.write("t.jsonl", "{\"a\": 1}\n{\"a\": 2}\n");
    QCOMPARE(importedText({file}), "t: a INTEGER: 1; 2");
    QVERIFY(faultsAt(file).empty());
}

void TestFaultyFiles::opensTextsOfOtherNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isPacked");
    QTest::addColumn<QString>("table");
    QTest::newRow("txt") << "t.txt" << QByteArray("a,b\n1,x\n2,y\n") << false << "t: a INTEGER, b TEXT: 1, x; 2, y";
    QTest::newRow("TXT with tabs") << "t.TXT" << QByteArray("a\tb\n1\tx, y\n") << false << "t: a INTEGER, b TEXT: 1, x, y";
    QTest::newRow("txt in UTF-16") << "t.txt"
                                   << QByteArray("a\0;\0b\0\n\0"
                                                 "1\0;\0\xe9\0\n\0",
                                                 16)
                                   << false << "t: a INTEGER, b TEXT: 1, é";
    QTest::newRow("dat") << "t.dat" << QByteArray("a|b\n1|x\n") << false << "t: a INTEGER, b TEXT: 1, x";
    QTest::newRow("packed CSV") << "t.csv.gz" << QByteArray("a,b\n1,x\n") << true << "t: a INTEGER, b TEXT: 1, x";
    QTest::newRow("packed TSV") << "t.tsv.gz" << QByteArray("a\tb,c\n1\tx\n") << true << "t: a INTEGER, b,c TEXT: 1, x";
    QTest::newRow("packed text") << "t.txt.gz" << QByteArray("a;b\n1;x\n") << true << "t: a INTEGER, b TEXT: 1, x";
    QTest::newRow("packed JSON") << "t.json.gz" << QByteArray("[{\"a\": 1}]") << true << "t: a INTEGER: 1";
    QTest::newRow("packed lines") << "t.jsonl.gz" << QByteArray("{\"a\": 1}\n{\"a\": 2}\n") << true << "t: a INTEGER: 1; 2";
    QTest::newRow("packed by its name alone") << "t.csv.gz" << QByteArray("a,b\n1,x\n") << false << "t: a INTEGER, b TEXT: 1, x";
}

void TestFaultyFiles::opensTextsOfOtherNames()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isPacked);
    QFETCH(QString, table);
    const ImportFolder folder;
    const auto file = folder.write(name, isPacked ? packed(folder, bytes) : bytes);
    QVERIFY(isImportable(file));
    QCOMPARE(importedText({file}), table);
}

void TestFaultyFiles::leavesOtherTextsAlone()
{
    const ImportFolder folder;
    QVERIFY(!isImportable(folder.write("a.txt", "What is the sum, and why?\nNobody knows.\nSo it goes.\n")));
    QVERIFY(!isImportable(folder.write("b.txt", "")));
    QVERIFY(!isImportable(folder.write("c.dat",
                                       QByteArray("\x7f"
                                                  "ELF\x02\x01\x01\0\0\0\0\0\0,\x01\n,",
                                                  17))));
    QVERIFY(!isImportable(folder.write("d.txt", "a,b\n")));
    QVERIFY(!isImportable(folder.write("e.sql.gz", "CREATE TABLE t (a);")));
}

void TestFaultyFiles::refusesDamagedPacks()
{
    const ImportFolder folder;
    QByteArray bytes = packed(folder, QByteArray("a,b\n1,x\n").repeated(100));
    const auto cut = folder.write("cut.csv.gz", bytes.left(bytes.size() - 8));
    QVERIFY(importedText({cut}).startsWith("cut: "));
    QCOMPARE(faultsAt(cut).front(), "One place in 'cut.csv.gz' could not be read as written: the end of the compressed file is missing.");
    bytes[15] = static_cast<char>(bytes[15] ^ 0x55);
    bytes[16] = static_cast<char>(bytes[16] ^ 0x55);
    QVERIFY(importedText({folder.write("bad.csv.gz", bytes)}).contains("bad.csv.gz' is damaged"));
}

RATATOSK_TEST(TestFaultyFiles);
#include "tst_faulty_files.moc"
