// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/states/flag_tests.h"

#include "core/database/engine/schema_reader.h"
#include "core/english/language/word_splitter.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestFlagTests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatTheQuestionSays_data();
    void saysWhatTheQuestionSays();
    void countsThoseOfAFlag_data();
    void countsThoseOfAFlag();
};

namespace {

const char* const kItems =
    "CREATE TABLE item (name TEXT, retired INTEGER, is_member TEXT, not_smoking INTEGER, rented_on TEXT, "
    "returned_on TEXT, grade TEXT, due_on TEXT, voucher TEXT, passed INTEGER);"
    "INSERT INTO item VALUES ('Lamp', 0, 'Y', 1, '2024-01-02', NULL, 'Y', '2024-01-05', 'AB7', 1), ('Stove', 1, 'N', 0, "
    "'2024-02-03', '2024-02-09', 'A', '2024-02-08', NULL, 0);";

} // namespace

void TestFlagTests::saysWhatTheQuestionSays_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // of the condition; empty: the same
    QTest::newRow("yes") << "which items are retired?"
                         << "retired = 0"
                         << "retired = 1";
    QTest::newRow("yes, as it is") << "which items are retired?"
                                   << "retired = 1"
                                   << "";
    QTest::newRow("no") << "items that are not retired"
                        << "retired = 1"
                        << "retired = 0";
    QTest::newRow("the contrary") << "which items failed?"
                                  << "passed = 1"
                                  << "passed = 0";
    QTest::newRow("no, shortened") << "which items aren't retired?"
                                   << "retired = 1"
                                   << "retired = 0";
    QTest::newRow("no, some words before") << "those who are not one of our members"
                                           << "is_member = 'Y'"
                                           << "is_member = 'N'";
    QTest::newRow("denied already") << "items that are not retired"
                                    << "name NOT IN (SELECT name FROM item WHERE retired = 1)"
                                    << "";
    QTest::newRow("not named") << "which items are old?"
                               << "retired = 0"
                               << "";
    QTest::newRow("a name that denies") << "items that are smoking"
                                        << "not_smoking = 1"
                                        << "";
    QTest::newRow("no flags, and no such cell") << "which items have a voucher?"
                                                << "voucher = '1'"
                                                << "voucher IS NOT NULL";
    QTest::newRow("no column of flags") << "items of grade Y"
                                        << "grade = 'Y'"
                                        << "";
    QTest::newRow("a day in the place of yes") << "which items were returned?"
                                               << "returned_on = 'Y'"
                                               << "returned_on IS NOT NULL";
    QTest::newRow("a day in that of no") << "items that have not been returned yet"
                                         << "returned_on = '0'"
                                         << "returned_on IS NULL";
    QTest::newRow("still") << "which items are still out?"
                           << "returned_on = 'Y'"
                           << "returned_on IS NULL";
    QTest::newRow("late") << "which items were returned late?"
                          << "returned_on = 'Y'"
                          << "returned_on > due_on";
    QTest::newRow("a day that is always there") << "which items are still out?"
                                                << "rented_on = 'Y'"
                                                << "";
}

void TestFlagTests::saysWhatTheQuestionSays()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QFETCH(QString, after);
    const ScratchDatabase database(kItems);
    const auto connection = Connection::open(database.file());
    const Schema schema = *readSchema(*connection);
    const QString begin = "SELECT name FROM item WHERE ";
    auto query = sql::readQuery((begin + before).toStdString(), schema);
    QVERIFY(query);
    QCOMPARE(testFlagsAsAsked(*query, *splitQuestion(question.toStdString()), CellLookup(schema, *connection, {})), !after.isEmpty());
    QCOMPARE(QString::fromStdString(sql::unparse(*query, schema)), begin + (after.isEmpty() ? before : after));
}

void TestFlagTests::countsThoseOfAFlag_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("different cells") << "how many items are retired?"
                                     << "SELECT count(DISTINCT retired) FROM item"
                                     << "SELECT count(*) FROM item WHERE retired = 1";
    QTest::newRow("cells") << "number of items that are not retired"
                           << "SELECT count(retired) FROM item WHERE name = 'Lamp'"
                           << "SELECT count(*) FROM item WHERE name = 'Lamp' AND retired = 0";
    QTest::newRow("text") << "how many are members?"
                          << "SELECT count(is_member) FROM item"
                          << "SELECT count(*) FROM item WHERE is_member = 'Y'";
    QTest::newRow("no flag") << "how many names are there?"
                             << "SELECT count(DISTINCT name) FROM item"
                             << "";
    QTest::newRow("rows") << "how many items are retired?"
                          << "SELECT count(*) FROM item WHERE retired = 1"
                          << "";
    QTest::newRow("not no") << "Items that are not retired"
                            << "SELECT name FROM item WHERE retired != 0"
                            << "SELECT name FROM item WHERE retired = 0";
    QTest::newRow("not yes is no") << "Items that are not retired"
                                   << "SELECT name FROM item WHERE retired != 1"
                                   << "";
    QTest::newRow("another one's number") << "Retired items of more than 600 g"
                                          << "SELECT name FROM item WHERE retired > 600"
                                          << "SELECT name FROM item WHERE retired = 1";
    QTest::newRow("a number of them") << "no. of retired items"
                                      << "SELECT count(*) FROM item WHERE retired = 0"
                                      << "SELECT count(*) FROM item WHERE retired = 1";
}

void TestFlagTests::countsThoseOfAFlag()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QFETCH(QString, after);
    const ScratchDatabase database(kItems);
    const auto connection = Connection::open(database.file());
    const Schema schema = *readSchema(*connection);
    auto query = sql::readQuery(before.toStdString(), schema);
    QVERIFY(query);
    QCOMPARE(testFlagsAsAsked(*query, *splitQuestion(question.toStdString()), CellLookup(schema, *connection, {})), !after.isEmpty());
    QCOMPARE(QString::fromStdString(sql::unparse(*query, schema)), after.isEmpty() ? before : after);
}

RATATOSK_TEST(TestFlagTests);
#include "tst_flag_tests.moc"
