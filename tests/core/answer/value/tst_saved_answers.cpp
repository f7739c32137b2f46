// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/saved_answers.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace ratatosk;

class TestSavedAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheSameQuestion_data();
    void findsTheSameQuestion();
    void replacesAnOlderAnswer();
    void writesWhatSpiderHas();
    void readsBackWhatItWrote();
    void refusesBrokenFiles_data();
    void refusesBrokenFiles();
};

void TestSavedAnswers::findsTheSameQuestion_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("as it was") << "How many dogs?" << true;
    QTest::newRow("case, blanks, no mark") << " how  many\tDOGS" << true;
    QTest::newRow("another") << "How many cats?" << false;
    QTest::newRow("longer") << "How many dogs are there?" << false;
}

void TestSavedAnswers::findsTheSameQuestion()
{
    QFETCH(QString, question);
    QFETCH(bool, isFound);
    const auto answer = answerTo(question.toStdString(), {{"kennel", "How many dogs?", "SELECT count(*) FROM dogs", {}}});
    QCOMPARE(answer.has_value(), isFound);
}

void TestSavedAnswers::replacesAnOlderAnswer()
{
    std::vector<SavedAnswer> answers{{"kennel", "How many dogs?", "SELECT 1", {}}, {"shop", "How many dogs?", "SELECT 2", {}}};
    saveAnswer(answers, {"kennel", "how many dogs", "SELECT 3", {}});
    QCOMPARE(answers.size(), size_t{2});
    QCOMPARE(answers[0].sql, std::string("SELECT 2"));
    QCOMPARE(answers[1].sql, std::string("SELECT 3"));
}

void TestSavedAnswers::writesWhatSpiderHas()
{
    const std::string json = spiderJsonOf(
        {{"kennel", "What's \"Rex\", aged 3?", "SELECT name FROM dogs -- all\nWHERE age>=3 AND name = 'Rex B'", "2026-01-02T03:04:05Z"}});
    const QJsonObject record = QJsonDocument::fromJson(QByteArray::fromStdString(json)).array().at(0).toObject();
    QCOMPARE(record["db_id"].toString(), "kennel");
    const auto words = [&](const char* key) {
        QStringList list;
        for (const QJsonValue& word : record[QLatin1String(key)].toArray())
            list << word.toString();
        return list.join(' ');
    };
    QCOMPARE(words("question_toks"), QStringLiteral("What's \" Rex \" , aged 3 ?"));
    QCOMPARE(words("query_toks"), QStringLiteral("SELECT name FROM dogs WHERE age >= 3 AND name = 'Rex B'"));
}

void TestSavedAnswers::readsBackWhatItWrote()
{
    const std::vector<SavedAnswer> answers{{"a", "Wie viele Hütten?", "SELECT '\n'", "2026-01-02T03:04:05Z"}, {"b", "q", "SELECT 1", {}}};
    QCOMPARE(*savedAnswersOf(spiderJsonOf(answers)), answers);
    QVERIFY(savedAnswersOf(spiderJsonOf({}))->empty());
}

void TestSavedAnswers::refusesBrokenFiles_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no list") << QByteArray("{}");
    QTest::newRow("no record") << QByteArray("[1]");
    QTest::newRow("no query") << QByteArray("[{\"question\": \"q\"}]");
    QTest::newRow("cut off") << QByteArray("[{\"question\": \"q\", \"que");
}

void TestSavedAnswers::refusesBrokenFiles()
{
    QFETCH(QByteArray, json);
    QCOMPARE(savedAnswersOf(json.toStdString()).error().code, ErrorCode::InvalidData);
}

RATATOSK_TEST(TestSavedAnswers);
#include "tst_saved_answers.moc"
