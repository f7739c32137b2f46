// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/base/wording/translation.h"
#include "ui/files/search_panel.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/window/program_resources.h"

#include <QApplication>
#include <QCheckBox>
#include <QDockWidget>
#include <QPushButton>
#include <QTreeView>

using namespace ratatosk;

/// From a text or a number to the cells that have it, and on to their rows.
class TestSearchFlow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void findsCellsOfAllTables();
    void opensTheRowOfACell();
    void opensTheRowsOfAColumn();
    void saysWhenNothingIsFound();
    void findsANumberAsTheLocaleWritesIt();
    void stopsALongSearch();
    void forgetsWhatAnotherFileHad();

private:
    QTemporaryDir m_data;
};

namespace {

constexpr auto kHuts = "CREATE TABLE hut(id INTEGER PRIMARY KEY, name TEXT, metres INTEGER);"
                       "INSERT INTO hut VALUES (42, 'Alpenrose', 2042), (7, 'Rosengarten', 2300), (8, 'Marmot', 42);"
                       "CREATE TABLE guest(name TEXT, hut INTEGER); INSERT INTO guest VALUES ('Rosa', 42), ('Rose', 7), ('Ida', 7);";

/// "hut 2/name 2/Alpenrose"
QStringList pathsIn(const QAbstractItemModel& model, const QModelIndex& parent = {}, const QString& before = {})
{
    QStringList paths;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        const QString count = index.siblingAtColumn(1).data().toString();
        const QString path = before + index.data().toString() + (count.isEmpty() ? QString() : ' ' + count);
        paths << (model.hasChildren(index) ? pathsIn(model, index, path + '/') : QStringList{path});
    }
    return paths;
}

QStringList foundIn(const Stage& stage)
{
    return pathsIn(*stage.child<QTreeView>("foundCells")->model());
}

bool isDone(const Stage& stage)
{
    return QTest::qWaitFor([&] { return stage.child<QPushButton>("searchStart")->text() == QLatin1String("Find"); });
}

bool search(const Stage& stage, const QString& text)
{
    stage.trigger("findCells");
    auto* line = stage.child<QLineEdit>("searchText");
    line->setText(text);
    QTest::keyClick(line, Qt::Key_Return);
    return isDone(stage);
}

/// Makes the cell or column of that text the current one and presses Enter.
void open(const Stage& stage, const QString& text)
{
    auto* tree = stage.child<QTreeView>("foundCells");
    const QAbstractItemModel& model = *tree->model();
    const QModelIndexList found = model.match(model.index(0, 0), Qt::DisplayRole, text, 1, Qt::MatchExactly | Qt::MatchRecursive);
    tree->setCurrentIndex(found.value(0));
    QTest::keyClick(tree, Qt::Key_Return);
}

} // namespace

void TestSearchFlow::initTestCase()
{
    initialiseProgramResources();
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
    qputenv("XDG_STATE_HOME", m_data.path().toUtf8());
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
}

void TestSearchFlow::findsCellsOfAllTables()
{
    const ScratchDatabase database(kHuts);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    QVERIFY(!stage.child<QDockWidget>("searchDock")->isVisible());
    QTest::keyClick(stage.window.get(), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(stage.child<QDockWidget>("searchDock")->isVisible());
    QVERIFY(search(stage, QStringLiteral("ROSE")));
    QCOMPARE(foundIn(stage), QStringList({"guest 1/name 1/Rose", "hut 2/name 2/Rosengarten", "hut 2/name 2/Alpenrose"}));
    QVERIFY(search(stage, QStringLiteral("42")));
    QCOMPARE(foundIn(stage), QStringList({"hut 2/id 1/42", "hut 2/metres 1/42", "guest 1/hut 1/42"}));
    stage.child<QCheckBox>("searchExact")->setChecked(true);
    QVERIFY(search(stage, QStringLiteral("Rosa")));
    QCOMPARE(foundIn(stage), QStringList{"guest 1/name 1/Rosa"});
}

void TestSearchFlow::opensTheRowOfACell()
{
    const ScratchDatabase database(kHuts);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    QVERIFY(search(stage, QStringLiteral("rosengarten")));
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    open(stage, QStringLiteral("Rosengarten"));
    QVERIFY(ran.wait());
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QStringLiteral("SELECT * FROM hut WHERE id = 7"));
    QCOMPARE(stage.child<QTableView>("rows")->model()->rowCount(), 1);
    QTRY_COMPARE(stage.child<QTableView>("rows")->currentIndex().column(), 1);
    QCOMPARE(stage.cell(0, 1), QStringLiteral("Rosengarten"));
}

void TestSearchFlow::opensTheRowsOfAColumn()
{
    const ScratchDatabase database(kHuts);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    QVERIFY(search(stage, QStringLiteral("ros")));
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    open(stage, QStringLiteral("name"));
    QVERIFY(ran.wait());
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QStringLiteral("SELECT * FROM guest WHERE name LIKE '%ros%'"));
    QCOMPARE(stage.child<QTableView>("rows")->model()->rowCount(), 2);
}

void TestSearchFlow::saysWhenNothingIsFound()
{
    const ScratchDatabase database(kHuts);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    QVERIFY(search(stage, QStringLiteral("yeti")));
    QCOMPARE(foundIn(stage), QStringList());
    QCOMPARE(stage.child<QLabel>("searchState")->text(), QStringLiteral("Nothing found"));
}

void TestSearchFlow::findsANumberAsTheLocaleWritesIt()
{
    const ScratchDatabase database("CREATE TABLE t(price REAL); INSERT INTO t VALUES (1250.5);");
    Stage stage;
    QVERIFY(stage.open(database.file()));
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German));
    QVERIFY(search(stage, QStringLiteral("1.250,5")));
    QLocale::setDefault(before);
    QCOMPARE(foundIn(stage), QStringList{"t 1/price 1/1250.5"});
}

void TestSearchFlow::stopsALongSearch()
{
    const ScratchDatabase database("CREATE TABLE t(name TEXT);"
                                   "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000000)"
                                   "INSERT INTO t SELECT 'name ' || i FROM n;");
    Stage stage;
    QVERIFY(stage.open(database.file()));
    stage.trigger("findCells");
    stage.child<QLineEdit>("searchText")->setText(QStringLiteral("name"));
    auto* start = stage.child<QPushButton>("searchStart");
    start->click();
    QCOMPARE(start->text(), QStringLiteral("Stop"));
    QTRY_VERIFY(!foundIn(stage).isEmpty());
    start->click();
    QCOMPARE(start->text(), QStringLiteral("Find"));
    QVERIFY(stage.child<QLabel>("searchState")->text().contains(QStringLiteral("until it was stopped")));
    QVERIFY(search(stage, QStringLiteral("name 2999999"))); // the next one is not disturbed
    QCOMPARE(foundIn(stage), QStringList{"t 1/name 1/name 2999999"});
}

void TestSearchFlow::forgetsWhatAnotherFileHad()
{
    const ScratchDatabase database(kHuts);
    const ScratchDatabase other("CREATE TABLE t(a); INSERT INTO t VALUES ('rosemary');", "other.sqlite");
    Stage stage;
    QVERIFY(stage.open(database.file()));
    QVERIFY(search(stage, QStringLiteral("rose")));
    QVERIFY(stage.open(other.file()));
    QCOMPARE(foundIn(stage), QStringList());
    QVERIFY(search(stage, QStringLiteral("rose")));
    QCOMPARE(foundIn(stage), QStringList{"t 1/a 1/rosemary"});
}

RATATOSK_WIDGET_TEST(TestSearchFlow);
#include "tst_search_flow.moc"
