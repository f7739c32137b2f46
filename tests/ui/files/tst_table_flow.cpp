// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/base/wording/translation.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/window/program_resources.h"

#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QTreeView>

/// From the schema into a table.
class TestTableFlow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void showsTheRowsOfATable();
    void goesBackToATableThatIsOpen();
    void offersWhatATableHas_data();
    void offersWhatATableHas();
    void countsTheValuesOfAColumn();
    void insertsTheNameOfAColumn();

private:
    QTemporaryDir m_data;
};

namespace {

/// Makes the row of that name the current one.
QModelIndex choose(const Stage& stage, const QString& name)
{
    auto* tree = stage.child<QTreeView>("schemaTree");
    const QAbstractItemModel& model = *tree->model();
    const QModelIndexList found = model.match(model.index(0, 0), Qt::DisplayRole, name, 1, Qt::MatchExactly | Qt::MatchRecursive);
    tree->setCurrentIndex(found.value(0));
    return tree->currentIndex();
}

void pressEnter(const Stage& stage)
{
    QTest::keyClick(stage.child<QTreeView>("schemaTree"), Qt::Key_Return);
}

/// Opens the context menu of the current row and chooses from it.
void chooseFromMenu(const Stage& stage, const QString& action)
{
    auto* tree = stage.child<QTreeView>("schemaTree");
    QTimer::singleShot(100, tree, [action] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (!menu)
            return;
        for (QAction* offered : menu->actions()) {
            if (offered->text() == action)
                offered->trigger();
        }
        menu->close();
    });
    Q_EMIT tree->customContextMenuRequested(QPoint());
}

} // namespace

void TestTableFlow::initTestCase()
{
    initialiseProgramResources();
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
    qputenv("XDG_STATE_HOME", m_data.path().toUtf8());
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
}

void TestTableFlow::showsTheRowsOfATable()
{
    const ScratchDatabase database(kDogKennelScript);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    QVERIFY(choose(stage, QStringLiteral("dogs")).isValid());
    pressEnter(stage);
    QVERIFY(ran.wait());
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QStringLiteral("SELECT * FROM dogs"));
    QCOMPARE(stage.child<QTableView>("rows")->model()->rowCount(), 3);
}

void TestTableFlow::goesBackToATableThatIsOpen()
{
    const ScratchDatabase database(kDogKennelScript);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    auto* tabs = stage.window->findChild<QueryTabs*>();
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    choose(stage, QStringLiteral("dogs"));
    pressEnter(stage);
    QVERIFY(ran.wait());
    const int open = tabs->count(), tab = tabs->currentIndex();
    QCOMPARE(tabs->tabText(tab), QStringLiteral("dogs"));
    tabs->setCurrentIndex(0);
    pressEnter(stage);
    QVERIFY(ran.wait());
    QCOMPARE(tabs->count(), open);
    QCOMPARE(tabs->currentIndex(), tab);
    stage.child<SqlEditor>("sqlEditor")->setText(QStringLiteral("SELECT name FROM dogs")); // a person's own now
    pressEnter(stage);
    QVERIFY(ran.wait());
    QCOMPARE(tabs->count(), open + 1);
}

void TestTableFlow::offersWhatATableHas_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("text");
    QTest::newRow("rows") << "Show rows"
                          << "SELECT * FROM dogs";
    QTest::newRow("structure") << "Show structure"
                               << "pragma_table_xinfo('dogs')";
    QTest::newRow("name") << "Insert name"
                          << "dogs";
}

void TestTableFlow::offersWhatATableHas()
{
    QFETCH(QString, action);
    QFETCH(QString, text);
    const ScratchDatabase database(kDogKennelScript);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    choose(stage, QStringLiteral("dogs"));
    chooseFromMenu(stage, action);
    QTRY_VERIFY(stage.child<SqlEditor>("sqlEditor")->text().contains(text));
}

void TestTableFlow::countsTheValuesOfAColumn()
{
    const ScratchDatabase database(kDogKennelScript);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    choose(stage, QStringLiteral("breed"));
    chooseFromMenu(stage, QStringLiteral("Count values"));
    QVERIFY(!ran.isEmpty() || ran.wait());
    QCOMPARE(stage.cell(0, 1), QStringLiteral("2"));
}

void TestTableFlow::insertsTheNameOfAColumn()
{
    const ScratchDatabase database(kDogKennelScript);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    choose(stage, QStringLiteral("breed"));
    pressEnter(stage);
    QTRY_VERIFY(stage.child<SqlEditor>("sqlEditor")->text().contains(QLatin1String("breed")));
}

RATATOSK_WIDGET_TEST(TestTableFlow);
#include "tst_table_flow.moc"
