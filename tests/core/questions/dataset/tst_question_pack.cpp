// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/question_pack.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace ratatosk;

/// Packs of questions in both of their forms, and where their databases are looked for.
class TestQuestionPack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAnArray();
    void readsLines();
    void namesWordings_data();
    void namesWordings();
    void refusesWhatIsNoPack_data();
    void refusesWhatIsNoPack();
    void findsDatabases();
    void findsSources();

private:
    std::filesystem::path write(const QString& name, const QByteArray& content) const
    {
        const QString path = m_folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        file.open(QFile::WriteOnly);
        file.write(content);
        return path.toStdString();
    }

    QTemporaryDir m_folder;
};

void TestQuestionPack::readsAnArray()
{
    write("array/questions.json", R"([{"db_id": "inn", "question": "How many guests?", "query": "SELECT 1", "kind": "plain/careful"},
        {"db_id": "inn", "question": "guests, how many", "query": "SELECT 1", "kind": "plain/casual"},
        {"db_id": "mill", "question": "Mills?", "query": "SELECT 2", "kind": "date"},
        {"db_id": "mill", "question": "All of them?", "query": "SELECT 3"}])");
    const auto pack = readQuestionPack(m_folder.filePath("array").toStdString());
    QVERIFY2(pack, pack ? "" : pack.error().detail.c_str());
    QCOMPARE(pack->name, std::string("array"));
    QCOMPARE(pack->databases(), (std::vector<std::string>{"inn", "mill"}));
    QCOMPARE(pack->questions.size(), std::size_t(4));
    QCOMPARE(pack->questions[1], (PackQuestion{"inn", "guests, how many", "SELECT 1", "plain", "casual", 0}));
    QCOMPARE(pack->questions[2], (PackQuestion{"mill", "Mills?", "SELECT 2", "date", "", 1}));
    QCOMPARE(pack->questions[3], (PackQuestion{"mill", "All of them?", "SELECT 3", "", "", 2}));
}

void TestQuestionPack::readsLines()
{
    const auto file = write("trades.jsonl", R"({"db_id": "inn", "kind": "plain", "questions": ["A?", "B?", "C?"], "query": "SELECT 1"}
{"db_id": "inn", "questions": ["D?"], "query": "SELECT 2"}
)");
    const auto pack = readQuestionPack(file);
    QVERIFY2(pack, pack ? "" : pack.error().detail.c_str());
    QVERIFY2(pack->name.ends_with("/trades"), pack->name.c_str());
    QCOMPARE(pack->questions.size(), std::size_t(4));
    QCOMPARE(pack->questions[2], (PackQuestion{"inn", "C?", "SELECT 1", "plain", "terse", 0}));
    QCOMPARE(pack->questions[3], (PackQuestion{"inn", "D?", "SELECT 2", "", "careful", 1}));
}

void TestQuestionPack::namesWordings_data()
{
    QTest::addColumn<QString>("questions");
    QTest::addColumn<QStringList>("wordings");
    QTest::newRow("two") << R"(["A", "B"])" << QStringList{"careful", "casual"};
    QTest::newRow("three") << R"(["A", "B", "C"])" << QStringList{"careful", "casual", "terse"};
    QTest::newRow("four") << R"(["A", "B", "C", "D"])" << QStringList{"careful", "casual", "casual", "casual"};
}

void TestQuestionPack::namesWordings()
{
    QFETCH(QString, questions);
    const auto file = write("wordings.jsonl", QString(R"({"db_id": "inn", "questions": %1, "query": "SELECT 1"})").arg(questions).toUtf8());
    const auto pack = readQuestionPack(file);
    QVERIFY2(pack, pack ? "" : pack.error().detail.c_str());
    QStringList wordings;
    for (const PackQuestion& question : pack->questions)
        wordings << QString::fromStdString(question.wording);
    QTEST(wordings, "wordings");
}

void TestQuestionPack::refusesWhatIsNoPack_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << "empty.json" << QByteArray("[]");
    QTest::newRow("no query") << "query.jsonl" << QByteArray(R"({"db_id": "inn", "questions": ["A"]})");
    QTest::newRow("a number") << "number.json" << QByteArray(R"([{"db_id": 3, "question": "A", "query": "SELECT 1"}])");
    QTest::newRow("no JSON") << "text.json" << QByteArray("guests");
}

void TestQuestionPack::refusesWhatIsNoPack()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    const auto pack = readQuestionPack(write(name, content));
    QVERIFY(!pack);
    QCOMPARE(pack.error().code, ErrorCode::InvalidData);
    QVERIFY2(pack.error().detail.find(name.toStdString()) != std::string::npos, pack.error().detail.c_str());
}

void TestQuestionPack::findsDatabases()
{
    const auto beside = write("places/inn.sqlite", "x"), script = write("places/sql/mill.sql", "x"),
               spider = write("spider/database/barn/barn.sqlite", "x");
    const QuestionPack pack{.name = "places", .folder = m_folder.filePath("places").toStdString(), .questions = {}};
    const std::vector<std::filesystem::path> further{m_folder.filePath("spider").toStdString()};
    QCOMPARE(*packDatabase(pack, "inn"), beside);
    QCOMPARE(*packDatabase(pack, "mill"), script);
    QCOMPARE(*packDatabase(pack, "barn", further), spider);
    const auto missing = packDatabase(pack, "barn");
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, ErrorCode::FileMissing);
}

void TestQuestionPack::findsSources()
{
    const auto csv = write("sources/inn.csv", "x"), workbook = write("sources/mill.xlsx", "x");
    const auto folder = write("sources/barn/hay.csv", "x").parent_path();
    const QuestionPack pack{.name = "sources", .folder = m_folder.filePath("sources").toStdString(), .questions = {}};
    QCOMPARE(packSource(pack, "inn"), csv);
    QCOMPARE(packSource(pack, "mill"), workbook);
    QCOMPARE(packSource(pack, "barn"), folder);
    QVERIFY(packSource(pack, "nowhere").empty());
}

RATATOSK_TEST(TestQuestionPack);
#include "tst_question_pack.moc"
