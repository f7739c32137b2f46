// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/opening/database_browser.h"
#include "core/files/opening/database_copy.h"
#include "core/files/opening/database_editor.h"
#include "tests/support/file_content.h"
#include "tests/support/kills.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "ui/base/storage/draft_keeper.h"
#include "ui/base/workers/row_exporter.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <fstream>

using namespace ratatosk;
using namespace ratatosk::test;
using namespace std::chrono_literals;

namespace {

constexpr int kRows = 20'000;
const std::string kTable = "PRAGMA page_size = 1024; CREATE TABLE t(i INTEGER PRIMARY KEY, s TEXT, n INTEGER DEFAULT 0);"
                           "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)"
                           " INSERT INTO t(i, s) SELECT i, 'row ' || i FROM n";

std::int64_t numberIn(const std::filesystem::path& file, const std::string& sql)
{
    const auto browser = DatabaseBrowser::open(file);
    const auto table = browser ? (*browser)->run(sql, 1) : Result<ResultTable>(browser.error());
    return table ? std::get<std::int64_t>(table->rows[0][0]) : -1;
}

/// Whoever may write to the file next works its journal in; a connection that only reads may not, and says so.
void recover(const std::filesystem::path& file)
{
    sqlite3* handle = nullptr;
    sqlite3_open(file.c_str(), &handle);
    sqlite3_exec(handle, "SELECT count(*) FROM t", nullptr, nullptr, nullptr);
    sqlite3_close(handle);
}

bool isWhole(const std::filesystem::path& file)
{
    const auto browser = DatabaseBrowser::open(file);
    const auto table = browser ? (*browser)->run("PRAGMA integrity_check", 1) : Result<ResultTable>(browser.error());
    return table && table->rows[0][0] == Cell(std::string("ok"));
}

} // namespace

/// Killed at any moment the program has lost nothing that was saved, and at most two seconds of typing. $RATATOSK_KILLS kills of each kind.
class TestKills : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void typing();
    void editing();
    void applying();
    void savingACopy();
    void exporting();
};

void TestKills::typing()
{
    struct Typed {
        int count;
        qint64 at[10'000]; ///< milliseconds, for each word when it was typed
    };
    const QTemporaryDir folder;
    const DraftStore store{QDir(folder.path())};
    for (int i = 0; i < killCount(); ++i) {
        const Shared<Typed> typed;
        QElapsedTimer clock;
        clock.start();
        const QString database = QStringLiteral("/somewhere/%1.db").arg(i);
        killAtRandom(static_cast<unsigned>(i), 5s, [&] {
            Draft draft{{}, {{}}, 0};
            DraftKeeper keeper(
                store, [&] { return draft; }, nullptr);
            keeper.open(database);
            for (int word = 0; word < 10'000; ++word) {
                draft.queries[0].sql += QStringLiteral("w%1 ").arg(word);
                keeper.noteEdit();
                typed->at[word] = clock.elapsed();
                typed->count = word + 1;
                QTest::qWait(20);
            }
        });
        const qint64 killed = clock.elapsed();
        const QList<QueryDraft> kept = store.load(database).queries;
        const qsizetype words = kept.isEmpty() ? 0 : kept[0].sql.split(QLatin1Char(' '), Qt::SkipEmptyParts).size();
        const auto due = std::count_if(typed->at, typed->at + typed->count, [&](qint64 at) { return killed - at > 2'000; });
        QVERIFY2(words >= due, qPrintable(QStringLiteral("%1 of %2 words").arg(words).arg(due)));
    }
}

void TestKills::editing()
{
    const ScratchDatabase database(kTable);
    const std::string before = contentOf(database.file());
    for (int i = 0; i < killCount(); ++i) {
        killAtRandom(static_cast<unsigned>(i), 150ms, [&] {
            const auto editor = DatabaseEditor::open(database.file());
            (void)(*editor)->run("UPDATE t SET n = 1", 10);
            std::this_thread::sleep_for(1s);
        });
        QCOMPARE(numberIn(database.file(), "SELECT total(n) = 0 FROM t"), std::int64_t(1));
        QVERIFY(contentOf(database.file()) == before);
    }
}

void TestKills::applying()
{
    const ScratchDatabase database(kTable);
    std::int64_t done = 0;
    for (int i = 0; i < killCount(); ++i) {
        killAtRandom(static_cast<unsigned>(i), 150ms, [&] {
            const auto editor = DatabaseEditor::open(database.file());
            (void)(*editor)->run("UPDATE t SET n = n + 1", 10);
            (void)(*editor)->apply();
        });
        recover(database.file());
        const std::int64_t least = numberIn(database.file(), "SELECT min(n) FROM t");
        QCOMPARE(numberIn(database.file(), "SELECT max(n) FROM t"), least); // all of it or nothing
        QVERIFY(least == done || least == done + 1);
        QVERIFY(isWhole(database.file()));
        done = least;
    }
}

void TestKills::savingACopy()
{
    const ScratchDatabase database(kTable);
    const ScratchDatabase target("CREATE TABLE t(a); INSERT INTO t VALUES (1)");
    for (int i = 0; i < killCount(); ++i) {
        killAtRandom(static_cast<unsigned>(i), 80ms, [&] { (void)saveCopy(database.file(), target.file()); });
        const std::int64_t rows = numberIn(target.file(), "SELECT count(*) FROM t");
        QVERIFY2(rows == 1 || rows == kRows, qPrintable(QString::number(rows)));
        QVERIFY(isWhole(target.file()));
    }
}

void TestKills::exporting()
{
    const ScratchDatabase database(kTable);
    const QTemporaryDir folder;
    const QString target = folder.filePath(QStringLiteral("rows.csv"));
    const auto request = [&] {
        return ExportRequest{QString::fromStdString(database.file().string()), QStringLiteral("SELECT * FROM t"), target, {}};
    };
    const auto exportNow = [&] {
        RowExporter exporter;
        QSignalSpy finished(&exporter, &RowExporter::finished);
        exporter.start(request());
        return finished.wait(20'000);
    };
    QVERIFY(exportNow());
    const std::string whole = contentOf(target.toStdString());
    QVERIFY(whole.size() > 100'000);
    for (int i = 0; i < killCount(); ++i) {
        std::ofstream(target.toStdString()) << "old";
        killAtRandom(static_cast<unsigned>(i), 120ms, [&] { (void)exportNow(); });
        const std::string found = contentOf(target.toStdString());
        QVERIFY2(found == "old" || found == whole, qPrintable(QString::number(found.size())));
    }
}

RATATOSK_TEST(TestKills);
#include "tst_kills.moc"
