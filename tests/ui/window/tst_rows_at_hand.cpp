// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/files/schema_panel.h"
#include "ui/window/program_resources.h"

#include <QMenu>

using namespace ratatosk;

/// Rows that are shown, in somebody's hands: followed to others.
class TestRowsAtHand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { initialiseProgramResources(); }
    void followsAKey();
    void goesBackToWhereAKeyWasFollowed();
    void showsADefinition();
    void offersRelatedRows();

private:
    /// In a stage of its own, with the rows of a table.
    struct Scene {
        explicit Scene(const char* table)
        {
            isReady = stage.open(file.file()) && stage.run(QStringLiteral("SELECT * FROM %1").arg(QLatin1String(table)));
            rows = stage.child<QTableView>("rows");
        }

        /// Waits until what the action begins has run.
        bool does(const std::function<void()>& act)
        {
            QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
            act();
            return !ran.isEmpty() || ran.wait();
        }
        QString sql() const { return stage.child<SqlEditor>("sqlEditor")->text(); }
        ScratchDatabase file{
            "CREATE TABLE hut(id INTEGER PRIMARY KEY, name TEXT, beds INTEGER);"
            "CREATE TABLE stay(id INTEGER PRIMARY KEY, hut INTEGER REFERENCES hut(id), guest TEXT); CREATE TABLE note(words TEXT);"
            "INSERT INTO hut VALUES (1, 'Alp', 12), (2, 'Bivouac', 4), (3, 'Cave', 2);"
            "INSERT INTO stay VALUES (7, 2, 'Ann'), (8, 2, 'Bob'), (9, NULL, 'Cid'); INSERT INTO note VALUES ('x');"};
        Stage stage;
        QTableView* rows = nullptr;
        bool isReady = false;
    };
};

void TestRowsAtHand::followsAKey()
{
    Scene scene("stay");
    QVERIFY(scene.isReady);
    const auto click = [&](int row, int column) {
        const QRect cell = scene.rows->visualRect(scene.rows->model()->index(row, column));
        QTest::mouseClick(scene.rows->viewport(), Qt::LeftButton, Qt::ControlModifier, cell.center());
    };
    QVERIFY(scene.rows->model()->index(0, 1).data(Qt::ToolTipRole).isValid());
    QVERIFY(!scene.rows->model()->index(2, 1).data(Qt::ToolTipRole).isValid()); // NULL refers to nothing
    click(2, 1);
    QVERIFY(!scene.stage.window->workspace().isRunning());
    QVERIFY(scene.does([&] { click(0, 1); }));
    QCOMPARE(scene.sql(), QStringLiteral("SELECT * FROM hut WHERE id = 2"));
    QCOMPARE(scene.stage.cell(0, 1), QStringLiteral("Bivouac"));
}

void TestRowsAtHand::goesBackToWhereAKeyWasFollowed()
{
    Scene scene("stay");
    QVERIFY(scene.isReady);
    QVERIFY(!scene.stage.child<QAction>("goBack")->isEnabled());
    scene.rows->setCurrentIndex(scene.rows->model()->index(1, 1));
    QMenu* menu = scene.stage.child<QAction>("relatedRows")->menu();
    Q_EMIT menu->aboutToShow();
    QVERIFY(scene.does([&] { menu->actions().front()->trigger(); }));
    QCOMPARE(scene.stage.cell(0, 1), QStringLiteral("Bivouac"));
    scene.stage.trigger("goBack");
    QTRY_COMPARE(scene.stage.cell(0, 2), QStringLiteral("Ann"));
    QCOMPARE(scene.sql(), QStringLiteral("SELECT * FROM stay"));
    QCOMPARE(scene.rows->currentIndex(), scene.rows->model()->index(1, 1));
    QVERIFY(!scene.stage.child<QAction>("goBack")->isEnabled());
}

void TestRowsAtHand::showsADefinition()
{
    Scene scene("stay");
    QVERIFY(scene.isReady);
    auto* schema = scene.stage.window->findChild<SchemaPanel*>();
    Q_EMIT schema->definitionWanted(*scene.stage.window->workspace().schema().findTable("note"));
    QTRY_COMPARE(scene.sql(), QStringLiteral("CREATE TABLE note(words TEXT);"));
    QCOMPARE(scene.stage.child<SqlEditor>("sqlEditor")->selectedText(), scene.sql()); // to be copied by one key
}

void TestRowsAtHand::offersRelatedRows()
{
    Scene scene("hut");
    QVERIFY(scene.isReady);
    scene.rows->setCurrentIndex(scene.rows->model()->index(1, 1));
    QMenu* menu = scene.stage.child<QAction>("relatedRows")->menu();
    Q_EMIT menu->aboutToShow();
    QCOMPARE(menu->actions().size(), 1);
    QCOMPARE(menu->actions().front()->text(), QStringLiteral("Rows of stay with hut = 2"));
    QVERIFY(scene.does([&] { menu->actions().front()->trigger(); }));
    QCOMPARE(scene.stage.cell(1, 2), QStringLiteral("Bob"));
    scene.rows->setCurrentIndex(scene.rows->model()->index(0, 2));
    Q_EMIT menu->aboutToShow();
    QCOMPARE(menu->actions().front()->text(), QStringLiteral("Row of hut with id = 2"));
}

RATATOSK_WIDGET_TEST(TestRowsAtHand);
#include "tst_rows_at_hand.moc"
