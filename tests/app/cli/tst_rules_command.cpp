// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/question_answerer.h"
#include "tests/acceptance/program.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace {

/// Two records about guests; what a careful and a casual wording ask for are the same rows.
constexpr const char* kPack =
    R"({"db_id": "inn", "kind": "plain", "questions": ["List the guests from Germany", "guests from Germny"], "query": "SELECT name FROM guest WHERE country = 'Germany'"}
{"db_id": "inn", "kind": "plain", "questions": ["How many guests are there?"], "query": "SELECT count(*) FROM guest"}
)";

} // namespace

/// `rules`, `rules measure`, `evaluate --pack`, and the switches and traces of `ask`.
class TestRulesCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void listsRules();
    void failsWithTheRightCode_data();
    void failsWithTheRightCode();
    void evaluatesPacks();
    void measuresRules();
    void leavesRightQueriesAlone();
    void explainsChanges();
    void keepsMisspeltValues();

private:
    QJsonObject answerTo(const QString& question, const QStringList& more = {}) const
    {
        const Outcome outcome = m_program.run(QStringList{"ask", m_file, question, "--format", "json"} + more);
        return QJsonDocument::fromJson(outcome.output).object();
    }

    Program m_program{"ratatosk-cli"};
    ScratchDatabase m_database{"CREATE TABLE guest (id INTEGER PRIMARY KEY, name TEXT, country TEXT, nights INTEGER);"
                               "INSERT INTO guest VALUES (1, 'Ann', 'Germany', 2), (2, 'Bo', 'Norway', 12), (3, 'Cy', 'France', 4),"
                               "(4, 'Di', 'Germany', 3), (5, 'Ed', 'Italy', 4);",
                               "inn.sqlite"};
    QString m_file = QString::fromStdString(m_database.file());
    QString m_pack = QString::fromStdString(m_database.folder()) + "/inn-pack.jsonl";
};

#define NEED_A_MODEL()                                                                                                                     \
    if (!ratatosk::findModelBundle())                                                                                                      \
    QSKIP("there is no model bundle in models/")

void TestRulesCommand::initTestCase()
{
    QFile file(m_pack);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(kPack);
}

void TestRulesCommand::listsRules()
{
    const Outcome outcome = m_program.run({"rules", "--format", "csv"});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(outcome.output.startsWith("phase,rule,may change,law,why a rule,what it does"));
    QVERIFY(outcome.output.contains("rounding-digits"));
    QVERIFY(outcome.output.count('\n') > 20);
}

void TestRulesCommand::failsWithTheRightCode_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("words");
    QTest::newRow("no such rule") << QStringList{"ask", m_file, "How many guests?", "--without-rule", "no-such-rule"} << 2
                                  << "no-such-rule";
    QTest::newRow("no such rule, evaluated") << QStringList{"evaluate", "--pack", m_pack, "--without-rule", "no-such-rule"} << 2
                                             << "no-such-rule";
    QTest::newRow("both switches") << QStringList{"ask", m_file, "?", "--without-rules", "--without-rule", "rounding-digits"} << 2
                                   << "--without-rule";
    QTest::newRow("nothing to measure") << QStringList{"rules", "measure"} << 2 << "pack";
    QTest::newRow("no such pack") << QStringList{"evaluate", "--pack", "/nowhere.jsonl"} << 3 << "/nowhere.jsonl";
}

void TestRulesCommand::failsWithTheRightCode()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, words);
    const Outcome outcome = m_program.run(arguments);
    QTEST(outcome.exitCode, "code");
    QVERIFY2(outcome.errors.contains(words.toUtf8()), outcome.errors);
}

void TestRulesCommand::evaluatesPacks()
{
    NEED_A_MODEL();
    const Outcome outcome = m_program.run({"evaluate", "--pack", m_pack, "--format", "json"});
    QVERIFY2(outcome.exitCode == 0, outcome.errors);
    const QJsonObject report = QJsonDocument::fromJson(outcome.output).array().first().toObject();
    QCOMPARE(report["all"].toObject()["count"].toInt(), 3);
    QCOMPARE(report["all"].toObject()["right"].toDouble(), 100.0);
    QCOMPARE(report["by_wording"].toObject()["casual"].toObject()["count"].toInt(), 1);
}

void TestRulesCommand::measuresRules()
{
    NEED_A_MODEL();
    const QString page = m_pack + ".md";
    const Outcome outcome = m_program.run({"rules", "measure", m_pack, "--output", page});
    QVERIFY2(outcome.exitCode == 0, outcome.errors);
    QVERIFY(outcome.output.contains("without rules %"));
    QFile file(page);
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(text.contains("/inn-pack | no | 3 |"));
    QVERIFY(text.contains("ratatosk-cli rules measure ") && text.contains("/inn-pack.jsonl`"));
    QVERIFY(text.contains("| rounding-digits |"));
}

void TestRulesCommand::leavesRightQueriesAlone()
{
    const QString changed = m_pack + ".csv";
    const Outcome outcome = m_program.run({"rules", "measure", "--right", m_pack, "--format", "csv", "--changed", changed});
    if (!ratatosk::findModelBundle())
        QSKIP("there is no model bundle in models/");
    QVERIFY2(outcome.exitCode == 0, outcome.errors);
    QVERIFY2(outcome.output.contains("inn-pack,3,0,"), outcome.output);
    QFile file(changed);
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE(file.readAll().trimmed(), QByteArray("pack,database,question,before,after,rules"));
}

void TestRulesCommand::explainsChanges()
{
    NEED_A_MODEL();
    const QString question = "average nights of guests without decimals";
    const QJsonObject with = answerTo(question)["candidates"].toArray().first().toObject();
    QVERIFY(with["sql"].toString().contains("avg("));
    const Outcome outcome = m_program.run({"ask", m_file, question, "--explain"});
    const QJsonArray changes = with["changes"].toArray();
    for (const auto& change : changes)
        QVERIFY2(outcome.errors.contains(change.toObject()["id"].toString().toUtf8()), outcome.errors);
    QVERIFY(!changes.isEmpty() || outcome.errors.contains("No rule changed this query."));
    const QJsonObject without = answerTo(question, {"--without-rules"})["candidates"].toArray().first().toObject();
    QVERIFY(without["changes"].toArray().isEmpty());
}

/// A condition that the question nearly spells is never removed.
void TestRulesCommand::keepsMisspeltValues()
{
    NEED_A_MODEL();
    const QString sql = answerTo("list the guests from Germny")["candidates"].toArray().first().toObject()["sql"].toString();
    QVERIFY2(sql.contains("'Germany'"), qPrintable(sql));
}

RATATOSK_TEST(TestRulesCommand);
#include "tst_rules_command.moc"
