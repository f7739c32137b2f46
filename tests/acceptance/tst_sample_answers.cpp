// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/terminal/exit_code.h"
#include "tests/acceptance/json_values.h"
#include "tests/acceptance/program.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

using Json = nlohmann::json;

namespace {

constexpr auto kRows = "1000";  ///< more than any of these questions finds
constexpr int fewestRight = 15; ///< of the twenty questions; 16 were measured in each number format

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
    void answersAlikeInEveryNumberFormat();
    void answersWhatIsShown_data();
    void answersWhatIsShown();
    void goesOnAsTheReadmeShows();
    void readsWhatStandsAloneAsIfItHadLearntNoConversation();

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
    return Json::parse(m_program.run({"run", m_database, sql, "--rows", kRows, "--format", "json"}).output.toStdString()).at("rows");
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

/// Those that the program itself offers for the sample.
void TestSampleAnswers::answersAlikeInEveryNumberFormat()
{
    const QByteArray questions = m_program.run({"sample", "--questions"}).output;
    std::vector<std::string> expected;
    for (const char* format : {"fp32", "bf16", "int8"}) {
        Program program("ratatosk-cli");
        program.setVariable("RATATOSK_NUMBER_FORMAT", format);
        const Outcome outcome = program.run({"ask", m_database, "-", "--no-run", "--format", "json"}, questions);
        if (outcome.exitCode == static_cast<int>(ratatosk::cli::ExitCode::ModelUnavailable))
            QSKIP("no model bundle");
        std::vector<std::string> found;
        for (const Json& answer : valuesIn(outcome.output.toStdString()))
            found.push_back(answer.at("candidates").at(0).at("sql"));
        QCOMPARE(found.size(), static_cast<std::size_t>(questions.count('\n')));
        if (expected.empty())
            expected = found;
        for (std::size_t i = 0; i < found.size(); ++i)
            QVERIFY2(found[i] == expected[i], found[i].c_str());
    }
}

/// The README, its picture, and the manual.
void TestSampleAnswers::answersWhatIsShown_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("How many trails are there of each difficulty?") << "SELECT difficulty, count(*) FROM trail GROUP BY difficulty";
    QTest::newRow("Who are the wardens of Rifugio Serena?")
        << "SELECT w.name FROM warden AS w JOIN hut AS h ON w.hut_id = h.hut_id WHERE h.name = 'Rifugio Serena'";
    QTest::newRow("Which huts in Austria have more than 60 beds?")
        << "SELECT h.name FROM hut AS h JOIN region AS r ON h.region_id = r.region_id WHERE r.country = 'Austria' AND h.beds > 60";
    QTest::newRow("number of huts per country and season")
        << "SELECT r.country, h.season, count(*) FROM hut AS h JOIN region AS r ON h.region_id = r.region_id GROUP BY 1, 2";
}

void TestSampleAnswers::answersWhatIsShown()
{
    QFETCH(QString, sql);
    const Outcome outcome = m_program.run({"ask", m_database, QTest::currentDataTag(), "--rows", kRows, "--format", "json"});
    if (outcome.exitCode == static_cast<int>(ratatosk::cli::ExitCode::ModelUnavailable))
        QSKIP("no model bundle");
    QCOMPARE(outcome.exitCode, 0);
    const Json gold{{"sql", sql.toStdString()}};
    QCOMPARE(comparable(Json::parse(outcome.output.toStdString()).at("result").at("rows")), comparable(rowsOfGold(gold)));
}

void TestSampleAnswers::goesOnAsTheReadmeShows()
{
    const Outcome outcome = m_program.run({"ask", m_database, "-", "--conversation", "--rows", kRows, "--format", "json"},
                                          "Show the names of the guests from Austria.\nhow many are there?\nwhich huts did they book?\n");
    if (outcome.exitCode == static_cast<int>(ratatosk::cli::ExitCode::ModelUnavailable))
        QSKIP("no model bundle");
    QCOMPARE(outcome.exitCode, 0);
    const std::vector<Json> answers = valuesIn(outcome.output.toStdString());
    QCOMPARE(answers.size(), std::size_t(3));
    const char* gold[] = {
        "SELECT first_name, last_name FROM guest WHERE country = 'Austria'", "SELECT count(*) FROM guest WHERE country = 'Austria'",
        "SELECT DISTINCT hut.name FROM hut JOIN booking ON hut.hut_id = booking.hut_id JOIN guest ON booking.guest_id = guest.guest_id "
        "WHERE guest.country = 'Austria'"};
    for (std::size_t turn = 0; turn < answers.size(); ++turn)
        QVERIFY2(comparable(answers[turn].at("result").at("rows")) == comparable(rowsOfGold({{"sql", gold[turn]}})),
                 answers[turn].dump().substr(0, 400).c_str());
    QVERIFY(!answers[0].at("follow_up").at("taken").get<bool>());
    QVERIFY(answers[2].at("follow_up").at("taken").get<bool>());
}

/// What conversations have changed of the weights is kept beside them.
void TestSampleAnswers::readsWhatStandsAloneAsIfItHadLearntNoConversation()
{
    const QString bundle = QStringLiteral(RATATOSK_SOURCE_DIR "/models/ratatosk/");
    if (!QFile::exists(bundle + "conversation.safetensors"))
        QSKIP("no model bundle");
    QTemporaryDir untaught;
    for (const char* name : {"config.json", "weights.safetensors", "weights-2.safetensors", "vocabulary.model", "ranking.json", "LICENSE"})
        QVERIFY(QFile::copy(bundle + name, untaught.filePath(name)));
    const QByteArray questions = "Who are the wardens of Rifugio Serena?\nWhich huts are higher than the average elevation?\n";
    const auto candidates = [&](const QStringList& model) {
        const Outcome outcome = m_program.run(QStringList{"ask", m_database, "-", "--all", "--no-run", "--format", "json"} + model,
                                              questions);
        Json all = Json::array();
        for (const Json& answer : valuesIn(outcome.output.toStdString()))
            all.push_back(answer.at("candidates"));
        return all;
    };
    const Json taught = candidates({});
    QCOMPARE(taught.size(), std::size_t(2));
    QVERIFY(taught == candidates({"--model", untaught.path()})); // with all their probabilities
}

RATATOSK_TEST(TestSampleAnswers);
#include "tst_sample_answers.moc"
