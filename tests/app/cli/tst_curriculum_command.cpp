// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

/// Trainings one after another; what one of them does is tested in core/learning/training.
class TestCurriculumCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void trainsOneAfterTheOther();
    void goesOnWhereItWasStopped();
    void saysWhatIsMissing();

private:
    void write(const QString& name, const QByteArray& content) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(content);
    }
    QByteArray read(const QString& name) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }
    Outcome train(const QStringList& recipes)
    {
        QStringList words{"curriculum"};
        for (const QString& recipe : recipes)
            words += m_folder.filePath(recipe);
        return m_program.run(words
                             + QStringList{"--data", m_folder.path(), "--start-from", RATATOSK_SOURCE_DIR "/models/ratatosk", "--output",
                                           m_folder.filePath("out"), "--threads", "1"});
    }

    QTemporaryDir m_folder;
    Program m_program{"ratatosk-cli"};
};

/// One table, three questions, and recipes of two steps over the shipped model's shape.
void TestCurriculumCommand::initTestCase()
{
    if (!QFile::exists(RATATOSK_BINARY_DIR "/lib/libratatosk_engine.so"))
        QSKIP("this build has no LibTorch");
    write("tables.json", R"([{"db_id": "songs", "table_names": ["song"], "table_names_original": ["song"],
        "column_names": [[-1, "*"], [0, "title"], [0, "year"]], "column_names_original": [[-1, "*"], [0, "title"], [0, "year"]],
        "column_types": ["text", "text", "number"], "primary_keys": [], "foreign_keys": []}])");
    write("questions.json", R"([{"db_id": "songs", "question": "List all titles.", "query": "SELECT title FROM song"},
        {"db_id": "songs", "question": "How many songs are there?", "query": "SELECT count(*) FROM song"},
        {"db_id": "songs", "question": "Titles by year.", "query": "SELECT title FROM song ORDER BY year"}])");
    const QByteArray recipe = R"({"questions": ["questions.json"], "batch_size": 2, "steps": 2, "validate_every": 1, "use_bfloat16": false,
        "model": {"layers": 24, "grammar": "broad", "value_texts": true}})";
    write("first.json", recipe);
    write("second.json", recipe);
}

void TestCurriculumCommand::trainsOneAfterTheOther()
{
    const Outcome outcome = train({"first.json", "second.json"});
    QVERIFY2(outcome.exitCode == 0, outcome.errors);
    for (const char* name : {"first", "second"}) {
        const QList<QByteArray> lines = read(QStringLiteral("out/%1/log.csv").arg(name)).trimmed().split('\n');
        QCOMPARE(lines.size(), 4); // names, two steps, "done"
        QVERIFY(lines[0].startsWith("step,epoch,loss,"));
        QVERIFY2(lines[1].startsWith("1,") && lines[2].startsWith("2,"), lines[1]);
        QCOMPARE(lines[1].count(','), lines[0].count(','));
        QCOMPARE(lines[3], QByteArray("done"));
        QVERIFY(QFile::exists(m_folder.filePath(QStringLiteral("out/%1/bundle/weights.safetensors").arg(name))));
    }
    QVERIFY(outcome.output.contains("second/bundle"));
}

/// A training that is done is not begun again, and one that is not goes on: its log loses what comes behind the checkpoint, and keeps its losses where
/// only the last validation is missing.
void TestCurriculumCommand::goesOnWhereItWasStopped()
{
    const QByteArray first = read("out/first/log.csv"), second = read("out/second/log.csv");
    const QByteArray whole = second.left(second.indexOf("done")), cut = whole.left(whole.lastIndexOf(',') + 1) + '\n';
    write("out/second/log.csv", cut + "3,9,9,9,9,9,9,9,\n");
    const Outcome outcome = train({"first.json", "second.json"});
    QVERIFY2(outcome.exitCode == 0, outcome.errors);
    QVERIFY(!outcome.output.contains("first: step"));
    QCOMPARE(read("out/first/log.csv"), first);
    QCOMPARE(read("out/second/log.csv"), second);
}

void TestCurriculumCommand::saysWhatIsMissing()
{
    const Outcome outcome = train({"none.json"});
    QVERIFY(outcome.exitCode > 0);
    QVERIFY2(outcome.errors.contains("none.json"), outcome.errors);
    QCOMPARE(outcome.errors.count('\n'), 1);
}

RATATOSK_TEST(TestCurriculumCommand);
#include "tst_curriculum_command.moc"
