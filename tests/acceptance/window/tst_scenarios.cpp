// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/query_values.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/plain_answer.h"
#include "tests/ui/window_stage.h"
#include "ui/answer/asking/candidate_list_model.h"
#include "ui/base/wording/translation.h"
#include "ui/rows/charts/chart_view.h"
#include "ui/window/program_resources.h"

#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QProcess>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>

#include <csignal>
#include <ctime>
#include <iostream>

using namespace ratatosk;

namespace {

const std::string kStaffScript =
    "CREATE TABLE staff(id INTEGER PRIMARY KEY, name TEXT, salary REAL, bonus REAL, city TEXT);"
    "INSERT INTO staff VALUES (1, 'Ann', 100, 9, 'London'), (2, 'O''Brien', 300, 1, 'Oslo'), (3, '100% 🐿', 200, 5, 'London');";

constexpr auto kEndless = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c";

/// Null when there is not exactly one.
QToolButton* shownChip(const Stage& stage)
{
    QList<QToolButton*> chips = stage.child<QWidget>("valueBar")->findChildren<QToolButton*>();
    chips.removeIf([](const QToolButton* chip) { return !chip->isVisible(); });
    return chips.size() == 1 ? chips.front() : nullptr;
}

QStringList filesIn(const std::filesystem::path& folder)
{
    return QDir(QString::fromStdString(folder.string())).entryList(QDir::Files);
}

/// What the program does that is to be killed: three tabs are typed into, and then nothing more happens.
int typeAndWait(int argc, char** argv)
{
    QApplication application(argc, argv);
    initialiseProgramResources();
    Stage stage(QString::fromLocal8Bit(argv[1]));
    if (!stage.open(argv[2]))
        return 1;
    auto* editor = stage.child<SqlEditor>("sqlEditor");
    for (const char* sql : {"SELECT 1 -- first", "SELECT 2 -- second", "SELECT 3 -- third"}) {
        editor->setText(QString::fromLatin1(sql));
        if (std::string_view(sql).find("third") == std::string_view::npos)
            stage.trigger("newTab");
    }
    std::cout << "typed" << std::endl;
    return QApplication::exec();
}

} // namespace

/// What a person does with the window, from end to end. The parser is a stand-in here; tst_with_the_model has the real one.
class TestScenarios : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void startsWithNothingConfigured();
    void readsOnly();
    void seesWhatIsOnlyInTheLog();
    void hasWordsForEveryBadFile_data();
    void hasWordsForEveryBadFile();
    void tellsReadingsApart();
    void runsNoAnswerThatRestsOnNothing();
    void offersRealValues();
    void runsNoAnswerWithAGap();
    void quotesEveryValue_data();
    void quotesEveryValue();
    void saysWhyNothingWasFound();
    void stopsAtOnce();
    void losesNothingWhenItIsKilled();
    void startsSafelyAfterTwoFailures();
    void marksTheErrorAtItsPlace_data();
    void marksTheErrorAtItsPlace();
    void tellsTheStepsInWords();
    void changesAStep();
    void saysWhatCannotBeExpressed();
    void asksForParameters();
    void drawsTheRows();
    void worksByKeyAlone();

private:
    QTemporaryDir m_data;
    ScratchDatabase m_staff{kStaffScript, "staff.sqlite"};
};

void TestScenarios::initTestCase()
{
    initialiseProgramResources();
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
    qputenv("XDG_STATE_HOME", m_data.path().toUtf8());
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
}

void TestScenarios::startsWithNothingConfigured()
{
    const std::clock_t begin = std::clock(); // of this process: others may keep the machine busy
    Stage stage;
    QVERIFY(QTest::qWaitForWindowExposed(stage.window.get()));
    QVERIFY(std::clock() - begin < CLOCKS_PER_SEC);
    auto* question = stage.child<QLineEdit>("question");
    QVERIFY(!question->accessibleDescription().isEmpty()); // why asking is not possible yet
    QTRY_VERIFY(stage.source->isStarted);
    QSignalSpy opened(&stage.window->workspace(), &Workspace::databaseOpened);
    stage.trigger("openSample");
    QVERIFY(opened.wait());
    QVERIFY(stage.run(QStringLiteral("SELECT count(*) FROM sqlite_master")));
    QVERIFY(stage.cell(0, 0).toInt() > 0);
}

/// Twenty questions and everything that writes; the file and its folder stay as they were.
void TestScenarios::readsOnly()
{
    const ScratchDatabase database(kDogKennelScript);
    const QByteArray before = fingerprintOf(database.file());
    {
        Stage stage;
        QVERIFY(stage.open(database.file()));
        for (int i = 0; i < 20; ++i)
            QVERIFY(stage.askAndAnswer());
        for (const char* sql : {"DELETE FROM dogs", "WITH x AS (SELECT 1) DELETE FROM dogs", "ATTACH 'new.db' AS n", "VACUUM INTO 'v.db'",
                                "PRAGMA user_version = 9", "SELECT load_extension('x')"}) {
            QVERIFY(stage.run(QString::fromLatin1(sql)));
            QVERIFY2(!stage.child<QLabel>("sqlError")->text().isEmpty(), sql);
        }
    }
    QCOMPARE(fingerprintOf(database.file()), before);
    QCOMPARE(filesIn(database.folder()), QStringList{QStringLiteral("scratch.sqlite")});
    QVERIFY(!QFile::exists(QStringLiteral("new.db")) && !QFile::exists(QStringLiteral("v.db")));
}

void TestScenarios::seesWhatIsOnlyInTheLog()
{
    const ScratchDatabase database("PRAGMA journal_mode = WAL; CREATE TABLE old(a);");
    sqlite3* writer = nullptr;
    sqlite3_open(database.file().c_str(), &writer);
    sqlite3_exec(writer, "PRAGMA wal_autocheckpoint = 0; CREATE TABLE fresh(a); INSERT INTO fresh VALUES (7);", nullptr, nullptr, nullptr);
    const QByteArray before = fingerprintOf(database.file());
    {
        Stage stage;
        QVERIFY(stage.open(database.file()));
        QVERIFY(stage.window->workspace().schema().findTable("fresh"));
        QVERIFY(stage.run(QStringLiteral("SELECT a FROM fresh")));
        QCOMPARE(stage.cell(0, 0), QStringLiteral("7"));
    }
    QCOMPARE(fingerprintOf(database.file()), before);
    sqlite3_close(writer);
}

void TestScenarios::hasWordsForEveryBadFile_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("words");

    const QByteArray header("SQLite format 3\0", 16);
    QTest::newRow("text") << QByteArray("only some notes") << "is a text file";
    QTest::newRow("archive") << QByteArray("PK\x03\x04 and more, and more, and more") << "compressed archive";
    QTest::newRow("cut off") << header + QByteArray(40, '\x10') << "damaged";
}

void TestScenarios::hasWordsForEveryBadFile()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, words);
    Stage stage;
    QVERIFY(stage.open(m_staff.file()));
    QFile file(stage.folder.filePath(QStringLiteral("bad.db")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    QSignalSpy failed(&stage.window->workspace(), &Workspace::databaseFailed);
    stage.window->openDatabase(file.fileName());
    QVERIFY(failed.wait());
    QVERIFY2(stage.message().contains(words), qPrintable(stage.message()));
    QVERIFY(stage.run(QStringLiteral("SELECT count(*) FROM staff"))); // the one before is still open
    QCOMPARE(stage.cell(0, 0), QStringLiteral("3"));
}

void TestScenarios::tellsReadingsApart()
{
    Stage stage;
    QVERIFY(stage.open(m_staff.file()));
    stage.ask();
    Answer answer = plainAnswer(stage.window->workspace().schema(), "highest pay",
                                {"SELECT max(salary) FROM staff", "SELECT max(bonus) FROM staff"});
    QVERIFY(stage.giveAnswer(answer)); // sure of the first: nothing to ask
    stage.ask();
    answer.candidates[0].share = 0.5;
    answer.candidates[1].share = 0.4;
    answer.candidates[0].preview = {{{"300"}}, 1};
    answer.candidates[1].preview = {{{"9"}}, 1};
    answer.candidates.push_back(
        {.sql = "SELECT salary FROM staff ORDER BY salary DESC LIMIT 1", .share = 0.5, .preview = {{{"300"}}, 1, true, 0}});
    QVERIFY(stage.giveAnswer(answer));
    const auto* cards = stage.child<QListView>("answers");
    QCOMPARE(cards->model()->rowCount(), 2); // the third finds the same rows as the first
    const auto reading = [cards](int row) { return cards->model()->index(row, 0).data(CandidateListModel::ReadingRole).toString(); };
    QCOMPARE(reading(0), QStringLiteral("The highest staff.salary"));
    QCOMPARE(reading(1), QStringLiteral("The highest staff.bonus"));
    QCOMPARE(stage.cell(0, 0), QStringLiteral("300"));
    savePictures(stage, QStringLiteral("difference"));
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    QTest::keyClick(stage.window.get(), Qt::Key_2, Qt::AltModifier);
    QVERIFY(ran.wait());
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QStringLiteral("SELECT max(bonus)\nFROM staff"));
    QCOMPARE(stage.cell(0, 0), QStringLiteral("9"));
    QVERIFY(stage.child<QListWidget>("reading")->item(1)->text().contains(QLatin1String("bonus")));
    QTest::keyClick(stage.window.get(), Qt::Key_1, Qt::AltModifier);
    QVERIFY(ran.wait());
    QCOMPARE(stage.cell(0, 0), QStringLiteral("300"));
}

void TestScenarios::runsNoAnswerThatRestsOnNothing()
{
    Stage stage;
    QVERIFY(stage.open(m_staff.file()));
    stage.ask();
    Answer answer = plainAnswer(stage.window->workspace().schema(), "weather Paris", {"SELECT name FROM staff"});
    answer.unusedWords = {"weather", "Paris"};
    QVERIFY(!stage.giveAnswer(answer));
    QVERIFY(stage.note().contains(QLatin1String("was not run")));
    QVERIFY(stage.child<QLabel>("trust")->text().contains(QLatin1String("weather, Paris")));
}

void TestScenarios::offersRealValues()
{
    Stage stage;
    QVERIFY(stage.open(m_staff.file()));
    stage.ask();
    QVERIFY(stage.giveAnswer(
        plainAnswer(stage.window->workspace().schema(), "people in londn", {"SELECT name FROM staff WHERE city = 'London'"})));
    QTRY_VERIFY(shownChip(stage));
    auto* chip = shownChip(stage);
    QCOMPARE(chip->text(), QStringLiteral("staff.city: London"));
    QVERIFY(chip->toolTip().contains(QLatin1String("spelled differently"))); // "londn" was asked
    chip->click();
    QTRY_VERIFY(stage.child<QMenu>("valueChoices"));
    const auto choices = stage.child<QMenu>("valueChoices")->actions();
    QCOMPARE(choices.size(), 3); // a line to type into, and two cities
    QCOMPARE(choices[1]->text(), QStringLiteral("London (2)"));
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    choices[2]->trigger();
    QVERIFY(ran.wait());
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QStringLiteral("SELECT name\nFROM staff\nWHERE city = 'Oslo'"));
    QCOMPARE(stage.cell(0, 0), QStringLiteral("O'Brien"));
}

void TestScenarios::runsNoAnswerWithAGap()
{
    Stage stage;
    QVERIFY(stage.open(m_staff.file()));
    stage.ask();
    QVERIFY(!stage.giveAnswer(
        plainAnswer(stage.window->workspace().schema(), "people in some city", {"SELECT name FROM staff WHERE city = 'value'"})));
    QVERIFY(stage.note().contains(QLatin1String("A value is missing")));
    QTRY_VERIFY(shownChip(stage));
    QVERIFY(shownChip(stage)->text().contains(QLatin1String("fill in")));
}

void TestScenarios::quotesEveryValue_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("rows");
    QTest::newRow("apostrophe") << "O'Brien" << 1;
    QTest::newRow("per cent and emoji") << QString::fromUtf8("100% 🐿") << 1;
    QTest::newRow("ten thousand letters") << QString(10'000, QLatin1Char('x')) << 0;
    QTest::newRow("code") << "'; DROP TABLE staff; --" << 0;
}

void TestScenarios::quotesEveryValue()
{
    QFETCH(QString, value);
    QFETCH(int, rows);
    Stage stage;
    QVERIFY(stage.open(m_staff.file()));
    QVERIFY(stage.run(QStringLiteral("SELECT id FROM staff WHERE name = 'Ann'")));
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    QTRY_VERIFY(shownChip(stage));
    shownChip(stage)->click();
    QTRY_VERIFY(stage.child<QMenu>("valueChoices"));
    auto* line = stage.child<QMenu>("valueChoices")->findChild<QLineEdit*>();
    line->setText(value);
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(ran.wait());
    const auto outcome = ran[0][0].value<QueryOutcome>();
    QVERIFY(outcome.table);
    QCOMPARE(static_cast<int>((*outcome.table)->rows.size()), rows);
}

void TestScenarios::saysWhyNothingWasFound()
{
    Stage stage;
    QVERIFY(stage.open(m_staff.file()));
    QVERIFY(stage.run(QStringLiteral("SELECT name FROM staff WHERE salary > 50 AND city = 'Londn'")));
    auto* results = stage.child<QWidget>("results");
    QTRY_VERIFY(results->findChild<QLabel*>(QStringLiteral("note"))->text().contains(QLatin1String("removed all 3 rows")));
    savePictures(stage, QStringLiteral("why_empty"));
    QPushButton* use = nullptr;
    for (auto* button : results->findChildren<QPushButton*>()) {
        if (button->text() == QString::fromUtf8("Use “London” (2 rows)"))
            use = button;
    }
    QVERIFY(use);
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    use->click();
    QVERIFY(ran.wait());
    QCOMPARE(stage.cell(1, 0), QString::fromUtf8("100% 🐿"));
}

void TestScenarios::stopsAtOnce()
{
    Stage stage;
    QVERIFY(stage.open(m_staff.file()));
    stage.child<SqlEditor>("sqlEditor")->setText(QString::fromLatin1(kEndless));
    QTest::keyClick(stage.window.get(), Qt::Key_F5);
    QTest::qWait(200);
    QVERIFY(stage.window->workspace().isRunning());
    QTest::keyClick(stage.window.get(), Qt::Key_Escape);
    QVERIFY(!stage.window->workspace().isRunning());
    QVERIFY(stage.run(QStringLiteral("SELECT 42"))); // the connection is free again
    QCOMPARE(stage.cell(0, 0), QStringLiteral("42"));
}

void TestScenarios::losesNothingWhenItIsKilled()
{
    const QTemporaryDir drafts;
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("type-and-wait"), drafts.path(), QString::fromStdString(m_staff.file().string())});
    QVERIFY(program.waitForReadyRead(20'000));
    QTest::qWait(3000);
    kill(static_cast<pid_t>(program.processId()), SIGKILL);
    QVERIFY(program.waitForFinished());

    Stage stage(drafts.path());
    QVERIFY(stage.open(m_staff.file()));
    QCOMPARE(stage.child<QTabBar>("queryTabs")->count(), 3);
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QStringLiteral("SELECT 3 -- third"));
}

void TestScenarios::startsSafelyAfterTwoFailures()
{
    const QTemporaryDir drafts;
    {
        Stage stage(drafts.path());
        QVERIFY(stage.open(m_staff.file()));
        stage.child<SqlEditor>("sqlEditor")->setText(QStringLiteral("x\n").repeated(6'000'000));
        stage.window->close();
    }
    Stage stage(drafts.path());
    stage.window->enterSafeMode();
    QVERIFY(stage.message().contains(QLatin1String("ended unexpectedly")));
    QVERIFY(stage.open(m_staff.file()));
    QVERIFY(stage.child<SqlEditor>("sqlEditor")->text().isEmpty());
    QVERIFY(stage.message().contains(QLatin1String("kept in a file")));
}

void TestScenarios::marksTheErrorAtItsPlace_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("before"); // the text before the mark, where F8 puts the caret

    QTest::newRow("second line") << "select name,\n nope from staff"
                                 << "select name,\n ";
    QTest::newRow("misspelt keyword") << "select name from staff wher id=1"
                                      << "select name from staff wher ";
    QTest::newRow("missing table") << "select name from missing"
                                   << "select name from ";
}

void TestScenarios::marksTheErrorAtItsPlace()
{
    QFETCH(QString, sql);
    QFETCH(QString, before);
    Stage stage;
    QVERIFY(stage.open(m_staff.file()));
    QVERIFY(stage.run(sql));
    auto* editor = stage.child<SqlEditor>("sqlEditor");
    editor->setCaret(0);
    QTest::keyClick(stage.window.get(), Qt::Key_F8);
    QCOMPARE(editor->caret(), static_cast<int>(before.size()));
}

void TestScenarios::tellsTheStepsInWords()
{
    Stage stage;
    QVERIFY(stage.open(m_staff.file()));
    QVERIFY(
        stage.run(QStringLiteral("SELECT city, avg(salary) FROM staff WHERE bonus > 2 GROUP BY city ORDER BY avg(salary) DESC LIMIT 1")));
    stage.child<QDockWidget>("whyDock")->show(); // folded where no question was asked
    auto* steps = stage.child<QListWidget>("reading");
    QStringList texts;
    for (int row = 0; row < steps->count(); ++row)
        texts << steps->item(row)->text();
    QCOMPARE(
        texts,
        (QStringList{QStringLiteral("1. Start with all rows of staff."), QStringLiteral("2. Keep the rows where bonus is more than 2."),
                     QStringLiteral("3. Group the rows by city."), QStringLiteral("4. For each city, show the average salary."),
                     QStringLiteral("5. Sort by the average salary, largest first."), QStringLiteral("6. Keep only the first row.")}));
    steps->setCurrentRow(1);
    QTRY_COMPARE(stage.child<QLabel>("readingCaption")->text(), QStringLiteral("2 rows after this step"));
    QCOMPARE(stage.child<QTableView>("readingRows")->model()->index(0, 1).data().toString(), QStringLiteral("Ann"));
    savePictures(stage, QStringLiteral("in_words"));
}

/// By key alone: to the drop-down, down to another column, and back by Undo.
void TestScenarios::changesAStep()
{
    Stage stage;
    QVERIFY(stage.open(m_staff.file()));
    QVERIFY(stage.run(QStringLiteral("SELECT max(salary) FROM staff WHERE city = 'London'")));
    stage.child<QDockWidget>("whyDock")->show();
    auto* steps = stage.child<QListWidget>("reading");
    QCOMPARE(steps->currentRow(), 0);
    QTRY_VERIFY(stage.child<QLabel>("readingCaption")->text().contains(QLatin1String("after this step"))); // of the first step
    steps->setFocus();
    QTest::keyClick(steps, Qt::Key_Down);
    QTest::keyClick(steps, Qt::Key_Down);
    QCOMPARE(steps->currentRow(), 2);
    auto* measure = stage.child<QToolButton>("choice3");
    QVERIFY(measure);
    QTRY_VERIFY(measure->isVisible());
    QCOMPARE(measure->text(), QStringLiteral("the highest"));
    savePictures(stage, QStringLiteral("choices"));
    QTest::keyClick(steps, Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), measure);
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    QTest::keyClick(measure, Qt::Key_Space);
    QTRY_VERIFY(QApplication::activePopupWidget());
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Return})
        QTest::keyClick(QApplication::activePopupWidget(), key);
    QVERIFY(ran.wait());
    auto* editor = stage.child<SqlEditor>("sqlEditor");
    QCOMPARE(editor->text(), QStringLiteral("SELECT min(salary)\nFROM staff\nWHERE city = 'London'"));
    QCOMPARE(steps->currentRow(), 2); // where the change was made
    const auto focused = [&] { return stage.window->focusWidget() ? stage.window->focusWidget()->objectName() : QString(); };
    QTRY_COMPARE(focused(), QStringLiteral("choice3"));
    stage.trigger("undo");
    QCOMPARE(editor->text(), QStringLiteral("SELECT max(salary) FROM staff WHERE city = 'London'"));
}

void TestScenarios::saysWhatCannotBeExpressed()
{
    Stage stage;
    QVERIFY(stage.open(m_staff.file()));
    stage.ask();
    QVERIFY(!stage.giveAnswer(plainAnswer(stage.window->workspace().schema(), "quartile salary", {"SELECT avg(salary) FROM staff"})));
    QVERIFY(stage.child<QLabel>("trust")->text().contains(QString::fromUtf8("“quartile”")));
    savePictures(stage, QStringLiteral("beyond"));
}

void TestScenarios::asksForParameters()
{
    Stage stage;
    QVERIFY(stage.open(m_staff.file()));
    stage.child<SqlEditor>("sqlEditor")->setText(QStringLiteral("SELECT name FROM staff WHERE city = :city AND salary > ?"));
    QTest::keyClick(stage.window.get(), Qt::Key_F5);
    QVERIFY(stage.child<QWidget>("parameterBar")->isVisible());
    stage.child<QLineEdit>("parameter:city")->setText(QStringLiteral("London"));
    auto* number = stage.child<QLineEdit>("parameter?2");
    number->setText(QStringLiteral("150"));
    savePictures(stage, QStringLiteral("parameters"));
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    QTest::keyClick(number, Qt::Key_Return);
    QVERIFY(ran.wait());
    QCOMPARE(stage.cell(0, 0), QString::fromUtf8("100% 🐿"));
    QVERIFY(stage.child<QWidget>("parameterBar")->isHidden());
    QCOMPARE(stage.preferences.parameterValues().value(QStringLiteral(":city")), QStringLiteral("London"));
}

void TestScenarios::drawsTheRows()
{
    Stage stage;
    QVERIFY(stage.open(m_staff.file()));
    QVERIFY(stage.run(QStringLiteral("SELECT name, salary, bonus * 20 AS bonuses FROM staff")));
    QTest::keyClick(stage.window.get(), Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(stage.child<ChartView>("chart"));
    QTRY_COMPARE(stage.child<ChartView>("chart")->data().series.size(), size_t{2});
    QVERIFY(!stage.child<QTableView>("rows")->isVisible());
    savePictures(stage, QStringLiteral("chart"));
    QTest::keyClick(stage.window.get(), Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(stage.child<QTableView>("rows")->isVisible());
}

/// Question, other answer, rows, copy, editor: no mouse.
void TestScenarios::worksByKeyAlone()
{
    const ScratchDatabase database(kDogKennelScript);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    stage.source->becomeReady();
    QTest::keyClick(stage.window.get(), Qt::Key_L, Qt::ControlModifier);
    auto* question = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(question);
    QTest::keyClicks(question, QString::fromLatin1(kDogQuestion));
    QTest::keyClick(question, Qt::Key_Return);
    QVERIFY(stage.giveAnswer(dogAnswer(stage.window->workspace().schema())));
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    QTest::keyClick(stage.window.get(), Qt::Key_2, Qt::AltModifier);
    QVERIFY(ran.wait());
    QTest::keyClick(stage.window.get(), Qt::Key_1, Qt::AltModifier);
    QVERIFY(ran.wait());
    for (int press = 0; press < 10 && QApplication::focusWidget() != stage.child<QTableView>("rows"); ++press)
        QTest::keyClick(stage.window.get(), Qt::Key_F6);
    QCOMPARE(QApplication::focusWidget(), stage.child<QTableView>("rows"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget(), stage.child<SqlEditor>("sqlEditor"));
}

RATATOSK_WIDGET_TEST(TestScenarios);
RATATOSK_TEST_PROCESS("type-and-wait", typeAndWait);

#include "tst_scenarios.moc"
