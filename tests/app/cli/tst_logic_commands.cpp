// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

/// A parser from English to lambda calculus by the command line: trained, interrupted or not, and measured.
class TestLogicCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void trainsAndMeasures();
    void theSeedDecides();
    void refusesOptionsOfOtherRecipes_data();
    void refusesOptionsOfOtherRecipes();
    void saysWhatIsMissing_data();
    void saysWhatIsMissing();

private:
    QString write(const QString& name, const QByteArray& content) const
    {
        QFile file(m_folder.filePath(name));
        file.open(QFile::WriteOnly);
        file.write(content);
        return file.fileName();
    }
    Outcome train(const QString& output, const QStringList& options = {}) const
    {
        return m_program.run(QStringList{"train", m_folder.filePath("recipe.json"), "--data", m_folder.path(), "--output",
                                         m_folder.filePath(output), "--threads", "1"}
                             + options);
    }

    QTemporaryDir m_folder;
    Program m_program{"ratatosk-cli"};
};

void TestLogicCommands::initTestCase()
{
    if (!QFile::exists(RATATOSK_BINARY_DIR "/lib/libratatosk_engine.so"))
        QSKIP("this build has no LibTorch");
    m_program.setVariable("OPENBLAS_NUM_THREADS", "1");
    write("train.tsv",
          "where is c0\t( lambda $0 e ( loc:t c0 $0 ) )\npopul of c0\t( population:i c0 )\npopul of s0\t( population:i s0 )\n");
    write("recipe.json", R"({"task": "logic", "steps": 60, "batch_words": 100, "learning_rate": 0.005,
        "model": {"width": 32, "heads": 4, "inner_size": 32, "encoder_layers": 1, "decoder_layers": 1, "gram_sizes": [0, 2, 3, 4], "dropout": 0}})");
}

void TestLogicCommands::trainsAndMeasures()
{
    const Outcome training = train("run");
    QVERIFY2(training.exitCode == 0, training.errors);
    QVERIFY2(training.output.contains("Done at step 60"), training.output);
    const QStringList measure{"evaluate",      "--logic",
                              "--model",       m_folder.filePath("run/bundle"),
                              "--data",        m_folder.filePath("train.tsv"),
                              "--predictions", m_folder.filePath("forms")};
    const Outcome table = m_program.run(measure);
    QVERIFY2(table.exitCode == 0, table.errors);
    QVERIFY2(table.output.contains("logic match  100.0%"), table.output);
    QFile forms(m_folder.filePath("forms"));
    QVERIFY(forms.open(QFile::ReadOnly));
    QCOMPARE(forms.readAll(), QByteArray("( lambda $0 e ( loc:t c0 $0 ) )\n( population:i c0 )\n( population:i s0 )\n"));
    const auto report = QJsonDocument::fromJson(m_program.run(measure + QStringList{"--format", "json", "--beam", "1"}).output).object();
    QCOMPARE(report["questions"].toInt(), 3);
    QCOMPARE(report["exact_match"].toDouble(), 100.0);
    QCOMPARE(report["verdicts"].toArray().size(), 3);
    QVERIFY2(train("run", {"--resume"}).exitCode == 0, "a finished training has nothing left to do");
}

void TestLogicCommands::theSeedDecides()
{
    for (const char* seed : {"3", "4"})
        QCOMPARE(train(QString("seed") + seed, {"--seed", seed}).exitCode, 0);
    QCOMPARE(train("again", {"--seed", "3"}).exitCode, 0);
    const auto weights = [&](const QString& output) {
        QFile file(m_folder.filePath(output + "/bundle/weights.safetensors"));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    };
    QVERIFY(!weights("again").isEmpty());
    QCOMPARE(weights("again"), weights("seed3"));
    QVERIFY(weights("seed4") != weights("seed3"));
}

void TestLogicCommands::refusesOptionsOfOtherRecipes_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("language model") << QStringList{"--language-model", "/nowhere"};
    QTest::newRow("start") << QStringList{"--start-from", "/nowhere"};
    QTest::newRow("measuring") << QStringList{"--measure"};
    QTest::newRow("processes") << QStringList{"--processes", "2"};
}

void TestLogicCommands::refusesOptionsOfOtherRecipes()
{
    QFETCH(QStringList, options);
    const Outcome outcome = train("refused", options);
    QCOMPARE(outcome.exitCode, 2); // of usage
    QVERIFY2(outcome.errors.contains("logical forms"), outcome.errors);
}

void TestLogicCommands::saysWhatIsMissing_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("named");
    const QString data = m_folder.filePath("train.tsv");
    QTest::newRow("no model") << QStringList{"evaluate", "--logic", "--data", data} << "--model";
    QTest::newRow("no such model") << QStringList{"evaluate", "--logic", "--data", data, "--model", "/nowhere"} << "/nowhere";
    QTest::newRow("no examples") << QStringList{"evaluate", "--logic", "--data", "/nowhere", "--model", m_folder.filePath("run/bundle")}
                                 << "/nowhere";
    QTest::newRow("no output") << QStringList{"train", m_folder.filePath("recipe.json"), "--data", m_folder.path()} << "--output";
    QTest::newRow("a seed for another recipe") << QStringList{"train",  RATATOSK_SOURCE_DIR "/models/recipes/default.json",
                                                              "--data", "/nowhere",
                                                              "--seed", "3"}
                                               << "--seed";
}

void TestLogicCommands::saysWhatIsMissing()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, named);
    const Outcome outcome = m_program.run(arguments);
    QVERIFY(outcome.exitCode > 0);
    QVERIFY2(outcome.errors.contains(named.toUtf8()), outcome.errors);
}

RATATOSK_TEST(TestLogicCommands);
#include "tst_logic_commands.moc"
