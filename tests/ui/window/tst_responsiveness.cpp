// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/fake_answer_source.h"
#include "tests/ui/longest_pause.h"
#include "ui/rows/charts/chart_view.h"
#include "ui/rows/exporting/export_bar.h"
#include "ui/rows/table/result_panel.h"
#include "ui/rows/table/result_tabs.h"
#include "ui/sql/editor/sql_editor.h"
#include "ui/window/main_window.h"
#include "ui/window/program_resources.h"

#include <QAction>
#include <QApplication>
#include <QChart>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include <fstream>
#include <utility>

using namespace ratatosk;

namespace {

constexpr qint64 kLongestPause = 100; ///< milliseconds without the event loop: what a person begins to notice
constexpr qint64 kMostMegabytes = 512;
const std::string kMillion = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 1000000) INSERT INTO t SELECT x, 'name "
                             "' || (x * 7919 % 1000003) FROM c;";

qint64 residentMegabytes()
{
    std::ifstream status("/proc/self/statm");
    qint64 total = 0;
    qint64 resident = 0;
    status >> total >> resident;
    return resident * 4096 >> 20;
}

} // namespace

/// A million rows, and nothing that the user does holds up the window.
class TestResponsiveness : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void loads();
    void scrolls();
    void sorts();
    void filters();
    void copies();
    void draws();
    void exportsAndStops();
    void cleanupTestCase() { m_window.reset(); }

private:
    QTableView* rows() const { return m_window->findChild<QTableView*>(QStringLiteral("rows")); }
    void check(LongestPause& watch, const char* what);

    QTemporaryDir m_folder;
    ScratchDatabase m_database{"CREATE TABLE t(id INTEGER, name TEXT);" + kMillion};
    Preferences m_preferences{m_folder.filePath(QStringLiteral("settings.ini"))};
    std::unique_ptr<MainWindow> m_window;
};

void TestResponsiveness::initTestCase()
{
    initialiseProgramResources();
    qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
    qputenv("XDG_STATE_HOME", m_folder.path().toUtf8());
    m_window = std::make_unique<MainWindow>(std::make_unique<FakeAnswerSource>(), m_preferences,
                                            DraftStore(QDir(m_folder.filePath(QStringLiteral("drafts")))));
    m_window->resize(1360, 860);
    m_window->show();
    QSignalSpy opened(&m_window->workspace(), &Workspace::databaseOpened);
    m_window->openDatabase(QString::fromStdString(m_database.file().string()));
    QVERIFY(opened.wait());
}

void TestResponsiveness::check(LongestPause& watch, const char* what)
{
    const qint64 longest = watch.milliseconds();
    qInfo("%s: longest pause %lld ms of work, %lld ms on the wall; %lld MB", what, static_cast<long long>(longest),
          static_cast<long long>(watch.onTheWall()), static_cast<long long>(residentMegabytes()));
    QVERIFY2(longest < kLongestPause, qPrintable(QString::number(longest)));
    QVERIFY2(residentMegabytes() < kMostMegabytes, qPrintable(QString::number(residentMegabytes())));
}

void TestResponsiveness::loads()
{
    LongestPause watch;
    QSignalSpy ran(&m_window->workspace(), &Workspace::ran);
    m_window->workspace().run(QStringLiteral("SELECT * FROM t"), {.rows = 5'000'000});
    QVERIFY(ran.wait(60'000));
    QCOMPARE(rows()->model()->rowCount(), 1'000'000);
    check(watch, "load");
}

void TestResponsiveness::scrolls()
{
    LongestPause watch;
    QScrollBar* bar = rows()->verticalScrollBar();
    for (int step = 0; step <= 40; ++step) {
        bar->setValue(bar->maximum() / 40 * step);
        QCoreApplication::processEvents();
    }
    check(watch, "scroll");
}

void TestResponsiveness::sorts()
{
    LongestPause watch;
    QSignalSpy reset(rows()->model(), &QAbstractItemModel::modelReset);
    Q_EMIT rows()->horizontalHeader()->sectionClicked(1);
    QVERIFY(reset.wait(60'000));
    check(watch, "sort");
}

void TestResponsiveness::filters()
{
    LongestPause watch;
    rows()->setCurrentIndex(rows()->model()->index(0, 1));
    m_window->findChild<QAction*>(QStringLiteral("filterRows"))->trigger();
    auto* field = qobject_cast<QLineEdit*>(m_window->focusWidget());
    field->setText(QStringLiteral("99"));
    QTRY_VERIFY_WITH_TIMEOUT(rows()->model()->rowCount() < 1'000'000, 60'000);
    check(watch, "filter");
    field->clear();
    QTRY_COMPARE_WITH_TIMEOUT(rows()->model()->rowCount(), 1'000'000, 60'000);
}

void TestResponsiveness::copies()
{
    rows()->clearSelection();
    LongestPause watch;
    rows()->selectAll();
    m_window->findChild<QAction*>(QStringLiteral("copyRows"))->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(QGuiApplication::clipboard()->text().size() > 1'000'000, 60'000);
    check(watch, "copy");
    QGuiApplication::clipboard()->clear();
}

void TestResponsiveness::draws()
{
    LongestPause watch;
    auto* chart = m_window->findChild<QPushButton*>(QStringLiteral("chartButton"));
    chart->click();
    QTRY_VERIFY_WITH_TIMEOUT(m_window->findChild<ChartView*>() && !m_window->findChild<ChartView*>()->chart()->series().isEmpty(), 20'000);
    chart->click();
    check(watch, "chart");
}

void TestResponsiveness::exportsAndStops()
{
    LongestPause watch;
    const QString target = m_folder.filePath(QStringLiteral("rows.csv"));
    auto* bar = m_window->findChild<ExportBar*>();
    const auto text = [bar] { return bar->findChild<QLabel*>(QStringLiteral("taskText"))->text(); };
    bar->start({QString::fromStdString(m_database.file().string()), QStringLiteral("SELECT * FROM t"), target, {.format = RowFormat::Csv}});
    QTRY_VERIFY_WITH_TIMEOUT(text().contains(QLatin1String("written to")), 60'000);
    check(watch, "export"); // before this thread reads the file
    QFile file(target);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), 1'000'001);

    const QString other = m_folder.filePath(QStringLiteral("other.csv"));
    bar->start(
        {QString::fromStdString(m_database.file().string()), QStringLiteral("SELECT * FROM t, t AS u"), other, {.format = RowFormat::Csv}});
    QTRY_VERIFY(!text().contains(QLatin1String(" 0 rows")));
    bar->findChild<QPushButton*>()->click();
    QTRY_VERIFY(text().startsWith(QLatin1String("Stopped")));
    QTest::qWait(300);
    QVERIFY(!QFile::exists(other));
}

RATATOSK_WIDGET_TEST(TestResponsiveness);
#include "tst_responsiveness.moc"
