// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTest>

namespace {

QByteArray fingerprint(const QString& file)
{
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? QCryptographicHash::hash(opened.readAll(), QCryptographicHash::Sha256) : QByteArray();
}

} // namespace

/// What app/README.md promises about a user's data, and of programs without a display.
class TestPromises : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void neverChangesTheFile_data();
    void neverChangesTheFile();
    void needsNoNetwork();
    void saysThatAFileIsMissing();
    void helpsWithoutADisplay_data();
    void helpsWithoutADisplay();

private:
    ScratchDatabase m_database{"CREATE TABLE dog (name TEXT, age INTEGER);"
                               "CREATE INDEX by_age ON dog (age);"
                               "INSERT INTO dog VALUES ('Rex', 3), ('Bella', 5);",
                               "dogs.sqlite"};
    QString m_file = QString::fromStdString(m_database.file());
    Program m_program{"ratatosk-cli"};
};

void TestPromises::initTestCase()
{
    if (!m_program.isBuilt())
        QSKIP("ratatosk-cli is not built here");
}

void TestPromises::neverChangesTheFile_data()
{
    QTest::addColumn<QString>("sql");
    for (const char* sql :
         {"DELETE FROM dog", "UPDATE dog SET age = 0", "DROP TABLE dog", "WITH old AS (SELECT 4) DELETE FROM dog",
          "INSERT INTO dog VALUES ('Max', 1) RETURNING name", "ATTACH 'new.db' AS other", "VACUUM", "VACUUM INTO 'copy.db'",
          "PRAGMA user_version = 9", "PRAGMA journal_mode = WAL", "REINDEX", "SELECT load_extension('x')", "SELECT 1; DELETE FROM dog"})
        QTest::newRow(sql) << sql;
}

void TestPromises::neverChangesTheFile()
{
    QFETCH(QString, sql);
    const QByteArray before = fingerprint(m_file);
    const QStringList filesBefore = QDir().entryList();
    const Outcome outcome = m_program.run({"run", m_file, sql});

    QVERIFY2(outcome.exitCode > 0, outcome.output);
    QVERIFY(!outcome.errors.isEmpty());
    QCOMPARE(fingerprint(m_file), before);
    QCOMPARE(QDir(QFileInfo(m_file).path()).entryList(QDir::Files), QStringList{"dogs.sqlite"});
    QCOMPARE(QDir().entryList(), filesBefore);
}

void TestPromises::needsNoNetwork()
{
    const Outcome outcome = m_program.runOffline({"run", m_file, "SELECT max(age) FROM dog", "--format", "csv"});
    if (outcome.errors.contains("unshare"))
        QSKIP("this machine makes no network of one's own");
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(outcome.output.contains('5'));
}

void TestPromises::saysThatAFileIsMissing()
{
    const Outcome outcome = m_program.run({"run", "missing.db", "SELECT 1"});
    QCOMPARE(outcome.exitCode, 3);
    QVERIFY(outcome.output.isEmpty() && !outcome.errors.isEmpty());
}

void TestPromises::helpsWithoutADisplay_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("argument");
    QTest::addColumn<int>("exitCode");
    QTest::newRow("window, help") << "ratatosk"
                                  << "--help" << 0;
    QTest::newRow("window, version") << "ratatosk"
                                     << "--version" << 0;
    QTest::newRow("window, unknown option") << "ratatosk"
                                            << "--nope" << 2;
    QTest::newRow("terminal, help") << "ratatosk-cli"
                                    << "--help" << 0;
    QTest::newRow("terminal, version") << "ratatosk-cli"
                                       << "--version" << 0;
    QTest::newRow("terminal, unknown option") << "ratatosk-cli"
                                              << "--nope" << 2;
}

void TestPromises::helpsWithoutADisplay()
{
    QFETCH(QString, program);
    QFETCH(QString, argument);
    QFETCH(int, exitCode);
    const Program subject(program);
    if (!subject.isBuilt())
        QSKIP("not built here");
    const Outcome outcome = subject.run({argument});
    QCOMPARE(outcome.exitCode, exitCode);
    QCOMPARE(outcome.errors.isEmpty(), exitCode == 0); // help is output, a complaint is an error
    QCOMPARE(outcome.output.isEmpty(), exitCode != 0);
}

RATATOSK_TEST(TestPromises);
#include "tst_promises.moc"
