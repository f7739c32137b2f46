// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/rows/table/remark_line.h"
#include "ui/rows/table/result_panel.h"
#include "ui/rows/table/result_tabs.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/window/program_resources.h"

#include <QApplication>
#include <QDockWidget>
#include <QListWidget>

/// A statement told in words.
class TestReadingFlow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { initialiseProgramResources(); }
    void keepsWordsToTheirTab();
    void remarksOnConditionsWithoutEffect();
};

/// Of a tab whose statement still runs there are none yet, and certainly none of the tab that was shown before.
void TestReadingFlow::keepsWordsToTheirTab()
{
    const ScratchDatabase database(kDogKennelScript);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    QVERIFY(stage.run(QStringLiteral("SELECT breed FROM dogs")));
    stage.child<QDockWidget>("whyDock")->show(); // folded where no question was asked
    const auto* words = stage.child<QListWidget>("reading");
    const auto areThere = [&] { return words->isVisibleTo(stage.window.get()); };
    QVERIFY(areThere());

    stage.trigger("newTab");
    stage.child<SqlEditor>("sqlEditor")
        ->setText(QStringLiteral("WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c"));
    stage.trigger("run");
    QTRY_VERIFY(!areThere());
    auto* tabs = stage.child<QueryTabs>("queryTabs");
    tabs->setCurrentIndex(0);
    QVERIFY(areThere());
    tabs->setCurrentIndex(1);
    QVERIFY(stage.window->workspace().isRunning());
    QVERIFY(!areThere());
    stage.trigger("stop");
}

void TestReadingFlow::remarksOnConditionsWithoutEffect()
{
    const ScratchDatabase database(
        "CREATE TABLE film(title TEXT, length INTEGER, kind TEXT); INSERT INTO film VALUES ('A', 46, 'short'), ('B', 185, 'short');");
    Stage stage;
    QVERIFY(stage.open(database.file()));
    QVERIFY(stage.run(QStringLiteral("SELECT title FROM film WHERE length > 3")));
    const auto remark = [&] { return stage.window->findChild<ResultTabs*>()->current()->remark(); };
    QTRY_VERIFY(remark()->isVisibleTo(stage.window.get()));
    QVERIFY2(remark()->text().contains(QStringLiteral("removes no row")) && remark()->text().contains(QStringLiteral("from 46 to 185")),
             qPrintable(remark()->text()));

    QVERIFY(stage.run(QStringLiteral("SELECT sum(length) FROM film WHERE length > 200")));
    QTRY_VERIFY(remark()->text().contains(QStringLiteral("No row meets this condition")));

    QVERIFY2(remark()->text().contains(QStringLiteral("from 46 to 185")), qPrintable(remark()->text()));

    QVERIFY(stage.run(QStringLiteral("SELECT title FROM film WHERE length > 200"))); // no rows, and so no line below them
    QTRY_VERIFY2(stage.note().contains(QStringLiteral("“length” ranges from 46 to 185.")), qPrintable(stage.note()));

    QVERIFY(stage.run(QStringLiteral("SELECT title FROM film ORDER BY kind LIMIT 1")));
    QTRY_COMPARE(remark()->text(), QStringLiteral("One of 2 rows that share this place."));

    QVERIFY(stage.run(QStringLiteral("SELECT title FROM film WHERE length > 100")));
    QTRY_VERIFY(!remark()->isVisibleTo(stage.window.get()));
}

RATATOSK_WIDGET_TEST(TestReadingFlow);
#include "tst_reading_flow.moc"
