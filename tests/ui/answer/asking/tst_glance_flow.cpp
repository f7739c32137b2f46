// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/asking/glance_flow.h"

#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/plain_answer.h"
#include "tests/ui/window_stage.h"
#include "ui/base/wording/translation.h"
#include "ui/window/program_resources.h"

#include <QApplication>
#include <QCheckBox>
#include <QListView>
#include <QTableView>

using namespace ratatosk;

namespace {

constexpr const char* kNeverEnds = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c";

QString cellOf(const Stage& stage)
{
    const auto* model = stage.child<QTableView>("glanceRows")->model();
    return model->index(0, 0).data().toString();
}

} // namespace

/// What is typed is answered greyed, and leaves no trace.
class TestGlanceFlow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsRowsAfterAPause();
    void keepsNothing();
    void endsWithTheQuestion();
    void stopsALongStatement();
    void showsNothingOfAGuess();
    void canBeSwitchedOff();
    void holdsTheRowsWhileTheNextQuestionIsRead();
    void goesOnFromWhatIsShown();

private:
    static void type(const Stage& stage, const char* text);
    static Answer answerOf(const Stage& stage, const char* question, const char* sql)
    {
        return plainAnswer(stage.window->workspace().schema(), question, {sql});
    }
    bool begin(Stage& stage)
    {
        const bool isOpen = stage.open(m_database.file());
        stage.source->becomeReady();
        stage.window->activateWindow();
        stage.child<QLineEdit>("question")->setFocus();
        return isOpen;
    }

    std::unique_ptr<QTemporaryDir> m_data;
    ScratchDatabase m_database{kDogKennelScript, "dog_kennel.sqlite"};
};

void TestGlanceFlow::init()
{
    m_data = std::make_unique<QTemporaryDir>();
    initialiseProgramResources();
    qputenv("XDG_DATA_HOME", m_data->path().toUtf8());
    qputenv("XDG_STATE_HOME", m_data->path().toUtf8());
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
    applyAppearance(Appearance::Light);
}

void TestGlanceFlow::type(const Stage& stage, const char* text)
{
    auto* line = stage.child<QLineEdit>("question");
    line->selectAll();
    QTest::keyClicks(line, QLatin1String(text));
}

void TestGlanceFlow::showsRowsAfterAPause()
{
    Stage stage;
    QVERIFY(begin(stage));
    type(stage, "old dogs");
    QCOMPARE(stage.source->glances, 0); // not for every letter
    QTRY_COMPARE(stage.source->glances, 1);
    QCOMPARE(QString::fromStdString(stage.source->glancedAt.value_or("")), QStringLiteral("old dogs"));
    QVERIFY(!stage.child<QWidget>("glance")->isVisible()); // nothing flickers meanwhile
    stage.source->giveGlance(answerOf(stage, "old dogs", "SELECT name, age FROM dogs WHERE age > 5"));
    QTRY_VERIFY(stage.child<QWidget>("glance")->isVisible());
    QCOMPARE(cellOf(stage), QStringLiteral("Luna"));
    QVERIFY(stage.child<QLabel>("glanceReading")->text().contains(QLatin1String("age is more than 5")));
    QCOMPARE(stage.child<QLabel>("glance-headlineAbout")->text(), // as above the rows of an answer
             QStringLiteral("rows with name and age of dogs where age is more than 5"));
    QVERIFY(!stage.source->question); // nothing was asked
    savePictures(stage, QStringLiteral("glance"));
    type(stage, "old dogs of Ana");
    QVERIFY(stage.child<QWidget>("glance")->isVisible()); // until there is something else
}

void TestGlanceFlow::keepsNothing()
{
    Stage stage;
    QVERIFY(begin(stage));
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    type(stage, "old dogs");
    QTRY_VERIFY(stage.source->glancedAt);
    stage.source->giveGlance(answerOf(stage, "old dogs", "SELECT name, age FROM dogs"));
    QTRY_VERIFY(stage.child<QWidget>("glance")->isVisible());
    QVERIFY(ran.isEmpty());
    QVERIFY(stage.window->workspace().inquiry().question.isEmpty());
    QCOMPARE(stage.child<QListView>("thread")->model()->rowCount(), 0);
    QVERIFY(stage.preferences.recentQuestions(stage.window->workspace().databaseFile()).isEmpty());
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QString());
}

void TestGlanceFlow::endsWithTheQuestion()
{
    Stage stage;
    QVERIFY(begin(stage));
    const auto glance = [&] {
        type(stage, "old dogs");
        const bool isWanted = QTest::qWaitFor([&] { return stage.source->glancedAt.has_value(); });
        stage.source->giveGlance(answerOf(stage, "old dogs", "SELECT name, age FROM dogs"));
        return isWanted && QTest::qWaitFor([&] { return stage.child<QWidget>("glance")->isVisible(); });
    };
    QVERIFY(glance());
    stage.child<QLineEdit>("question")->selectAll();
    QTest::keyClick(stage.child<QLineEdit>("question"), Qt::Key_Delete);
    QVERIFY(!stage.child<QWidget>("glance")->isVisible());
    QVERIFY(glance());
    stage.trigger("stop");
    QVERIFY(!stage.child<QWidget>("glance")->isVisible());
    stage.child<QLineEdit>("question")->setFocus();
    QVERIFY(glance());
    stage.child<SqlEditor>("sqlEditor")->setFocus();
    QTRY_VERIFY(!stage.child<QWidget>("glance")->isVisible());
    stage.child<QLineEdit>("question")->setFocus();
    type(stage, "old");
    QTRY_VERIFY(stage.source->glancedAt);
    type(stage, "older"); // what is found for less of it comes too late
    QVERIFY(!stage.source->glancedAt);
}

void TestGlanceFlow::stopsALongStatement()
{
    Stage stage;
    QVERIFY(begin(stage));
    type(stage, "endless");
    QTRY_VERIFY(stage.source->glancedAt);
    stage.source->giveGlance(answerOf(stage, "endless", kNeverEnds));
    QTest::qWait(500);
    QVERIFY(!stage.child<QWidget>("glance")->isVisible());
    type(stage, "dogs");
    QTRY_VERIFY(stage.source->glancedAt);
    stage.source->giveGlance(answerOf(stage, "dogs", "SELECT name, age FROM dogs"));
    QTRY_VERIFY(stage.child<QWidget>("glance")->isVisible()); // nothing is in its way
}

void TestGlanceFlow::showsNothingOfAGuess()
{
    Stage stage;
    QVERIFY(begin(stage));
    type(stage, "weather");
    QTRY_VERIFY(stage.source->glancedAt);
    Answer guess = answerOf(stage, "weather", "SELECT city FROM owners");
    guess.unusedWords = {"weather"};
    stage.source->giveGlance(guess);
    QTest::qWait(300);
    QVERIFY(!stage.child<QWidget>("glance")->isVisible());
}

void TestGlanceFlow::canBeSwitchedOff()
{
    Stage stage;
    QVERIFY(begin(stage));
    stage.trigger("preferences");
    QTRY_VERIFY(stage.child<QCheckBox>("whileTyping"));
    QVERIFY(stage.child<QCheckBox>("whileTyping")->isChecked());
    QVERIFY(!stage.child<QCheckBox>("whileTypingOnServers")->isChecked());
    stage.child<QCheckBox>("whileTyping")->click();
    QVERIFY(!stage.preferences.answersWhileTyping());
    QVERIFY(!stage.child<QCheckBox>("whileTypingOnServers")->isEnabled());
    type(stage, "old dogs");
    QTest::qWait(3 * GlanceFlow::kPauseMilliseconds);
    QCOMPARE(stage.source->glances, 0);
}

void TestGlanceFlow::holdsTheRowsWhileTheNextQuestionIsRead()
{
    Stage stage;
    QVERIFY(begin(stage));
    auto* line = stage.child<QLineEdit>("question");
    const auto ask = [&](const char* question) {
        line->setText(QLatin1String(question));
        QTest::keyClick(line, Qt::Key_Return);
        return stage.source->question.has_value();
    };
    QVERIFY(ask("dogs"));
    QVERIFY(stage.giveAnswer(answerOf(stage, "dogs", "SELECT name FROM dogs")));
    QTRY_VERIFY(!stage.child<QWidget>("glance")->isVisible());
    QVERIFY(ask("owners"));
    QVERIFY(stage.child<QWidget>("glance")->isVisible()); // the old rows, dimmed
    savePicture(stage, QStringLiteral("held-rows"));
    QVERIFY(stage.giveAnswer(answerOf(stage, "owners", "SELECT city FROM owners")));
    QTRY_VERIFY(!stage.child<QWidget>("glance")->isVisible());
    QCOMPARE(stage.cell(0, 0), QStringLiteral("London"));
    QVERIFY(ask("breeds"));
    QVERIFY(stage.child<QWidget>("glance")->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(!stage.child<QWidget>("glance")->isVisible(), 2000); // what takes longer says so
    QVERIFY(stage.source->question.has_value());
}

void TestGlanceFlow::goesOnFromWhatIsShown()
{
    Stage stage;
    QVERIFY(begin(stage));
    auto* line = stage.child<QLineEdit>("question");
    line->setText(QStringLiteral("dogs"));
    QTest::keyClick(line, Qt::Key_Return);
    QVERIFY(stage.giveAnswer(answerOf(stage, "dogs", "SELECT name FROM dogs")));
    type(stage, "only old ones");
    QTRY_VERIFY(stage.source->glancedAt);
    QCOMPARE(stage.source->glanceContext.earlier.size(), std::size_t(1));
    QCOMPARE(stage.cell(0, 0), QStringLiteral("Rex")); // what is shown stays what it was
}

RATATOSK_WIDGET_TEST(TestGlanceFlow);
#include "tst_glance_flow.moc"
