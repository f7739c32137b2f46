// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/terminal/exit_code.h"
#include "tests/acceptance/program.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <nlohmann/json.hpp>

#include <cmath>
#include <numeric>

using Json = nlohmann::json;

namespace {

const QString kQuestion = "What is the average number of beds of the huts in each region?";

QByteArray contentOf(const QString& file)
{
    QFile input(file);
    return input.open(QIODevice::ReadOnly) ? input.readAll() : QByteArray();
}

/// All texts of a drawing in one line; empty when it is no XML.
QString textsOf(const QByteArray& svg)
{
    QXmlStreamReader reader(svg);
    QString texts;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::Characters)
            texts += reader.text().toString();
    }
    return reader.hasError() ? QString() : texts.simplified();
}

} // namespace

/// Pictures and their data without a window or a display, by both programs, of the bundled sample.
class TestPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void drawsWithoutAModel_data();
    void drawsWithoutAModel();
    void drawsWithTheModel_data();
    void drawsWithTheModel();
    void writesTheAttentionThatItDraws();
    void answersDifferentlyWithAnotherLink();
    void saysWhichWordsDecide();

private:
    Outcome draw(const QString& picture, const QString& file, const QString& question, const QStringList& more = {}) const
    {
        return m_window.run(QStringList{"--export", picture, "--out", file} + more
                            + (question.isEmpty() ? QStringList{m_database} : QStringList{m_database, question}));
    }
    QString fileFor(const QString& name) const { return m_folder.filePath(name); }
    bool hasModel() const { return m_hasModel; }

    Program m_program{"ratatosk-cli"};
    Program m_window{"ratatosk"};
    QTemporaryDir m_folder;
    QString m_database;
    bool m_hasModel = false;
};

void TestPictures::initTestCase()
{
    if (!m_program.isBuilt() || !m_window.isBuilt())
        QSKIP("the programs are not built");
    m_database = fileFor("huts.sqlite");
    QVERIFY(QFile::copy(QString::fromUtf8(m_program.run({"sample"}).output).trimmed(), m_database));
    m_hasModel = m_program.run({"ask", m_database, "How many huts are there?"}).exitCode
        != static_cast<int>(ratatosk::cli::ExitCode::ModelUnavailable);
}

void TestPictures::drawsWithoutAModel_data()
{
    QTest::addColumn<QString>("picture");
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("text");
    QTest::newRow("graph") << "graph"
                           << ""
                           << "huts.sqlite";
    QTest::newRow("links") << "link" << kQuestion << "beds";
    QTest::newRow("tree of a SELECT") << "tree"
                                      << "SELECT count(*) FROM hut"
                                      << "count";
}

void TestPictures::drawsWithoutAModel()
{
    QFETCH(QString, picture);
    QFETCH(QString, question);
    QFETCH(QString, text);
    for (const QString suffix : {".svg", ".png", ".csv", ".json"}) {
        const Outcome outcome = draw(picture, fileFor(picture + suffix), question, {"--scale", "2"});
        QVERIFY2(outcome.exitCode == 0, outcome.errors);
    }
    QVERIFY(textsOf(contentOf(fileFor(picture + ".svg"))).contains(text));
    QVERIFY(contentOf(fileFor(picture + ".png")).startsWith("\x89PNG"));
    QVERIFY(!contentOf(fileFor(picture + ".csv")).isEmpty());
    QVERIFY(Json::accept(contentOf(fileFor(picture + ".json")).toStdString()));
}

void TestPictures::drawsWithTheModel_data()
{
    QTest::addColumn<QString>("picture");
    QTest::newRow("attention") << "attention";
    QTest::newRow("tree") << "tree";
}

void TestPictures::drawsWithTheModel()
{
    if (!hasModel())
        QSKIP("no model");
    QFETCH(QString, picture);
    const Outcome outcome = draw(picture, fileFor(picture + ".svg"), kQuestion);
    QVERIFY2(outcome.exitCode == 0, outcome.errors);
    QVERIFY(textsOf(contentOf(fileFor(picture + ".svg"))).contains("huts.sqlite"));
}

/// What the window draws is what the command line says, to four digits, and every row sums to 1.
void TestPictures::writesTheAttentionThatItDraws()
{
    if (!hasModel())
        QSKIP("no model");
    QCOMPARE(draw("attention", fileFor("map.json"), kQuestion, {"--layer", "5", "--head", "3"}).exitCode, 0);
    const Json drawn = Json::parse(contentOf(fileFor("map.json")).toStdString()).at("weights");
    const Outcome outcome = m_program.run({"inspect", "attention", m_database, kQuestion, "--layer", "5", "--head", "3"});
    const Json computed = Json::parse(outcome.output.toStdString()).at("weights");
    QCOMPARE(drawn.size(), computed.size());
    for (size_t row = 0; row < drawn.size(); ++row) {
        double sum = 0;
        for (size_t column = 0; column < drawn.size(); ++column) {
            QVERIFY(std::abs(drawn[row][column].get<double>() - computed[row][column].get<double>()) < 1e-4);
            sum += drawn[row][column].get<double>();
        }
        QVERIFY(std::abs(sum - 1) < 1e-3);
    }
}

/// "Size" names nothing in the sample: what the person links it with decides.
void TestPictures::answersDifferentlyWithAnotherLink()
{
    if (!hasModel())
        QSKIP("no model");
    const auto sqlWith = [&](const QString& item) {
        return m_program.run({"ask", m_database, "Which hut has the greatest size?", "--no-run", "--link", "size=" + item}).output;
    };
    const QByteArray beds = sqlWith("hut.beds");
    const QByteArray elevation = sqlWith("hut.elevation");
    QVERIFY2(beds.contains("beds") && !beds.contains("elevation"), beds);
    QVERIFY2(elevation.contains("elevation") && !elevation.contains("beds"), elevation);
    QCOMPARE(m_program.run({"ask", m_database, "Which hut is big?", "--link", "size=hut.beds"}).exitCode, 2); // no such word
}

void TestPictures::saysWhichWordsDecide()
{
    if (!hasModel())
        QSKIP("no model");
    const Json report = Json::parse(m_program.run({"inspect", "words", m_database, "Which huts are in Slovenia?"}).output.toStdString());
    const auto isChangedWithout = [&](int word) {
        for (const Json& effect : report.at("words")) {
            if (effect.at("word") == word)
                return effect.at("sql") != report.at("sql");
        }
        return false;
    };
    QVERIFY(isChangedWithout(4));  // "Slovenia"
    QVERIFY(!isChangedWithout(2)); // "are"
}

RATATOSK_TEST(TestPictures);
#include "tst_pictures.moc"
