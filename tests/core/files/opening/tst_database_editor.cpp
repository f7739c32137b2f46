// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/opening/database_editor.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestDatabaseEditor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsWhatChangesEveryRow_data();
    void knowsWhatChangesEveryRow();
    void warnsOfAStatementThatChangesEveryRow();
};

void TestDatabaseEditor::knowsWhatChangesEveryRow_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<bool>("isEvery");

    QTest::newRow("delete") << "DELETE FROM t" << true;
    QTest::newRow("delete some") << "delete from t where a = 1" << false;
    QTest::newRow("update") << "UPDATE t SET a = 1" << true;
    QTest::newRow("where of a subquery") << "UPDATE t SET a = (SELECT b FROM u WHERE u.id = 1)" << true;
    QTest::newRow("where after one") << "UPDATE t SET a = (SELECT b FROM u) WHERE a = 2" << false;
    QTest::newRow("with") << "WITH x AS (SELECT 1 WHERE 1) DELETE FROM t" << true;
    QTest::newRow("upsert") << "INSERT INTO t VALUES (1) ON CONFLICT DO UPDATE SET a = 1" << false;
    QTest::newRow("in a comment") << "DELETE FROM t -- WHERE a = 1" << true;
    QTest::newRow("trigger") << "CREATE TRIGGER g AFTER INSERT ON t BEGIN DELETE FROM t; END" << false;
    QTest::newRow("query") << "SELECT 1" << false;
}

void TestDatabaseEditor::knowsWhatChangesEveryRow()
{
    QFETCH(QString, sql);
    QTEST(changesEveryRow(sql.toStdString()), "isEvery");
}

void TestDatabaseEditor::warnsOfAStatementThatChangesEveryRow()
{
    const ScratchDatabase database("CREATE TABLE t(a); INSERT INTO t VALUES (1), (2);");
    const auto editor = DatabaseEditor::open(database.file());
    QVERIFY((*editor)->run("UPDATE t SET a = 3", 10)->changes->isUnconditional);
    QVERIFY(!(*editor)->run("UPDATE t SET a = 3 WHERE a = 3", 10)->changes->isUnconditional);
    QVERIFY(!(*editor)->run("SELECT * FROM t", 10)->changes);
}

RATATOSK_TEST(TestDatabaseEditor);
#include "tst_database_editor.moc"
