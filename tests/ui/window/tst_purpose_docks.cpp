// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/purpose_docks.h"

#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/base/look/shown_dock.h"
#include "ui/sql/editor/query_tabs.h"
#include "ui/window/program_resources.h"

#include <QDockWidget>
#include <QSettings>
#include <QTabWidget>
#include <QToolButton>

/// Panels at the sides fold when they have nothing to show, and come back; what people change is kept by purpose.
class TestPurposeDocks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { initialiseProgramResources(); }
    void startsWithoutPanels();
    void givesTheRoomToRows();
    void comesBackForQuestions();
    void givesTheRoomToPictures();
    void remembersByPurpose();
    void foldsByTheEdge();
    void foldsTheTablesInANarrowWindow();
    void forgetsWhenReset();
    void opensAnOldLayout();
    void hasTabsOnTop();

private:
    static bool isOpen(const Stage& stage, const char* dock) { return stage.child<QDockWidget>(dock)->isVisible(); }
    static QToolButton* button(const Stage& stage, const char* dock)
    {
        return stage.window->findChild<QToolButton*>(QLatin1String(dock) + QStringLiteral("Button"));
    }
    /// As by a double click in the list of tables.
    static bool browse(Stage& stage)
    {
        QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
        stage.child<QueryTabs>("queryTabs")->openTab({QStringLiteral("dogs"), QStringLiteral("SELECT * FROM dogs"), 0, false});
        stage.trigger("run");
        return !ran.isEmpty() || ran.wait();
    }

    ScratchDatabase m_database{kDogKennelScript, "dog_kennel.sqlite"};
};

void TestPurposeDocks::startsWithoutPanels()
{
    const Stage stage;
    for (const char* dock : {"schemaDock", "answersDock", "threadDock", "whyDock"})
        QVERIFY2(!isOpen(stage, dock), dock);
    QVERIFY(!stage.child<QWidget>("leftEdge")->isVisible());
    QVERIFY(!stage.child<QWidget>("rightEdge")->isVisible());
}

void TestPurposeDocks::givesTheRoomToRows()
{
    Stage stage;
    stage.window->resize(1440, 900);
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(browse(stage));
    QTRY_VERIFY(isOpen(stage, "schemaDock"));
    QVERIFY(!isOpen(stage, "answersDock"));
    QVERIFY(!isOpen(stage, "whyDock"));
    QTRY_VERIFY2(stage.child<QTableView>("rows")->width() >= 1000, qPrintable(QString::number(stage.child<QTableView>("rows")->width())));
    QVERIFY(button(stage, "answersDock")->isVisible());
}

void TestPurposeDocks::comesBackForQuestions()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QTRY_VERIFY(isOpen(stage, "schemaDock"));
    QVERIFY(!isOpen(stage, "whyDock"));
    QVERIFY(stage.askAndAnswer());
    QTRY_VERIFY(isOpen(stage, "answersDock"));
    QVERIFY(isOpen(stage, "whyDock"));
    QTRY_VERIFY(isInFront(stage.child<QDockWidget>("answersDock"))); // in front of the conversation
    QVERIFY(browse(stage));
    QTRY_VERIFY(!isOpen(stage, "whyDock"));
    stage.child<QueryTabs>("queryTabs")->setCurrentIndex(0);
    QTRY_VERIFY(isOpen(stage, "whyDock"));
}

void TestPurposeDocks::givesTheRoomToPictures()
{
    Stage stage;
    stage.window->resize(1440, 900);
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(stage.askAndAnswer());
    QTRY_VERIFY(isOpen(stage, "whyDock"));
    stage.trigger("largePicture");
    QTRY_VERIFY(!isOpen(stage, "whyDock"));
    QTRY_VERIFY(stage.child<QTabWidget>("work")->width() >= 1000);
    stage.trigger("stop"); // Escape brings it back
    QTRY_VERIFY(isOpen(stage, "whyDock"));
}

void TestPurposeDocks::remembersByPurpose()
{
    Stage stage;
    stage.window->resize(1440, 900);
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(browse(stage));
    QTRY_VERIFY(isOpen(stage, "schemaDock"));
    QTRY_COMPARE(stage.child<QDockWidget>("schemaDock")->width(), 248);
    button(stage, "whyDock")->click();
    stage.window->resizeDocks({stage.child<QDockWidget>("schemaDock")}, {330}, Qt::Horizontal);
    QVERIFY(stage.askAndAnswer());
    QTRY_VERIFY(isOpen(stage, "answersDock"));
    QTRY_COMPARE(stage.child<QDockWidget>("schemaDock")->width(), 248);
    button(stage, "schemaDock")->click();
    stage.window->close();

    MainWindow later(std::make_unique<FakeAnswerSource>(), stage.preferences,
                     DraftStore(QDir(stage.folder.filePath(QStringLiteral("later")))));
    later.resize(1440, 900);
    later.show();
    QSignalSpy opened(&later.workspace(), &Workspace::databaseOpened);
    later.openDatabase(QString::fromStdString(m_database.file().string()));
    QVERIFY(opened.wait());
    const auto dock = [&](const char* name) { return later.findChild<QDockWidget*>(QLatin1String(name)); };
    QTRY_VERIFY(dock("whyDock")->isVisible());
    QVERIFY(!dock("answersDock")->isVisible());
    QTRY_COMPARE(dock("schemaDock")->width(), 330);
    later.workspace().beginQuestion(QStringLiteral("How many dogs are there?"));
    QTRY_VERIFY(dock("answersDock")->isVisible());
    QVERIFY(!dock("schemaDock")->isVisible());
}

void TestPurposeDocks::foldsByTheEdge()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(stage.askAndAnswer());
    QTRY_VERIFY(isOpen(stage, "answersDock"));
    QTRY_VERIFY(button(stage, "answersDock")->isChecked());
    QVERIFY(!button(stage, "threadDock")->isChecked()); // behind
    button(stage, "threadDock")->click();
    QTRY_VERIFY(button(stage, "threadDock")->isChecked());
    QTRY_VERIFY(!button(stage, "answersDock")->isChecked());
    button(stage, "threadDock")->click();
    QVERIFY(!isOpen(stage, "answersDock")); // both share a place
    QVERIFY(!isOpen(stage, "threadDock"));
    QVERIFY(!button(stage, "threadDock")->isChecked());
    button(stage, "answersDock")->click();
    QVERIFY(isOpen(stage, "threadDock"));
    QTRY_VERIFY(button(stage, "answersDock")->isChecked());
}

void TestPurposeDocks::foldsTheTablesInANarrowWindow()
{
    Stage stage;
    stage.window->resize(1024, 640);
    QVERIFY(stage.open(m_database.file()));
    QTRY_VERIFY(isOpen(stage, "schemaDock"));
    QVERIFY(stage.askAndAnswer());
    QTRY_VERIFY(isOpen(stage, "answersDock"));
    QVERIFY(!isOpen(stage, "schemaDock"));
    stage.trigger("filterSchema"); // whoever asks for it gets it
    QVERIFY(isOpen(stage, "schemaDock"));
}

void TestPurposeDocks::forgetsWhenReset()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QTRY_VERIFY(isOpen(stage, "schemaDock"));
    button(stage, "schemaDock")->click();
    QVERIFY(browse(stage));
    QVERIFY(!isOpen(stage, "schemaDock"));
    stage.trigger("resetLayout");
    QVERIFY(isOpen(stage, "schemaDock"));
    QVERIFY(!isOpen(stage, "whyDock"));
}

/// Of a version whose docks could float and had other places: all else that was chosen stays.
void TestPurposeDocks::opensAnOldLayout()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    {
        QMainWindow old;
        auto* why = new QDockWidget(&old);
        why->setObjectName(QStringLiteral("whyDock"));
        old.addDockWidget(Qt::LeftDockWidgetArea, why);
        why->setFloating(true);
        old.resize(1111, 777);
        QSettings settings(file, QSettings::IniFormat);
        settings.setValue(QStringLiteral("window/geometry"), old.saveGeometry());
        settings.setValue(QStringLiteral("window/state"), old.saveState(1));
        settings.setValue(QStringLiteral("window/stateVersion"), 1);
        settings.setValue(QStringLiteral("view/language"), QStringLiteral("de"));
        settings.setValue(QStringLiteral("keys/chosen"), QVariantMap{{QStringLiteral("run"), QStringList{QStringLiteral("F12")}}});
    }
    Preferences preferences(file);
    MainWindow window(std::make_unique<FakeAnswerSource>(), preferences, DraftStore(QDir(folder.filePath(QStringLiteral("drafts")))));
    QCOMPARE(window.size(), QSize(1111, 777));
    QVERIFY(!window.findChild<QDockWidget*>(QStringLiteral("whyDock"))->isFloating());
    QCOMPARE(window.dockWidgetArea(window.findChild<QDockWidget*>(QStringLiteral("whyDock"))), Qt::RightDockWidgetArea);
    QCOMPARE(preferences.language(), QStringLiteral("de"));
    QCOMPARE(window.findChild<QAction*>(QStringLiteral("run"))->shortcut(), QKeySequence(Qt::Key_F12));
}

void TestPurposeDocks::hasTabsOnTop()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(browse(stage));
    const auto top = [&](const QWidget* widget) { return widget->mapTo(stage.window.get(), QPoint()).y(); };
    QTRY_VERIFY(top(stage.child<QTabBar>("queryTabs")) < top(stage.child<QTableView>("rows")));
    QVERIFY(top(stage.child<QTableView>("rows")) < top(stage.child<SqlEditor>("sqlEditor")));
    QCOMPARE(stage.child<QTabBar>("queryTabs")->tabText(1), QStringLiteral("dogs"));
    stage.trigger("showGraph");
    QCOMPARE(stage.child<QTabWidget>("work")->currentIndex(), 1);
    const auto* tabs = stage.child<QTabBar>("queryTabs");
    QTest::mouseClick(stage.child<QTabBar>("queryTabs"), Qt::LeftButton, {}, tabs->tabRect(tabs->currentIndex()).center());
    QCOMPARE(stage.child<QTabWidget>("work")->currentIndex(), 0); // any tab leads back
}

RATATOSK_WIDGET_TEST(TestPurposeDocks);
#include "tst_purpose_docks.moc"
