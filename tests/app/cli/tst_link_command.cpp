// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

class TestLinkCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsNamesAndCells();
    void namesWordsWithoutALink();
    void writesJson();
    void refusesBadQuestions_data();
    void refusesBadQuestions();

private:
    Outcome link(const QString& question, const QString& format) const
    {
        return m_program.run({"link", QString::fromStdString(m_database.file()), question, "--format", format});
    }

    Program m_program{"ratatosk-cli"};
    ScratchDatabase m_database{"CREATE TABLE dog (name TEXT, age INTEGER); INSERT INTO dog VALUES ('Bella', 3);"};
};

void TestLinkCommand::showsNamesAndCells()
{
    const Outcome outcome = link("How old is the dog Bella, and what age is 3?", "csv");
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.output.contains("dog,exact,dog,dog\n"), outcome.output);
    QVERIFY2(outcome.output.contains("Bella,whole cell,dog.name,Bella\n"), outcome.output);
    QVERIFY2(outcome.output.contains("age,exact,dog.age,age\n"), outcome.output);
    QVERIFY2(!outcome.output.contains("hint"), outcome.output);
}

void TestLinkCommand::namesWordsWithoutALink()
{
    const Outcome outcome = link("What is the weather in Paris?", "csv");
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.errors.contains("weather, Paris"), outcome.errors);
}

void TestLinkCommand::writesJson()
{
    const Outcome outcome = link("the weather of dog 7", "json");
    const QJsonObject json = QJsonDocument::fromJson(outcome.output).object();
    QCOMPARE(json["question"].toObject()["words"].toArray().size(), 5);
    QCOMPARE(json["unused_words"].toArray(), QJsonArray{"weather"});
    QCOMPARE(json["tables"].toArray().at(0).toObject()["kind"].toString(), "exact");
    QCOMPARE(json["columns"].toArray().at(0).toObject()["kind"].toString(), "number hint");
}

void TestLinkCommand::refusesBadQuestions_data()
{
    QTest::addColumn<QString>("question");
    QTest::newRow("empty") << "";
    QTest::newRow("blank") << " \t ";
    QTest::newRow("far too long") << QString(100'000, 'x');
    QTest::newRow("too many words") << QString("a ").repeated(500);
}

void TestLinkCommand::refusesBadQuestions()
{
    QFETCH(QString, question);
    const Outcome outcome = link(question, "table");
    QCOMPARE(outcome.exitCode, 2);
    QCOMPARE(outcome.output, QByteArray());
    QCOMPARE(outcome.errors.count('\n'), 1);
}

RATATOSK_TEST(TestLinkCommand);
#include "tst_link_command.moc"
