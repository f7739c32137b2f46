// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/parameter_values.h"

#include "core/database/engine/connection.h"
#include "core/database/engine/edit_connection.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestParameterValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesWhatHasNoValue_data();
    void refusesWhatHasNoValue();
    void explainsWithoutValues();
    void changesNothingWithoutValues();
    void binds_data();
    void binds();
    void bindsNoCode();

private:
    Connection opened() const { return *Connection::open(m_database.file()); }

    ScratchDatabase m_database{"CREATE TABLE town (name TEXT, people INTEGER, height REAL);"
                               "INSERT INTO town VALUES ('Rome', 7, 1.5), ('O''Hara', 9, NULL), (NULL, 9, 2.0);"};
};

Q_DECLARE_METATYPE(ParameterValues)

void TestParameterValues::refusesWhatHasNoValue_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<ParameterValues>("values");
    QTest::addColumn<QString>("names");
    const Cell rome = std::string("Rome");

    QTest::newRow("named") << "SELECT * FROM town WHERE name = :c" << ParameterValues() << "a parameter without a value: :c.";
    QTest::newRow("at") << "SELECT * FROM town WHERE name = @c" << ParameterValues() << "a parameter without a value: @c.";
    QTest::newRow("dollar") << "SELECT * FROM town WHERE name = $c" << ParameterValues() << "a parameter without a value: $c.";
    QTest::newRow("numbered") << "SELECT * FROM town WHERE name = ?1" << ParameterValues() << "a parameter without a value: ?1.";
    QTest::newRow("a number beyond others") << "SELECT ?3" << ParameterValues() << "a parameter without a value: ?3.";
    QTest::newRow("bare") << "SELECT ?, ?" << ParameterValues() << "parameters without a value: ?1, ?2.";
    QTest::newRow("once where used twice") << "SELECT :a, :a" << ParameterValues() << "a parameter without a value: :a.";
    QTest::newRow("limit") << "SELECT 1 LIMIT :n" << ParameterValues() << "a parameter without a value: :n.";
    QTest::newRow("some") << "SELECT :a, @b, $c" << ParameterValues{{"@b", rome}} << "parameters without a value: :a, $c.";
    QTest::newRow("another sign") << "SELECT :a" << ParameterValues{{"$a", rome}} << "a parameter without a value: :a.";
}

void TestParameterValues::refusesWhatHasNoValue()
{
    QFETCH(QString, sql);
    QFETCH(ParameterValues, values);
    const auto table = runWith(values, opened(), sql.toStdString());
    QVERIFY(!table);
    QCOMPARE(table.error().code, ErrorCode::InvalidArgument);
    QTEST(QString::fromStdString(table.error().detail).remove(QStringLiteral("The statement has ")), "names");
}

void TestParameterValues::explainsWithoutValues()
{
    QVERIFY(opened().run("EXPLAIN QUERY PLAN SELECT * FROM town WHERE name = :c"));
    QCOMPARE(opened().errorOffset("SELECT * FROM town WHERE name = :c"), -1);
}

void TestParameterValues::changesNothingWithoutValues()
{
    auto editing = EditConnection::open(m_database.file());
    QVERIFY(editing);
    const auto outcome = editing->run("UPDATE town SET people = :n");
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().code, ErrorCode::InvalidArgument);
    QVERIFY(!editing->hasPending());
}

void TestParameterValues::binds_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<ParameterValues>("values");
    QTest::addColumn<int>("count");
    const auto row = [](const char* name, const char* condition, const ParameterValues& values, int count) {
        QTest::newRow(name) << QString("SELECT count(*) FROM town WHERE %1").arg(condition) << values << count;
    };
    const std::int64_t nine = 9;

    row("text", "name = :c", {{":c", std::string("Rome")}}, 1);
    row("whole number", "people = ?", {{"?1", nine}}, 2);
    row("real number", "height = $h", {{"$h", 1.5}}, 1);
    row("NULL is NULL", "name IS :c", {{":c", Null{}}}, 1);
    row("NULL equals nothing", "name = :c", {{":c", Null{}}}, 0);
    row("bytes", "CAST(name AS BLOB) = :b", {{":b", Blob{{std::byte('R'), std::byte('o'), std::byte('m'), std::byte('e')}}}}, 1);
    row("no bytes", "typeof(:b) = 'blob'", {{":b", Blob{}}}, 3);
    row("a number is no text", "typeof(:n) = 'integer'", {{":n", nine}}, 3);
    row("used twice", "people = :n AND people + :n = 18", {{":n", nine}}, 2);
    row("a number that leaps", "people = ?7", {{"?7", nine}}, 2);
    row("one more than asked for", "people = :n", {{":n", nine}, {":m", nine}}, 2);
}

void TestParameterValues::binds()
{
    QFETCH(QString, sql);
    QFETCH(ParameterValues, values);
    QFETCH(int, count);
    const auto table = runWith(values, opened(), sql.toStdString());
    QVERIFY2(table, table ? "" : table.error().detail.c_str());
    QCOMPARE(std::get<std::int64_t>(table->rows[0][0]), std::int64_t{count});
}

void TestParameterValues::bindsNoCode()
{
    for (const std::string typed : {"O'Hara", "x'; DROP TABLE town; --", "' OR 1 = 1", "\"", ":c"}) {
        const auto table = runWith({{":c", typed}}, opened(), "SELECT :c, name FROM town WHERE name = :c");
        QVERIFY(table);
        QCOMPARE(table->rows.size(), std::size_t(typed == "O'Hara" ? 1 : 0));
    }
}

RATATOSK_TEST(TestParameterValues);
#include "tst_parameter_values.moc"
