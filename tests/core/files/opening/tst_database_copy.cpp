// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/connection.h"
#include "core/files/opening/database_copy.h"
#include "tests/support/file_content.h"
#include "tests/support/result_text.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QTest>

#include <csignal>
#include <fstream>
#include <thread>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace ratatosk;
namespace fs = std::filesystem;

namespace {

std::string valueIn(const fs::path& file, const std::string& sql)
{
    const auto connection = Connection::open(file);
    if (!connection)
        return connection.error().detail;
    const auto result = connection->run(sql);
    return result ? rowsText(*result) : result.error().detail;
}

/// Runs `script` on a file and leaves log or journal beside it, as a program does that is killed.
void runAndDie(const fs::path& file, const char* script)
{
    const pid_t child = fork();
    if (child == 0) {
        sqlite3* handle = nullptr;
        sqlite3_open(file.c_str(), &handle);
        sqlite3_exec(handle, script, nullptr, nullptr, nullptr);
        _exit(0);
    }
    waitpid(child, nullptr, 0);
}

constexpr auto bigTable = "CREATE TABLE t(a); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30000)"
                          " INSERT INTO t SELECT hex(zeroblob(1000)) FROM n;";

int entriesIn(const fs::path& folder)
{
    return static_cast<int>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

} // namespace

class TestDatabaseCopy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copies();
    void takesInWhatIsOnlyInTheLog();
    void replacesAFileWithItsLog();
    void replacesAFileWithAJournal();
    void ignoresALogOfAFileThatIsGone();
    void stops();
    void leavesTheOldFileWhenItCannotWrite();
    void refusesItself();
    void leavesAFileThatIsInUse();
    void removesWhatAKilledCopyLeft();
    void survivesBeingKilled();
    void keepsTheModeOfTheOldFile();
};

void TestDatabaseCopy::copies()
{
    const ScratchDatabase database("CREATE TABLE t(a); INSERT INTO t VALUES (42)");
    const fs::path target = database.folder() / "copy.db";
    std::int64_t done = -1;
    std::int64_t total = 0;
    const auto saved = saveCopy(database.file(), target, {}, [&](const Progress& progress) {
        done = progress.done;
        total = progress.total;
    });
    QVERIFY2(saved, saved ? "" : saved.error().detail.c_str());
    QCOMPARE(valueIn(target, "SELECT a FROM t"), std::string("42"));
    QCOMPARE(done, total);
    QVERIFY(total > 0);
    QCOMPARE(entriesIn(database.folder()), 2);
}

void TestDatabaseCopy::takesInWhatIsOnlyInTheLog()
{
    const ScratchDatabase database("CREATE TABLE t(a)");
    runAndDie(database.file(), "PRAGMA journal_mode = WAL; INSERT INTO t VALUES (7)");
    const fs::path target = database.folder() / "copy.db";
    QVERIFY(saveCopy(database.file(), target));
    QCOMPARE(valueIn(target, "SELECT a FROM t"), std::string("7"));
    QCOMPARE(contentOf(target).substr(18, 2), std::string("\1\1")); // no write-ahead mode: it opens anywhere
    QVERIFY(!fs::exists(target.string() + "-wal"));
}

void TestDatabaseCopy::replacesAFileWithItsLog()
{
    const ScratchDatabase database("CREATE TABLE fresh(a); INSERT INTO fresh VALUES (1)");
    const ScratchDatabase other("CREATE TABLE t(a)");
    runAndDie(other.file(), "PRAGMA journal_mode = WAL; CREATE TABLE stale(a); INSERT INTO stale VALUES (2)");
    QVERIFY(fs::file_size(other.file().string() + "-wal") > 0);
    QVERIFY(saveCopy(database.file(), other.file()));
    QCOMPARE(valueIn(other.file(), "SELECT name FROM sqlite_master"), std::string("'fresh'"));
    QVERIFY(!fs::exists(other.file().string() + "-wal"));
}

void TestDatabaseCopy::replacesAFileWithAJournal()
{
    const ScratchDatabase database("CREATE TABLE fresh(a); INSERT INTO fresh VALUES (1)");
    const ScratchDatabase other(bigTable);
    runAndDie(other.file(), "PRAGMA synchronous = OFF; PRAGMA cache_size = 2; BEGIN; UPDATE t SET a = 'x'");
    QVERIFY(fs::exists(other.file().string() + "-journal"));
    QVERIFY(saveCopy(database.file(), other.file()));
    QCOMPARE(valueIn(other.file(), "SELECT a FROM fresh"), std::string("1"));
}

void TestDatabaseCopy::ignoresALogOfAFileThatIsGone()
{
    const ScratchDatabase database("CREATE TABLE fresh(a); INSERT INTO fresh VALUES (1)");
    const ScratchDatabase other("CREATE TABLE t(a)");
    runAndDie(other.file(), "PRAGMA journal_mode = WAL; CREATE TABLE stale(a)");
    fs::remove(other.file());
    QVERIFY(saveCopy(database.file(), other.file()));
    QCOMPARE(valueIn(other.file(), "SELECT name FROM sqlite_master"), std::string("'fresh'"));
}

void TestDatabaseCopy::stops()
{
    const ScratchDatabase database(bigTable);
    const fs::path target = database.folder() / "copy.db";
    std::ofstream(target) << "as it was";
    std::stop_source stop;
    const auto saved = saveCopy(database.file(), target, stop.get_token(), [&](const Progress& progress) {
        if (progress.done > progress.total / 2)
            stop.request_stop();
    });
    QVERIFY(!saved);
    QVERIFY(saved.error().code == ErrorCode::Cancelled);
    QCOMPARE(contentOf(target), std::string("as it was"));
    QCOMPARE(entriesIn(database.folder()), 2);
}

void TestDatabaseCopy::leavesTheOldFileWhenItCannotWrite()
{
    const ScratchDatabase database("CREATE TABLE t(a)");
    QVERIFY(saveCopy(database.file(), database.folder() / "missing" / "copy.db").error().code == ErrorCode::FileMissing);
    QVERIFY(saveCopy(database.file(), database.folder()).error().code == ErrorCode::FileIsDirectory);
    QVERIFY(saveCopy(database.folder() / "missing.db", database.folder() / "copy.db").error().code == ErrorCode::FileMissing);
    QCOMPARE(entriesIn(database.folder()), 1);
}

void TestDatabaseCopy::refusesItself()
{
    const ScratchDatabase database("CREATE TABLE t(a)");
    const fs::path link = database.folder() / "link.db";
    fs::create_symlink(database.file(), link);
    QVERIFY(saveCopy(database.file(), link).error().code == ErrorCode::InvalidArgument);
    QVERIFY(fs::is_symlink(link));
}

void TestDatabaseCopy::leavesAFileThatIsInUse()
{
    const ScratchDatabase database("CREATE TABLE fresh(a)");
    const ScratchDatabase other("CREATE TABLE t(a)");
    sqlite3* user = nullptr;
    sqlite3_open(other.file().c_str(), &user);
    sqlite3_exec(user, "PRAGMA journal_mode = WAL; BEGIN; INSERT INTO t VALUES (1)", nullptr, nullptr, nullptr);
    const auto saved = saveCopy(database.file(), other.file());
    sqlite3_exec(user, "COMMIT", nullptr, nullptr, nullptr);
    sqlite3_close(user);
    QVERIFY(!saved);
    QVERIFY(saved.error().code == ErrorCode::DatabaseLocked);
    QCOMPARE(valueIn(other.file(), "SELECT a FROM t"), std::string("1"));
}

void TestDatabaseCopy::removesWhatAKilledCopyLeft()
{
    const ScratchDatabase database("CREATE TABLE t(a)");
    const fs::path target = database.folder() / "copy.db";
    std::ofstream(target.string() + ".copy-0badcafe") << "half";
    QVERIFY(saveCopy(database.file(), target));
    QCOMPARE(entriesIn(database.folder()), 2);
}

void TestDatabaseCopy::survivesBeingKilled()
{
    const ScratchDatabase database(bigTable);
    const ScratchDatabase other("CREATE TABLE t(a); INSERT INTO t VALUES ('old')");
    for (int i = 0; i < 12; ++i) {
        const pid_t child = fork();
        if (child == 0) {
            (void)saveCopy(database.file(), other.file());
            _exit(0);
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(6 * i));
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        const std::string rows = valueIn(other.file(), "SELECT count(*) FROM t");
        QVERIFY2(rows == "1" || rows == "30000", rows.c_str());
        QCOMPARE(valueIn(other.file(), "PRAGMA integrity_check"), std::string("'ok'"));
    }
    QVERIFY(saveCopy(database.file(), other.file()));
    QCOMPARE(entriesIn(other.folder()), 1);
}

void TestDatabaseCopy::keepsTheModeOfTheOldFile()
{
    const ScratchDatabase database("CREATE TABLE t(a)");
    const fs::path target = database.folder() / "copy.db";
    std::ofstream(target) << "old";
    fs::permissions(target, fs::perms::owner_read | fs::perms::owner_write);
    QVERIFY(saveCopy(database.file(), target));
    QVERIFY((fs::status(target).permissions() & fs::perms::all) == (fs::perms::owner_read | fs::perms::owner_write));
}

RATATOSK_TEST(TestDatabaseCopy);
#include "tst_database_copy.moc"
