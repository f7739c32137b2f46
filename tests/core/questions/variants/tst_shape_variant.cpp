// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/variants/code_table.h"
#include "core/questions/variants/foreign_matter.h"
#include "core/questions/variants/repeated_columns.h"
#include "core/questions/variants/shape_variant.h"
#include "core/questions/variants/spelt_codes.h"
#include "core/questions/variants/wide_sheet.h"
#include "tests/core/questions/variants/variant_database.h"
#include "tests/support/test_program.h"

#include <set>

using namespace ratatosk;

namespace {

const char* const kClub = R"(CREATE TABLE members (id INTEGER PRIMARY KEY, name TEXT, town TEXT);
    CREATE TABLE lockers (member_id INTEGER PRIMARY KEY REFERENCES members (id), locker_id INTEGER, hall TEXT, size INTEGER);
    CREATE TABLE loans (loan_id INTEGER PRIMARY KEY, member_id INTEGER REFERENCES members (id), item TEXT, state TEXT, days INTEGER);
    INSERT INTO members VALUES (1, 'Ann', 'Oslo'), (2, 'Ben', 'Bergen'), (3, 'Cy', 'Oslo'), (4, 'Di', 'Bodo');
    INSERT INTO lockers VALUES (1, 11, 'north', 2), (3, 12, 'south', 1), (4, 13, 'north', 3);
    INSERT INTO loans VALUES (1, 1, 'rope', 'returned', 3), (2, 1, 'tent', 'overdue', 9), (3, 3, 'rope', 'overdue', 4), (4, 2, 'lamp', 'returned', 1);)";

const char* const kVisits = R"(CREATE TABLE states (code TEXT PRIMARY KEY, label TEXT);
    CREATE TABLE visits (visit INTEGER PRIMARY KEY, state_code TEXT REFERENCES states (code), guest TEXT);
    INSERT INTO states VALUES ('D', 'done'), ('M', 'missed');
    INSERT INTO visits VALUES (1, 'D', 'Ann'), (2, 'M', 'Ben'), (3, 'M', 'Cy'), (4, NULL, 'Di');)";

void addRow(const char* before, const char* after)
{
    QTest::newRow(before) << before << after;
}

} // namespace

/// Other tables for the same facts: queries are written over them and find the same.
class TestShapeVariant : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void joinsIntoASheet_data();
    void joinsIntoASheet();
    void findsPairs();
    void movesWordsToATable_data();
    void movesWordsToATable();
    void spellsCodesOut_data();
    void spellsCodesOut();
    void spellsOnlyCodesThatMeanSomething();
    void repeatsColumns_data();
    void repeatsColumns();
    void repeatsNothingThatIsMissing();
    void addsForeignMatter();
    void drawsShapesThatHold();
};

void TestShapeVariant::joinsIntoASheet_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    addRow("SELECT T1.name, T2.hall FROM members AS T1 JOIN lockers AS T2 ON T1.id = T2.member_id",
           "SELECT name, hall FROM members WHERE locker_id IS NOT NULL");
    addRow("SELECT T2.name FROM lockers AS T1 JOIN members AS T2 ON T1.member_id = T2.id WHERE T1.hall = 'north'",
           "SELECT name FROM members WHERE hall = 'north' AND locker_id IS NOT NULL");
    addRow("SELECT count(*) FROM lockers", "SELECT count(*) FROM members WHERE locker_id IS NOT NULL");
    addRow("SELECT name FROM members WHERE id NOT IN (SELECT member_id FROM lockers)",
           "SELECT name FROM members WHERE id NOT IN (SELECT id FROM members WHERE locker_id IS NOT NULL)");
    addRow("SELECT T1.name, count(T2.member_id) FROM members AS T1 LEFT JOIN lockers AS T2 ON T1.id = T2.member_id GROUP BY T1.id",
           "SELECT name, count(locker_id) FROM members GROUP BY id");
    addRow("SELECT T3.item FROM lockers AS T1 JOIN members AS T2 ON T1.member_id = T2.id JOIN loans AS T3 ON T2.id = T3.member_id WHERE "
           "T1.size = 2",
           "SELECT l.item FROM members AS m JOIN loans AS l ON m.id = l.member_id WHERE m.size = 2 AND m.locker_id IS NOT NULL");
    addRow("SELECT item FROM loans WHERE days > 3", "SELECT item FROM loans WHERE days > 3");
}

void TestShapeVariant::joinsIntoASheet()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    VariantDatabase database(kClub, before.toStdString());
    joinIntoSheet(database.variant, tablePairs(database.variant.content).front());
    QCOMPARE(QString::fromStdString(database.carriedSql()), after);
    QVERIFY(!database.loss());
    QVERIFY(!database.variant.content.schema.findTable("lockers"));
}

void TestShapeVariant::findsPairs()
{
    const VariantDatabase database(kClub, "SELECT name FROM members");
    const std::vector<TablePair> pairs = tablePairs(database.variant.content);
    QCOMPARE(pairs.size(), std::size_t(1)); // a member has several loans
    QCOMPARE(pairs.front().partKey, database.column("lockers", "member_id"));
    QVERIFY(pairs.front().witness == database.column("lockers", "locker_id"));
}

void TestShapeVariant::movesWordsToATable_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    addRow("SELECT item FROM loans WHERE state = 'overdue'",
           "SELECT l.item FROM loans AS l JOIN loan_state AS ls ON l.state_code = ls.code WHERE ls.label = 'overdue'");
    addRow("SELECT state, count(*) FROM loans GROUP BY state ORDER BY state",
           "SELECT ls.label, count(*) FROM loans AS l JOIN loan_state AS ls ON l.state_code = ls.code GROUP BY ls.label ORDER BY ls.label");
    addRow("SELECT name FROM members WHERE id IN (SELECT member_id FROM loans WHERE state = 'overdue')",
           "SELECT name FROM members WHERE id IN (SELECT l.member_id FROM loans AS l JOIN loan_state AS ls ON l.state_code = ls.code "
           "WHERE ls.label = 'overdue')");
    addRow("SELECT item FROM loans WHERE days > 3", "SELECT item FROM loans WHERE days > 3");
}

void TestShapeVariant::movesWordsToATable()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    VariantDatabase database(kClub, before.toStdString());
    QCOMPARE(columnsForCodeTables(database.variant), std::vector<ColumnId>{database.column("loans", "state")});
    moveToCodeTable(database.variant, database.column("loans", "state"));
    QCOMPARE(QString::fromStdString(database.carriedSql()), after);
    QVERIFY(!database.loss());
}

void TestShapeVariant::spellsCodesOut_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: left out
    addRow("SELECT T1.visit FROM visits AS T1 JOIN states AS T2 ON T1.state_code = T2.code WHERE T2.label = 'missed'",
           "SELECT visit FROM visits WHERE state = 'missed'");
    addRow("SELECT count(*) FROM visits WHERE state_code = 'M'", "SELECT count(*) FROM visits WHERE state = 'missed'");
    addRow("SELECT T2.label, count(*) FROM visits AS T1 JOIN states AS T2 ON T1.state_code = T2.code GROUP BY T2.label",
           "SELECT state, count(*) FROM visits WHERE state IS NOT NULL GROUP BY state");
    addRow("SELECT state_code FROM visits WHERE visit = 2", "SELECT state FROM visits WHERE visit = 2");
    addRow("SELECT T1.visit, T2.label FROM visits AS T1 LEFT JOIN states AS T2 ON T1.state_code = T2.code",
           "SELECT visit, state FROM visits");
    addRow("SELECT visit FROM visits WHERE guest IS NULL", "SELECT visit FROM visits WHERE guest IS NULL");
    addRow("SELECT label FROM states", "");
    addRow("SELECT T2.code, count(*) FROM visits AS T1 JOIN states AS T2 ON T1.state_code = T2.code GROUP BY T2.code", "");
    addRow("SELECT visit FROM visits ORDER BY state_code", "");
}

void TestShapeVariant::spellsCodesOut()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    VariantDatabase database(kVisits, before.toStdString());
    const std::vector<CodeTable> tables = codeTables(database.variant.content);
    QCOMPARE(tables.size(), std::size_t(1));
    spellCodesOut(database.variant, tables.front());
    QVERIFY(!database.variant.content.schema.findTable("states"));
    if (after.isEmpty()) {
        QVERIFY(database.loss() == Loss::Stuck);
        return;
    }
    QCOMPARE(QString::fromStdString(database.carriedSql()), after);
    const auto loss = database.loss();
    QVERIFY(!loss || (*loss == Loss::Unproven && before.contains("guest")));
}

void TestShapeVariant::spellsOnlyCodesThatMeanSomething()
{
    const VariantDatabase twice(std::string(kVisits) + "INSERT INTO states VALUES ('X', 'missed');", "SELECT guest FROM visits");
    QVERIFY(codeTables(twice.variant.content).empty());
    const VariantDatabase unknown(std::string(kVisits) + "INSERT INTO visits VALUES (9, 'Z', 'Eve');", "SELECT guest FROM visits");
    QVERIFY(codeTables(unknown.variant.content).empty());
}

void TestShapeVariant::repeatsColumns_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    addRow("SELECT T1.name, T2.item FROM members AS T1 JOIN loans AS T2 ON T1.id = T2.member_id", "SELECT member_name, item FROM loans");
    addRow("SELECT T1.name, count(*) FROM members AS T1 JOIN loans AS T2 ON T1.id = T2.member_id GROUP BY T1.id",
           "SELECT member_name, count(*) FROM loans GROUP BY member_id");
    addRow(
        "SELECT T1.town, T2.item FROM members AS T1 JOIN loans AS T2 ON T1.id = T2.member_id WHERE T1.name = 'Ann'",
        "SELECT m.town, l.item FROM members AS m JOIN loans AS l ON m.id = l.member_id WHERE m.name = 'Ann'"); // the town is not repeated
    addRow("SELECT T1.name FROM members AS T1 LEFT JOIN loans AS T2 ON T1.id = T2.member_id WHERE T2.item IS NULL",
           "SELECT m.name FROM members AS m LEFT JOIN loans AS l ON m.id = l.member_id WHERE l.item IS NULL"); // those without loans
    addRow("SELECT name FROM members", "SELECT name FROM members");
}

void TestShapeVariant::repeatsColumns()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    VariantDatabase database(kClub, before.toStdString());
    const ColumnId key = database.column("loans", "member_id");
    for (const Repetition& repetition : possibleRepetitions(database.variant.content)) {
        if (repetition.key == key)
            repeatColumn(database.variant, repetition);
    }
    QVERIFY(database.column("loans", "member_name") == ColumnId{index(key) + 1});
    QCOMPARE(QString::fromStdString(database.carriedSql()), after);
    const auto loss = database.loss();
    QVERIFY(!loss || before.contains("LEFT")); // everybody has a loan here, and so that finds nothing
}

void TestShapeVariant::repeatsNothingThatIsMissing()
{
    const VariantDatabase database(std::string(kClub) + "INSERT INTO loans VALUES (5, NULL, 'rope', 'returned', 1);",
                                   "SELECT name FROM members");
    for (const Repetition& repetition : possibleRepetitions(database.variant.content))
        QVERIFY(repetition.key != database.column("loans", "member_id"));
}

void TestShapeVariant::addsForeignMatter()
{
    const VariantDatabase other("CREATE TABLE ships (ship INTEGER PRIMARY KEY, flag TEXT); INSERT INTO ships VALUES (1, 'NO');"
                                "CREATE TABLE loans (x INTEGER);",
                                "SELECT flag FROM ships");
    bool hasFirst = false;
    VariantDatabase database(kClub, "SELECT T1.name, T2.item FROM members AS T1 JOIN loans AS T2 ON T1.id = T2.member_id");
    const Variant start = database.variant;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        database.variant = start;
        Dice dice(seed);
        addTechnicalColumns(database.variant, dice);
        addUnrelatedTables(database.variant, other.variant.content, 2, dice);
        QVERIFY(!database.loss());
        const Schema& schema = database.variant.content.schema;
        QCOMPARE(schema.tableCount(), 4); // of two tables called loans there is one
        QVERIFY(schema.findTable("ships"));
        hasFirst = hasFirst || schema.column(ColumnId{0}).name == "uuid";
    }
    QVERIFY(hasFirst);
}

void TestShapeVariant::drawsShapesThatHold()
{
    const char* query = "SELECT T1.name, T3.hall, T2.state FROM members AS T1 JOIN loans AS T2 ON T1.id = T2.member_id JOIN lockers AS T3 "
                        "ON T1.id = T3.member_id WHERE T2.state = 'overdue' ORDER BY T2.days";
    std::set<std::string> carried;
    VariantDatabase database(kClub, query);
    const Variant start = database.variant;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        database.variant = start;
        Dice dice(seed);
        changeShape(database.variant, nullptr, dice);
        QVERIFY2(!database.loss(), database.carriedSql().c_str());
        carried.insert(database.carriedSql());
    }
    QVERIFY(carried.size() >= 6);
}

RATATOSK_TEST(TestShapeVariant);
#include "tst_shape_variant.moc"
