// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/plain_answer.h"
#include "tests/ui/window_stage.h"
#include "ui/answer/thread/thread_flow.h"
#include "ui/answer/thread/thread_model.h"
#include "ui/base/wording/translation.h"
#include "ui/window/program_resources.h"

#include <QApplication>
#include <QListView>

using namespace ratatosk;

/// What is asked is written down, and can be gone on from again.
class TestThreadFlow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void writesDownTheQuestion();
    void saysWhatATurnTookOver();
    void countsAnEditedStatementAsTheSameTurn();
    void takesAnOlderTurnUpAgain();
    void bringsAnOlderTurnBackWhole();
    void bringsBackWhatAPersonMadeOfIt();
    void isThereAfterARestart();
    void renamesInPlace();
    void writesAReport();

private:
    static bool ask(Stage& stage, const QString& question, const std::string& sql, bool goesOn = false);
    static void takeUp(const Stage& stage, int line)
    {
        list(stage)->setCurrentIndex(list(stage)->model()->index(line, 0));
        Q_EMIT list(stage)->activated(list(stage)->currentIndex());
    }
    static QListView* list(const Stage& stage) { return stage.child<QListView>("thread"); }
    static QString text(const Stage& stage, int line, int role = Qt::DisplayRole)
    {
        return list(stage)->model()->index(line, 0).data(role).toString();
    }

    std::unique_ptr<QTemporaryDir> m_data;
    ScratchDatabase m_database{kDogKennelScript, "dog_kennel.sqlite"};
};

void TestThreadFlow::init()
{
    m_data = std::make_unique<QTemporaryDir>();
    initialiseProgramResources();
    qputenv("XDG_DATA_HOME", m_data->path().toUtf8());
    qputenv("XDG_STATE_HOME", m_data->path().toUtf8());
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
    applyAppearance(Appearance::Light);
}

bool TestThreadFlow::ask(Stage& stage, const QString& question, const std::string& sql, bool goesOn)
{
    stage.source->becomeReady();
    stage.child<QLineEdit>("question")->setText(question);
    QTest::keyClick(stage.child<QLineEdit>("question"), Qt::Key_Return);
    if (!stage.source->question)
        return false;
    Answer answer = plainAnswer(stage.window->workspace().schema(), *stage.source->question, {sql});
    answer.followUp = {goesOn, goesOn, goesOn ? 0.9 : 0.0, 0};
    return stage.giveAnswer(answer);
}

void TestThreadFlow::writesDownTheQuestion()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QCOMPARE(list(stage)->model()->rowCount(), 0);
    QVERIFY(ask(stage, QStringLiteral("young dogs"), "SELECT name FROM dogs WHERE age < 10"));
    QCOMPARE(list(stage)->model()->rowCount(), 1);
    QCOMPARE(text(stage, 0), QStringLiteral("young dogs"));
    QCOMPARE(text(stage, 0, ThreadModel::RowsRole), QStringLiteral("2 rows"));
    QCOMPARE(text(stage, 0, ThreadModel::GistRole), QStringLiteral("name from dogs where age is less than 10"));
}

void TestThreadFlow::saysWhatATurnTookOver()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(ask(stage, QStringLiteral("young dogs"), "SELECT name FROM dogs WHERE age < 10"));
    QVERIFY(ask(stage, QStringLiteral("and their owners?"),
                "SELECT owners.name FROM dogs JOIN owners ON dogs.owner_id = owners.id WHERE dogs.age < 10", true));
    QCOMPARE(text(stage, 1, ThreadModel::GistRole), QStringLiteral("owners.name from dogs"));
    QCOMPARE(text(stage, 1, ThreadModel::TakenOverRole), QStringLiteral("age is less than 10, as before"));
    QVERIFY(!list(stage)->model()->index(1, 0).data(ThreadModel::BeginsRole).toBool());
    QVERIFY(ask(stage, QStringLiteral("all breeds"), "SELECT name FROM breeds"));
    QVERIFY(list(stage)->model()->index(2, 0).data(ThreadModel::BeginsRole).toBool());
    list(stage)->window()->findChild<QWidget*>(QStringLiteral("threadDock"))->raise();
    savePictures(stage, QStringLiteral("thread"));
}

void TestThreadFlow::countsAnEditedStatementAsTheSameTurn()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(ask(stage, QStringLiteral("dogs"), "SELECT name FROM dogs"));
    QVERIFY(stage.run(QStringLiteral("SELECT name FROM dogs WHERE age > 5")));
    QCOMPARE(list(stage)->model()->rowCount(), 1);
    QCOMPARE(text(stage, 0, ThreadModel::RowsRole), QStringLiteral("2 rows"));
}

void TestThreadFlow::takesAnOlderTurnUpAgain()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(ask(stage, QStringLiteral("dogs"), "SELECT name FROM dogs"));
    QVERIFY(ask(stage, QStringLiteral("only old ones"), "SELECT name FROM dogs WHERE age > 9", true));
    list(stage)->setCurrentIndex(list(stage)->model()->index(0, 0));
    Q_EMIT list(stage)->activated(list(stage)->currentIndex());
    QTRY_COMPARE(stage.window->workspace().inquiry().question, QStringLiteral("dogs"));
    QTRY_VERIFY(!stage.window->workspace().isRunning());
    QCOMPARE(list(stage)->model()->rowCount(), 2);
    QVERIFY(ask(stage, QStringLiteral("only young ones"), "SELECT name FROM dogs WHERE age < 5", true));
    const std::vector<EarlierTurn>& earlier = stage.source->context.earlier;
    QCOMPARE(earlier.size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(earlier.front().query).simplified(), QStringLiteral("SELECT name FROM dogs"));
    QCOMPARE(text(stage, 2, ThreadModel::DepthRole), QStringLiteral("1"));
    QCOMPARE(text(stage, 2, ThreadModel::TakenOverRole), QStringLiteral("follow-up to “dogs”"));
}

/// With trust and all that explains it, as the answer that was chosen, whose question went on from another.
void TestThreadFlow::bringsAnOlderTurnBackWhole()
{
    {
        Stage stage;
        QVERIFY(stage.open(m_database.file()));
        QVERIFY(ask(stage, QStringLiteral("dogs"), "SELECT name FROM dogs"));
        QVERIFY(ask(stage, QStringLiteral("only old ones"), "SELECT name FROM dogs WHERE age > 9", true));
    }
    Stage stage;
    stage.source->becomeReady();
    QVERIFY(stage.open(m_database.file()));
    takeUp(stage, 1);
    QCOMPARE(QString::fromStdString(stage.source->question.value_or("")), QStringLiteral("only old ones"));
    QVERIFY(stage.source->context.goingOn == GoingOn::Yes);
    QCOMPARE(stage.source->context.earlier.size(), std::size_t(1));
    Answer answer = plainAnswer(stage.window->workspace().schema(), "only old ones",
                                {"SELECT name FROM dogs WHERE age > 5", "SELECT name FROM dogs WHERE age > 9"});
    answer.followUp = {true, true, 0.9, 0};
    QVERIFY(stage.giveAnswer(answer));
    QCOMPARE(stage.window->workspace().inquiry().candidate, 1);
    QCOMPARE(stage.cell(0, 0), QStringLiteral("Ari"));
    QTRY_VERIFY(stage.child<QLabel>("trust")->isVisible());
    QCOMPARE(list(stage)->model()->rowCount(), 2); // nothing new was asked
    QVERIFY(stage.window->workspace().statement());
}

void TestThreadFlow::bringsBackWhatAPersonMadeOfIt()
{
    {
        Stage stage;
        QVERIFY(stage.open(m_database.file()));
        QVERIFY(ask(stage, QStringLiteral("dogs"), "SELECT name FROM dogs"));
        QVERIFY(stage.run(QStringLiteral("SELECT name FROM dogs WHERE age > 9")));
    }
    Stage stage;
    stage.source->becomeReady();
    QVERIFY(stage.open(m_database.file()));
    takeUp(stage, 0);
    QVERIFY(stage.giveAnswer(plainAnswer(stage.window->workspace().schema(), "dogs", {"SELECT name FROM dogs"})));
    QCOMPARE(stage.cell(0, 0), QStringLiteral("Ari"));
    QTRY_VERIFY(stage.child<QLabel>("ownSql")->isVisible());
    QCOMPARE(list(stage)->model()->rowCount(), 1);
}

void TestThreadFlow::isThereAfterARestart()
{
    {
        Stage stage;
        QVERIFY(stage.open(m_database.file()));
        QVERIFY(ask(stage, QStringLiteral("dogs"), "SELECT name FROM dogs"));
    }
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QCOMPARE(text(stage, 0), QStringLiteral("dogs"));
    list(stage)->setCurrentIndex(list(stage)->model()->index(0, 0));
    Q_EMIT list(stage)->activated(list(stage)->currentIndex());
    QTRY_COMPARE(stage.cell(0, 0), QStringLiteral("Rex"));
    QCOMPARE(list(stage)->model()->rowCount(), 1);
    QVERIFY(ask(stage, QStringLiteral("how many?"), "SELECT count(*) FROM dogs", true));
    QCOMPARE(stage.source->context.earlier.size(), std::size_t(1));
}

void TestThreadFlow::renamesInPlace()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(ask(stage, QStringLiteral("dogs"), "SELECT name FROM dogs"));
    QVERIFY(list(stage)->model()->setData(list(stage)->model()->index(0, 0), QStringLiteral("All of them"), Qt::EditRole));
    QTRY_COMPARE(text(stage, 0), QStringLiteral("All of them"));
    stage.child<QAction>("pinTurn")->trigger();
    QVERIFY(list(stage)->model()->index(0, 0).data(ThreadModel::PinnedRole).toBool());
    stage.child<QAction>("removeTurn")->trigger();
    QCOMPARE(list(stage)->model()->rowCount(), 0);
}

void TestThreadFlow::writesAReport()
{
    Stage stage;
    QVERIFY(stage.open(m_database.file()));
    QVERIFY(ask(stage, QStringLiteral("dogs"), "SELECT name, age FROM dogs"));
    const QString target = m_data->filePath(QStringLiteral("report.html"));
    stage.window->findChild<ThreadFlow*>()->writeReport(target);
    QTRY_VERIFY(QFile::exists(target));
    QFile file(target);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString report = QString::fromUtf8(file.readAll());
    QVERIFY(report.contains(QLatin1String("<h2>dogs</h2>")));
    QVERIFY(report.contains(QLatin1String("Luna")));
    QVERIFY(report.simplified().contains(QLatin1String("SELECT name, age FROM dogs")));
    QTRY_VERIFY(stage.message().contains(target));
}

RATATOSK_WIDGET_TEST(TestThreadFlow);
#include "tst_thread_flow.moc"
