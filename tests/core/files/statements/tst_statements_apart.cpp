// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/row_export.h"
#include "core/files/statements/statements_apart.h"
#include "tests/support/scratch_database.h"
#include "tests/support/statement_children.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTest>

#include <chrono>
#include <functional>
#include <iostream>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

using namespace ratatosk;
using namespace std::chrono_literals;

namespace {

const std::filesystem::path kProgram = RATATOSK_BINARY_DIR "/bin/ratatosk-cli";
const std::string kEndless = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c";

/// On a thread of its own, some time later.
std::jthread later(std::function<void()> work)
{
    return std::jthread([work = std::move(work)] {
        std::this_thread::sleep_for(100ms);
        work();
    });
}

/// What another process does until it is killed.
int holdStatement(int, char** argv)
{
    const auto browser = openBrowserApart(argv[1], kProgram);
    if (!browser)
        return 1;
    std::cout << statementChildren().value(0) << std::endl;
    return (*browser)->run(kEndless, 1) ? 0 : 1;
}

} // namespace

/// SQL in a process of its own.
class TestStatementsApart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAsInThisProcess_data();
    void readsAsInThisProcess();
    void findsCellsAsInThisProcess();
    void tellsWhatIsLeftOut();
    void cutsOffAtTheRowLimit();
    void editsAsInThisProcess();
    void tellsWhatIsWrongWithAFile();
    void tellsOfAMissingProgram();
    void tellsOfAProgramThatIsNone();
    void survivesACrash();
    void startsAnewUnseen();
    void losesWhatWasPendingInACrash();
    void stopsAStatement();
    void killsWhatDoesNotStop();
    void endsWithTheProgramThatStartedIt();
    void leavesNothingBehind();
    void exportsAsInThisProcess();
    void stopsAnExportThatNobodyTakes();

private:
    ScratchDatabase m_database{"CREATE TABLE t(a); INSERT INTO t VALUES (1), (2);"};
};

void TestStatementsApart::readsAsInThisProcess_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("integers") << "SELECT 9223372036854775807, -9223372036854775808, 0";
    QTest::newRow("reals") << "SELECT 0.1, 9e999, -9e999, 5e-324";
    QTest::newRow("null") << "SELECT NULL, 9e999 - 9e999";
    QTest::newRow("text") << "SELECT '', 'äöü 中', CAST(x'610062' AS TEXT), CAST(x'ff' AS TEXT)";
    QTest::newRow("bytes") << "SELECT x'', x'00ff00', zeroblob(300000)";
    QTest::newRow("names") << "SELECT 1 AS \"ä\", 2 AS \"\", 3 AS a, 4 AS a";
    QTest::newRow("no rows") << "SELECT a AS b FROM t WHERE 0";
    QTest::newRow("many rows")
        << "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 50000) SELECT x, 'row ' || x, x / 7.0 FROM c";
    QTest::newRow("wrong") << "SELECT nope FROM t";
    QTest::newRow("refused") << "DELETE FROM t";
    QTest::newRow("failing") << "SELECT abs(-9223372036854775808)";
}

void TestStatementsApart::readsAsInThisProcess()
{
    QFETCH(QString, sql);
    const std::string text = sql.toStdString();
    const auto here = *DatabaseBrowser::open(m_database.file());
    const auto apart = openBrowserApart(m_database.file(), kProgram);
    QVERIFY2(apart, apart ? "" : apart.error().detail.c_str());
    QVERIFY((*apart)->schema() == here->schema());
    auto expected = here->run(text, 100'000);
    auto table = (*apart)->run(text, 100'000);
    QCOMPARE(table.has_value(), expected.has_value());
    QCOMPARE((*apart)->errorOffset(text), here->errorOffset(text));
    if (expected) {
        table->milliseconds = expected->milliseconds = 0;
        QVERIFY(*table == *expected);
    } else {
        QVERIFY(table.error() == expected.error());
    }
}

void TestStatementsApart::findsCellsAsInThisProcess()
{
    const auto apart = openBrowserApart(m_database.file(), kProgram);
    const auto here = DatabaseBrowser::open(m_database.file());
    QVERIFY(apart && here);
    const auto search = [](DatabaseBrowser& browser) {
        std::vector<SearchEvent> events;
        const auto tell = [&](const SearchEvent& event) {
            events.push_back(event);
            return true;
        };
        return browser.find({.text = "2"}, tell) ? events : std::vector<SearchEvent>();
    };
    QCOMPARE(search(**here).size(), size_t{3}); // the cell, its count, the end of the table
    QVERIFY(search(**apart) == search(**here));
    const auto refuse = [](const SearchEvent&) { return false; };
    const auto ended = (*apart)->find({.text = "2"}, refuse);
    QVERIFY(!ended && ended.error().code == ErrorCode::Cancelled);
    QVERIFY((*apart)->run("SELECT * FROM t", 10)); // the process goes on
}

void TestStatementsApart::tellsWhatIsLeftOut()
{
    const ScratchDatabase database("CREATE TABLE gone(a); CREATE VIEW lost AS SELECT a FROM gone; DROP TABLE gone;");
    const auto browser = openBrowserApart(database.file(), kProgram);
    QVERIFY(browser);
    QCOMPARE((*browser)->schema().omissions().size(), size_t{1});
}

void TestStatementsApart::cutsOffAtTheRowLimit()
{
    const auto browser = openBrowserApart(m_database.file(), kProgram);
    const auto table = (*browser)->run("SELECT a FROM t", 1);
    QCOMPARE(table->rows.size(), size_t{1});
    QVERIFY(!table->isComplete);
}

void TestStatementsApart::editsAsInThisProcess()
{
    const auto sameOutcome = [](DatabaseEditor& here, DatabaseEditor& apart, const std::string& sql) {
        const auto expected = here.run(sql, 10);
        const auto outcome = apart.run(sql, 10);
        if (!expected || !outcome)
            return !expected && !outcome && expected.error() == outcome.error();
        return outcome->changes == expected->changes && outcome->rows.rows == expected->rows.rows
            && outcome->rows.columns == expected->rows.columns;
    };
    const ScratchDatabase other("CREATE TABLE t(a); INSERT INTO t VALUES (1), (2);");
    const auto here = *DatabaseEditor::open(other.file());
    const auto opened = openEditorApart(m_database.file(), kProgram);
    QVERIFY(opened);
    DatabaseEditor& apart = **opened;
    for (const char* sql : {"UPDATE t SET a = x'00ff'", "INSERT INTO t VALUES (3) RETURNING a, a * 2", "CREATE TABLE u(b)",
                            "SELECT * FROM t", "UPDATE t SET nope = 1"})
        QVERIFY2(sameOutcome(*here, apart, sql), sql);
    QVERIFY(apart.hasPending());
    apart.undo();
    QVERIFY(!apart.hasPending());
    QVERIFY(apart.run("DELETE FROM t WHERE a = 2", 10)->changes);
    QVERIFY(apart.apply());
    QVERIFY(!apart.hasPending());
    QCOMPARE((*DatabaseBrowser::open(m_database.file()))->run("SELECT a FROM t", 10)->rows.size(), size_t{1});
    QVERIFY(apart.run("INSERT INTO t VALUES (2)", 10));
    QVERIFY(apart.apply());
}

void TestStatementsApart::tellsWhatIsWrongWithAFile()
{
    QVERIFY(openBrowserApart("/nowhere/missing.db", kProgram).error() == DatabaseBrowser::open("/nowhere/missing.db").error());
    QVERIFY(openEditorApart("/", kProgram).error() == DatabaseEditor::open("/").error());
}

void TestStatementsApart::tellsOfAMissingProgram()
{
    const auto browser = openBrowserApart(m_database.file(), "/nowhere/ratatosk-cli");
    QCOMPARE(browser.error().code, ErrorCode::WorkerFailed);
    QVERIFY(browser.error().detail.find("/nowhere/ratatosk-cli cannot be started") == 0);
}

void TestStatementsApart::tellsOfAProgramThatIsNone()
{
    for (const char* program : {"/bin/true", "/bin/echo"})
        QCOMPARE(openBrowserApart(m_database.file(), program).error().code, ErrorCode::WorkerFailed);
}

void TestStatementsApart::survivesACrash()
{
    const auto browser = openBrowserApart(m_database.file(), kProgram);
    const auto killer = later([] { signalStatementChildren(SIGSEGV); });
    const auto table = (*browser)->run(kEndless, 1);
    QVERIFY(!table);
    QCOMPARE(table.error().code, ErrorCode::WorkerFailed);
    QCOMPARE((*browser)->run("SELECT a FROM t", 10)->rows.size(), size_t{2});
}

/// A reader that was killed while nothing was asked of it has lost nothing.
void TestStatementsApart::startsAnewUnseen()
{
    const auto browser = openBrowserApart(m_database.file(), kProgram);
    const pid_t child = statementChildren().value(0);
    kill(child, SIGKILL);
    siginfo_t end{};
    QCOMPARE(waitid(P_PID, static_cast<id_t>(child), &end, WEXITED | WNOWAIT), 0); // leaves it to be waited for
    QVERIFY((*browser)->run("SELECT a FROM t", 10));
    QCOMPARE((*browser)->schema().tableCount(), 1);
}

void TestStatementsApart::losesWhatWasPendingInACrash()
{
    const auto editor = openEditorApart(m_database.file(), kProgram);
    QVERIFY((*editor)->run("DELETE FROM t", 10));
    QVERIFY((*editor)->hasPending());
    signalStatementChildren(SIGKILL);
    const auto outcome = (*editor)->run("SELECT a FROM t", 10);
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().code, ErrorCode::WorkerFailed);
    QVERIFY(!(*editor)->hasPending());
    QCOMPARE((*editor)->run("SELECT a FROM t", 10)->rows.rows.size(), size_t{2});
}

void TestStatementsApart::stopsAStatement()
{
    const auto browser = openBrowserApart(m_database.file(), kProgram);
    QVERIFY2(browser, browser ? "" : browser.error().detail.c_str());
    const pid_t child = statementChildren().value(0);
    std::stop_source source;
    const auto stopper = later([&] { source.request_stop(); });
    const auto table = (*browser)->run(kEndless, 1, source.get_token());
    QVERIFY(!table);
    QCOMPARE(table.error().code, ErrorCode::Cancelled);
    QVERIFY((*browser)->run("SELECT 1", 1));
    QCOMPARE(statementChildren(), QList<pid_t>{child}); // it has listened
    QCOMPARE((*browser)->run("SELECT 1", 1, source.get_token()).error().code, ErrorCode::Cancelled);
}

void TestStatementsApart::killsWhatDoesNotStop()
{
    const auto editor = openEditorApart(m_database.file(), kProgram);
    QVERIFY((*editor)->run("DELETE FROM t", 10));
    std::stop_source source;
    QElapsedTimer clock;
    const auto stopper = later([&] {
        signalStatementChildren(SIGSTOP); // deaf, as inside a function that never looks up
        source.request_stop();
        clock.start();
    });
    const auto outcome = (*editor)->run(kEndless, 1, source.get_token());
    QCOMPARE(outcome.error().code, ErrorCode::Cancelled);
    QVERIFY2(clock.elapsed() >= 200 && clock.elapsed() < 450, qPrintable(QString::number(clock.elapsed())));
    QVERIFY(!(*editor)->hasPending());
    QVERIFY((*editor)->run("SELECT 1", 1));
}

void TestStatementsApart::endsWithTheProgramThatStartedIt()
{
    QProcess holder;
    holder.start(QCoreApplication::applicationFilePath(), {QStringLiteral("hold"), QString::fromStdString(m_database.file().string())});
    QVERIFY(holder.waitForReadyRead());
    const pid_t child = holder.readLine().trimmed().toInt();
    QVERIFY(stateOfProcess(child).state != 0);
    QTest::qWait(100); // well inside its statement
    holder.kill();
    holder.waitForFinished();
    QTRY_VERIFY_WITH_TIMEOUT(stateOfProcess(child).state == 0 || stateOfProcess(child).state == 'Z', 1000);
}

void TestStatementsApart::leavesNothingBehind()
{
    const auto descriptors = [] {
        return QDir(QStringLiteral("/proc/self/fd")).entryList(QDir::Files | QDir::System | QDir::NoDotAndDotDot).size();
    };
    const auto before = descriptors();
    {
        const auto browser = openBrowserApart(m_database.file(), kProgram);
        for (int i = 0; i < 200; ++i) {
            if (i % 10 == 0)
                signalStatementChildren(SIGKILL);
            (void)(*browser)->run("SELECT a FROM t", 10);
            QVERIFY(childrenOfThisProcess().size() <= 1);
        }
        QVERIFY((*browser)->run("SELECT a FROM t", 10));
    }
    QCOMPARE(childrenOfThisProcess().size(), 0);
    QCOMPARE(descriptors(), before);
}

void TestStatementsApart::exportsAsInThisProcess()
{
    std::string here;
    std::string apart;
    const auto into = [](std::string& text) {
        return [&text](std::string_view piece) {
            text += piece;
            return true;
        };
    };
    for (const char* sql : {"SELECT a FROM t", "SELECT a FROM t WHERE 0"}) {
        QVERIFY(exportRows(m_database.file(), sql, {.format = RowFormat::Csv}, into(here)));
        QVERIFY(exportRowsApart(kProgram, m_database.file(), sql, {.format = RowFormat::Csv}, into(apart)));
        QCOMPARE(apart, here);
    }
    QVERIFY(exportRowsApart(kProgram, m_database.file(), "SELECT nope", {}, into(apart)).error()
            == exportRows(m_database.file(), "SELECT nope", {}, into(here)).error());
}

void TestStatementsApart::stopsAnExportThatNobodyTakes()
{
    const std::string rows = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x FROM c";
    const auto full = exportRowsApart(kProgram, m_database.file(), rows, {}, [](std::string_view) { return false; });
    QCOMPARE(full.error().code, ErrorCode::IoError);
    std::stop_source source;
    const auto stopper = later([&] { source.request_stop(); });
    const auto stopped = exportRowsApart(
        kProgram, m_database.file(), rows, {}, [](std::string_view) { return true; }, source.get_token());
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
}

RATATOSK_TEST(TestStatementsApart);
RATATOSK_TEST_PROCESS("hold", holdStatement);

#include "tst_statements_apart.moc"
