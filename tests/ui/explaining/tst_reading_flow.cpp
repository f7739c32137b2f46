// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/sql/query_tabs.h"
#include "ui/window/program_resources.h"

#include <QApplication>
#include <QListWidget>

/// A statement told in words.
class TestReadingFlow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { initialiseProgramResources(); }
    void keepsWordsToTheirTab();
};

/// Of a tab whose statement still runs there are none yet, and certainly none of the tab that was shown before.
void TestReadingFlow::keepsWordsToTheirTab()
{
    const ScratchDatabase database(kDogKennelScript);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    QVERIFY(stage.run(QStringLiteral("SELECT breed FROM dogs")));
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

RATATOSK_WIDGET_TEST(TestReadingFlow);
#include "tst_reading_flow.moc"
