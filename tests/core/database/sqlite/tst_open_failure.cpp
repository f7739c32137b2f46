// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/connection.h"
#include "tests/support/file_content.h"
#include "tests/support/result_text.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <functional>
#include <random>
#include <sys/stat.h>
#include <unistd.h>

using namespace ratatosk;
using std::filesystem::path;

using MakeHostile = std::function<void(const path&)>;
Q_DECLARE_METATYPE(MakeHostile)

/// Files that are no sound database, or cannot be read: each gets an error of its own, none is changed.
class TestOpenFailure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void explains_data();
    void explains();
    void opensAnEmptyFile();
    void opensAFileWithAnOddName();
    void reportsADamagedPageWhenItIsRead();
    void reportsALockedDatabase();
    void readsALiveWriteAheadLog();
    void wantsACopyOfALogInAReadOnlyFolder();
    void wantsACopyOfAnUnfinishedChange();
    void reportsAFileWithoutPermission();
    void reportsAFolderWithoutPermission();
};

namespace {

constexpr auto smallPages = "PRAGMA page_size = 1024; CREATE TABLE t(a INTEGER PRIMARY KEY, b TEXT);"
                            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)"
                            " INSERT INTO t SELECT i, hex(zeroblob(100)) FROM n";

void write(const path& file, const std::string& content)
{
    std::ofstream(file, std::ios::binary) << content;
}

/// A sound database of about 50 pages.
std::string soundDatabase()
{
    static const std::string content = contentOf(ScratchDatabase(smallPages).file());
    return content;
}

/// The same with some bytes written over.
MakeHostile patched(std::size_t position, const std::string& bytes)
{
    return [=](const path& file) { write(file, soundDatabase().replace(position, bytes.size(), bytes)); };
}

MakeHostile holding(const std::string& content)
{
    return [=](const path& file) { write(file, content); };
}

std::string noise(std::size_t size)
{
    std::mt19937 generator(7);
    std::string bytes(size, ' ');
    std::ranges::generate(bytes, [&] { return static_cast<char>(generator()); });
    return bytes;
}

/// Root may read everything; these tests look through the eyes of someone who may not.
class Unprivileged
{
public:
    Unprivileged() : m_isActive(geteuid() == 0 && seteuid(nobody) == 0) {}
    ~Unprivileged()
    {
        if (m_isActive && seteuid(0) != 0)
            std::abort();
    }

private:
    static constexpr uid_t nobody = 65534;
    bool m_isActive;
};

/// Copies a database and its companions (-wal, -journal) while `change` is under way in another program.
void copyDuring(const std::string& change, const path& target, const std::string& companion)
{
    const ScratchDatabase source(smallPages);
    sqlite3* handle = nullptr;
    sqlite3_open(source.file().c_str(), &handle);
    if (sqlite3_exec(handle, change.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
        qFatal("%s", sqlite3_errmsg(handle));
    std::filesystem::copy_file(source.file(), target);
    std::filesystem::copy_file(source.file().string() + companion, target.string() + companion);
    sqlite3_close(handle);
}

constexpr auto logged = "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE late(c); INSERT INTO late VALUES (42)";

} // namespace

void TestOpenFailure::explains_data()
{
    QTest::addColumn<MakeHostile>("make");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("words"); // of the detail

    const auto nothing = [](const path&) {};
    const auto folder = [](const path& file) { std::filesystem::create_directory(file); };
    const auto pipe = [](const path& file) { mkfifo(file.c_str(), 0600); };
    const auto danglingLink = [](const path& file) { std::filesystem::create_symlink("nowhere", file); };

    QTest::newRow("missing") << MakeHostile(nothing) << int(ErrorCode::FileMissing) << "There is no file";
    QTest::newRow("link to nothing") << MakeHostile(danglingLink) << int(ErrorCode::FileMissing) << "There is no file";
    QTest::newRow("folder") << MakeHostile(folder) << int(ErrorCode::FileIsDirectory) << "is a folder";
    QTest::newRow("pipe") << MakeHostile(pipe) << int(ErrorCode::NotADatabase) << "a device or a pipe";
    QTest::newRow("text") << holding(std::string(200, 'x') + "\n1;Anna;Lund\n") << int(ErrorCode::NotADatabase) << "is a text file";
    QTest::newRow("Parquet") << holding(std::string("PAR1\x15\x04\x15\x1e", 8)) << int(ErrorCode::NotADatabase) << "Export it as CSV";
    QTest::newRow("Arrow") << holding(std::string("ARROW1\0\0", 8)) << int(ErrorCode::NotADatabase) << "a Parquet or Arrow file";
    QTest::newRow("short text") << holding("id,name\n") << int(ErrorCode::NotADatabase) << "is a text file";
    QTest::newRow("noise") << holding(noise(5000)) << int(ErrorCode::NotADatabase) << "another kind of file, or encrypted";
    QTest::newRow("two bytes") << holding("\x01\x02") << int(ErrorCode::NotADatabase) << "another kind of file";
    QTest::newRow("cut in half") << holding(soundDatabase().substr(0, soundDatabase().size() / 2)) << int(ErrorCode::DatabaseCorrupt)
                                 << "damaged";
    QTest::newRow("cut after the header") << holding(soundDatabase().substr(0, 100)) << int(ErrorCode::DatabaseCorrupt) << "damaged";
    QTest::newRow("impossible page size") << patched(16, "\x03\x21") << int(ErrorCode::DatabaseCorrupt) << "header";
    QTest::newRow("huge page count") << patched(28, "\x7F\xFF\xFF\xFF") << int(ErrorCode::DatabaseCorrupt) << "damaged";
    QTest::newRow("first page is no tree") << patched(100, std::string(8, '\x77')) << int(ErrorCode::DatabaseCorrupt) << "damaged";
    QTest::newRow("schema is no SQL") << patched(soundDatabase().find("CREATE TABLE"), "KREATE") << int(ErrorCode::DatabaseCorrupt)
                                      << "damaged";
    QTest::newRow("root page out of range") << patched(soundDatabase().find("\2CREATE TABLE"), "\x7F") << int(ErrorCode::DatabaseCorrupt)
                                            << "damaged";
    QTest::newRow("format of the future") << patched(18, "\x09\x09") << int(ErrorCode::DatabaseCorrupt) << "header";
}

void TestOpenFailure::explains()
{
    QFETCH(MakeHostile, make);
    QFETCH(int, code);
    QFETCH(QString, words);
    const QTemporaryDir folder;
    const path file = path(folder.path().toStdString()) / "hostile.db";
    make(file);
    const std::string before = std::filesystem::is_regular_file(file) ? contentOf(file) : "";

    const auto connection = Connection::open(file);
    QVERIFY(!connection);
    const QString detail = QString::fromStdString(connection.error().detail);
    QVERIFY2(int(connection.error().code) == code, qPrintable(detail));
    QVERIFY2(detail.contains(words), qPrintable(detail));
    QVERIFY2(detail.endsWith('.'), qPrintable(detail));
    if (std::filesystem::is_regular_file(file))
        QVERIFY(contentOf(file) == before);
    QVERIFY(std::distance(std::filesystem::directory_iterator(path(folder.path().toStdString())), {}) <= 1);
}

void TestOpenFailure::opensAnEmptyFile()
{
    const QTemporaryDir folder;
    const path file = path(folder.path().toStdString()) / "empty.db";
    write(file, "");
    const auto connection = Connection::open(file);
    QVERIFY2(connection, connection ? "" : connection.error().detail.c_str());
    QCOMPARE(rowsText(*connection->run("SELECT count(*) FROM sqlite_master")), std::string("0"));
    QCOMPARE(std::filesystem::file_size(file), std::uintmax_t{0});
}

void TestOpenFailure::opensAFileWithAnOddName()
{
    for (const char* name : {":memory:", "file:x.db?mode=memory", "ö 'quoted\" 北.db", "a?b#c%20.db"}) {
        const ScratchDatabase database(smallPages);
        const path odd = database.folder() / name;
        std::filesystem::copy_file(database.file(), odd);
        std::filesystem::current_path(database.folder());
        const auto connection = Connection::open(name);
        QVERIFY2(connection, name);
        QCOMPARE(rowsText(*connection->run("SELECT count(*) FROM t")), std::string("200"));
        std::filesystem::current_path("/");
    }
}

void TestOpenFailure::reportsADamagedPageWhenItIsRead()
{
    const QTemporaryDir folder;
    const path file = path(folder.path().toStdString()) / "damaged.db";
    patched(20 * 1024, std::string(1024, '\x55'))(file);
    const auto connection = Connection::open(file);
    QVERIFY(connection);
    const auto result = connection->run("SELECT sum(length(b)) FROM t");
    QVERIFY(!result);
    QVERIFY2(result.error().code == ErrorCode::DatabaseCorrupt, result.error().detail.c_str());
    QCOMPARE(result.error().detail, std::string("The database is damaged: database disk image is malformed."));
}

void TestOpenFailure::reportsALockedDatabase()
{
    const ScratchDatabase database(smallPages);
    sqlite3* other = nullptr;
    sqlite3_open(database.file().c_str(), &other);
    sqlite3_exec(other, "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr);
    const auto connection = Connection::open(database.file());
    sqlite3_close(other);
    QVERIFY(!connection);
    QVERIFY2(connection.error().code == ErrorCode::DatabaseLocked, connection.error().detail.c_str());
}

void TestOpenFailure::readsALiveWriteAheadLog()
{
    const QTemporaryDir folder;
    const path file = path(folder.path().toStdString()) / "live.db";
    copyDuring(logged, file, "-wal");
    const std::string before = contentOf(file);
    const std::string logBefore = contentOf(file.string() + "-wal");
    {
        const auto connection = Connection::open(file);
        QVERIFY2(connection, connection ? "" : connection.error().detail.c_str());
        QCOMPARE(rowsText(*connection->run("SELECT c FROM late")), std::string("42"));
    }
    QVERIFY(contentOf(file) == before);
    QVERIFY(contentOf(file.string() + "-wal") == logBefore);
}

void TestOpenFailure::wantsACopyOfALogInAReadOnlyFolder()
{
    const QTemporaryDir folder;
    const path file = path(folder.path().toStdString()) / "live.db";
    copyDuring(logged, file, "-wal");
    chmod(folder.path().toUtf8().constData(), 0555);
    {
        const Unprivileged reader;
        const auto connection = Connection::open(file);
        QVERIFY(!connection);
        QVERIFY2(connection.error().code == ErrorCode::DatabaseNeedsRecovery, connection.error().detail.c_str());
        QVERIFY(connection.error().detail.find("write-ahead log") != std::string::npos);
    }
    chmod(folder.path().toUtf8().constData(), 0755);
}

void TestOpenFailure::wantsACopyOfAnUnfinishedChange()
{
    const QTemporaryDir folder;
    const path file = path(folder.path().toStdString()) / "hot.db";
    copyDuring("PRAGMA cache_size = 2; BEGIN; UPDATE t SET b = hex(randomblob(100))", file, "-journal");
    const std::string before = contentOf(file);
    const auto connection = Connection::open(file);
    QVERIFY(!connection);
    QVERIFY2(connection.error().code == ErrorCode::DatabaseNeedsRecovery, connection.error().detail.c_str());
    QVERIFY(connection.error().detail.find("in the middle of a change") != std::string::npos);
    QVERIFY(contentOf(file) == before);
    QVERIFY(std::filesystem::exists(file.string() + "-journal"));
}

void TestOpenFailure::reportsAFileWithoutPermission()
{
    const ScratchDatabase database(smallPages);
    chmod(database.folder().c_str(), 0755);
    chmod(database.file().c_str(), 0000);
    const Unprivileged reader;
    const auto connection = Connection::open(database.file());
    QVERIFY(!connection);
    QVERIFY2(connection.error().code == ErrorCode::PermissionDenied, connection.error().detail.c_str());
}

void TestOpenFailure::reportsAFolderWithoutPermission()
{
    const ScratchDatabase database(smallPages);
    chmod(database.folder().c_str(), 0000);
    {
        const Unprivileged reader;
        const auto connection = Connection::open(database.file());
        QVERIFY(!connection);
        QVERIFY2(connection.error().code == ErrorCode::PermissionDenied, connection.error().detail.c_str());
    }
    chmod(database.folder().c_str(), 0700);
}

RATATOSK_TEST(TestOpenFailure);
#include "tst_open_failure.moc"
