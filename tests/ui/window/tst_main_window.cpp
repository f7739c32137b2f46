// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/opening/database_browser.h"
#include "core/sql/tree/sql_formatter.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/dog_kennel.h"
#include "tests/ui/window_stage.h"
#include "ui/base/look/focus_ring.h"
#include "ui/base/look/message_bar.h"
#include "ui/base/look/shown_dock.h"
#include "ui/base/wording/translation.h"
#include "ui/pictures/attention/attention_panel.h"
#include "ui/pictures/frames/graph_panel.h"
#include "ui/pictures/frames/picture_frame.h"
#include "ui/pictures/frames/syntax_tree_view.h"
#include "ui/sql/editor/sql_editor.h"
#include "ui/window/program_resources.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <set>

using namespace ratatosk;

namespace {

const std::string kEndless = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c";

} // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void asksOnlyAboutAnOpenDatabase();
    void goesFromTheQuestionToTheRows();
    void switchesAnswersByKey();
    void escapeStopsAQuestion();
    void escapeStopsAStatement();
    void marksAnErrorAtItsPlace();
    void saysWhatToDoAboutAnError();
    void selectsInAllViews();
    void keepsTheOldDatabaseWhenAnotherCannotBeOpened();
    void refusesAnAnswerAboutAnotherDatabase();
    void forgetsAQuestionEnteredWhileAFileOpens();
    void tellsOfARestartedParser();
    void worksWithoutAModel();
    void keepsWhatWasTyped();
    void keepsAllTabs();
    void restoresNothingInSafeMode();
    void showsAResultForEachStatement();
    void stopsAtTheFirstError();
    void explainsAPlan();
    void filtersTheRows();
    void opensACopyOfAnUnfinishedChange();
    void triesAgainOnceAFileIsFree();
    void saysThatAQuestionIsNotInEnglish();
    void remembersRightAnswers();
    void findsCommandsByName();
    void findsCommandsByOtherWords_data();
    void findsCommandsByOtherWords();
    void deletesInTheEditor();
    void findsTablesAndColumns();
    void makesTextLarger();
    void remembersWhatWasRun();
    void opensSqlInATab();
    void hasWordsForBadFiles();
    void escapeClosesTheCompletionsFirst();
    void tellsOfAChangeByAnotherProgram();
    void keepsPreferences();
    void asksTheQuestionOfTheCommandLine();
    void fetchesAttentionOfTheLayerShown();
    void asksAgainWithEditedLinks();
    void keepsNotesAboutKeys();
    void showsATreeOfWhatIsTyped();
    void changesPicturesToLists();
    void marksTheSelectionInEveryPicture();
    void goesThroughPanesByKey();
    void showsWhichPaneHasTheKeyboard();
    void leavesTheDockInFront();
    void hasNoAmbiguousShortcuts();
    void showsItselfInLightAndDark_data();
    void showsItselfInLightAndDark();

private:
    QTemporaryDir m_data; ///< for saved answers and history
    ScratchDatabase m_database{kDogKennelScript, "dog_kennel.sqlite"};
};

void TestMainWindow::initTestCase()
{
    initialiseProgramResources();
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
    qputenv("XDG_STATE_HOME", m_data.path().toUtf8());
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
}

void TestMainWindow::init()
{
    applyAppearance(Appearance::Light);
}

void TestMainWindow::asksOnlyAboutAnOpenDatabase()
{
    Stage stage;
    stage.ask();
    QVERIFY(!stage.source->question);
    QVERIFY(stage.child<MessageBar>("messageBar")->text().contains(QLatin1String("Open a database first")));
    savePicture(stage, QStringLiteral("no_database"));
}

void TestMainWindow::goesFromTheQuestionToTheRows()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QTRY_VERIFY(stage.source->isStarted);
    QCOMPARE(stage.source->database, m_database.file());
    QVERIFY(stage.askAndAnswer());
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QString::fromStdString(sql::formattedSql(kDogSql)));
    QCOMPARE(stage.cell(0, 0), QStringLiteral("London"));
    QCOMPARE(stage.cell(0, 1), QStringLiteral("5.25"));
    QCOMPARE(stage.cell(1, 1), QStringLiteral("11.00"));
    QCOMPARE(stage.child<QListView>("answers")->model()->rowCount(), 3);
}

void TestMainWindow::switchesAnswersByKey()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(stage.askAndAnswer());
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    QTest::keyClick(stage.window.get(), Qt::Key_2, Qt::AltModifier);
    QVERIFY(ran.wait());
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QString::fromStdString(sql::formattedSql(kOtherDogSql)));
    QCOMPARE(stage.cell(0, 0), QStringLiteral("7.17"));
    QCOMPARE(stage.child<QListView>("answers")->currentIndex().row(), 1);
    QCOMPARE(stage.child<QTableView>("steps")->model()->rowCount(), 3);
}

void TestMainWindow::escapeStopsAQuestion()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(stage.ask());
    QVERIFY(stage.window->workspace().isAsking());
    QTest::keyClick(stage.window.get(), Qt::Key_Escape);
    QCOMPARE(stage.source->cancels, 1);
    QVERIFY(!stage.window->workspace().isAsking());
}

void TestMainWindow::escapeStopsAStatement()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    stage.child<SqlEditor>("sqlEditor")->setText(QString::fromStdString(kEndless));
    QTest::keyClick(stage.child<SqlEditor>("sqlEditor"), Qt::Key_F5);
    QVERIFY(stage.window->workspace().isRunning());
    QTest::qWait(50);
    QTest::keyClick(stage.child<SqlEditor>("sqlEditor"), Qt::Key_Escape);
    QVERIFY(!stage.window->workspace().isRunning());
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    stage.window->workspace().run(QStringLiteral("SELECT 7"));
    QVERIFY(ran.wait(1000)); // the statement before has ended indeed
    QCOMPARE(stage.cell(0, 0), QStringLiteral("7"));
}

void TestMainWindow::marksAnErrorAtItsPlace()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    auto* editor = stage.child<SqlEditor>("sqlEditor");
    editor->setText(QStringLiteral("SELECT 1;\nSELECT nope FROM dogs"));
    editor->setCursorPosition(1, 2);
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    QTest::keyClick(editor, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(ran.wait());
    QVERIFY(stage.child<QLabel>("sqlError")->text().contains(QLatin1String("nope")));
    const auto isMarked = [editor](long byte) { return editor->SendScintilla(QsciScintilla::SCI_INDICATORVALUEAT, 8UL, byte) != 0; };
    QVERIFY(isMarked(17) && isMarked(20)); // "nope"
    QVERIFY(!isMarked(16) && !isMarked(21));
    savePicture(stage, QStringLiteral("error"));
}

/// Where the rows would be.
void TestMainWindow::saysWhatToDoAboutAnError()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(stage.run(QStringLiteral("SELECT nam FROM dogs")));
    QVERIFY2(stage.note().contains(QLatin1String("There is no column nam. Did you mean name in dogs?")), qPrintable(stage.note()));
    QVERIFY(stage.note().contains(QLatin1String("run it again")));
    const auto buttons = [&] {
        QMap<QString, QPushButton*> found;
        for (auto* button : stage.child<QWidget>("results")->findChildren<QPushButton*>())
            found[button->text()] = button;
        return found;
    };
    stage.child<SqlEditor>("sqlEditor")->setCaret(0);
    buttons().value(QStringLiteral("Go to the error"))->click();
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->caret(), 7);
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    buttons().value(QStringLiteral("Use “name” and run"))->click();
    QVERIFY(ran.wait());
    QTRY_COMPARE(stage.cell(0, 0), QStringLiteral("Rex"));
    QVERIFY(stage.run(QStringLiteral("SELECT 1 FROM nowhere_at_all")));
    QVERIFY2(stage.note().contains(QLatin1String("no such table: nowhere_at_all")), qPrintable(stage.note()));
}

void TestMainWindow::selectsInAllViews()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(stage.askAndAnswer());
    Workspace& workspace = stage.window->workspace();
    workspace.select({.words = {1}}); // "age"
    const ColumnId age{columnNumber(workspace.schema(), "dogs", "age")};
    QVERIFY(std::ranges::find(workspace.selection().columns, age) != workspace.selection().columns.end());
    QCOMPARE(stage.child<QTreeView>("schemaTree")->selectionModel()->selectedRows().size(), 2); // dogs.age, old_dogs.age
    const auto place = static_cast<long>(std::string(kDogSql).find("dogs.age"));
    QVERIFY(stage.child<SqlEditor>("sqlEditor")->SendScintilla(QsciScintilla::SCI_INDICATORVALUEAT, 9UL, place) != 0);
    QTest::keyClick(stage.window.get(), Qt::Key_Escape);
    QVERIFY(workspace.selection().isEmpty());
}

void TestMainWindow::keepsTheOldDatabaseWhenAnotherCannotBeOpened()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QSignalSpy failed(&stage.window->workspace(), &Workspace::databaseFailed);
    stage.window->openDatabase(QStringLiteral("/nowhere/missing.db"));
    QVERIFY(failed.wait());
    QVERIFY(stage.child<MessageBar>("messageBar")->text().contains(QLatin1String("does not exist")));
    QCOMPARE(stage.window->workspace().schema().tableCount(), 5);
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    stage.window->workspace().run(QStringLiteral("SELECT count(*) FROM dogs"));
    QVERIFY(ran.wait());
    QCOMPARE(stage.cell(0, 0), QStringLiteral("3"));
}

void TestMainWindow::refusesAnAnswerAboutAnotherDatabase()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    const Answer answer = dogAnswer(stage.window->workspace().schema());
    const ScratchDatabase other("CREATE TABLE dogs(age REAL, owner_id INTEGER); CREATE TABLE owners(id INTEGER PRIMARY KEY, city TEXT);");
    QVERIFY(stage.open(other.file()));
    QVERIFY(stage.ask());
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    stage.source->giveAnswer(answer);
    QVERIFY(!stage.window->workspace().answer());
    QVERIFY(!stage.window->workspace().isAsking());
    QVERIFY(!ran.wait(100));
}

void TestMainWindow::forgetsAQuestionEnteredWhileAFileOpens()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    const ScratchDatabase other(kDogKennelScript, "other.sqlite");
    QSignalSpy opened(&stage.window->workspace(), &Workspace::databaseOpened);
    stage.window->openDatabase(QString::fromStdString(other.file().string()));
    QVERIFY(stage.ask());
    QVERIFY(opened.wait());
    QVERIFY(!stage.window->workspace().isAsking());
    QVERIFY(!stage.source->question);
}

void TestMainWindow::tellsOfARestartedParser()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(stage.ask());
    Q_EMIT stage.source->restarted(true);
    QVERIFY(stage.child<MessageBar>("messageBar")->text().contains(QLatin1String("was restarted")));
    QCOMPARE(stage.child<QLineEdit>("question")->text(), QString::fromLatin1(kDogQuestion));
    QVERIFY(!stage.window->workspace().isAsking());
}

void TestMainWindow::worksWithoutAModel()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    Q_EMIT stage.source->unavailable({ErrorCode::ModelMissing, "No model in /models."});
    QVERIFY(stage.child<MessageBar>("messageBar")->text().contains(QLatin1String("no model was found")));
    QVERIFY(stage.child<QLineEdit>("question")->accessibleDescription().contains(QLatin1String("no model")));
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    stage.window->workspace().run(QStringLiteral("SELECT name, photo FROM dogs"));
    QVERIFY(ran.wait());
    QCOMPARE(stage.cell(1, 1), QStringLiteral("NULL"));
    savePicture(stage, QStringLiteral("no_model"));
}

void TestMainWindow::keepsWhatWasTyped()
{
    const QTemporaryDir drafts;
    {
        Stage stage(drafts.path());
        QVERIFY(stage.open(m_database.file()));
        stage.child<SqlEditor>("sqlEditor")->setText(QStringLiteral("SELECT 'half a thought"));
        stage.child<QLineEdit>("question")->setText(QStringLiteral("which dogs"));
        QTRY_VERIFY(!QDir(drafts.path()).entryList({QStringLiteral("*.json")}).isEmpty()); // saved by itself, not at the end
    }
    Stage stage(drafts.path());
    QVERIFY(stage.open(m_database.file()));
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QStringLiteral("SELECT 'half a thought"));
    QCOMPARE(stage.child<QLineEdit>("question")->text(), QStringLiteral("which dogs"));
}

void TestMainWindow::keepsAllTabs()
{
    const QTemporaryDir drafts;
    {
        Stage stage(drafts.path());
        QVERIFY(stage.open(m_database.file()));
        for (const char* sql : {"SELECT 1", "SELECT 2", "SELECT 3"}) {
            stage.child<SqlEditor>("sqlEditor")->setText(QLatin1String(sql));
            QTest::keyClick(stage.child<SqlEditor>("sqlEditor"), Qt::Key_T, Qt::ControlModifier);
        }
        QTest::qWait(DraftKeeper::kMilliseconds + 500);
    } // no closing: as if the program had been killed
    Stage stage(drafts.path());
    QVERIFY(stage.open(m_database.file()));
    auto* tabs = stage.child<QTabBar>("queryTabs");
    QCOMPARE(tabs->count(), 4);
    QCOMPARE(tabs->currentIndex(), 3);
    QTest::keyClick(stage.window.get(), Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QStringLiteral("SELECT 3"));
    QTest::keyClick(stage.window.get(), Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(tabs->count(), 3);
    QTest::keyClick(stage.window.get(), Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QStringLiteral("SELECT 3"));
}

void TestMainWindow::restoresNothingInSafeMode()
{
    const QTemporaryDir drafts;
    const DraftStore store{QDir(drafts.path())};
    QVERIFY(store.save(QString::fromStdString(m_database.file().string()), {{}, {{{}, QStringLiteral("SELECT 'poison'"), 0}}, 0}));
    Stage stage(drafts.path());
    stage.window->enterSafeMode();
    QVERIFY(stage.child<MessageBar>("messageBar")->text().contains(QLatin1String("ended unexpectedly")));
    QVERIFY(stage.open(m_database.file()));
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QString());
    QCOMPARE(QDir(drafts.path()).entryList({QStringLiteral("*.kept")}).size(), 1); // it is not lost
    stage.child<MessageBar>("messageBar")->findChild<QPushButton*>()->click();
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QStringLiteral("SELECT 'poison'"));
}

void TestMainWindow::showsAResultForEachStatement()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    auto* editor = stage.child<SqlEditor>("sqlEditor");
    editor->setText(QStringLiteral("SELECT 11; SELECT 22; SELECT 33"));
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    QTest::keyClick(editor, Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(ran.size(), 3);
    auto* results = stage.child<QTabWidget>("results");
    QCOMPARE(results->count(), 3);
    QCOMPARE(results->widget(2)->findChild<QTableView*>(QStringLiteral("rows"))->model()->index(0, 0).data().toString(),
             QStringLiteral("33"));
    savePicture(stage, QStringLiteral("several_results"));
    ran.clear();
    QTest::keyClick(editor, Qt::Key_F5);
    QVERIFY(ran.wait());
    QCOMPARE(results->count(), 1);
}

void TestMainWindow::stopsAtTheFirstError()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    stage.window->workspace().run(QStringList{QStringLiteral("SELECT 1"), QStringLiteral("SELECT nope"), QStringLiteral("SELECT 3")});
    QTRY_COMPARE(ran.size(), 2);
    QTest::qWait(100);
    QCOMPARE(ran.size(), 2);
    QCOMPARE(stage.child<QTabWidget>("results")->currentIndex(), 1);
}

void TestMainWindow::explainsAPlan()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    stage.child<SqlEditor>("sqlEditor")
        ->setText(QStringLiteral("SELECT * FROM dogs JOIN owners ON owners.id = dogs.owner_id ORDER BY age"));
    QSignalSpy explained(&stage.window->workspace(), &Workspace::explained);
    QTest::keyClick(stage.window.get(), Qt::Key_F7);
    QVERIFY(explained.wait());
    auto* plan = stage.child<QTreeView>("plan");
    QCOMPARE(plan->model()->index(0, 0).data().toString(), QStringLiteral("Reads every row of dogs; no index is used."));
    QVERIFY(plan->model()->index(1, 0).data().toString().startsWith(QLatin1String("Finds rows of owners by their primary key")));
    savePicture(stage, QStringLiteral("plan"));
}

void TestMainWindow::filtersTheRows()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    stage.window->workspace().run(QStringLiteral("SELECT name, age FROM dogs ORDER BY age"));
    QVERIFY(ran.wait());
    auto* rows = stage.child<QTableView>("rows");
    const int all = rows->model()->rowCount();
    rows->setCurrentIndex(rows->model()->index(0, 1));
    QTest::keyClick(stage.window.get(), Qt::Key_F, Qt::ControlModifier | Qt::AltModifier);
    auto* field = qobject_cast<QLineEdit*>(stage.window->focusWidget());
    QCOMPARE(field->accessibleName(), QStringLiteral("Filter age"));
    field->setText(QStringLiteral("> 10"));
    QTRY_COMPARE(rows->model()->rowCount(), 1);
    QVERIFY(stage.child<QLabel>("summary")->text().startsWith(QStringLiteral("1 of ")));
    savePicture(stage, QStringLiteral("filtered"));
    field->clear();
    QTRY_COMPARE(rows->model()->rowCount(), all);
}

/// What another program leaves when it is killed in the middle of a change: a journal that has to be rolled back.
void TestMainWindow::opensACopyOfAnUnfinishedChange()
{
    const QTemporaryDir folder;
    const std::filesystem::path file = std::filesystem::path(folder.path().toStdString()) / "hot.sqlite";
    const ScratchDatabase database(
        "CREATE TABLE n(a); WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 5000) INSERT INTO n SELECT 1 FROM c;");
    sqlite3* writer = nullptr;
    sqlite3_open(database.file().c_str(), &writer);
    sqlite3_exec(writer, "PRAGMA cache_size = 2; BEGIN; UPDATE n SET a = hex(randomblob(60));", nullptr, nullptr, nullptr);
    std::filesystem::copy_file(database.file(), file);
    std::filesystem::copy_file(database.file().string() + "-journal", file.string() + "-journal");
    sqlite3_close(writer);

    Stage stage;
    QSignalSpy failed(&stage.window->workspace(), &Workspace::databaseFailed);
    stage.window->openDatabase(QString::fromStdString(file.string()));
    QVERIFY(failed.wait());
    savePicture(stage, QStringLiteral("hot_journal"));
    auto* copy = stage.child<MessageBar>("messageBar")->findChild<QPushButton*>();
    QCOMPARE(copy->text(), QStringLiteral("Open a snapshot copy"));
    QSignalSpy opened(&stage.window->workspace(), &Workspace::databaseOpened);
    copy->click();
    QVERIFY(opened.wait());
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    stage.window->workspace().run(QStringLiteral("SELECT sum(a) FROM n"));
    QVERIFY(ran.wait());
    QCOMPARE(stage.cell(0, 0), QStringLiteral("5,000"));
    QVERIFY(stage.window->windowTitle().contains(QLatin1String("snapshot copy")));
}

void TestMainWindow::triesAgainOnceAFileIsFree()
{
    const ScratchDatabase database("CREATE TABLE n(a); INSERT INTO n VALUES (1);");
    sqlite3* writer = nullptr;
    sqlite3_open(database.file().c_str(), &writer);
    sqlite3_exec(writer, "BEGIN EXCLUSIVE; INSERT INTO n VALUES (2);", nullptr, nullptr, nullptr);
    Stage stage;
    Workspace& workspace = stage.window->workspace();
    QSignalSpy failed(&workspace, &Workspace::databaseFailed);
    stage.window->openDatabase(QString::fromStdString(database.file().string()));
    QVERIFY(failed.wait(20'000));
    auto* again = stage.child<MessageBar>("messageBar")->findChild<QPushButton*>();
    QCOMPARE(again->text(), QStringLiteral("Try again"));
    again->click();
    QVERIFY(failed.wait(20'000));
    QCOMPARE(again->text(), QStringLiteral("Open a snapshot copy"));
    sqlite3_exec(writer, "COMMIT;", nullptr, nullptr, nullptr);
    sqlite3_close(writer);
    QSignalSpy opened(&workspace, &Workspace::databaseOpened);
    stage.window->openDatabase(QString::fromStdString(database.file().string()));
    QVERIFY(opened.wait());
}

void TestMainWindow::saysThatAQuestionIsNotInEnglish()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    stage.source->becomeReady();
    auto* line = stage.child<QLineEdit>("question");
    line->setText(QStringLiteral("Wie viele Hunde gibt es?"));
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY2(stage.message().contains(QStringLiteral("auf Deutsch")), qPrintable(stage.message()));
    line->setText(QStringLiteral("How many dogs are there?"));
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(stage.message().isEmpty());
}

void TestMainWindow::remembersRightAnswers()
{
    {
        Stage stage;
        QVERIFY(stage.open(m_database.file()));
        stage.child<QLineEdit>("question")->setText(QStringLiteral("How many dogs are there?"));
        auto* editor = stage.child<SqlEditor>("sqlEditor");
        editor->setText(QStringLiteral("SELECT count(*) FROM dogs"));
        QTest::keyClick(editor, Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(stage.child<MessageBar>("messageBar")->text().contains(QLatin1String("Run the statement first")));
        QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
        QTest::keyClick(editor, Qt::Key_F5);
        QVERIFY(ran.wait());
        QTest::keyClick(editor, Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(stage.child<MessageBar>("messageBar")->text().contains(QLatin1String("Saved")));
    }
    Stage stage; // the next start
    QVERIFY(stage.open(m_database.file()));
    stage.source->becomeReady();
    stage.child<QLineEdit>("question")->setText(QStringLiteral("how many dogs are there"));
    QTest::keyClick(stage.child<QLineEdit>("question"), Qt::Key_Return);
    auto* saved = stage.child<QPushButton>("savedAnswer");
    QTRY_VERIFY(saved->isVisible()); // with its panel, which comes with the question
    savePicture(stage, QStringLiteral("saved_answer"));
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    saved->click();
    QVERIFY(ran.wait());
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QStringLiteral("SELECT count(*) FROM dogs"));
    QCOMPARE(stage.cell(0, 0), QStringLiteral("3"));
    QTRY_VERIFY(!saved->isVisible()); // it is what is shown
}

void TestMainWindow::findsCommandsByName()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(QTest::qWaitForWindowActive(stage.window.get()));
    QTest::keyClick(stage.window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    auto* palette = stage.child<QDialog>("commandPalette");
    auto* line = palette->findChild<QLineEdit*>();
    savePicture(palette, QStringLiteral("palette"));
    QSignalSpy triggered(stage.child<QAction>("newTab"), &QAction::triggered);
    QTest::keyClicks(line, QStringLiteral("tab new"));
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_COMPARE(triggered.size(), 1);
    QTRY_VERIFY(!stage.child<QDialog>("commandPalette"));
}

void TestMainWindow::findsCommandsByOtherWords_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("found");
    QTest::newRow("settings") << "settings"
                              << "Preferences";
    QTest::newRow("language") << "language"
                              << "Preferences";
    QTest::newRow("a menu's title") << "theme"
                                    << "Theme";
}

void TestMainWindow::findsCommandsByOtherWords()
{
    QFETCH(QString, typed);
    QFETCH(QString, found);
    Stage stage;
    QVERIFY(QTest::qWaitForWindowActive(stage.window.get()));
    QTest::keyClick(stage.window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    auto* palette = stage.child<QDialog>("commandPalette");
    QVERIFY(palette);
    QTest::keyClicks(palette->findChild<QLineEdit*>(), typed);
    const auto* list = palette->findChild<QListWidget*>();
    QVERIFY(list->count() > 0);
    QVERIFY2(list->item(0)->text().contains(found), qPrintable(list->item(0)->text()));
    palette->close();
}

void TestMainWindow::deletesInTheEditor()
{
    Stage stage;
    auto* editor = stage.child<SqlEditor>("sqlEditor");
    editor->setText(QStringLiteral("SELECT 1"));
    editor->setCaret(0);
    QTest::keyClick(editor, Qt::Key_Delete);
    QCOMPARE(editor->text(), QStringLiteral("ELECT 1"));
}

void TestMainWindow::findsTablesAndColumns()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(QTest::qWaitForWindowActive(stage.window.get()));
    const auto choose = [&](const QString& typed) {
        stage.trigger("findAnything");
        auto* line = stage.child<QDialog>("findAnything")->findChild<QLineEdit*>();
        QTest::keyClicks(line, typed);
        savePicture(stage.child<QDialog>("findAnything"), QStringLiteral("find_anything"));
        QTest::keyClick(line, Qt::Key_Return);
        return QTest::qWaitFor([&] { return !stage.child<QDialog>("findAnything"); });
    };
    QVERIFY(choose(QStringLiteral("dogag")));
    const ColumnId age = *stage.window->workspace().schema().findColumn(*stage.window->workspace().schema().findTable("dogs"), "age");
    QCOMPARE(stage.window->workspace().selection().columns, std::vector<ColumnId>{age});
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    QVERIFY(choose(QStringLiteral("owners")));
    QVERIFY(!ran.isEmpty() || ran.wait());
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QStringLiteral("SELECT * FROM owners"));
    QTRY_VERIFY(stage.child<QWidget>("results")->isAncestorOf(stage.window->focusWidget()));
}

void TestMainWindow::makesTextLarger()
{
    Stage stage;
    const double before = QApplication::font().pointSizeF();
    stage.trigger("larger");
    stage.trigger("larger");
    QCOMPARE(QApplication::font().pointSizeF(), before + 2);
    QCOMPARE(stage.preferences.textSize(), 2);
    stage.trigger("usualSize");
    QCOMPARE(QApplication::font().pointSizeF(), before);
    for (int i = 0; i < 40; ++i)
        stage.trigger("smaller");
    QCOMPARE(stage.preferences.textSize(), Preferences::kLeastTextSize);
    stage.trigger("usualSize");
}

void TestMainWindow::remembersWhatWasRun()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    stage.window->workspace().run(QStringLiteral("SELECT 'to be remembered'"));
    QVERIFY(ran.wait());
    QTest::keyClick(stage.window.get(), Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(stage.child<QDialog>("historyDialog"));
    auto* list = stage.child<QDialog>("historyDialog")->findChild<QTreeView*>();
    savePicture(stage.child<QDialog>("historyDialog"), QStringLiteral("history"));
    QCOMPARE(list->model()->index(0, 2).data().toString(), QStringLiteral("SELECT 'to be remembered'"));
    QVERIFY(list->model()->index(0, 3).data().toString().startsWith(QStringLiteral("1 row")));
    Q_EMIT list->activated(list->model()->index(0, 2));
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QStringLiteral("SELECT 'to be remembered'"));
}

void TestMainWindow::opensSqlInATab()
{
    Stage stage;
    QFile file(stage.folder.filePath(QStringLiteral("report.SQL")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("SELECT 'ü'");
    file.close();
    stage.window->openFile(file.fileName());
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QStringLiteral("SELECT 'ü'"));
    QCOMPARE(stage.child<QTabBar>("queryTabs")->tabText(1), QStringLiteral("report.SQL"));
}

void TestMainWindow::hasWordsForBadFiles()
{
    Stage stage;
    QFile file(stage.folder.filePath(QStringLiteral("notes.db")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("only some notes");
    file.close();
    QSignalSpy failed(&stage.window->workspace(), &Workspace::databaseFailed);
    stage.window->openDatabase(file.fileName());
    QVERIFY(failed.wait());
    QCOMPARE(stage.child<MessageBar>("messageBar")->text(),
             QStringLiteral("notes.db is a text file, not a SQLite database. Nothing was changed."));
}

void TestMainWindow::escapeClosesTheCompletionsFirst()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    auto* editor = stage.child<SqlEditor>("sqlEditor");
    editor->setFocus();
    QTest::keyClicks(editor, QStringLiteral("SELECT 1 FROM do"));
    QVERIFY(editor->isListActive()); // it came by itself
    QTest::keyClick(editor, Qt::Key_Return);
    QCOMPARE(editor->text(), QStringLiteral("SELECT 1 FROM do\n")); // and took no key
    QTest::keyClicks(editor, QStringLiteral("wh"));
    QVERIFY(editor->isListActive());
    QTest::keyClick(editor, Qt::Key_Escape);
    QVERIFY(!editor->isListActive());
    QTest::keyClicks(editor, QStringLiteral("e"));
    QTest::keyClick(editor, Qt::Key_Tab);
    QCOMPARE(editor->text(), QStringLiteral("SELECT 1 FROM do\nwhere")); // in the case that was typed
}

void TestMainWindow::tellsOfAChangeByAnotherProgram()
{
    const ScratchDatabase database("CREATE TABLE t(a);");
    Stage stage;
    QVERIFY(stage.open(database.file()));
    sqlite3* writer = nullptr;
    sqlite3_open(database.file().c_str(), &writer);
    sqlite3_exec(writer, "CREATE TABLE u(b)", nullptr, nullptr, nullptr);
    sqlite3_close(writer);
    auto* bar = stage.child<MessageBar>("messageBar");
    QTRY_VERIFY(bar->text().contains(QLatin1String("Another program has changed")));
    QCOMPARE(stage.window->workspace().schema().tableCount(), 1);
    QSignalSpy opened(&stage.window->workspace(), &Workspace::databaseOpened);
    bar->findChild<QPushButton*>()->click();
    QVERIFY(opened.wait());
    QCOMPARE(stage.window->workspace().schema().tableCount(), 2);
}

void TestMainWindow::keepsPreferences()
{
    Stage stage;
    QVERIFY(QTest::qWaitForWindowActive(stage.window.get()));
    QTest::keyClick(stage.window.get(), Qt::Key_Comma, Qt::ControlModifier);
    auto* dialog = stage.child<QDialog>("preferencesDialog");
    savePicture(dialog, QStringLiteral("preferences"));
    dialog->findChildren<QSpinBox*>().at(0)->setValue(500);
    QCOMPARE(stage.preferences.rowLimit(), 500);
    dialog->findChildren<QComboBox*>().at(0)->setCurrentIndex(2);
    QCOMPARE(stage.preferences.appearance(), Appearance::Dark);
    QVERIFY(stage.child<QAction>("theme2")->isChecked());
    QTest::keyClick(dialog->findChildren<QSpinBox*>().at(0), Qt::Key_Return); // closes, and takes nothing back
    QCOMPARE(stage.preferences.rowLimit(), 500);
}

void TestMainWindow::asksTheQuestionOfTheCommandLine()
{
    Stage stage;
    QSignalSpy opened(&stage.window->workspace(), &Workspace::databaseOpened);
    stage.window->openDatabase(QString::fromStdString(m_database.file().string()), QString::fromLatin1(kDogQuestion));
    QVERIFY(opened.wait());
    QVERIFY(!stage.source->question); // the parser is not ready yet
    stage.source->becomeReady();
    QCOMPARE(stage.source->question.value_or(""), std::string(kDogQuestion));
}

void TestMainWindow::fetchesAttentionOfTheLayerShown()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(stage.askAndAnswer());
    QVERIFY(stage.source->requestedLayers.empty()); // nobody looks at it yet
    stage.child<QTabWidget>("why")->setCurrentWidget(stage.window->findChild<AttentionPanel*>());
    QCOMPARE(stage.source->requestedLayers, std::vector<int>{23});
    const auto size = static_cast<int>(stage.window->workspace().answer()->itemNames.size());
    Q_EMIT stage.source->attentionReady(dogMaps(23, 8, size));
    QTest::keyClick(stage.child<QWidget>("attention"), Qt::Key_Down);
    QVERIFY(stage.child<QLabel>("attentionReadOut")->text().startsWith(QStringLiteral("average → average:")));
}

void TestMainWindow::asksAgainWithEditedLinks()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(stage.askAndAnswer());
    stage.window->workspace().select({.words = {1}}); // "age", and dogs.age with it
    QVERIFY(stage.child<QPushButton>("linkPart")->isEnabled());
    stage.child<QPushButton>("linkPart")->click();
    QCOMPARE(stage.source->question, std::optional(std::string(kDogQuestion)));
    const int age = columnNumber(stage.window->workspace().schema(), "dogs", "age");
    QVERIFY(stage.source->edits.links == (std::vector<LinkEdit>{{1, age, -1, false}}));
    stage.source->giveAnswer(dogAnswer(stage.window->workspace().schema()));
    stage.child<QPushButton>("linkReset")->click();
    QVERIFY(stage.source->edits.isEmpty());
    stage.source->giveAnswer(dogAnswer(stage.window->workspace().schema()));
    stage.window->workspace().editLink({0, age, -1, true});
    stage.window->workspace().ask(QStringLiteral("another question"));
    QVERIFY(stage.source->edits.isEmpty()); // edits are of one question
}

void TestMainWindow::keepsNotesAboutKeys()
{
    const ScratchDatabase database("CREATE TABLE a (id INTEGER PRIMARY KEY, x TEXT); CREATE TABLE b (n INTEGER, a_id INTEGER); INSERT INTO "
                                   "a VALUES (1, 'u'); INSERT INTO b VALUES (2, 1);",
                                   "guesses.sqlite");
    KeyEdit edit;
    {
        Stage stage;
        QVERIFY(stage.open(database.file()));
        const auto& keys = stage.window->workspace().schema().foreignKeys();
        QCOMPARE(keys.size(), size_t(1));
        QVERIFY(keys[0].isGuess);
        edit = {keys[0].from, keys[0].to, true};
        Q_EMIT stage.window->findChild<GraphPanel*>()->keyJudged(edit);
        QVERIFY(stage.window->workspace().edits().keys == std::vector<KeyEdit>{edit});
    }
    Stage stage; // the next start
    QVERIFY(stage.open(database.file()));
    QVERIFY(stage.window->workspace().edits().keys == std::vector<KeyEdit>{edit});
    QVERIFY(stage.ask());
    QVERIFY(stage.source->edits.keys == std::vector<KeyEdit>{edit});
}

void TestMainWindow::showsATreeOfWhatIsTyped()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    auto* editor = stage.child<SqlEditor>("sqlEditor");
    auto* tree = stage.child<SyntaxTreeView>("syntaxTree");
    editor->setText(QStringLiteral("select name from dogs where age > 3"));
    QTRY_VERIFY(stage.window->workspace().statement());
    QVERIFY(tree->nodeCount() > 5);
    QVERIFY(stage.window->workspace().selection().isEmpty()); // nobody has chosen what stands at its beginning
    QVERIFY(QTest::qWaitForWindowActive(stage.window.get()));
    editor->setFocus();
    editor->setCursorPosition(0, 8); // in "name"
    QTRY_VERIFY(stage.window->workspace().selection().columns
                == std::vector<ColumnId>{ColumnId{columnNumber(stage.window->workspace().schema(), "dogs", "name")}});
    QSignalSpy changed(&stage.window->workspace(), &Workspace::statementChanged);
    editor->setText(QStringLiteral("delete from dogs"));
    QVERIFY(changed.wait());
    QVERIFY(!stage.window->workspace().statement());
    QVERIFY(stage.window->workspace().statementFault().contains(QLatin1String("Only a query has a syntax tree")));
    editor->setText(QStringLiteral("/* all */ select name from dogs"));
    QTRY_VERIFY(stage.window->workspace().statement());
}

void TestMainWindow::changesPicturesToLists()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(stage.askAndAnswer());
    QVERIFY(QTest::qWaitForWindowActive(stage.window.get()));
    auto* why = stage.child<QTabWidget>("why");
    for (const int page : {2, 3, 4}) {
        why->setCurrentIndex(page);
        PictureFrame* frame = currentFrame(stage.window.get());
        QVERIFY(frame && !frame->isList());
        QTest::keyClick(stage.window.get(), Qt::Key_L, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(frame->isList());
        savePicture(stage, QStringLiteral("list_%1").arg(page));
        QTest::keyClick(stage.window.get(), Qt::Key_L, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(!frame->isList());
    }
}

void TestMainWindow::marksTheSelectionInEveryPicture()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(stage.askAndAnswer());
    auto* why = stage.child<QTabWidget>("why");
    const auto pictures = [&] {
        QList<QImage> all;
        for (int page = 0; page < why->count(); ++page) {
            why->setCurrentIndex(page);
            all << why->grab().toImage();
        }
        return all;
    };
    const QList<QImage> before = pictures();
    stage.window->workspace().select({.words = {1}});
    const QList<QImage> after = pictures();
    for (const int page : {1, 2, 4}) // steps, links, tree; the attention has no map here
        QVERIFY2(before[page] != after[page], qPrintable(why->tabText(page)));
}

void TestMainWindow::goesThroughPanesByKey()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(QTest::qWaitForWindowActive(stage.window.get()));
    QTRY_VERIFY(stage.child<QDockWidget>("schemaDock")->isVisible()); // once the database is there
    QTRY_COMPARE(QApplication::focusWidget(), stage.child<QLineEdit>("question"));
    QTest::keyClick(stage.window.get(), Qt::Key_F6);
    QVERIFY(stage.child<QDockWidget>("schemaDock")->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(stage.window.get(), Qt::Key_F6);
    QVERIFY(stage.child<QWidget>("overview")->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(stage.window.get(), Qt::Key_F6);
    QCOMPARE(QApplication::focusWidget(), stage.child<SqlEditor>("sqlEditor"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
    QVERIFY(stage.child<QDockWidget>("schemaDock")->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(stage.child<SqlEditor>("sqlEditor"), Qt::Key_L, Qt::ControlModifier);
    QCOMPARE(QApplication::focusWidget(), stage.child<QLineEdit>("question"));
}

void TestMainWindow::showsWhichPaneHasTheKeyboard()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    stage.ask();
    QVERIFY(stage.giveAnswer(dogAnswer(stage.window->workspace().schema())));
    const auto* ring = stage.window->findChild<FocusRing*>();
    QSet<QWidget*> stops;
    for (int press = 0; press < 12; ++press) {
        QTest::keyClick(stage.window.get(), Qt::Key_F6);
        QWidget* stop = QApplication::focusWidget();
        QVERIFY(stop);
        const QRect place(stop->mapTo(stage.window.get(), QPoint()), stop->size());
        QVERIFY2(stage.window->rect().contains(place.center()), qPrintable(stop->objectName())); // no dock behind another
        QVERIFY2(ring->ringed() == stop || qobject_cast<QLineEdit*>(stop) || qobject_cast<QAbstractButton*>(stop),
                 qPrintable(stop->objectName() + QString::number(press)));
        stops.insert(stop);
    }
    QVERIFY(stops.size() >= 5);
}

/// A dock that lies behind another comes to the front for its turn only.
void TestMainWindow::leavesTheDockInFront()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    stage.ask();
    QVERIFY(stage.giveAnswer(dogAnswer(stage.window->workspace().schema())));
    auto* answers = stage.child<QDockWidget>("answersDock");
    const QList<QDockWidget*> behind = stage.window->tabifiedDockWidgets(answers);
    QVERIFY(!behind.isEmpty());
    answers->raise();
    QTRY_VERIFY(isInFront(answers));
    bool wasBehind = false;
    for (int press = 0; press < 12; ++press) {
        QTest::keyClick(stage.window.get(), Qt::Key_F6);
        QWidget* stop = QApplication::focusWidget();
        const bool isBehind = std::ranges::any_of(behind, [&](const QDockWidget* dock) { return dock->isAncestorOf(stop); });
        wasBehind = wasBehind || isBehind;
        QTRY_COMPARE(isInFront(answers), !isBehind);
    }
    QVERIFY(wasBehind);
}

void TestMainWindow::hasNoAmbiguousShortcuts()
{
    const Stage stage;
    std::set<QString> keys;
    for (const QAction* action : stage.window->findChildren<QAction*>()) {
        if (action->shortcutContext() == Qt::WidgetShortcut || action->shortcutContext() == Qt::WidgetWithChildrenShortcut)
            continue; // for what has the focus alone
        for (const QKeySequence& key : action->shortcuts())
            QVERIFY2(keys.insert(key.toString()).second, qPrintable(key.toString()));
    }
    QVERIFY(keys.size() > 15);
}

void TestMainWindow::showsItselfInLightAndDark_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestMainWindow::showsItselfInLightAndDark()
{
    QFETCH(bool, isDark);
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(stage.askAndAnswer());
    applyAppearance(isDark ? Appearance::Dark : Appearance::Light);
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    auto* why = stage.child<QTabWidget>("why");
    for (int page = 0; page < why->count(); ++page) {
        why->setCurrentIndex(page);
        if (why->widget(page) == stage.window->findChild<AttentionPanel*>())
            Q_EMIT stage.source->attentionReady(dogMaps(23, 8, static_cast<int>(stage.window->workspace().answer()->itemNames.size())));
        if (page > 0)
            stage.window->workspace().select({.words = {1}});
        savePicture(stage, QStringLiteral("%1_%2").arg(name, why->tabText(page).toLower()));
    }
    stage.window->findChild<QAction*>(QStringLiteral("showGraph"))->trigger();
    QTRY_VERIFY(stage.child<QWidget>("schemaGraph")->isVisible());
    savePicture(stage, name + QStringLiteral("_graph"));
    const auto* lexer = stage.child<SqlEditor>("sqlEditor")->lexer();
    QTRY_COMPARE(lexer->defaultPaper().lightnessF() < 0.5, isDark);
}

RATATOSK_WIDGET_TEST(TestMainWindow);
#include "tst_main_window.moc"
