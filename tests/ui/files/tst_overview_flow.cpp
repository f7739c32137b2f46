// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_stage.h"
#include "ui/base/wording/translation.h"
#include "ui/files/overview_flow.h"
#include "ui/window/program_resources.h"

#include <QApplication>

/// What there is to do with a file that has just been opened.
class TestOverviewFlow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void listsTablesWithTheirRows();
    void opensATable();
    void offersQuestions();
    void asksAQuestionOfBefore();
    void givesWayToRows();
    void looksAgainAfterAQuestion();
    void tellsOfManyTables();

private:
    QTemporaryDir m_data;
};

namespace {

OverviewPanel* overview(const Stage& stage)
{
    return stage.window->findChild<OverviewPanel*>();
}

QLabel* linesOf(const Stage& stage, const char* name)
{
    return stage.child<QLabel>(name);
}

} // namespace

void TestOverviewFlow::initTestCase()
{
    initialiseProgramResources();
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
    qputenv("XDG_STATE_HOME", m_data.path().toUtf8());
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
}

void TestOverviewFlow::listsTablesWithTheirRows()
{
    const ScratchDatabase database(kDogKennelScript);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    QVERIFY(overview(stage)->isVisible());
    QTRY_VERIFY(linesOf(stage, "listedTables")->text().contains(QStringLiteral(">dogs</a>&nbsp;3")));
    QVERIFY(linesOf(stage, "suggestedQuestions")->isHidden()); // the parser is still loading
}

void TestOverviewFlow::opensATable()
{
    const ScratchDatabase database(kDogKennelScript);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    QSignalSpy ran(&stage.window->workspace(), &Workspace::ran);
    const auto dogs = static_cast<int>(*stage.window->workspace().schema().findTable("dogs"));
    Q_EMIT linesOf(stage, "listedTables")->linkActivated(QString::number(dogs));
    QVERIFY(ran.wait());
    QCOMPARE(stage.child<SqlEditor>("sqlEditor")->text(), QStringLiteral("SELECT * FROM dogs"));
    QVERIFY(!overview(stage)->isVisible());
}

void TestOverviewFlow::offersQuestions()
{
    const ScratchDatabase database(kDogKennelScript);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    QCOMPARE(stage.source->suggestionsWanted, 0);
    stage.source->becomeReady();
    QCOMPARE(stage.source->suggestionsWanted, OverviewFlow::kSuggestions);
    QVERIFY(linesOf(stage, "suggestedQuestions")->isVisible());
    stage.source->suggestionsWanted = 0;
    Q_EMIT stage.source->suggested({{"How many dogs are there?", "Who is <b>Rex</b>?"}});
    QVERIFY(linesOf(stage, "suggestedQuestions")->text().contains(QStringLiteral("Who is &lt;b&gt;Rex")));
    Q_EMIT linesOf(stage, "suggestedQuestions")->linkActivated(QStringLiteral("How many dogs are there?"));
    QCOMPARE(stage.source->question.value_or(""), std::string("How many dogs are there?"));
    QCOMPARE(stage.child<QLineEdit>("question")->text(), QStringLiteral("How many dogs are there?"));
    QCOMPARE(stage.source->suggestionsWanted, 0); // those found stay
}

void TestOverviewFlow::asksAQuestionOfBefore()
{
    const ScratchDatabase database(kDogKennelScript);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    QVERIFY(linesOf(stage, "askedQuestions")->isHidden());
    QVERIFY(stage.askAndAnswer());
    stage.trigger("newTab");
    QVERIFY(overview(stage)->isVisible());
    QVERIFY(linesOf(stage, "askedQuestions")->text().contains(QString::fromLatin1(kDogQuestion)));
    Q_EMIT linesOf(stage, "askedQuestions")->linkActivated(QString::fromLatin1(kDogQuestion));
    QCOMPARE(stage.source->question.value_or(""), std::string(kDogQuestion));
}

void TestOverviewFlow::givesWayToRows()
{
    const ScratchDatabase database(kDogKennelScript);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    QVERIFY(stage.run(QStringLiteral("SELECT name FROM dogs")));
    QVERIFY(!overview(stage)->isVisible());
    QVERIFY(stage.child<QTableView>("rows")->isVisible());
    QVERIFY(stage.open(database.file()));
    QVERIFY(overview(stage)->isVisible());
}

/// A question ends the search; if it had found nothing by then, it begins anew.
void TestOverviewFlow::looksAgainAfterAQuestion()
{
    const ScratchDatabase database(kDogKennelScript);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    QVERIFY(stage.ask());
    Q_EMIT stage.source->suggested({});
    QVERIFY(stage.giveAnswer(dogAnswer(stage.window->workspace().schema())));
    stage.source->suggestionsWanted = 0;
    stage.trigger("newTab");
    QCOMPARE(stage.source->suggestionsWanted, OverviewFlow::kSuggestions);
    Q_EMIT stage.source->suggested({});
    QVERIFY(linesOf(stage, "suggestedQuestions")->isHidden());
    stage.source->suggestionsWanted = 0;
    stage.trigger("newTab");
    QCOMPARE(stage.source->suggestionsWanted, 0); // there are none
}

void TestOverviewFlow::tellsOfManyTables()
{
    std::string script;
    for (int table = 0; table < OverviewPanel::kMostTables + 5; ++table)
        script += "CREATE TABLE t" + std::to_string(table) + "(x);";
    const ScratchDatabase database(script);
    Stage stage;
    QVERIFY(stage.open(database.file()));
    QVERIFY(linesOf(stage, "listedTables")->text().contains(QStringLiteral("5 more")));
    Q_EMIT linesOf(stage, "listedTables")->linkActivated(QStringLiteral("more"));
    QVERIFY(stage.child<QLineEdit>("schemaFilter")->hasFocus());
}

RATATOSK_WIDGET_TEST(TestOverviewFlow);
#include "tst_overview_flow.moc"
