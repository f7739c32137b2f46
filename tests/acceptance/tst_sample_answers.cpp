// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/terminal/exit_code.h"
#include "tests/acceptance/program.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

using Json = nlohmann::json;

namespace {

constexpr int fewestRight = 12; ///< of the twenty questions; 14 were measured, and number formats differ between machines

Json sampleQuestions()
{
    QFile file(RATATOSK_SOURCE_DIR "/resources/samples/mountain_huts.questions.json");
    return file.open(QIODevice::ReadOnly) ? Json::parse(file.readAll().toStdString()).at("questions") : Json::array();
}

/// Rows without regard to their order; numbers to six digits.
std::vector<std::string> comparable(const Json& rows)
{
    std::vector<std::string> texts;
    for (const Json& row : rows) {
        std::ostringstream text;
        for (const Json& cell : row)
            cell.is_number() ? text << cell.get<double>() << '|' : text << cell << '|';
        texts.push_back(text.str());
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

} // namespace

/// The bundled model on the bundled sample: questions that were written before it was trained.
class TestSampleAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void answersMostQuestions();
    void answersWhatThePictureShows();

private:
    Json rowsOfGold(const Json& question) const;

    Program m_program{"ratatosk-cli"};
    QString m_database;
};

void TestSampleAnswers::initTestCase()
{
    if (!m_program.isBuilt())
        QSKIP("ratatosk-cli is not built here");
    const Outcome sample = m_program.run({"sample"});
    QCOMPARE(sample.exitCode, 0);
    m_database = QString::fromUtf8(sample.output).trimmed();
    QVERIFY(QFileInfo::exists(m_database));
}

Json TestSampleAnswers::rowsOfGold(const Json& question) const
{
    const QString sql = QString::fromStdString(question.at("sql"));
    return Json::parse(m_program.run({"run", m_database, sql, "--format", "json"}).output.toStdString()).at("rows");
}

void TestSampleAnswers::answersMostQuestions()
{
    int right = 0;
    for (const Json& question : sampleQuestions()) {
        const QString text = QString::fromStdString(question.at("question"));
        const Outcome outcome = m_program.run({"ask", m_database, text, "--format", "json"});
        if (outcome.exitCode == static_cast<int>(ratatosk::cli::ExitCode::ModelUnavailable))
            QSKIP("no model bundle");
        QVERIFY2(outcome.exitCode >= 0, outcome.errors);
        const Json answer = Json::parse(outcome.output.toStdString(), nullptr, false);
        const bool isRight = answer.contains("result") && comparable(answer["result"]["rows"]) == comparable(rowsOfGold(question));
        right += isRight;
        if (!isRight)
            qInfo().noquote() << "wrong:" << text;
    }
    qInfo() << right << "of 20 right";
    QVERIFY(right >= fewestRight);
}

/// The picture at the head of the README.
void TestSampleAnswers::answersWhatThePictureShows()
{
    const Outcome outcome = m_program.run(
        {"ask", m_database, QStringLiteral("How many trails are there of each difficulty?"), "--format", "json"});
    if (outcome.exitCode == static_cast<int>(ratatosk::cli::ExitCode::ModelUnavailable))
        QSKIP("no model bundle");
    QCOMPARE(outcome.exitCode, 0);
    const Json gold{{"sql", "SELECT difficulty, count(*) FROM trail GROUP BY difficulty"}};
    QCOMPARE(comparable(Json::parse(outcome.output.toStdString()).at("result").at("rows")), comparable(rowsOfGold(gold)));
}

RATATOSK_TEST(TestSampleAnswers);
#include "tst_sample_answers.moc"
