// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/opening/database_browser.h"
#include "core/files/opening/database_editor.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/base/wording/translation.h"
#include "ui/rows/cells/cell_dialog.h"
#include "ui/rows/table/pending_edits.h"
#include "ui/rows/table/result_tabs.h"
#include "ui/window/program_resources.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QToolButton>
#include <QTreeWidget>

using namespace ratatosk;

/// Rows that are changed where they are shown.
class TestCellEditing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void typesOverCells();
    void changesTenCellsInThirtyKeys();
    void leavesTheFileAloneWhileTyping();
    void undoesOneOrAll();
    void setsNull();
    void addsDuplicatesAndDeletesRows();
    void pastesABlock();
    void pastesNewRows();
    void showsWhatIsRefusedAtTheCell();
    void showsWhatOthersHaveChanged();
    void saysWhyRowsAreReadOnly_data();
    void saysWhyRowsAreReadOnly();
    void changesALongTextInItsOwnWindow();
    void warnsOfTextAmongNumbers();
    void staysWhereOneWas();
    void asksBeforeEditsAreLost();
    void writesWhatStatementsChangedAsWell();

private:
    /// In a stage of its own, with the rows of a table.
    struct Scene {
        explicit Scene(const char* sql)
        {
            isReady = stage.open(file.file()) && stage.run(QString::fromLatin1(sql));
            rows = stage.child<QTableView>("rows");
            stage.window->activateWindow();
            isReady = isReady && QTest::qWaitForWindowActive(stage.window.get());
            rows->setFocus();
        }

        void go(int row, int column) { rows->setCurrentIndex(rows->model()->index(row, column)); }
        /// Into whatever has the focus.
        void type(const QString& text)
        {
            for (const QChar letter : text) // the first one opens a field, which has the focus from then on
                QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
        }
        void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
        {
            QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        }
        void mark(int row) { rows->selectionModel()->select(rows->model()->index(row, 0), QItemSelectionModel::Select); }
        bool apply()
        {
            QSignalSpy settled(&stage.window->workspace(), &Workspace::changesSettled);
            stage.trigger("applyChanges");
            return settled.wait() && QTest::qWaitFor([this] { return !stage.window->workspace().isRunning(); });
        }
        PendingEdits& edits() const { return stage.window->findChild<ResultTabs*>()->edits(); }
        QString pending() const
        {
            return stage.child<QWidget>("editBar")->isVisible() ? stage.child<QLabel>("pendingChanges")->text() : QString();
        }
        /// All cells of the first column, one after the other.
        QString value(const char* statement) const
        {
            const auto table = (*DatabaseBrowser::open(file.file()))->run(statement, 100);
            QStringList cells;
            for (const std::vector<Cell>& row : table->rows)
                cells << QString::fromStdString(std::get<std::string>(row.front()));
            return cells.join(QLatin1Char(' '));
        }
        void elsewhere(const std::string& sql) const
        {
            auto editor = *DatabaseEditor::open(file.file());
            QVERIFY(editor->run(sql, 1) && editor->apply());
        }

        ScratchDatabase file{
            "CREATE TABLE hut(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, beds INTEGER, twice AS (beds * 2));"
            "CREATE TABLE note(words TEXT); CREATE VIEW big AS SELECT * FROM hut;"
            "INSERT INTO hut(id, name, beds) VALUES (1, 'Alp', 12), (2, 'Bivouac', 4), (3, 'Cave', 2); INSERT INTO note VALUES ('x');"
            "CREATE TABLE day(id INTEGER PRIMARY KEY, what TEXT);"
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300) INSERT INTO day SELECT i, 'd' || i FROM n;"};
        Stage stage;
        QTableView* rows = nullptr;
        bool isReady = false;
    };

    QTemporaryDir m_data;
};

void TestCellEditing::initTestCase()
{
    initialiseProgramResources();
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
    qputenv("XDG_STATE_HOME", m_data.path().toUtf8());
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
}

/// Tab goes on to the next cell, Enter to the one below, Escape leaves what was.
void TestCellEditing::typesOverCells()
{
    Scene scene("SELECT * FROM hut");
    QVERIFY(scene.isReady);
    scene.go(0, 1);
    scene.type(QStringLiteral("Alm"));
    scene.key(Qt::Key_Tab);
    QCOMPARE(scene.rows->currentIndex(), scene.rows->model()->index(0, 2));
    scene.type(QStringLiteral("20"));
    const auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(field && field->hasFrame()); // seen to be typed into
    QVERIFY(field->alignment().testFlag(Qt::AlignRight));
    scene.key(Qt::Key_Return);
    QCOMPARE(scene.rows->currentIndex(), scene.rows->model()->index(1, 2));
    scene.type(QStringLiteral("5"));
    scene.key(Qt::Key_Escape);
    QCOMPARE(scene.stage.cell(0, 1), QStringLiteral("Alm"));
    QCOMPARE(scene.stage.cell(1, 2), QStringLiteral("4"));
    QCOMPARE(scene.pending(), QStringLiteral("Not written yet: hut: 1 changed"));
    QVERIFY(scene.rows->model()->index(0, 1).data(Qt::ToolTipRole).toString().contains(QLatin1String("Before: Alp")));
    QVERIFY(!scene.stage.window->findChild<CellDialog*>());
    savePictures(scene.stage, QStringLiteral("cell_editing"));
    QVERIFY(scene.apply());
    QCOMPARE(scene.value("SELECT name || beds FROM hut WHERE id = 1"), QStringLiteral("Alm20"));
    QTRY_COMPARE(scene.stage.cell(0, 3), QStringLiteral("40")); // what SQLite made of it is read anew
    QVERIFY(scene.pending().isEmpty());
}

/// A key for the value, one for the way on.
void TestCellEditing::changesTenCellsInThirtyKeys()
{
    Scene scene("SELECT * FROM day");
    QVERIFY(scene.isReady);
    scene.go(0, 1);
    int keys = 0;
    for (int row = 0; row < 10; ++row) {
        scene.type(QStringLiteral("x"));
        scene.key(Qt::Key_Return);
        keys += 2;
    }
    keys += 1; // the one that applies
    QVERIFY(scene.apply());
    QCOMPARE(scene.value("SELECT count(*) || '' FROM day WHERE what = 'x'"), QStringLiteral("10"));
    QVERIFY(keys <= 30);
}

void TestCellEditing::leavesTheFileAloneWhileTyping()
{
    Scene scene("SELECT * FROM hut");
    QVERIFY(scene.isReady);
    const QByteArray before = fingerprintOf(scene.file.file());
    scene.go(0, 1);
    scene.type(QStringLiteral("Alm"));
    scene.key(Qt::Key_Return);
    QCOMPARE(fingerprintOf(scene.file.file()), before);
    scene.elsewhere("UPDATE hut SET beds = 7 WHERE id = 3"); // no lock is held
    QVERIFY(scene.apply());
    QTRY_COMPARE(scene.stage.cell(2, 2), QStringLiteral("7"));
    QCOMPARE(scene.stage.cell(0, 1), QStringLiteral("Alm"));
}

void TestCellEditing::undoesOneOrAll()
{
    Scene scene("SELECT * FROM hut");
    QVERIFY(scene.isReady);
    scene.go(0, 1);
    for (const char* name : {"X", "Y", "Z"}) {
        scene.type(QString::fromLatin1(name));
        scene.key(Qt::Key_Return);
    }
    scene.rows->setFocus();
    scene.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(scene.stage.cell(2, 1), QStringLiteral("Cave"));
    scene.stage.child<QToolButton>("showChangesButton")->click();
    auto* list = scene.stage.child<QTreeWidget>("pendingList");
    QCOMPARE(list->topLevelItemCount(), 2);
    QCOMPARE(list->topLevelItem(0)->text(2) + list->topLevelItem(0)->text(3), QStringLiteral("AlpX"));
    savePictures(scene.stage, QStringLiteral("pending_changes"));
    list->setCurrentItem(list->topLevelItem(0));
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(scene.stage.cell(0, 1), QStringLiteral("Alp"));
    QCOMPARE(scene.stage.cell(1, 1), QStringLiteral("Y"));
    scene.stage.trigger("undoChanges");
    QCOMPARE(scene.stage.cell(1, 1), QStringLiteral("Bivouac"));
    QVERIFY(scene.pending().isEmpty());
    QVERIFY(!scene.stage.child<QAction>("applyChanges")->isEnabled());
    scene.rows->setFocus();
    scene.key(Qt::Key_Z, Qt::ControlModifier); // brings them back
    QCOMPARE(scene.stage.cell(1, 1), QStringLiteral("Y"));
}

void TestCellEditing::setsNull()
{
    Scene scene("SELECT * FROM hut");
    QVERIFY(scene.isReady);
    scene.go(1, 2);
    scene.key(Qt::Key_Delete);
    QCOMPARE(scene.stage.cell(1, 2), QStringLiteral("NULL"));
    scene.key(Qt::Key_F2);
    scene.key(Qt::Key_Return); // nothing was typed, so it stays NULL
    QCOMPARE(scene.stage.cell(1, 2), QStringLiteral("NULL"));
    QVERIFY(scene.apply());
    QCOMPARE(scene.value("SELECT name FROM hut WHERE beds IS NULL"), QStringLiteral("Bivouac"));
}

void TestCellEditing::addsDuplicatesAndDeletesRows()
{
    Scene scene("SELECT * FROM hut");
    QVERIFY(scene.isReady);
    scene.stage.trigger("addRow");
    scene.type(QStringLiteral("D'or"));
    scene.key(Qt::Key_Tab);
    scene.type(QStringLiteral("9"));
    scene.key(Qt::Key_Return);
    QCOMPARE(scene.rows->model()->rowCount(), 4);
    QCOMPARE(scene.rows->model()->headerData(3, Qt::Vertical).toString(), QStringLiteral("+"));
    scene.rows->clearSelection();
    scene.mark(1);
    scene.stage.trigger("duplicateRows");
    QCOMPARE(scene.stage.cell(4, 1), QStringLiteral("Bivouac"));
    scene.type(QStringLiteral("Edge"));
    scene.key(Qt::Key_Return);
    scene.rows->clearSelection();
    scene.mark(0);
    scene.stage.trigger("deleteRows");
    QVERIFY(scene.rows->model()->index(0, 1).data(Qt::FontRole).value<QFont>().strikeOut());
    QCOMPARE(scene.pending(), QStringLiteral("Not written yet: hut: 2 new, 1 deleted"));
    QVERIFY(scene.apply());
    QCOMPARE(scene.value("SELECT name || coalesce(beds, '') FROM hut ORDER BY id"), QStringLiteral("Bivouac4 Cave2 D'or9 Edge4"));
    QTRY_COMPARE(scene.rows->model()->rowCount(), 4);
    scene.stage.trigger("addRow");
    scene.key(Qt::Key_Escape);
    scene.rows->clearSelection();
    scene.mark(4);
    scene.stage.trigger("deleteRows"); // one that was never written is simply gone
    QCOMPARE(scene.rows->model()->rowCount(), 4);
    QVERIFY(scene.pending().isEmpty());
}

void TestCellEditing::pastesABlock()
{
    Scene scene("SELECT * FROM hut");
    QVERIFY(scene.isReady);
    QApplication::clipboard()->setText(QStringLiteral("X\t1\nY\t2\nZ\t3\n"));
    scene.go(1, 1);
    scene.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(scene.stage.cell(1, 1) + scene.stage.cell(2, 2) + scene.stage.cell(3, 1), QStringLiteral("X2Z"));
    scene.key(Qt::Key_Z, Qt::ControlModifier); // all of it
    QVERIFY(scene.edits().isEmpty());
    QApplication::clipboard()->setText(QStringLiteral("8"));
    scene.rows->selectionModel()->select(QItemSelection(scene.rows->model()->index(0, 2), scene.rows->model()->index(2, 2)),
                                         QItemSelectionModel::ClearAndSelect);
    scene.key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(scene.apply());
    QCOMPARE(scene.value("SELECT sum(beds) || '' FROM hut"), QStringLiteral("24"));
}

void TestCellEditing::pastesNewRows()
{
    Scene scene("SELECT id, name, beds FROM hut");
    QVERIFY(scene.isReady);
    QApplication::clipboard()->setText(QStringLiteral("1\t2\t3\t4"));
    scene.stage.trigger("pasteRows");
    QVERIFY2(scene.stage.message().endsWith(QLatin1String("has columns (3).")), qPrintable(scene.stage.message()));
    QApplication::clipboard()->setText(QStringLiteral("name\tbeds\nEdge\t5\nFoss\t6\n"));
    scene.stage.trigger("pasteRows");
    QVERIFY(scene.apply());
    QCOMPARE(scene.value("SELECT name FROM hut WHERE beds BETWEEN 5 AND 6"), QStringLiteral("Edge Foss"));
}

void TestCellEditing::showsWhatIsRefusedAtTheCell()
{
    Scene scene("SELECT * FROM hut");
    QVERIFY(scene.isReady);
    scene.go(0, 2);
    scene.type(QStringLiteral("5"));
    scene.key(Qt::Key_Return);
    scene.go(2, 1);
    scene.type(QStringLiteral("Alp"));
    scene.key(Qt::Key_Return);
    scene.stage.trigger("applyChanges");
    QTRY_VERIFY(scene.stage.message().contains(QLatin1String("must be unique")));
    QCOMPARE(scene.rows->currentIndex(), scene.rows->model()->index(2, 1));
    QVERIFY(scene.rows->model()->index(2, 1).data(Qt::ToolTipRole).toString().contains(QLatin1String("must be unique")));
    QVERIFY(!scene.rows->model()->index(0, 2).data(Qt::ToolTipRole).toString().contains(QLatin1String("unique")));
    QCOMPARE(scene.value("SELECT beds || '' FROM hut WHERE id = 1"), QStringLiteral("12"));
    savePictures(scene.stage, QStringLiteral("refused_cell"));
    scene.rows->setFocus();
    scene.type(QStringLiteral("Alm"));
    scene.key(Qt::Key_Return);
    QVERIFY(scene.apply());
    QCOMPARE(scene.value("SELECT name || beds FROM hut"), QStringLiteral("Alp5 Bivouac4 Alm2"));
}

void TestCellEditing::showsWhatOthersHaveChanged()
{
    Scene scene("SELECT * FROM hut");
    QVERIFY(scene.isReady);
    scene.go(0, 2);
    scene.type(QStringLiteral("5"));
    scene.key(Qt::Key_Return);
    scene.elsewhere("UPDATE hut SET beds = 99 WHERE id = 1");
    scene.stage.trigger("applyChanges");
    QTRY_VERIFY(scene.stage.message().contains(QLatin1String("has changed this cell to 99")));
    QCOMPARE(scene.value("SELECT beds || '' FROM hut WHERE id = 1"), QStringLiteral("99"));
    QVERIFY(scene.apply()); // it was seen, and is meant
    QCOMPARE(scene.value("SELECT beds || '' FROM hut WHERE id = 1"), QStringLiteral("5"));
}

void TestCellEditing::saysWhyRowsAreReadOnly_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("reason");
    QTest::newRow("a view") << "SELECT * FROM big" << 1 << "A view is read-only";
    QTest::newRow("no key") << "SELECT * FROM note" << 0 << "no primary key";
    QTest::newRow("the key is not shown") << "SELECT name FROM hut" << 0 << "is not shown";
    QTest::newRow("a generated column") << "SELECT * FROM hut" << 3 << "is generated";
}

void TestCellEditing::saysWhyRowsAreReadOnly()
{
    QFETCH(QString, sql);
    QFETCH(int, column);
    QFETCH(QString, reason);
    Scene scene(sql.toLatin1().constData());
    QVERIFY(scene.isReady);
    const auto type = [&] {
        scene.rows->setFocus();
        scene.go(0, column);
        scene.type(QStringLiteral("7"));
        return scene.stage.message().contains(reason);
    };
    QVERIFY(type());
    QVERIFY(scene.edits().isEmpty());
    scene.mark(0);
    if (reason != QLatin1String("is generated")) {
        scene.stage.trigger("deleteRows");
        QVERIFY(scene.edits().isEmpty());
    }
}

/// A text of several lines does not fit into a line.
void TestCellEditing::changesALongTextInItsOwnWindow()
{
    Scene scene("SELECT * FROM day WHERE id < 3");
    QVERIFY(scene.isReady);
    scene.elsewhere("UPDATE day SET what = 'one' || char(10) || 'two' WHERE id = 1");
    QVERIFY(scene.stage.run(QStringLiteral("SELECT id, what FROM day WHERE id < 3")));
    scene.rows->setFocus();
    scene.go(0, 1);
    scene.key(Qt::Key_F2);
    auto* dialog = scene.stage.window->findChild<CellDialog*>();
    QVERIFY(dialog);
    QCOMPARE(dialog->windowTitle(), QStringLiteral("what (id 1)"));
    dialog->findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("O'Neill"));
    dialog->findChild<QPushButton*>(QStringLiteral("changeCell"))->click();
    QCOMPARE(scene.stage.cell(0, 1), QStringLiteral("O'Neill"));
    QVERIFY(scene.apply());
    QCOMPARE(scene.value("SELECT what FROM day WHERE id = 1"), QStringLiteral("O'Neill"));
}

/// SQLite keeps it, so nobody is stopped.
void TestCellEditing::warnsOfTextAmongNumbers()
{
    Scene scene("SELECT * FROM hut");
    QVERIFY(scene.isReady);
    scene.go(0, 2);
    scene.type(QStringLiteral("many"));
    scene.key(Qt::Key_Return);
    QVERIFY(scene.rows->model()->index(0, 2).data(Qt::ToolTipRole).toString().contains(QLatin1String("is not a number")));
    scene.go(0, 2);
    scene.type(QStringLiteral("6"));
    scene.key(Qt::Key_Return);
    QVERIFY(!scene.rows->model()->index(0, 2).data(Qt::ToolTipRole).toString().contains(QLatin1String("is not a number")));
}

void TestCellEditing::staysWhereOneWas()
{
    Scene scene("SELECT * FROM day");
    QVERIFY(scene.isReady);
    scene.go(250, 1);
    scene.rows->setColumnWidth(1, 333);
    scene.type(QStringLiteral("here"));
    scene.key(Qt::Key_Return);
    QCoreApplication::processEvents(); // the bar of changes takes some of the height, and the next cell stays in sight
    const int scrolled = scene.rows->verticalScrollBar()->value();
    QVERIFY(scrolled > 0);
    QVERIFY(scene.apply());
    QTRY_COMPARE(scene.stage.cell(250, 1), QStringLiteral("here"));
    QTRY_COMPARE(scene.rows->currentIndex(), scene.rows->model()->index(251, 1));
    QCOMPARE(scene.rows->columnWidth(1), 333);
    QVERIFY(std::abs(scene.rows->verticalScrollBar()->value() - scrolled) <= 1);
}

void TestCellEditing::asksBeforeEditsAreLost()
{
    Scene scene("SELECT * FROM hut");
    QVERIFY(scene.isReady);
    scene.go(0, 2);
    scene.type(QStringLiteral("5"));
    scene.key(Qt::Key_Return);
    scene.stage.trigger("readAgain");
    QVERIFY(scene.stage.message().contains(QLatin1String("There are pending changes")));
    QVERIFY(!scene.edits().isEmpty());
    scene.stage.trigger("undoChanges");
    QSignalSpy opened(&scene.stage.window->workspace(), &Workspace::databaseOpened);
    scene.stage.trigger("readAgain");
    QVERIFY(opened.wait());
    scene.stage.run(QStringLiteral("SELECT * FROM hut"));
    scene.rows->setFocus();
    scene.go(0, 2);
    scene.type(QStringLiteral("5"));
    scene.key(Qt::Key_Return);
    QVERIFY(!scene.stage.window->close());
    QVERIFY(scene.stage.window->close()); // asked twice, it is meant
}

/// A statement holds the file; the rows that were typed over follow once it is written.
void TestCellEditing::writesWhatStatementsChangedAsWell()
{
    Scene scene("SELECT * FROM hut");
    QVERIFY(scene.isReady);
    scene.go(0, 2);
    scene.type(QStringLiteral("5"));
    scene.key(Qt::Key_Return);
    QSignalSpy changed(&scene.stage.window->workspace(), &Workspace::editingChanged);
    scene.stage.trigger("editing");
    QVERIFY(changed.wait());
    QVERIFY(scene.stage.run(QStringLiteral("DELETE FROM note")));
    QCOMPARE(scene.pending(), QStringLiteral("Not written yet: note: 1 deleted; hut: 1 changed"));
    scene.stage.trigger("applyChanges");
    QTRY_VERIFY(scene.edits().isEmpty());
    QCOMPARE(scene.value("SELECT beds || '' FROM hut WHERE id = 1"), QStringLiteral("5"));
    QCOMPARE(scene.value("SELECT count(*) || '' FROM note"), QStringLiteral("0"));
}

RATATOSK_WIDGET_TEST(TestCellEditing);
#include "tst_cell_editing.moc"
