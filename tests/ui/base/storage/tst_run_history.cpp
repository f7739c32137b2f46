// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/storage/run_history.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

class TestRunHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheLatestFirst();
    void survivesAHalfWrittenLine();
    void leavesOutHugeStatements();
    void doesNotGrowForEver();
};

void TestRunHistory::keepsTheLatestFirst()
{
    const QTemporaryDir folder;
    const RunHistory history{QDir(folder.path())};
    QVERIFY(history.load().isEmpty());
    const RunRecord first{QStringLiteral("/a.db"), QStringLiteral("SELECT '\nü'"), QStringLiteral("1 row"),
                          QStringLiteral("2026-01-02T03:04:05")};
    const RunRecord second{QStringLiteral("/b.db"), QStringLiteral("SELECT 2"), {}, {}};
    history.add(first);
    history.add(second);
    QCOMPARE(history.load(), (QList<RunRecord>{second, first}));
}

void TestRunHistory::survivesAHalfWrittenLine()
{
    const QTemporaryDir folder;
    const RunHistory history{QDir(folder.path())};
    history.add({{}, QStringLiteral("SELECT 1"), {}, {}});
    QFile file(folder.filePath(QStringLiteral("history.jsonl")));
    QVERIFY(file.open(QIODevice::Append));
    file.write("{\"sql\": \"SELE");
    file.close();
    QCOMPARE(history.load().size(), 1);
}

void TestRunHistory::leavesOutHugeStatements()
{
    const QTemporaryDir folder;
    const RunHistory history{QDir(folder.path())};
    history.add({{}, QString(RunHistory::kLongestStatement + 1, QLatin1Char('x')), {}, {}});
    QVERIFY(history.load().isEmpty());
}

void TestRunHistory::doesNotGrowForEver()
{
    const QTemporaryDir folder;
    const RunHistory history{QDir(folder.path())};
    for (int run = 0; run < 400; ++run)
        history.add({{}, QString::number(run) + QString(90'000, QLatin1Char('x')), {}, {}});
    QVERIFY(QFile(folder.filePath(QStringLiteral("history.jsonl"))).size() < 20 << 20);
    QVERIFY(history.load().constFirst().sql.startsWith(QStringLiteral("399x")));
}

RATATOSK_TEST(TestRunHistory);
#include "tst_run_history.moc"
