// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/messages/answers/json_text.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <limits>

#include <nlohmann/json.hpp>

using namespace ratatosk;
using nlohmann::json;

namespace {

std::string rowsJson(const ResultTable& table)
{
    std::string text;
    writeJson(table, [&](std::string_view piece) {
        text += piece;
        return true;
    });
    return text;
}

} // namespace

class TestJsonText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesEveryKindOfCell();
    void replacesWhatIsNoUtf8();
    void endsWhenNoMoreIsWanted();
    void writesASchema();
    void leavesMapsOut();
    void addsTheRows();
};

void TestJsonText::writesEveryKindOfCell()
{
    ResultTable table;
    table.columns = {"a"};
    table.rows = {{Null{}},
                  {std::int64_t(-3)},
                  {2.5},
                  {std::string("ä")},
                  {Blob{{std::byte{0x0a}, std::byte{0xff}}}},
                  {std::numeric_limits<double>::infinity()}};
    table.isComplete = false;
    table.milliseconds = 4;
    QVERIFY(json::parse(rowsJson(table)) == json::parse(R"({"columns": ["a"],
        "rows": [[null], [-3], [2.5], ["ä"], [{"blob": "0aff"}], [null]], "complete": false, "milliseconds": 4.0})"));
}

void TestJsonText::replacesWhatIsNoUtf8()
{
    ResultTable table;
    table.rows = {{std::string("a\xff"
                               "b")}};
    QVERIFY(json::parse(rowsJson(table))["rows"][0][0] == "a\uFFFDb");
}

void TestJsonText::endsWhenNoMoreIsWanted()
{
    ResultTable table;
    table.rows = {{std::int64_t(1)}, {std::int64_t(2)}, {std::int64_t(3)}};
    int pieces = 0;
    writeJson(table, [&](std::string_view) { return ++pieces < 2; });
    QCOMPARE(pieces, 2);
}

void TestJsonText::writesASchema()
{
    const auto schema = Schema::create({{"dog", "dog", false}}, {{TableId{0}, "id", "id", ColumnType::Number, "INTEGER", true}}, {});
    QVERIFY(schema);
    QVERIFY(json::parse(jsonOf(*schema)) == json::parse(R"({
        "tables": [{"name": "dog", "spoken_name": "dog", "view": false, "container": "", "description": ""}],
        "columns": [{"table": 0, "name": "id", "spoken_name": "id", "type": "number", "declared_type": "INTEGER", "primary_key": true,
                     "required": false, "generated": false, "description": ""}],
        "foreign_keys": [], "omissions": [], "dialect": "sqlite"})"));
}

void TestJsonText::leavesMapsOut()
{
    Answer answer;
    answer.question = {"dogs", {{"dogs", 0, 4, {"dogs", "dog"}}}};
    answer.relations = {1, 0, 0, {0}};
    answer.candidates = {{"SELECT 1", -1, 1, {}, {}, {"SELECT", 0, 8, {}}, {{"Select", 0.5, {1}}}}};
    const json text = json::parse(jsonOf(answer, nullptr));
    QVERIFY(!text.contains("relations"));
    QVERIFY(!text.contains("result"));
    QVERIFY(!text["candidates"][0]["steps"][0].contains("attention"));
    QVERIFY(text["trust"] == "likely");
    QVERIFY(text["candidates"][0]["sql"] == "SELECT 1");
    QVERIFY(text["candidates"][0]["tree"]["label"] == "SELECT");
    QVERIFY(text["question"]["words"][0]["lemmas"] == json({"dogs", "dog"}));
}

void TestJsonText::addsTheRows()
{
    ResultTable table;
    table.columns = {"a"};
    const json text = json::parse(jsonOf(Answer{}, &table));
    QVERIFY(text["result"]["columns"] == json({"a"}));
}

RATATOSK_TEST(TestJsonText);
#include "tst_json_text.moc"
