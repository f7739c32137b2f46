// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/opening/database_browser.h"
#include "tests/support/result_text.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestDatabaseBrowser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsADatabase();
    void runsAtMostSoManyRows();
    void passesErrorsOn();
};

namespace {

constexpr auto script = "CREATE TABLE dogs(id INTEGER PRIMARY KEY, name TEXT); INSERT INTO dogs VALUES (1, 'Rex'), (2, 'Ida'), (3, 'Bo')";

} // namespace

void TestDatabaseBrowser::showsADatabase()
{
    const ScratchDatabase database(script);
    const auto browser = DatabaseBrowser::open(database.file());
    QVERIFY(browser);
    QVERIFY((*browser)->file() == database.file());
    QCOMPARE((*browser)->schema().tableCount(), 1);
    QCOMPARE((*browser)->schema().table(TableId(0)).name, std::string("dogs"));
}

void TestDatabaseBrowser::runsAtMostSoManyRows()
{
    const ScratchDatabase database(script);
    const auto browser = DatabaseBrowser::open(database.file());
    const auto some = (*browser)->run("SELECT name FROM dogs ORDER BY id", 2);
    QCOMPARE(rowsText(*some), std::string("'Rex';'Ida'"));
    QVERIFY(!some->isComplete);
    const auto all = (*browser)->run("SELECT name FROM dogs ORDER BY id", 3);
    QCOMPARE(rowsText(*all), std::string("'Rex';'Ida';'Bo'"));
    QVERIFY(all->isComplete);
}

void TestDatabaseBrowser::passesErrorsOn()
{
    const ScratchDatabase database(script);
    const auto browser = DatabaseBrowser::open(database.file());
    QVERIFY((*browser)->run("DROP TABLE dogs", 1).error().code == ErrorCode::RefusedStatement);
    QVERIFY((*browser)->run("SELECT nme FROM dogs", 1).error().code == ErrorCode::InvalidSql);
    QCOMPARE((*browser)->errorOffset("SELECT nme FROM dogs"), 7);
    QCOMPARE((*browser)->errorOffset("SELECT name FROM dogs"), -1);
    QVERIFY(DatabaseBrowser::open(database.folder()).error().code == ErrorCode::FileIsDirectory);
}

RATATOSK_TEST(TestDatabaseBrowser);
#include "tst_database_browser.moc"
