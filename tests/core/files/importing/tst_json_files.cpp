// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/files/importing/imported_text.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestJsonFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void makesTables_data();
    void makesTables();
    void declaresTheKeyOfTheParent();
};

void TestJsonFiles::makesTables_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    const auto add = [](const char* name, const QByteArray& bytes, const char* expected) {
        QTest::newRow(name) << QStringLiteral("t.json") << bytes << QString::fromUtf8(expected);
    };
    add("a list of objects", R"([{"a": 1, "b": "x"}, {"a": 2.5, "b": null}])", "t: a REAL, b TEXT: 1r, x; 2.5r, NULL");
    add("members that come late", R"([{"a": 1}, {"b": 2}])", "t: a INTEGER, b INTEGER: 1, NULL; NULL, 2");
    add("an object inside", R"([{"name": "Ann", "home": {"city": "Bonn", "at": {"x": 1}}}])",
        "t: name TEXT, home_city TEXT, home_at_x INTEGER: Ann, Bonn, 1");
    add("lists inside", R"([{"id": 7, "items": [{"what": "tea"}, {"what": "milk"}]}, {"id": 8, "items": []}])",
        "t: id INTEGER KEY: 7; 8\nitems: t_id INTEGER, what TEXT: 7, tea; 7, milk");
    add("lists inside of rows without a key", R"([{"a": "x", "tags": ["p", "q"]}, {"a": "y", "tags": ["r"]}])",
        "t: row_id INTEGER KEY, a TEXT: 1, x; 2, y\ntags: t_id INTEGER, tag TEXT: 1, p; 1, q; 2, r");
    add("lists inside of lists", R"([{"id": 1, "orders": [{"id": 5, "lines": [{"n": 2}, {"n": 3}]}]}])",
        "t: id INTEGER KEY: 1\norders: t_id INTEGER, id INTEGER: 1, 5\nlines: order_id INTEGER, n INTEGER: 5, 2; 5, 3");
    add("an object of lists", R"({"version": 2, "dogs": [{"name": "Rex"}], "cats": [{"name": "Tom"}]})",
        "dogs: name TEXT: Rex\ncats: name TEXT: Tom\nt: version INTEGER: 2");
    add("one object", R"({"a": 1, "b": {"c": true}})", "t: a INTEGER, b_c TEXT: 1, true");
    add("rows without names", R"([[1, "x"], [2, "y"]])", "t: column_1 INTEGER, column_2 TEXT: 1, x; 2, y");
    add("plain values", "[1, 2]", "t: t INTEGER: 1; 2");
    add("a value a line", "{\"a\": 1}\n{\"a\": 2}\n", "t: a INTEGER: 1; 2");
    add("dates and codes", R"([{"on": "2023-01-31T10:00:00Z", "zip": "01234"}])", "t: on DATETIME, zip TEXT: 2023-01-31 10:00:00Z, 01234");
    add("byte order mark", "\xef\xbb\xbf[{\"a\": 1}]", "t: a INTEGER: 1");
    add("no JSON", "[{\"a\": 1}, {\"a\" 2}]", "t: a INTEGER: 1");
    add("no record", "[{\"a\" 1}]", "'t.json' cannot be read as a table: it is not JSON from byte 7 on.");
    add("cut off", "[{\"a\": 1}, {\"a\":", "t: a INTEGER: 1");
    add("numbers that are none", R"([{"v": NaN, "w": 1}, {"v": 2, "w": Infinity}, {"v": -1.5e3, "w": 1e400}])",
        "t: v REAL, w INTEGER: NULL, 1; 2r, NULL; -1500r, NULL");
    add("words of Python", R"([{"a": True, "b": None, "c": "NaN True"}])", "t: a TEXT, b TEXT, c TEXT: true, NULL, NaN True");
    add("a tab and a line end in a text", "[{\"a\": \"x\ty\nz\"}]", "t: a TEXT: x\ty\nz");
    add("an empty text", R"([{"a": "", "b": null}, {"a": "x", "b": "y"}])", "t: a TEXT, b TEXT: , NULL; x, y");
    add("values behind each other", "{\n  \"a\": 1\n}\n{\n  \"a\": 2\n}\n", "t: a INTEGER: 1; 2");
    add("an empty list", "[]", "'t.json' cannot be read as a table: it contains no object.");
    add("empty objects", "[{}]", "'t.json' cannot be read as a table: it contains only blanks.");
    add("a number", "5", "'t.json' cannot be read as a table: it contains neither a list nor an object.");
    add("empty", "", "'t.json' is empty.");
    add("too deep", QByteArray("[").repeated(100'000), "'t.json' cannot be read as a table: it is nested too deeply.");
    QTest::newRow("JSON Lines") << "t.jsonl" << QByteArray("{\"a\": 1}\n\n{\"a\": \"x\"}") << "t: a TEXT: 1; x";
    QTest::newRow("values over several lines") << "t.jsonl" << QByteArray("{\n  \"a\": \"}\",\n\n  \"b\": [1]\n}\n{\n  \"a\": \"y\"\n}\n")
                                               << "t: row_id INTEGER KEY, a TEXT: 1, }; 2, y\nb: t_id INTEGER, b INTEGER: 1, 1";
    QTest::newRow("a broken line") << "t.ndjson" << QByteArray("{\"a\": 1}\n{\"a\": \n") << "t: a INTEGER: 1";
    QTest::newRow("a broken line between others")
        << "t.ndjson" << QByteArray("{\"a\": 1}\n{\"a\": [2\n{\"a\": 3}\n") << "t: a INTEGER: 1; 3";
    QTest::newRow("a broken value between others")
        << "t.jsonl" << QByteArray("{\n \"a\": 1\n}\n{\n \"a\": [2,\n{\n \"a\": 3\n}\n") << "t: a INTEGER: 1; 3";
    QTest::newRow("nothing but a broken line") << "t.ndjson" << QByteArray("{\"a\": \n")
                                               << "'t.ndjson' cannot be read as a table: line 1 is not JSON.";
    QTest::newRow("a deep line") << "t.jsonl" << QByteArray("[").repeated(100'000)
                                 << "'t.jsonl' cannot be read as a table: line 1 is nested too deeply.";
}

void TestJsonFiles::makesTables()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    const ImportFolder folder;
    QCOMPARE(importedText({folder.write(name, bytes)}), expected);
}

void TestJsonFiles::declaresTheKeyOfTheParent()
{
    const ImportFolder folder;
    const auto other = folder.write("items.csv", "a\n1\n"); // takes the name of the child
    const auto file = folder.write("shop.json", R"([{"id": 7, "items": [{"what": "tea"}]}])");
    const auto database = importData({other, file});
    QVERIFY(database);
    const auto browser = DatabaseBrowser::open(*database);
    QVERIFY(browser);
    const Schema& schema = (*browser)->schema();
    QCOMPARE(schema.foreignKeys().size(), std::size_t(1));
    const ForeignKey& key = schema.foreignKeys().front();
    QVERIFY(!key.isGuess);
    QCOMPARE(schema.table(schema.column(key.from).table).name, "items_2");
    QCOMPARE(schema.column(key.from).name, "shop_id");
    QCOMPARE(schema.table(schema.column(key.to).table).name, "shop");
}

RATATOSK_TEST(TestJsonFiles);
#include "tst_json_files.moc"
