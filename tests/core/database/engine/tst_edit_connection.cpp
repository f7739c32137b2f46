// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/connection.h"
#include "core/database/engine/edit_connection.h"
#include "tests/support/as_nobody.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTest>

#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace ratatosk;
using namespace std::chrono_literals;

namespace {

constexpr auto kScript = "CREATE TABLE owners(id INTEGER PRIMARY KEY, name TEXT);"
                         "CREATE TABLE dogs(id INTEGER PRIMARY KEY, owner INTEGER REFERENCES owners(id) ON DELETE CASCADE, age REAL);"
                         "CREATE TABLE tags(word TEXT PRIMARY KEY) WITHOUT ROWID;"
                         "INSERT INTO owners VALUES (1, 'Ana'), (2, 'Bo');"
                         "INSERT INTO dogs VALUES (1, 1, 4.0), (2, 1, 6.5), (3, 2, 11);"
                         "INSERT INTO tags VALUES ('calm'), ('loud');";

QByteArray hashOf(const std::filesystem::path& path)
{
    QFile file(QString::fromStdString(path.string()));
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return file.open(QIODevice::ReadOnly) && hash.addData(&file) ? hash.result() : QByteArray();
}

QStringList filesBeside(const ScratchDatabase& database)
{
    return QDir(QString::fromStdString(database.folder().string())).entryList(QDir::Files);
}

std::string textOf(const Cell& cell)
{
    if (const auto* number = std::get_if<std::int64_t>(&cell))
        return std::to_string(*number);
    if (const auto* number = std::get_if<double>(&cell))
        return QByteArray::number(*number).toStdString();
    const auto* text = std::get_if<std::string>(&cell);
    return text ? *text : "NULL";
}

std::string textOf(const std::vector<Cell>& row)
{
    std::string text;
    for (const Cell& cell : row)
        text += (text.empty() ? "" : ",") + textOf(cell);
    return text;
}

/// "dogs: 1,1,4 -> 1,1,5; 2,1,6.5 -> " in the order of the changes.
QString textOf(const ChangeSet& changes)
{
    std::string text;
    for (const TableChange& table : changes.tables) {
        text += (text.empty() ? "" : " | ") + table.table + ":";
        for (const RowChange& row : table.rows)
            text += " [" + textOf(row.before) + "->" + textOf(row.after) + "]";
    }
    return QString::fromStdString(text);
}

QString valueOf(const std::filesystem::path& file, const std::string& sql)
{
    const auto connection = Connection::open(file);
    const auto table = connection->run(sql);
    return table && !table->rows.empty() ? QString::fromStdString(textOf(table->rows[0])) : QStringLiteral("nothing");
}

} // namespace

class TestEditConnection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatAStatementChanges_data();
    void tellsWhatAStatementChanges();
    void countsMoreThanItKeeps();
    void tellsOfSchemaChanges();
    void refuses_data();
    void refuses();
    void writesNothingBeforeItIsApplied();
    void changesNothingWhenUndone_data();
    void changesNothingWhenUndone();
    void keepsWhatWasPendingWhenAStatementFails();
    void locksNothingWithoutAChange();
    void readsWhatIsPending();
    void refusesToApplyABrokenKey();
    void losesNothingInACrash();
    void undoesWhenItCloses();
    void isStoppedAndUsableAgain();
    void needsAFileThatMayBeWritten();

private:
    ScratchDatabase m_database{kScript};
};

void TestEditConnection::tellsWhatAStatementChanges_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("changes");

    QTest::newRow("insert") << "INSERT INTO owners VALUES (3, 'Cy')"
                            << "owners: [->3,Cy]";
    QTest::newRow("update") << "UPDATE dogs SET age = age + 1 WHERE owner = 1"
                            << "dogs: [1,1,4->1,1,5] [2,1,6.5->2,1,7.5]";
    QTest::newRow("delete") << "DELETE FROM dogs WHERE id = 3"
                            << "dogs: [3,2,11->]";
    QTest::newRow("all rows") << "DELETE FROM tags"
                              << "tags: [calm->] [loud->]";
    QTest::newRow("without rowid") << "UPDATE tags SET word = 'quiet' WHERE word = 'calm'"
                                   << "tags: [calm->quiet]";
    QTest::newRow("cascade") << "DELETE FROM owners WHERE id = 2"
                             << "owners: [2,Bo->] | dogs: [3,2,11->]";
    QTest::newRow("replace") << "REPLACE INTO owners VALUES (1, 'Anna')"
                             << "owners: [1,Ana->] [->1,Anna] | dogs: [1,1,4->] [2,1,6.5->]";
    QTest::newRow("with a query") << "WITH old AS (SELECT id FROM dogs WHERE age > 9) DELETE FROM dogs WHERE id IN old"
                                  << "dogs: [3,2,11->]";
    QTest::newRow("nothing") << "DELETE FROM dogs WHERE id = 99"
                             << "";
    QTest::newRow("a query") << "SELECT * FROM dogs"
                             << "";
}

void TestEditConnection::tellsWhatAStatementChanges()
{
    QFETCH(QString, sql);
    QFETCH(QString, changes);
    auto editor = EditConnection::open(m_database.file());
    const auto outcome = editor->run(sql.toStdString());
    QVERIFY(outcome);
    QCOMPARE(textOf(outcome->changes.value_or(ChangeSet())), changes);
    QCOMPARE(editor->hasPending(), !changes.isEmpty());
}

void TestEditConnection::countsMoreThanItKeeps()
{
    auto editor = EditConnection::open(m_database.file());
    const auto outcome = editor->run(
        "WITH RECURSIVE n(i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n LIMIT 12000) INSERT INTO owners SELECT i, 'x' FROM n");
    QCOMPARE(outcome->changes->tables[0].inserted, 12'000);
    QCOMPARE(outcome->changes->tables[0].rows.size(), size_t{10'000});
    QCOMPARE(outcome->changes->tables[0].columns, (std::vector<std::string>{"id", "name"}));
}

void TestEditConnection::tellsOfSchemaChanges()
{
    auto editor = EditConnection::open(m_database.file());
    for (const char* sql : {"CREATE TABLE extra(a)", "ALTER TABLE extra ADD COLUMN b", "CREATE INDEX i ON extra(a)", "DROP TABLE extra"})
        QVERIFY2(editor->run(sql)->changes->changesSchema, sql);
    QVERIFY(!editor->run("INSERT INTO tags VALUES ('wild')")->changes->changesSchema);
    const auto dropped = editor->run("DROP TABLE tags");
    QVERIFY(dropped && dropped->changes->changesSchema);
    QCOMPARE(editor->run("SELECT * FROM tags").error().code, ErrorCode::InvalidSql);
}

void TestEditConnection::refuses_data()
{
    QTest::addColumn<QString>("sql");
    for (const char* sql : {"ATTACH 'other.db' AS o", "COMMIT", "ROLLBACK", "BEGIN", "SAVEPOINT s", "RELEASE one",
                            "PRAGMA journal_mode = wal", "PRAGMA writable_schema = 1", "SELECT load_extension('x')", "VACUUM INTO 'v.db'"})
        QTest::newRow(sql) << sql;
}

void TestEditConnection::refuses()
{
    QFETCH(QString, sql);
    const QStringList files = filesBeside(m_database);
    auto editor = EditConnection::open(m_database.file());
    QVERIFY(editor->run("DELETE FROM tags"));
    QVERIFY(!editor->run(sql.toStdString()));
    QVERIFY(editor->hasPending());
    editor->undo();
    QCOMPARE(filesBeside(m_database), files);
    QVERIFY(!QFile::exists(QStringLiteral("v.db")) && !QFile::exists(QStringLiteral("other.db")));
}

void TestEditConnection::writesNothingBeforeItIsApplied()
{
    const ScratchDatabase database(kScript);
    const QByteArray before = hashOf(database.file());
    auto editor = EditConnection::open(database.file());
    // Far more than fits into the page cache.
    QVERIFY(editor->run("WITH RECURSIVE n(i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n LIMIT 5000) INSERT INTO owners SELECT i, "
                        "hex(randomblob(500)) FROM n"));
    QVERIFY(editor->run("UPDATE dogs SET age = 1"));
    QCOMPARE(hashOf(database.file()), before);
    QCOMPARE(valueOf(database.file(), "SELECT count(*) FROM owners"), QStringLiteral("2"));
    QVERIFY(editor->apply());
    QVERIFY(!editor->hasPending());
    QCOMPARE(valueOf(database.file(), "SELECT count(*), (SELECT max(age) FROM dogs) FROM owners"), QStringLiteral("5002,1"));
}

void TestEditConnection::changesNothingWhenUndone_data()
{
    QTest::addColumn<QString>("journal");
    QTest::newRow("rollback journal") << "PRAGMA journal_mode = DELETE;";
    QTest::newRow("write-ahead log") << "PRAGMA journal_mode = WAL;";
}

void TestEditConnection::changesNothingWhenUndone()
{
    QFETCH(QString, journal);
    const ScratchDatabase database(journal.toStdString() + kScript);
    const QByteArray before = hashOf(database.file());
    {
        auto editor = EditConnection::open(database.file());
        QVERIFY(editor->run("DELETE FROM dogs"));
        QVERIFY(editor->run("DROP TABLE tags"));
        editor->undo();
        QVERIFY(!editor->hasPending());
        QCOMPARE(hashOf(database.file()), before);
        QVERIFY(editor->run("SELECT * FROM tags"));
    }
    QCOMPARE(hashOf(database.file()), before);
}

void TestEditConnection::keepsWhatWasPendingWhenAStatementFails()
{
    auto editor = EditConnection::open(m_database.file());
    QVERIFY(editor->run("UPDATE owners SET name = 'Zoe' WHERE id = 1"));
    QCOMPARE(editor->run("INSERT INTO owners VALUES (7, 'new'), (1, 'twice')").error().code, ErrorCode::QueryFailed);
    QVERIFY(editor->hasPending());
    const auto rows = editor->run("SELECT group_concat(name) FROM owners");
    QCOMPARE(textOf(rows->rows.rows[0]), std::string("Zoe,Bo"));
}

void TestEditConnection::locksNothingWithoutAChange()
{
    auto first = EditConnection::open(m_database.file());
    auto second = EditConnection::open(m_database.file());
    QVERIFY(first->run("DELETE FROM dogs WHERE id = 99"));
    QVERIFY(!first->run("INSERT INTO owners VALUES (1, 'twice')"));
    QVERIFY(second->run("DELETE FROM dogs WHERE id = 1")); // would have to wait if the first held a lock
}

void TestEditConnection::readsWhatIsPending()
{
    auto editor = EditConnection::open(m_database.file());
    QVERIFY(editor->run("DELETE FROM dogs WHERE id = 1"));
    QCOMPARE(textOf(editor->run("SELECT count(*) FROM dogs")->rows.rows[0]), std::string("2"));
    QCOMPARE(valueOf(m_database.file(), "SELECT count(*) FROM dogs"), QStringLiteral("3"));
    const auto returned = editor->run("DELETE FROM dogs WHERE id = 2 RETURNING age");
    QCOMPARE(textOf(returned->rows.rows[0]), std::string("6.5"));
}

void TestEditConnection::refusesToApplyABrokenKey()
{
    const ScratchDatabase database(
        "CREATE TABLE a(id INTEGER PRIMARY KEY); CREATE TABLE b(a REFERENCES a(id) DEFERRABLE INITIALLY DEFERRED);");
    auto editor = EditConnection::open(database.file());
    QVERIFY(editor->run("INSERT INTO b VALUES (5)"));
    QVERIFY(!editor->apply());
    QVERIFY(editor->hasPending());
    QVERIFY(editor->run("INSERT INTO a VALUES (5)"));
    QVERIFY(editor->apply());
}

/// A process that dies with changes pending.
void TestEditConnection::losesNothingInACrash()
{
    const ScratchDatabase database(kScript);
    const QByteArray before = hashOf(database.file());
    const pid_t child = fork();
    if (child == 0) {
        auto editor = EditConnection::open(database.file());
        const bool isDone = editor && editor->run("DELETE FROM dogs") && editor->run("UPDATE owners SET name = hex(randomblob(4000))");
        _exit(isDone ? 0 : 1);
    }
    int status = 0;
    QCOMPARE(waitpid(child, &status, 0), child);
    QCOMPARE(status, 0);
    QCOMPARE(hashOf(database.file()), before);
    QCOMPARE(valueOf(database.file(), "SELECT count(*) FROM dogs"), QStringLiteral("3"));
    QVERIFY(EditConnection::open(database.file())->run("DELETE FROM dogs"));
}

void TestEditConnection::undoesWhenItCloses()
{
    const QByteArray before = hashOf(m_database.file());
    QVERIFY(EditConnection::open(m_database.file())->run("DELETE FROM dogs"));
    QCOMPARE(hashOf(m_database.file()), before);
}

void TestEditConnection::isStoppedAndUsableAgain()
{
    auto editor = EditConnection::open(m_database.file());
    std::stop_source stop;
    const std::jthread stopper([&] {
        std::this_thread::sleep_for(100ms);
        stop.request_stop();
    });
    const auto outcome = editor->run(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) INSERT INTO dogs SELECT NULL, 1, i FROM n", {}, stop.get_token());
    QCOMPARE(outcome.error().code, ErrorCode::Cancelled);
    QVERIFY(!editor->hasPending());
    QVERIFY(editor->run("DELETE FROM tags"));
    QVERIFY(editor->hasPending());
}

void TestEditConnection::needsAFileThatMayBeWritten()
{
    using std::filesystem::perms;
    const ScratchDatabase database(kScript);
    std::filesystem::permissions(database.file(), perms::owner_read | perms::group_read | perms::others_read);
    std::filesystem::permissions(database.folder(),
                                 perms::owner_all | perms::group_read | perms::group_exec | perms::others_read | perms::others_exec);
    const AsNobody nobody;
    QCOMPARE(EditConnection::open(database.file()).error().code, ErrorCode::PermissionDenied);
}

RATATOSK_TEST(TestEditConnection);
#include "tst_edit_connection.moc"
