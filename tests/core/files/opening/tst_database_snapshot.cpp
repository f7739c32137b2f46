// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/sqlite/file_set.h"
#include "core/files/opening/database_browser.h"
#include "core/files/opening/database_snapshot.h"
#include "tests/support/file_content.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <fstream>

using namespace ratatosk;

namespace {

/// The database as it lies on the disk while another program works: copied to `copy` with its log or journal.
void copyWhile(const std::string& script, const std::filesystem::path& copy)
{
    const ScratchDatabase database("CREATE TABLE t(a);");
    sqlite3* writer = nullptr;
    sqlite3_open(database.file().c_str(), &writer);
    sqlite3_exec(writer, script.c_str(), nullptr, nullptr, nullptr);
    for (const char* part : {"", "-wal", "-journal"}) {
        const std::string from = database.file().string() + part;
        if (std::filesystem::exists(from))
            std::filesystem::copy_file(from, copy.string() + part);
    }
    sqlite3_close(writer);
}

QString rowsOf(const std::filesystem::path& file, const std::string& sql)
{
    const auto browser = DatabaseBrowser::open(file);
    if (!browser)
        return QString::fromStdString(browser.error().detail);
    const auto table = (*browser)->run(sql, 10);
    return table ? QString::number(std::get<std::int64_t>(table->rows[0][0])) : QString::fromStdString(table.error().detail);
}

} // namespace

class TestDatabaseSnapshot : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatIsOnlyInTheLog();
    void undoesAnUnfinishedChange();
    void leavesTheOriginalAlone();
    void copiesSeveral();
    void goesAwayWithItsObject();
    void refusesWhatIsNoDatabase();

private:
    std::filesystem::path fileNamed(const char* name) const { return std::filesystem::path(m_folder.path().toStdString()) / name; }

    QTemporaryDir m_folder;
};

void TestDatabaseSnapshot::readsWhatIsOnlyInTheLog()
{
    const auto file = fileNamed("logged.db");
    copyWhile("PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE late(c); INSERT INTO late VALUES (42);", file);
    QVERIFY(std::filesystem::file_size(file.string() + "-wal") > 0);
    const auto snapshot = DatabaseSnapshot::take(file);
    QVERIFY(snapshot);
    QCOMPARE((*snapshot)->file().filename(), file.filename());
    QCOMPARE(rowsOf((*snapshot)->file(), "SELECT c FROM late"), QStringLiteral("42"));
    QVERIFY(!std::filesystem::exists((*snapshot)->file().string() + "-wal"));
}

void TestDatabaseSnapshot::undoesAnUnfinishedChange()
{
    const auto file = fileNamed("hot.db");
    copyWhile("CREATE TABLE n(a); WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 5000) INSERT INTO n SELECT 1 FROM c;"
              "PRAGMA cache_size = 2; BEGIN; UPDATE n SET a = hex(randomblob(60));",
              file);
    QVERIFY(std::filesystem::exists(file.string() + "-journal"));
    QVERIFY(!DatabaseBrowser::open(file)); // in place this takes writing
    const auto snapshot = DatabaseSnapshot::take(file);
    QVERIFY(snapshot);
    QCOMPARE(rowsOf((*snapshot)->file(), "SELECT sum(a) FROM n"), QStringLiteral("5000"));
}

void TestDatabaseSnapshot::leavesTheOriginalAlone()
{
    const auto file = fileNamed("alone.db");
    copyWhile("PRAGMA journal_mode = WAL; CREATE TABLE late(c);", file);
    const std::string before = contentOf(file) + contentOf(file.string() + "-wal");
    QVERIFY(DatabaseSnapshot::take(file));
    QVERIFY(contentOf(file) + contentOf(file.string() + "-wal") == before);
    QVERIFY(!std::filesystem::exists(file.string() + "-shm"));
}

/// Also two of one name.
void TestDatabaseSnapshot::copiesSeveral()
{
    const ScratchDatabase first("CREATE TABLE t(a); INSERT INTO t VALUES (1);", "same.sqlite");
    const ScratchDatabase second("CREATE TABLE u(a); INSERT INTO u VALUES (41);", "same.sqlite");
    const auto snapshot = DatabaseSnapshot::take(placeOf(std::vector{first.file(), second.file()}));
    QVERIFY(snapshot);
    const std::vector<SetMember> copies = membersOf((*snapshot)->file().native());
    QCOMPARE(copies.size(), std::size_t(2));
    QVERIFY(copies[0].file != first.file() && copies[1].file.filename() == "same.sqlite");
    QCOMPARE(rowsOf((*snapshot)->file(), "SELECT t.a + u.a FROM t, u"), "42");
}

void TestDatabaseSnapshot::goesAwayWithItsObject()
{
    const ScratchDatabase database("CREATE TABLE t(a);");
    std::filesystem::path copy;
    {
        const auto snapshot = DatabaseSnapshot::take(database.file());
        copy = (*snapshot)->file();
        QVERIFY(std::filesystem::exists(copy));
        const auto perms = std::filesystem::status(copy.parent_path()).permissions();
        QCOMPARE(perms & std::filesystem::perms::all, std::filesystem::perms::owner_all); // nobody else reads it
    }
    QVERIFY(!std::filesystem::exists(copy.parent_path()));
}

void TestDatabaseSnapshot::refusesWhatIsNoDatabase()
{
    const auto file = fileNamed("notes.txt");
    std::ofstream(file) << "only some notes, no database at all";
    QCOMPARE(DatabaseSnapshot::take(file).error().code, ErrorCode::NotADatabase);
    QCOMPARE(DatabaseSnapshot::take(fileNamed("missing")).error().code, ErrorCode::FileMissing);
}

RATATOSK_TEST(TestDatabaseSnapshot);
#include "tst_database_snapshot.moc"
