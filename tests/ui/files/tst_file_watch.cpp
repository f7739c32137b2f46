// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/opening/database_browser.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "ui/files/file_watch.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

class TestFileWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsOfAWriter_data();
    void tellsOfAWriter();
    void staysSilentWhileWeRead();
    void followsAFileThatIsReplaced();

private:
    static void execute(const std::filesystem::path& file, const char* sql)
    {
        sqlite3* writer = nullptr;
        sqlite3_open(file.c_str(), &writer);
        sqlite3_exec(writer, sql, nullptr, nullptr, nullptr);
        sqlite3_close(writer);
    }
};

void TestFileWatch::tellsOfAWriter_data()
{
    QTest::addColumn<QByteArray>("mode");
    QTest::newRow("journal") << QByteArray();
    QTest::newRow("write-ahead log") << QByteArray("PRAGMA journal_mode = WAL;");
}

void TestFileWatch::tellsOfAWriter()
{
    QFETCH(QByteArray, mode);
    const ScratchDatabase database(mode.toStdString() + "CREATE TABLE t(a);");
    FileWatch watch;
    watch.watch(QString::fromStdString(database.file().string()));
    QSignalSpy changed(&watch, &FileWatch::changed);
    execute(database.file(), "INSERT INTO t VALUES (1); INSERT INTO t VALUES (2);");
    QVERIFY(changed.wait());
    QTest::qWait(2 * FileWatch::kQuietMilliseconds);
    QCOMPARE(changed.size(), 1); // once for several writes
}

void TestFileWatch::staysSilentWhileWeRead()
{
    const ScratchDatabase database("PRAGMA journal_mode = WAL; CREATE TABLE t(a);");
    FileWatch watch;
    watch.watch(QString::fromStdString(database.file().string()));
    QSignalSpy changed(&watch, &FileWatch::changed);
    const auto browser = ratatosk::DatabaseBrowser::open(database.file());
    QVERIFY((*browser)->run("SELECT count(*) FROM t", 10));
    QVERIFY(!changed.wait(2 * FileWatch::kQuietMilliseconds));
}

void TestFileWatch::followsAFileThatIsReplaced()
{
    const ScratchDatabase database("CREATE TABLE t(a);");
    const QString file = QString::fromStdString(database.file().string());
    FileWatch watch;
    watch.watch(file);
    QSignalSpy changed(&watch, &FileWatch::changed);
    QVERIFY(QFile::copy(file, file + QStringLiteral(".new")));
    std::filesystem::last_write_time((file + QStringLiteral(".new")).toStdString(), std::filesystem::last_write_time(database.file()));
    std::filesystem::rename((file + QStringLiteral(".new")).toStdString(), database.file());
    QVERIFY(changed.wait());
    execute(database.file(), "INSERT INTO t VALUES (1);");
    QVERIFY(changed.wait());
}

RATATOSK_TEST(TestFileWatch);
#include "tst_file_watch.moc"
