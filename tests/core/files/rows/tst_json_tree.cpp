// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/json_tree.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestJsonTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void laysOut_data();
    void laysOut();
    void leavesOtherTexts_data();
    void leavesOtherTexts();
};

void TestJsonTree::laysOut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("written");
    QTest::newRow("keys in their order, equal ones too") << R"({"b":1,"a":"x","b":null})"
                                                         << "{\n  \"b\": 1,\n  \"a\": \"x\",\n  \"b\": null\n}";
    QTest::newRow("numbers as they are written") << "[1.50, 1e40, 12345678901234567890123, -3]"
                                                 << "[\n  1.50,\n  1e40,\n  12345678901234567890123,\n  -3\n]";
    QTest::newRow("levels") << R"( {"a":{"b":[true]}} )"
                            << "{\n  \"a\": {\n    \"b\": [\n      true\n    ]\n  }\n}";
    QTest::newRow("empty ones") << R"([{},[]])"
                                << "[\n  {},\n  []\n]";
    QTest::newRow("letters and signs") << R"(["Zürich \"A\"\n"])"
                                       << "[\n  \"Zürich \\\"A\\\"\\n\"\n]";
}

void TestJsonTree::laysOut()
{
    QFETCH(QString, text);
    const auto node = readJson(text.toStdString());
    QVERIFY(node);
    QTEST(QString::fromStdString(writeJson(*node)), "written");
    QVERIFY(readJson(writeJson(*node)) == node);
}

void TestJsonTree::leavesOtherTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << "";
    QTest::newRow("a number") << "12";
    QTest::newRow("a sentence") << "[see below]";
    QTest::newRow("a part") << R"({"a": 1)";
    QTest::newRow("more than one") << "{} {}";
    QTest::newRow("too deep") << QString(100'000, '[') + QString(100'000, ']');
    QTest::newRow("too many") << "[0" + QStringLiteral(",0").repeated(200'000) + "]";
}

void TestJsonTree::leavesOtherTexts()
{
    QFETCH(QString, text);
    QVERIFY(!readJson(text.toStdString()));
}

RATATOSK_TEST(TestJsonTree);
#include "tst_json_tree.moc"
