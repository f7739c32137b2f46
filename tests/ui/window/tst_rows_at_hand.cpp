// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/opening/database_browser.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/rows/table/result_tabs.h"
#include "ui/sql/editing/row_dialog.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/window/program_resources.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>

using namespace ratatosk;

/// Rows that are shown, in somebody's hands: changed as a whole, and followed to others.
class TestRowsAtHand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { initialiseProgramResources(); }
    void deletesMarkedRows();
    void addsARow();
    void pastesRows();
    void saysWhyRowsCannotBeChanged();
    void followsAKey();
    void offersRelatedRows();

private:
    /// In a stage of its own, with editing on and the rows of a table.
    struct Scene {
        explicit Scene(const char* table, bool isEditing = true)
        {
            isReady = stage.open(file.file());
            if (isEditing) {
                QSignalSpy changed(&stage.window->workspace(), &Workspace::editingChanged);
                stage.trigger("editing");
                isReady = isReady && changed.wait();
            }
            isReady = isReady && stage.run(QStringLiteral("SELECT * FROM %1").arg(QLatin1String(table)));
            rows = stage.child<QTableView>("rows");
        }

        /// Waits until what the action begins has run.
        bool does(const std::function<void()>& act)
        {
            QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
            act();
            return !ran.isEmpty() || ran.wait();
        }
        void mark(int row) { rows->selectionModel()->select(rows->model()->index(row, 0), QItemSelectionModel::Select); }
        bool apply()
        {
            QSignalSpy settled(&stage.window->workspace(), &Workspace::changesSettled);
            stage.trigger("applyChanges");
            return settled.wait();
        }
        QString sql() const { return stage.child<SqlEditor>("sqlEditor")->text(); }
        QString value(const char* statement) const
        {
            const auto browser = DatabaseBrowser::open(file.file());
            const auto table = (*browser)->run(statement, 10);
            QStringList cells;
            for (const std::vector<Cell>& row : table->rows)
                cells << QString::fromStdString(std::get<std::string>(row.front()));
            return cells.join(QLatin1Char(' '));
        }

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

void TestRowsAtHand::deletesMarkedRows()
{
    Scene scene("hut");
    QVERIFY(scene.isReady);
    scene.mark(0);
    scene.mark(2);
    QVERIFY(scene.does([&] { scene.stage.trigger("deleteRows"); }));
    QCOMPARE(scene.sql(), QStringLiteral("DELETE FROM hut WHERE id IN (1, 3);"));
    QCOMPARE(scene.value("SELECT name FROM hut"), QStringLiteral("Alp Bivouac Cave"));
    QVERIFY(scene.apply());
    QCOMPARE(scene.value("SELECT name FROM hut"), QStringLiteral("Bivouac"));
}

void TestRowsAtHand::addsARow()
{
    Scene scene("hut");
    QVERIFY(scene.isReady);
    scene.stage.trigger("addRow");
    auto* dialog = scene.stage.window->findChild<RowDialog*>();
    QVERIFY(dialog);
    const auto fields = dialog->findChildren<QLineEdit*>();
    QCOMPARE(fields.size(), 3);
    QCOMPARE(fields[0]->placeholderText(), QStringLiteral("the next number"));
    fields[1]->setText(QStringLiteral("D'or"));
    QVERIFY(scene.does([&] { QTest::keyClick(fields[1], Qt::Key_Return); }));
    QCOMPARE(scene.sql(), QStringLiteral("INSERT INTO hut (name) VALUES ('D''or');"));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QVERIFY(scene.apply());
    QCOMPARE(scene.value("SELECT name FROM hut WHERE id = 4 AND beds IS NULL"), QStringLiteral("D'or"));
}

void TestRowsAtHand::pastesRows()
{
    Scene scene("hut");
    QVERIFY(scene.isReady);
    QApplication::clipboard()->setText(QStringLiteral("1\t2\t3\t4"));
    scene.stage.trigger("pasteRows");
    QVERIFY2(scene.stage.message().endsWith(QLatin1String("has columns (3).")), qPrintable(scene.stage.message()));
    QApplication::clipboard()->setText(QStringLiteral("name\tbeds\nEdge\t5\nFoss\t6\n"));
    QVERIFY(scene.does([&] { scene.stage.trigger("pasteRows"); }));
    QVERIFY(scene.apply());
    QCOMPARE(scene.value("SELECT name FROM hut WHERE beds BETWEEN 5 AND 6"), QStringLiteral("Edge Foss"));
}

void TestRowsAtHand::saysWhyRowsCannotBeChanged()
{
    Scene scene("note");
    QVERIFY(scene.isReady);
    scene.stage.trigger("deleteRows");
    QVERIFY2(scene.stage.message().contains(QLatin1String("select the rows")), qPrintable(scene.stage.message()));
    scene.mark(0);
    scene.stage.trigger("deleteRows");
    QVERIFY2(scene.stage.message().contains(QLatin1String("primary key")), qPrintable(scene.stage.message()));
    QVERIFY(scene.stage.run(QStringLiteral("SELECT count(*) FROM hut")));
    scene.stage.trigger("addRow");
    QVERIFY2(scene.stage.message().contains(QLatin1String("gets the new row")), qPrintable(scene.stage.message()));
    Scene reading("hut", false);
    QVERIFY(reading.isReady);
    for (const char* action : {"addRow", "deleteRows", "pasteRows"})
        QVERIFY2(!reading.stage.child<QAction>(action)->isEnabled(), action);
}

void TestRowsAtHand::followsAKey()
{
    Scene scene("stay", false);
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

void TestRowsAtHand::offersRelatedRows()
{
    Scene scene("hut", false);
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
