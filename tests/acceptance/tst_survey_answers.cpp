// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace {

/// One wide table whose columns are called as the questions that people were asked.
constexpr const char* kSurvey = R"(
CREATE TABLE responses ("Timestamp" TEXT, "How old are you?" INTEGER, "Which district of the town do you live in?" TEXT,
 "How often did you cook at home last month?" TEXT, "Which kind of shop do you buy most of your vegetables in these days?" TEXT,
 "How much do you spend on food for your household in an average week (EUR)?" INTEGER,
 "How many people, including yourself and small children, live in your household?" INTEGER,
 "What would make you go to the weekly market more often than you do now?" TEXT,
 "Would you be willing to pay somewhat more for food that was grown in the region?" TEXT);
WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 119)
INSERT INTO responses SELECT date('2025-01-01', (i * 2) || ' days'), 18 + i * 37 % 67,
 CASE i * 7 % 4 WHEN 0 THEN 'Northside' WHEN 1 THEN 'Old Town' WHEN 2 THEN 'Harbour' ELSE 'Mill Hill' END,
 CASE i * 11 % 5 WHEN 0 THEN 'never' WHEN 1 THEN 'once or twice' WHEN 2 THEN 'weekly' WHEN 3 THEN 'most days' ELSE 'every day' END,
 CASE i * 13 % 4 WHEN 0 THEN 'supermarket' WHEN 1 THEN 'market' WHEN 2 THEN 'farm shop' ELSE 'organic shop' END,
 30 + i * 17 % 230, 1 + i * 5 % 6,
 CASE i * 3 % 4 WHEN 0 THEN 'longer hours' WHEN 1 THEN 'cheaper' WHEN 2 THEN 'more parking' ELSE '' END,
 CASE i * 19 % 3 WHEN 0 THEN 'yes' WHEN 1 THEN 'no' ELSE 'maybe' END FROM n;
)";

} // namespace

/// The bundled model on a survey: a column whose name is a question is a column.
class TestSurveyAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void answers_data();
    void answers();

private:
    ScratchDatabase m_database{kSurvey};
    Program m_program{"ratatosk-cli"};
};

void TestSurveyAnswers::initTestCase()
{
    if (!m_program.isBuilt())
        QSKIP("ratatosk-cli is not built here");
}

/// What is right is one thing, to have an answer at all another.
void TestSurveyAnswers::answers_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("column");

    QTest::newRow("how often") << "How many people cooked at home every day last month?"
                               << "How often did you cook at home last month?";
    QTest::newRow("every kind") << "every kind of shop and its number of customers, none missing"
                                << "Which kind of shop do you buy most of your vegetables in these days?";
    QTest::newRow("zero too") << "shops, all of them, with how many people buy there, zero too"
                              << "Which kind of shop do you buy most of your vegetables in these days?";
    QTest::newRow("empty ones") << "cooking habits per district incl. empty ones"
                                << "Which district of the town do you live in?";
    QTest::newRow("present only") << "never cooks, weekly cooks, everyday cooks counts, answers present only"
                                  << "How often did you cook at home last month?";
}

void TestSurveyAnswers::answers()
{
    QFETCH(QString, question);
    QFETCH(QString, column);
    const Outcome outcome = m_program.run({"ask", QString::fromStdString(m_database.file()), question, "--no-run"});
    QVERIFY2(outcome.output.contains("SELECT") && QString(outcome.output).contains(column), outcome.errors + outcome.output);
}

RATATOSK_TEST(TestSurveyAnswers);
#include "tst_survey_answers.moc"
