// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/sqlite/regexp_function.h"

#include "core/database/engine/connection.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QTest>

#include <chrono>
#include <thread>

using namespace ratatosk;

class TestRegexpFunction : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matches_data();
    void matches();
    void saysWhatIsNoPattern();
    void takesNoLongerForWildPatterns();
    void canBeStopped();

private:
    ScratchDatabase m_file{"CREATE TABLE t(name TEXT, pattern TEXT);"
                           "INSERT INTO t VALUES ('Alp', '^A'), ('Zürich', 'ü.i'), ('bivouac', '^A'), (NULL, 'x')"};
    Connection m_connection = *Connection::open(m_file.file());
};

void TestRegexpFunction::matches_data()
{
    QTest::addColumn<QString>("condition");
    QTest::addColumn<int>("rows");
    QTest::newRow("the beginning") << "name REGEXP '^A'" << 1;
    QTest::newRow("anywhere") << "name REGEXP '[lv]'" << 2;
    QTest::newRow("not") << "name NOT REGEXP 'l'" << 2;
    QTest::newRow("a letter of two bytes is one") << "name REGEXP '^Z.rich$'" << 1;
    QTest::newRow("upper and lower case aside") << "name REGEXP '(?i)^B'" << 1;
    QTest::newRow("a pattern of its own for each row") << "name REGEXP pattern" << 2;
    QTest::newRow("no pattern") << "name REGEXP NULL" << 0;
    QTest::newRow("a number") << "12345 REGEXP '^1.*5$'" << 4;
    QTest::newRow("the empty pattern") << "name REGEXP ''" << 3;
}

void TestRegexpFunction::matches()
{
    QFETCH(QString, condition);
    const auto table = m_connection.run("SELECT name FROM t WHERE " + condition.toStdString());
    QVERIFY2(table, table ? "" : table.error().detail.c_str());
    QTEST(static_cast<int>(table->rows.size()), "rows");
}

void TestRegexpFunction::saysWhatIsNoPattern()
{
    const auto table = m_connection.run("SELECT * FROM t WHERE name REGEXP '(a'");
    QVERIFY(!table);
    QVERIFY2(table.error().detail.find("invalid regular expression") != std::string::npos, table.error().detail.c_str());
    QVERIFY(m_connection.run("SELECT 1 WHERE 'a' REGEXP 'a'"));
}

/// For which others take longer than anybody lives.
void TestRegexpFunction::takesNoLongerForWildPatterns()
{
    QElapsedTimer clock;
    clock.start();
    const auto table = m_connection.run("SELECT replace(hex(zeroblob(50000)), '0', 'a') || '!' REGEXP '^(a+)+$'");
    QVERIFY(table && table->rows[0][0] == Cell(std::int64_t(0)));
    QVERIFY(clock.elapsed() < 5000);
}

void TestRegexpFunction::canBeStopped()
{
    std::stop_source stop;
    std::jthread stopper([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        stop.request_stop();
    });
    const auto table = m_connection.run("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
                                        "SELECT count(*) FROM n WHERE hex(randomblob(500)) || i REGEXP '(A.*){8}Z'",
                                        {}, stop.get_token());
    QVERIFY(!table && table.error().code == ErrorCode::Cancelled);
}

RATATOSK_TEST(TestRegexpFunction);
#include "tst_regexp_function.moc"
