// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/plain_answer.h"
#include "tests/ui/screen_reading.h"
#include "ui/answer/asking/candidate_list_model.h"
#include "ui/base/wording/translation.h"
#include "ui/base/wording/trust_text.h"
#include "ui/window/program_resources.h"

#include <QApplication>
#include <QDockWidget>
#include <QListView>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>

using namespace ratatosk;

namespace {

const QString kEndless = QStringLiteral("WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c");

/// Two readings that differ in one thing, neither likely enough.
Answer unclearAnswer(const Schema& schema)
{
    Answer answer = plainAnswer(schema, "old dogs", {"SELECT name FROM dogs WHERE age > 5", "SELECT name FROM dogs WHERE age > 9"});
    answer.isCalibrated = true;
    answer.candidates[0].share = 0.45;
    answer.candidates[1].share = 0.4;
    return answer;
}

} // namespace

/// Where answers go, and what is shown until they are there.
class TestAskFlow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void leavesNoRowsBesideAGuess();
    void runsAGuessOnRequest();
    void tellsTrustOnceAboveTheRows();
    void tellsTrustBesideTheConversation();
    void showsThatAQuestionIsRead();
    void showsThatAStatementRuns();
    void saysThatItWasStoppedForAMoment();
    void leavesNothingOfTheFileBefore();
    void marksRowsWhoseStatementWasEdited();
    void neverWritesOverWhatAPersonWrote();
    void usesTheTabOfAnUntouchedAnswer();
    void writesNoAnswerOverWhatWasTypedMeanwhile();
    void writesNoOtherReadingOverAnEdit();
    void answersInTheTabOfTheQuestion();
    void keepsOtherStatementsWhenOneIsRewritten();
    void endsWhatAClosedTabHasBegun();
    void goesOnFromWhatIsShown();
    void readsAQuestionTheOtherWay();
    void undoesASpelling();
    void offersNearWords();
    void asksByWhichMeasure();
    void showsNoChanceOfARefusedAnswer();
    void beginsAfresh();
    void typesTheNextQuestionOverTheLast();
    void asksBackBetweenTwoReadings();
    void remembersItsSettings();
    void offersTwoLongReadingsByWhatDiffers();
    void claimsNothingOfOwnSql();
    void takesAPersonsVerdict();

private:
    static bool ask(Stage& stage, const QString& question);
    static bool answer(Stage& stage, const std::vector<std::string>& statements);
    static SqlEditor* editor(const Stage& stage) { return stage.child<SqlEditor>("sqlEditor"); }
    static void type(const Stage& stage, const QString& sql)
    {
        editor(stage)->selectAll();
        editor(stage)->replaceSelectedText(sql);
    }

    QTemporaryDir m_data;
    ScratchDatabase m_database{kDogKennelScript, "dog_kennel.sqlite"};
};

void TestAskFlow::initTestCase()
{
    initialiseProgramResources();
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
    qputenv("XDG_STATE_HOME", m_data.path().toUtf8());
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
    applyAppearance(Appearance::Light);
}

bool TestAskFlow::ask(Stage& stage, const QString& question)
{
    stage.source->becomeReady();
    stage.child<QLineEdit>("question")->setText(question);
    QTest::keyClick(stage.child<QLineEdit>("question"), Qt::Key_Return);
    return stage.source->question.has_value();
}

bool TestAskFlow::answer(Stage& stage, const std::vector<std::string>& statements)
{
    return stage.source->question && stage.giveAnswer(plainAnswer(stage.window->workspace().schema(), *stage.source->question, statements));
}

void TestAskFlow::leavesNoRowsBesideAGuess()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(ask(stage, QStringLiteral("dogs")));
    QVERIFY(answer(stage, {"SELECT name FROM dogs"}));
    QCOMPARE(stage.cell(0, 0), QStringLiteral("Rex"));
    QVERIFY(ask(stage, QStringLiteral("weather Paris")));
    Answer guess = plainAnswer(stage.window->workspace().schema(), "weather Paris", {"SELECT city FROM owners"});
    guess.unusedWords = {"weather", "Paris"};
    stage.source->giveAnswer(guess);
    QCOMPARE(editor(stage)->text(), QStringLiteral("SELECT city\nFROM owners"));
    QCOMPARE(stage.child<QTableView>("rows")->model()->rowCount(), 0);
    const ScreenReading screen(stage);
    QVERIFY2(screen.note.contains(QLatin1String("was not run")), qPrintable(screen.note));
    QCOMPARE(stage.child<QLabel>("summary")->text(), QString());
    savePictures(stage, QStringLiteral("guess"));
}

/// With rows and without, and nowhere else.
void TestAskFlow::tellsTrustOnceAboveTheRows()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    const auto give = [&](const char* sql) {
        Answer doubtful = plainAnswer(stage.window->workspace().schema(), "dogs", {sql});
        doubtful.isCalibrated = true;
        doubtful.candidates.front().share = 0.3;
        return ask(stage, QStringLiteral("dogs")) && stage.giveAnswer(doubtful);
    };
    QVERIFY(give("SELECT name FROM dogs"));
    const auto placesOf = [&](const QString& text) {
        int places = 0;
        for (const QLabel* label : stage.window->findChildren<QLabel*>())
            places += label->isVisible() && label->text().contains(text) ? 1 : 0;
        return places;
    };
    QTRY_VERIFY(stage.child<QLabel>("trust")->isVisible());
    const QString doubt = doubtText(assess(*stage.window->workspace().answer()));
    QVERIFY(!doubt.isEmpty());
    QCOMPARE(placesOf(doubt), 1);
    QCOMPARE(placesOf(QStringLiteral("Unsure")), 1);
    QVERIFY(give("SELECT name FROM dogs WHERE name = 'nobody'"));
    QTRY_VERIFY(stage.child<QLabel>("trust")->isVisible());
    QCOMPARE(placesOf(doubt), 1);
}

void TestAskFlow::tellsTrustBesideTheConversation()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    stage.child<QDockWidget>("threadDock")->raise();
    QVERIFY(ask(stage, QStringLiteral("dogs")));
    Answer sure = plainAnswer(stage.window->workspace().schema(), "dogs", {"SELECT name FROM dogs"});
    sure.isCalibrated = true;
    sure.candidates.front().share = 0.95;
    QVERIFY(stage.giveAnswer(sure));
    const auto* trust = stage.child<QLabel>("trust");
    QTRY_VERIFY(trust->isVisible());
    QCOMPARE(trust->text(), QStringLiteral("<b>Likely right</b>"));
}

void TestAskFlow::runsAGuessOnRequest()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(ask(stage, QStringLiteral("weather Paris")));
    Answer guess = plainAnswer(stage.window->workspace().schema(), "weather Paris", {"SELECT city FROM owners"});
    guess.unusedWords = {"weather", "Paris"};
    stage.source->giveAnswer(guess);
    QCOMPARE(stateOf(stage.window->workspace().inquiry()), Inquiry::State::NotRun);
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    for (auto* button : stage.child<QWidget>("results")->findChildren<QPushButton*>()) {
        if (button->text() == QLatin1String("Run"))
            button->click();
    }
    QVERIFY(ran.wait());
    QCOMPARE(stage.cell(0, 0), QStringLiteral("London"));
}

void TestAskFlow::showsThatAQuestionIsRead()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(ask(stage, QStringLiteral("dogs")));
    const ScreenReading asking(stage);
    QVERIFY(asking.hasCancel);
    QVERIFY(asking.status.startsWith(QLatin1String("Reading the question")));
    QCOMPARE(asking.note, QStringLiteral("Reading the question…"));
    QTRY_COMPARE(ScreenReading(stage).status, QStringLiteral("Reading the question… 1 s")); // the clock lives
    savePictures(stage, QStringLiteral("asking"));
    QVERIFY(answer(stage, {"SELECT name FROM dogs"}));
    QVERIFY(!ScreenReading(stage).hasCancel);
    QCOMPARE(ScreenReading(stage).status, QString());
}

void TestAskFlow::showsThatAStatementRuns()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(stage.run(QStringLiteral("SELECT name FROM dogs")));
    type(stage, kEndless);
    stage.trigger("run");
    const ScreenReading running(stage);
    QVERIFY(running.hasStop);
    QVERIFY(running.status.startsWith(QStringLiteral("Running…")));
    QVERIFY(running.note.startsWith(QStringLiteral("Running…")));
    QTRY_COMPARE(ScreenReading(stage).status, QStringLiteral("Running… 1 s"));
    QVERIFY(!stage.child<QListWidget>("reading")->isVisible()); // those of the statement before
    savePictures(stage, QStringLiteral("running"));
    for (auto* button : stage.window->findChildren<QPushButton*>()) {
        if (button->text() == QLatin1String("Stop") && button->isVisible())
            button->click();
    }
    QVERIFY(!ScreenReading(stage).hasStop);
    QVERIFY(!stage.window->workspace().isRunning());
}

void TestAskFlow::saysThatItWasStoppedForAMoment()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    type(stage, kEndless);
    stage.trigger("run");
    stage.trigger("stop");
    QVERIFY(ScreenReading(stage).status.startsWith(QLatin1String("Stopped")));
    QTRY_VERIFY_WITH_TIMEOUT(ScreenReading(stage).status.isEmpty(), 8000);
}

void TestAskFlow::leavesNothingOfTheFileBefore()
{
    const ScratchDatabase other("CREATE TABLE t(x);", "other.sqlite");
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(ask(stage, QStringLiteral("dogs")));
    QVERIFY(answer(stage, {"SELECT name FROM dogs WHERE age > 5"}));
    stage.trigger("filterRows");
    QVERIFY(stage.open(other.file()));
    QCOMPARE(stage.child<QTableView>("rows")->model()->rowCount(), 0);
    QCOMPARE(stage.child<QLabel>("summary")->text(), QString());
    QCOMPARE(stage.child<QListView>("answers")->model()->rowCount(), 0);
    QVERIFY(!stage.child<QListWidget>("reading")->isVisible());
    QVERIFY(!stage.child<QWidget>("valueBar")->isVisible());
    QCOMPARE(stateOf(stage.window->workspace().inquiry()), Inquiry::State::Empty);
    QVERIFY(stage.child<QWidget>("overview")->isVisible());
    savePictures(stage, QStringLiteral("another_file"));
}

void TestAskFlow::marksRowsWhoseStatementWasEdited()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(stage.run(QStringLiteral("SELECT name FROM dogs WHERE age > 5")));
    QTRY_VERIFY(stage.child<QWidget>("valueBar")->isVisible());
    type(stage, QStringLiteral("SELECT name FROM dogs WHERE age > 50"));
    QVERIFY(ScreenReading(stage).areRowsOld);
    QVERIFY(ScreenReading(stage).areWordsOff);
    QVERIFY(!stage.child<QWidget>("valueBar")->isEnabled());
    savePictures(stage, QStringLiteral("outdated"));
    stage.trigger("undo");
    QVERIFY(!ScreenReading(stage).areRowsOld);
    QVERIFY(!ScreenReading(stage).areWordsOff);
}

void TestAskFlow::neverWritesOverWhatAPersonWrote()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    type(stage, QStringLiteral("SELECT 'my own'"));
    QVERIFY(ask(stage, QStringLiteral("dogs & owners of the kennel in London and Oslo and elsewhere")));
    QVERIFY(answer(stage, {"SELECT name FROM dogs"}));
    auto* tabs = stage.child<QTabBar>("queryTabs");
    QCOMPARE(tabs->count(), 2);
    QVERIFY(tabs->tabToolTip(1).startsWith(QLatin1String("dogs & owners")));
    QVERIFY(tabs->tabText(1).size() < 40);
    QCOMPARE(editor(stage)->text(), QStringLiteral("SELECT name\nFROM dogs"));
    tabs->setCurrentIndex(0);
    QCOMPARE(editor(stage)->text(), QStringLiteral("SELECT 'my own'"));
    QCOMPARE(stage.child<QListView>("answers")->model()->rowCount(), 0); // nothing was asked here
    QCOMPARE(stage.child<QTableView>("rows")->model()->rowCount(), 0);
    tabs->setCurrentIndex(1);
    QCOMPARE(stage.cell(0, 0), QStringLiteral("Rex"));
    QCOMPARE(stage.child<QListView>("answers")->model()->rowCount(), 1);
    savePictures(stage, QStringLiteral("own_tab"));
}

void TestAskFlow::usesTheTabOfAnUntouchedAnswer()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    auto* tabs = stage.child<QTabBar>("queryTabs");
    for (const char* question : {"dogs", "owners", "breeds"}) {
        QVERIFY(ask(stage, QLatin1String(question)));
        QVERIFY(answer(stage, {std::string("SELECT name FROM ") + question}));
        QCOMPARE(tabs->count(), 1);
        QCOMPARE(tabs->tabText(0), QLatin1String(question));
    }
    type(stage, QStringLiteral("SELECT name FROM breeds -- better"));
    QVERIFY(ask(stage, QStringLiteral("dogs")));
    QCOMPARE(tabs->count(), 2);
}

void TestAskFlow::writesNoAnswerOverWhatWasTypedMeanwhile()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(ask(stage, QStringLiteral("dogs")));
    type(stage, QStringLiteral("SELECT 'typed while waiting'"));
    QVERIFY(answer(stage, {"SELECT name FROM dogs"}));
    auto* tabs = stage.child<QTabBar>("queryTabs");
    QCOMPARE(tabs->count(), 2);
    QCOMPARE(editor(stage)->text(), QStringLiteral("SELECT name\nFROM dogs"));
    QCOMPARE(stage.cell(0, 0), QStringLiteral("Rex"));
    tabs->setCurrentIndex(0);
    QCOMPARE(editor(stage)->text(), QStringLiteral("SELECT 'typed while waiting'"));
}

void TestAskFlow::writesNoOtherReadingOverAnEdit()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(ask(stage, QStringLiteral("dogs")));
    QVERIFY(answer(stage, {"SELECT name FROM dogs", "SELECT age FROM dogs"}));
    type(stage, QStringLiteral("SELECT name, age FROM dogs"));
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    QTest::keyClick(stage.window.get(), Qt::Key_2, Qt::AltModifier);
    QVERIFY(ran.wait());
    QCOMPARE(editor(stage)->text(), QStringLiteral("SELECT age\nFROM dogs"));
    QCOMPARE(stage.child<QListView>("answers")->currentIndex().row(), 1);
    stage.child<QTabBar>("queryTabs")->setCurrentIndex(0);
    QCOMPARE(editor(stage)->text(), QStringLiteral("SELECT name, age FROM dogs"));
}

/// The tab was left before the answer came.
void TestAskFlow::answersInTheTabOfTheQuestion()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(ask(stage, QStringLiteral("dogs")));
    stage.trigger("newTab");
    QVERIFY(stage.run(QStringLiteral("SELECT city FROM owners")));
    stage.source->giveAnswer(plainAnswer(stage.window->workspace().schema(), "dogs", {"SELECT name FROM dogs"}));
    QCOMPARE(stage.cell(0, 0), QStringLiteral("London"));
    QCOMPARE(stage.child<QListView>("answers")->model()->rowCount(), 0);
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    stage.child<QTabBar>("queryTabs")->setCurrentIndex(0);
    QVERIFY(!ran.isEmpty() || ran.wait());
    QCOMPARE(editor(stage)->text(), QStringLiteral("SELECT name\nFROM dogs"));
    QCOMPARE(stage.cell(0, 0), QStringLiteral("Rex"));
}

void TestAskFlow::keepsOtherStatementsWhenOneIsRewritten()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(stage.run(QStringLiteral("SELECT name FROM dogs WHERE breed = 'HUS';\nSELECT 'keep me'")));
    QTRY_VERIFY(stage.child<QWidget>("valueBar")->isVisible());
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    stage.child<QWidget>("valueBar")->findChild<QToolButton*>()->click();
    QTRY_VERIFY(stage.child<QMenu>("valueChoices"));
    auto* line = stage.child<QMenu>("valueChoices")->findChild<QLineEdit*>();
    line->setText(QStringLiteral("ESK"));
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(ran.wait());
    QVERIFY(editor(stage)->text().contains(QLatin1String("'ESK'")));
    QVERIFY(editor(stage)->text().contains(QLatin1String("SELECT 'keep me'")));
    QCOMPARE(stage.cell(0, 0), QStringLiteral("Rex"));
}

void TestAskFlow::endsWhatAClosedTabHasBegun()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    stage.trigger("newTab");
    QVERIFY(ask(stage, QStringLiteral("dogs")));
    stage.trigger("closeTab");
    QVERIFY(!stage.source->question);
    QVERIFY(!stage.window->workspace().isAsking());
    stage.trigger("newTab");
    type(stage, kEndless);
    stage.trigger("run");
    stage.trigger("closeTab");
    QVERIFY(!stage.window->workspace().isRunning());
}

/// With the SQL that was run, edited as it may be, rather than what the parser had proposed.
void TestAskFlow::goesOnFromWhatIsShown()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(ask(stage, QStringLiteral("dogs")));
    QVERIFY(stage.source->context.earlier.empty());
    QVERIFY(answer(stage, {"SELECT name FROM dogs"}));
    QVERIFY(stage.run(QStringLiteral("SELECT name FROM dogs WHERE age > 3")));
    QVERIFY(ask(stage, QStringLiteral("how many are there?")));
    const std::vector<EarlierTurn> expected{{"dogs", "SELECT name FROM dogs WHERE age > 3"}};
    QVERIFY(stage.source->context.earlier == expected);
    QVERIFY(stage.source->context.goingOn == GoingOn::Decide);
}

void TestAskFlow::undoesASpelling()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(ask(stage, QStringLiteral("dgos")));
    Answer corrected = plainAnswer(stage.window->workspace().schema(), "dogs", {"SELECT name FROM dogs"});
    corrected.corrections = {{"dgos", "dogs"}};
    QVERIFY(stage.giveAnswer(corrected));
    auto* spelling = stage.child<QLabel>("spelling");
    QVERIFY(spelling->isVisible());
    QVERIFY(spelling->text().startsWith(QStringLiteral("“dgos” is read as “dogs”.")));
    Q_EMIT spelling->linkActivated(QStringLiteral("keep"));
    QVERIFY(stage.source->edits.keepsSpelling);
    QCOMPARE(QString::fromStdString(stage.source->question.value_or("")), QStringLiteral("dgos"));
    corrected.corrections.clear();
    QVERIFY(stage.giveAnswer(corrected));
    QVERIFY(!spelling->isVisible());
    QVERIFY(ask(stage, QStringLiteral("other dgos"))); // the next question is corrected again
    QVERIFY(!stage.source->edits.keepsSpelling);
}

void TestAskFlow::offersNearWords()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(ask(stage, QStringLiteral("dogs called Rexx")));
    Answer answered = plainAnswer(stage.window->workspace().schema(), "dogs called Rexx", {"SELECT name FROM dogs"});
    answered.spellingOffers = {{"Rexx", {"Rex", "Roxx"}}};
    QVERIFY(stage.giveAnswer(answered));
    QVERIFY(stage.child<QWidget>("askBack")->isVisible());
    QCOMPARE(stage.child<QLabel>("askBackText")->text(), QStringLiteral("“Rexx”: did you mean"));
    stage.child<QPushButton>("askBackChoice2")->click();
    QCOMPARE(QString::fromStdString(stage.source->question.value_or("")), QStringLiteral("dogs called Roxx"));
    QVERIFY(!stage.child<QWidget>("askBack")->isVisible()); // asked once
}

/// Above the rows, whichever panel is in front.
void TestAskFlow::asksByWhichMeasure()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    stage.child<QDockWidget>("threadDock")->raise();
    QVERIFY(ask(stage, QStringLiteral("Which dog is the best?")));
    Answer open = plainAnswer(stage.window->workspace().schema(), "Which dog is the best?",
                              {"SELECT name FROM dogs ORDER BY age DESC LIMIT 1"});
    open.openMeasure = {"best", {"age", "cost"}};
    QVERIFY(stage.giveAnswer(open));
    QVERIFY(stage.child<QWidget>("askBack")->isVisible());
    QCOMPARE(stage.child<QLabel>("askBackText")->text(), QStringLiteral("“best” by which measure?"));
    savePicture(stage, QStringLiteral("measure"));
    stage.child<QPushButton>("askBackChoice2")->click();
    QCOMPARE(QString::fromStdString(stage.source->question.value_or("")), QStringLiteral("Which dog is the best by cost?"));
}

void TestAskFlow::showsNoChanceOfARefusedAnswer()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(ask(stage, QStringLiteral("wonders")));
    Answer refused = plainAnswer(stage.window->workspace().schema(), "wonders", {"SELECT name FROM dogs"});
    refused.unusedWords = {"wonders"};
    static_cast<void>(stage.giveAnswer(refused)); // it is not run
    const QModelIndex first = stage.child<QListView>("answers")->model()->index(0, 0);
    QVERIFY(!first.data(CandidateListModel::ShareRole).isValid());
    QVERIFY(!first.data(Qt::ToolTipRole).toString().contains(QLatin1Char('%')));
}

void TestAskFlow::readsAQuestionTheOtherWay()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(ask(stage, QStringLiteral("dogs")));
    QVERIFY(answer(stage, {"SELECT name FROM dogs"}));
    const auto* reading = stage.child<QWidget>("readingSwitch");
    auto* asNew = stage.child<QToolButton>("readAsNew");
    auto* asFollowUp = stage.child<QToolButton>("readAsFollowUp");
    QVERIFY(stage.child<QToolBar>("askBar")->isAncestorOf(reading));
    QVERIFY(!reading->isVisible());
    QVERIFY(!stage.child<QAction>("askTheOtherWay")->isEnabled());
    QVERIFY(ask(stage, QStringLiteral("how many are there?")));
    Answer further = plainAnswer(stage.window->workspace().schema(), "how many are there?", {"SELECT count(*) FROM dogs"});
    further.followUp = {true, true, 0.9, 0, FollowUpKind::AboutAnswer};
    QVERIFY(stage.giveAnswer(further));
    QCOMPARE(asFollowUp->toolTip(), QStringLiteral("Computed from the rows of “dogs”"));
    QVERIFY(reading->isVisible() && asFollowUp->isChecked() && !asNew->isChecked());
    savePictures(stage, QStringLiteral("follow-up"));
    asFollowUp->click(); // as it is
    QVERIFY(!stage.source->question);
    asNew->click();
    QVERIFY(reading->isVisible() && asFollowUp->isChecked()); // until it has been read so
    QVERIFY(stage.source->context.goingOn == GoingOn::No);
    QCOMPARE(QString::fromStdString(stage.source->question.value_or("")), QStringLiteral("how many are there?"));
    further.followUp = {};
    QVERIFY(stage.giveAnswer(further));
    QVERIFY(asNew->isChecked() && !asFollowUp->isChecked());
    QTest::keyClick(stage.window.get(), Qt::Key_J, Qt::ControlModifier); // and back
    QVERIFY(stage.source->context.goingOn == GoingOn::Yes);
    QCOMPARE(stage.source->context.earlier.size(), std::size_t(1));
}

void TestAskFlow::beginsAfresh()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(ask(stage, QStringLiteral("dogs")));
    QVERIFY(answer(stage, {"SELECT name FROM dogs"}));
    stage.trigger("askAfresh");
    QVERIFY(ask(stage, QStringLiteral("owners")));
    QVERIFY(stage.source->context.earlier.empty());
    QVERIFY(answer(stage, {"SELECT city FROM owners"}));
    QVERIFY(ask(stage, QStringLiteral("how many?"))); // the one after that goes on again
    QCOMPARE(stage.source->context.earlier.size(), std::size_t(1));
}

void TestAskFlow::typesTheNextQuestionOverTheLast()
{
    Stage stage;
    auto* line = stage.child<QLineEdit>("question");
    QVERIFY(stage.open(m_database.file()));
    stage.source->becomeReady();
    stage.window->activateWindow();
    QTRY_VERIFY(line->hasFocus());
    QTest::keyClicks(line, QStringLiteral("dogs"));
    QTest::qWait(300); // words are underlined
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(answer(stage, {"SELECT name FROM dogs"}));
    QTest::qWait(300);
    QVERIFY(line->hasFocus());
    QTest::keyClicks(line, QStringLiteral("owners"));
    QCOMPARE(line->text(), QStringLiteral("owners"));
}

void TestAskFlow::asksBackBetweenTwoReadings()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(!stage.child<QWidget>("askBack")->isVisible());
    QVERIFY(ask(stage, QStringLiteral("old dogs")));
    QVERIFY(stage.giveAnswer(unclearAnswer(stage.window->workspace().schema())));
    QVERIFY(stage.child<QWidget>("askBack")->isVisible());
    QVERIFY2(stage.child<QPushButton>("askBack1")->text().contains(QLatin1String("more than 5")),
             qPrintable(stage.child<QPushButton>("askBack1")->text()));
    auto* difference = stage.child<QLabel>("askBackDifference");
    QTRY_VERIFY(difference->isVisible());
    QCOMPARE(difference->text(), QStringLiteral("“Luna” is only in the first."));
    savePictures(stage, QStringLiteral("ask-back"));
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    QTest::keyClick(stage.window.get(), Qt::Key_2, Qt::AltModifier); // one key answers
    QTRY_COMPARE(ran.size(), 1);
    QCOMPARE(stage.cell(0, 0), QStringLiteral("Ari"));
    QVERIFY(stage.child<QPushButton>("forgetChoice")->isVisible());
    Answer sure = unclearAnswer(stage.window->workspace().schema());
    sure.candidates[0].share = 0.7;
    QVERIFY(ask(stage, QStringLiteral("old dogs?")));
    QVERIFY(stage.giveAnswer(sure));
    QVERIFY(!stage.child<QWidget>("askBack")->isVisible());
}

void TestAskFlow::remembersItsSettings()
{
    {
        Stage stage;
        QVERIFY(stage.open(m_database.file()));
        QVERIFY(ask(stage, QStringLiteral("old dogs")));
        QVERIFY(stage.giveAnswer(unclearAnswer(stage.window->workspace().schema())));
        if (stage.child<QPushButton>("askBack2")->isVisible()) // else it was told before
            stage.child<QPushButton>("askBack2")->click();
    }
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(ask(stage, QStringLiteral("the old dogs")));
    QVERIFY(stage.giveAnswer(unclearAnswer(stage.window->workspace().schema())));
    QCOMPARE(stage.cell(0, 0), QStringLiteral("Ari")); // the second reading, without being asked
    stage.child<QPushButton>("forgetChoice")->click();
    QVERIFY(stage.child<QPushButton>("askBack1")->isVisible());
    QVERIFY(ask(stage, QStringLiteral("old dogs")));
    QVERIFY(stage.giveAnswer(unclearAnswer(stage.window->workspace().schema())));
    QVERIFY(stage.child<QPushButton>("askBack1")->isVisible());
    QCOMPARE(stage.cell(0, 0), QStringLiteral("Luna"));
}

/// What both say is left out before what tells them apart.
void TestAskFlow::offersTwoLongReadingsByWhatDiffers()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    const std::string common = "SELECT name FROM dogs WHERE name <> 'the first of all the dogs' AND owner_id > 1 AND age > ";
    Answer unclear = plainAnswer(stage.window->workspace().schema(), "old dogs here", {common + "5", common + "9"});
    unclear.isCalibrated = true;
    unclear.candidates[0].share = 0.45;
    unclear.candidates[1].share = 0.4;
    QVERIFY(ask(stage, QStringLiteral("old dogs here")));
    QVERIFY(stage.giveAnswer(unclear));
    const QString first = stage.child<QPushButton>("askBack1")->text(), second = stage.child<QPushButton>("askBack2")->text();
    QVERIFY2(first.contains(QLatin1Char('5')) && second.contains(QLatin1Char('9')), qPrintable(first + second));
}

/// The verdict is the answer's, not that of the SQL that a person runs in its place.
void TestAskFlow::claimsNothingOfOwnSql()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(ask(stage, QStringLiteral("dogs")));
    QVERIFY(answer(stage, {"SELECT name FROM dogs"}));
    const auto* verdict = stage.child<QLabel>("trust");
    const auto* own = stage.child<QLabel>("ownSql");
    const QString messageShown = verdict->text();
    QVERIFY(verdict->isVisible() && !own->isVisible());
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    type(stage, QStringLiteral("SELECT 1"));
    stage.trigger("run");
    QTRY_COMPARE(ran.size(), 1);
    QVERIFY(!verdict->isVisible() && own->isVisible());
    auto* answers = stage.child<QListView>("answers");
    QVERIFY(!answers->selectionModel()->hasSelection());
    QCOMPARE(answers->currentIndex().row(), 0); // its steps are still shown
    QTest::mouseClick(answers->viewport(), Qt::LeftButton, {}, answers->visualRect(answers->currentIndex()).center());
    QTRY_COMPARE(ran.size(), 2);
    QVERIFY(verdict->isVisible() && !own->isVisible());
    QCOMPARE(verdict->text(), messageShown);
    QVERIFY(answers->selectionModel()->hasSelection());
}

/// A person's word counts for more than the program's, until other rows are shown.
void TestAskFlow::takesAPersonsVerdict()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    const auto give = [&](const char* question, const char* sql) {
        Answer doubtful = plainAnswer(stage.window->workspace().schema(), question, {sql});
        doubtful.isCalibrated = true;
        doubtful.candidates.front().share = 0.3;
        return ask(stage, QLatin1String(question)) && stage.giveAnswer(doubtful);
    };
    const auto* verdict = stage.child<QLabel>("trust");
    const auto first = [&] { return stage.child<QListView>("answers")->model()->index(0, 0); };
    QVERIFY(give("names of dogs", "SELECT name FROM dogs"));
    QTRY_VERIFY2(verdict->text().contains(QLatin1String("Unsure")), qPrintable(verdict->text()));
    QVERIFY(!first().data(CandidateListModel::ShareRole).isNull());
    stage.trigger("saveAnswer");
    QCOMPARE(verdict->text(), QStringLiteral("<b>Saved as right</b>"));
    QVERIFY(first().data(CandidateListModel::ShareRole).isNull());
    QVERIFY(first().data(CandidateListModel::FoundRole).toString().contains(QLatin1String("Saved as right")));
    QVERIFY(give("old dogs", "SELECT name FROM dogs WHERE age > 6"));
    QTRY_VERIFY2(verdict->text().contains(QLatin1String("Unsure")), qPrintable(verdict->text()));
    QVERIFY(!first().data(CandidateListModel::ShareRole).isNull());
}

RATATOSK_WIDGET_TEST(TestAskFlow);
#include "tst_ask_flow.moc"
