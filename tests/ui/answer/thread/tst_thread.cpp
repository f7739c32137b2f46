// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/thread/thread.h"

#include "tests/support/test_program.h"
#include "ui/answer/thread/thread_report.h"
#include "ui/answer/thread/thread_store.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

using namespace ratatosk;

namespace {

ThreadTurn turnOf(const QString& question, const QString& sql, int parent = 0)
{
    return {.parent = parent, .question = question, .sql = sql};
}

/// "huts" - "only in Italy" - "how many?", and "only in France" after "huts".
Thread hutThread()
{
    Thread thread;
    const int huts = thread.add(turnOf(QStringLiteral("huts"), QStringLiteral("SELECT name FROM huts")));
    const int italy = thread.add(
        turnOf(QStringLiteral("only in Italy"), QStringLiteral("SELECT name FROM huts WHERE country = 'Italy'"), huts));
    thread.add(turnOf(QStringLiteral("how many?"), QStringLiteral("SELECT count(*) FROM huts WHERE country = 'Italy'"), italy));
    thread.add(turnOf(QStringLiteral("only in France"), QStringLiteral("SELECT name FROM huts WHERE country = 'France'"), huts));
    return thread;
}

std::vector<std::string> questionsOf(const std::vector<EarlierTurn>& turns)
{
    std::vector<std::string> questions;
    for (const EarlierTurn& turn : turns)
        questions.push_back(turn.question);
    return questions;
}

} // namespace

class TestThread : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsWhatATurnGoesOnFrom();
    void branchesWhereAnOlderTurnIsTakenUp();
    void findsTheLatestOfTwoAlike();
    void closesTheGapOfARemovedTurn();
    void keepsWhatIsPinned();
    void dropsTheOldestThatAreNotPinned();
    void comesBackFromItsFile();
    void refusesWhatNoThreadCanHold();
    void isReadByItsOwnerAlone();
    void restoresManyTurnsAtOnce();
    void reportsWithoutMarksOfItsOwn();
    void namesAxesUnderAChart();
};

void TestThread::knowsWhatATurnGoesOnFrom()
{
    const Thread thread = hutThread();
    QCOMPARE(questionsOf(thread.leadingTo(3)), (std::vector<std::string>{"huts", "only in Italy"}));
    QCOMPARE(questionsOf(thread.leadingTo(4)), (std::vector<std::string>{"huts"}));
    QVERIFY(thread.leadingTo(1).empty());
    QVERIFY(thread.leadingTo(99).empty());
}

void TestThread::branchesWhereAnOlderTurnIsTakenUp()
{
    const Thread thread = hutThread();
    QVERIFY(!thread.isBranch(2));
    QVERIFY(thread.isBranch(4));
    QCOMPARE(thread.depth(3), 0);
    QCOMPARE(thread.depth(4), 1);
}

void TestThread::findsTheLatestOfTwoAlike()
{
    Thread thread = hutThread();
    const EarlierTurn huts{"huts", "SELECT name FROM huts"};
    QCOMPARE(thread.idOf(huts), 1);
    const int again = thread.add(turnOf(QStringLiteral("huts"), QStringLiteral("SELECT name FROM huts")));
    QCOMPARE(thread.idOf(huts), again);
    QCOMPARE(thread.idOf({"huts", "SELECT 1"}), 0);
}

void TestThread::closesTheGapOfARemovedTurn()
{
    Thread thread = hutThread();
    thread.remove(2);
    QCOMPARE(questionsOf(thread.leadingTo(3)), (std::vector<std::string>{"huts"}));
    thread.remove(1);
    QVERIFY(thread.leadingTo(3).empty());
    QCOMPARE(thread.add(turnOf(QStringLiteral("new"), {})), 5); // no number is given twice
}

void TestThread::keepsWhatIsPinned()
{
    Thread thread = hutThread();
    thread.setPinned(3, true);
    thread.clear();
    QCOMPARE(thread.turns().size(), 1);
    QCOMPARE(thread.turns().first().parent, 0);
}

void TestThread::dropsTheOldestThatAreNotPinned()
{
    Thread thread;
    thread.add(turnOf(QStringLiteral("first"), {}));
    thread.setPinned(1, true);
    for (int i = 0; i < Thread::kMost + 5; ++i)
        thread.add(turnOf(QString::number(i), {}));
    QCOMPARE(thread.turns().size(), Thread::kMost);
    QVERIFY(thread.find(1));
    QVERIFY(!thread.find(2));
}

void TestThread::comesBackFromItsFile()
{
    QTemporaryDir folder;
    const ThreadStore store(QDir(folder.filePath(QStringLiteral("threads"))));
    Thread thread = hutThread();
    thread.rename(2, QStringLiteral("Italian huts"));
    thread.setPinned(4, true);
    thread.noteRun(3, QStringLiteral("SELECT 7"), 12, true);
    QVERIFY(store.save(QStringLiteral("/data/huts.sqlite"), thread));
    QVERIFY(store.load(QStringLiteral("/data/huts.sqlite")) == thread);
    QVERIFY(store.load(QStringLiteral("/data/other.sqlite")).turns().isEmpty());
}

void TestThread::refusesWhatNoThreadCanHold()
{
    QList<ThreadTurn> turns = hutThread().turns();
    turns[1].parent = 77; // there is none
    turns[2].id = 1;      // given already
    turns[3].parent = 4;  // its own
    const Thread thread(turns);
    QCOMPARE(thread.turns().size(), 3);
    for (const ThreadTurn& turn : thread.turns())
        QCOMPARE(turn.parent, 0);
}

void TestThread::isReadByItsOwnerAlone()
{
    QTemporaryDir folder;
    QVERIFY(ThreadStore(QDir(folder.path())).save(QStringLiteral("x"), hutThread()));
    const QFileInfoList files = QDir(folder.path()).entryInfoList(QDir::Files);
    QCOMPARE(files.size(), 1);
    QVERIFY(!files.first().permission(QFile::ReadGroup) && !files.first().permission(QFile::ReadOther));
}

/// The bar is 0.3 s, and a fifth of that is asserted on no machine.
void TestThread::restoresManyTurnsAtOnce()
{
    QTemporaryDir folder;
    const ThreadStore store(QDir(folder.path()));
    Thread thread;
    for (int i = 0; i < 200; ++i)
        thread.add(turnOf(QStringLiteral("question number %1").arg(i), QStringLiteral("SELECT name FROM huts WHERE id = %1").arg(i), i));
    QVERIFY(store.save(QStringLiteral("x"), thread));
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(store.load(QStringLiteral("x")).turns().size(), 200);
    QVERIFY2(timer.elapsed() < 1500, qPrintable(QString::number(timer.elapsed())));
}

void TestThread::reportsWithoutMarksOfItsOwn()
{
    ResultTable table;
    table.columns = {"name"};
    table.rows = {{std::string("Alba <b>")}};
    const QList<ReportedTurn> turns{{turnOf(QStringLiteral("huts <1> | *all*"), QStringLiteral("SELECT name FROM huts WHERE beds < 3")),
                                     QStringLiteral("name"),
                                     QStringLiteral("country is “Italy”"),
                                     std::make_shared<ResultTable>(table),
                                     {}},
                                    {turnOf(QStringLiteral("gone"), QStringLiteral("SELECT x")), {}, nullptr, {}}};
    const QString html = reportText(QStringLiteral("huts.sqlite"), turns, ReportForm::Html);
    QVERIFY2(html.contains(QLatin1String("<h2>huts &lt;1&gt; | *all*</h2>")), qPrintable(html));
    QVERIFY(html.contains(QLatin1String("beds &lt; 3")));
    QVERIFY(html.contains(QLatin1String("Alba &lt;b&gt;")));
    QVERIFY(html.contains(QStringLiteral("country is “Italy”, as before")));
    QVERIFY(html.contains(QLatin1String("no longer runs")));
    QCOMPARE(html.count(QLatin1String("<!DOCTYPE")), 1);
    const QString markdown = reportText(QStringLiteral("huts.sqlite"), turns, ReportForm::Markdown);
    QVERIFY2(markdown.contains(QLatin1String("## huts \\<1\\> \\| \\*all\\*")), qPrintable(markdown));
    QVERIFY(markdown.contains(QLatin1String("```sql\nSELECT name FROM huts WHERE beds < 3\n```")));
    QVERIFY(markdown.contains(QLatin1String("| name |")));
}

void TestThread::namesAxesUnderAChart()
{
    ReportedTurn turn{turnOf(QStringLiteral("huts *by* canton"), QStringLiteral("SELECT 1")),
                      {},
                      std::make_shared<ResultTable>(),
                      QImage(9, 9, QImage::Format_RGB32)};
    turn.chart.fill(Qt::white);
    turn.axes = QStringLiteral("平均年龄 by <canton>");
    const QString html = reportText(QStringLiteral("huts.sqlite"), {turn}, ReportForm::Html);
    QVERIFY2(html.contains(QStringLiteral("<figcaption>huts *by* canton – 平均年龄 by &lt;canton&gt;</figcaption>")), qPrintable(html));
    const QString markdown = reportText(QStringLiteral("huts.sqlite"), {turn}, ReportForm::Markdown);
    QVERIFY2(markdown.contains(QStringLiteral("\n\n*huts \\*by\\* canton – 平均年龄 by \\<canton\\>*\n")), qPrintable(markdown));
}

RATATOSK_WIDGET_TEST(TestThread);
#include "tst_thread.moc"
