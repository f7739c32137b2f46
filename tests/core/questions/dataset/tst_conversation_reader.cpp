// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/conversation_reader.h"
#include "core/questions/dataset/value_filling.h"

#include "tests/support/data_packs.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <fstream>

using namespace ratatosk;

class TestConversationReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fillsValues_data();
    void fillsValues();
    void makesTurnsOfConversations();
    void putsFirstTurnsBehindOthers();
    void saysWhichLineIsWrong();
    void readsSparc();

private:
    std::string fileWith(const std::string& lines) const
    {
        const std::string file = m_folder.path().toStdString() + "/talk.jsonl";
        std::ofstream(file) << lines;
        return file;
    }

    QTemporaryDir m_folder;
};

namespace {

const char* const twoTalks =
    R"({"db_id": "pets", "turns": [{"question": "Which dogs?", "query": "SELECT name FROM dog"}, {"question": "Thanks!"}, {"question": "How many?", "query": "SELECT count(t1 . name) FROM dog AS t1"}]}
{"db_id": "pets", "turns": [{"question": "Which cats?", "query": "SELECT name FROM cat"}]}
)";

} // namespace

void TestConversationReader::fillsValues_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("goal");
    QTest::addColumn<QString>("utterance");
    QTest::addColumn<QString>("filled");
    const char* const goal = "SELECT a FROM t WHERE T1.age > 20 AND name = \"O'Hara\" AND year BETWEEN 1990 AND 1999 LIMIT 3";
    QTest::newRow("as in the goal") << "select a from t where t1 . age > value" << goal << ""
                                    << "select a from t where t1 . age > 20";
    QTest::newRow("text") << "select a from t where name = value" << goal << ""
                          << "select a from t where name = 'O''Hara'";
    QTest::newRow("span") << "select a from t where year between value and value" << goal << ""
                          << "select a from t where year between 1990 and 1999";
    QTest::newRow("limit") << "select a from t order by b limit value" << goal << ""
                           << "select a from t order by b limit 3";
    QTest::newRow("one") << "select a from t order by b limit value"
                         << ""
                         << "the oldest"
                         << "select a from t order by b limit 1";
    QTest::newRow("said") << "select a from t where size < value" << goal << "below 12 metres"
                          << "select a from t where size < 12";
    QTest::newRow("said in words") << "select a from t group by b having count ( * ) >= value"
                                   << ""
                                   << "at least two"
                                   << "select a from t group by b having count ( * ) >= 2";
    QTest::newRow("not known") << "select a from t where city = value" << goal << "there"
                               << "select a from t where city = 'value'";
    QTest::newRow("a column of that name") << "select value from t where value = value" << goal << ""
                                           << "select value from t where value = 'value'";
    QTest::newRow("nothing to fill") << "SELECT a FROM t" << goal << ""
                                     << "SELECT a FROM t";
}

void TestConversationReader::fillsValues()
{
    QFETCH(QString, query);
    QFETCH(QString, goal);
    QFETCH(QString, utterance);
    QFETCH(QString, filled);
    QCOMPARE(QString::fromStdString(withValues(query.toStdString(), goal.toStdString(), utterance.toStdString())), filled);
}

/// What no query answers is passed over.
void TestConversationReader::makesTurnsOfConversations()
{
    const auto conversations = readConversations(fileWith(twoTalks));
    QVERIFY2(conversations, conversations ? "" : conversations.error().detail.c_str());
    const std::vector<Example> examples = conversationExamples(*conversations);
    QCOMPARE(examples.size(), std::size_t(3));
    QVERIFY(examples[0].earlier.empty() && !examples[0].isFollowUp);
    QVERIFY(examples[1].isFollowUp);
    QCOMPARE(examples[1].query, std::string("SELECT count(t1.name) FROM dog AS t1"));
    QVERIFY(examples[1].earlier == (std::vector<EarlierTurn>{{"Which dogs?", "SELECT name FROM dog"}}));
    QVERIFY(examples[2].earlier.empty());
}

void TestConversationReader::putsFirstTurnsBehindOthers()
{
    const auto conversations = readConversations(fileWith(twoTalks));
    for (const Example& example : unrelatedExamples(*conversations, 3)) {
        QVERIFY(!example.isFollowUp);
        QVERIFY(!example.earlier.empty());
        QVERIFY(example.earlier.back().question != example.question);
    }
}

void TestConversationReader::saysWhichLineIsWrong()
{
    const auto read = readConversations(fileWith("{\"db_id\": \"pets\", \"turns\": []}\n{\"turns\": []}\n"));
    QVERIFY(!read);
    QVERIFY(read.error().code == ErrorCode::InvalidData);
    QVERIFY2(read.error().detail.find("line 2") != std::string::npos, read.error().detail.c_str());
}

/// How many of its placeholders can be filled stands in models/README.md.
void TestConversationReader::readsSparc()
{
    const std::filesystem::path file = dataPacks() / "conversation" / "sparc-train.jsonl";
    if (!std::filesystem::exists(file))
        QSKIP("The conversations are not here.");
    const auto conversations = readConversations(file);
    QVERIFY(conversations);
    QCOMPARE(conversations->size(), std::size_t(3034));
    const std::vector<Example> examples = conversationExamples(*conversations);
    QCOMPARE(examples.size(), std::size_t(8987));
    const auto isOpen = [](const Example& example) { return example.query.find("'value'") != std::string::npos; };
    const auto open = std::ranges::count_if(examples, isOpen);
    qInfo("%d of %d turns keep an unknown literal", int(open), int(examples.size()));
    QVERIFY(open < 900);
}

RATATOSK_TEST(TestConversationReader);
#include "tst_conversation_reader.moc"
