// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/relations/relation_builder.h"
#include "core/parser/parsing/earlier_reading.h"
#include "tests/support/test_program.h"
#include "tests/support/tiny_parser.h"

#include <QTest>

#include <algorithm>

using namespace ratatosk;
using namespace ratatosk::test;

namespace {

// guest: name 0, country 1; booking: guest 2, nights 3
Schema hotel()
{
    return *Schema::create({{"guest", "guest"}, {"booking", "booking"}},
                           {{TableId{0}, "name", "name"},
                            {TableId{0}, "country", "country"},
                            {TableId{1}, "guest", "guest", ColumnType::Number},
                            {TableId{1}, "nights", "nights", ColumnType::Number}},
                           {});
}

PreparedQuestion prepared(const std::vector<EarlierTurn>& turns)
{
    const Schema schema = hotel();
    const SchemaLinker linker(schema, ValueIndex::empty());
    PreparedQuestion question = *prepareQuestion("Only those who stay long", schema, linker, *ValueIndex::empty());
    addEarlier(question, turns, schema, linker, **sql::builtInGrammar("extended"));
    return question;
}

std::vector<std::string> textsOf(const EarlierItems& earlier, bool ofQuery)
{
    std::vector<std::string> texts;
    for (const EarlierItem& item : earlier.items) {
        if (item.isQuery == ofQuery)
            texts.push_back(item.text);
    }
    return texts;
}

} // namespace

class TestEarlierReading : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsQuestionAndQuery();
    void offersTheQuerysLiterals();
    void takesDatesPlainly();
    void leavesOutWhatItCannotRead();
    void readsTheLastTurnsAlone();
    void namesTables();
    void givesTheNetworkAnItemEach();
};

void TestEarlierReading::readsQuestionAndQuery()
{
    const EarlierItems earlier = prepared({{"Guests from Norway?", "SELECT name FROM guest WHERE country = 'Norway'"}}).earlier;
    QCOMPARE(textsOf(earlier, false), (std::vector<std::string>{"Guests", "from", "Norway", "?"}));
    QCOMPARE(textsOf(earlier, true), (std::vector<std::string>{"select where", "name", "equal", "country", "Norway"}));
    const auto country = std::ranges::find(earlier.items, std::optional(ColumnId{1}), &EarlierItem::column);
    QVERIFY(country != earlier.items.end());
    QVERIFY(country->part == EarlierClause::Condition);
    QVERIFY(std::ranges::any_of(earlier.links.tables, [](const Link<TableId>& link) { return link.word == 0 && link.item == TableId{0}; }));
}

/// So that "those" may be compared with what was said before.
void TestEarlierReading::offersTheQuerysLiterals()
{
    const PreparedQuestion question = prepared({{"Guests from Norway?", "SELECT name FROM guest WHERE country = 'Norway'"}});
    const auto norway = std::ranges::find(question.values, std::string("Norway"), &ValueCandidate::text);
    QVERIFY(norway != question.values.end());
    QVERIFY(norway->earlierItem >= 0);
    QCOMPARE(question.earlier.items[static_cast<std::size_t>(norway->earlierItem)].text, std::string("Norway"));
    QVERIFY(norway->evidence == std::vector<ColumnId>{ColumnId{1}});
}

/// A column that is written out as a date is still that column.
void TestEarlierReading::takesDatesPlainly()
{
    const std::string day = "substr(country, 7, 4) || '-' || substr(country, 1, 2) || '-' || substr(country, 4, 2)";
    const EarlierItems earlier =
        prepared({{"Guests of 2023?", "SELECT name FROM guest WHERE strftime('%Y', " + day + ") = '2023'"}}).earlier;
    QCOMPARE(textsOf(earlier, true),
             textsOf(prepared({{"Guests of 2023?", "SELECT name FROM guest WHERE strftime('%Y', country) = '2023'"}}).earlier, true));
    QVERIFY(!textsOf(earlier, true).empty());
}

void TestEarlierReading::leavesOutWhatItCannotRead()
{
    const EarlierItems earlier = prepared({{"What is this?", "SELECT nothing FROM nowhere"}}).earlier;
    QVERIFY(textsOf(earlier, true).empty());
    QCOMPARE(textsOf(earlier, false).size(), std::size_t(4));
    QVERIFY(prepared({}).earlier.isEmpty());
}

/// Two questions, and the last query, an earlier one where the last turn had none.
void TestEarlierReading::readsTheLastTurnsAlone()
{
    const EarlierItems earlier = prepared({{"first", ""}, {"second", "SELECT nights FROM booking"}, {"third", ""}}).earlier;
    QCOMPARE(textsOf(earlier, false), (std::vector<std::string>{"third", "second"}));
    QCOMPARE(textsOf(earlier, true), (std::vector<std::string>{"select", "nights"}));
}

void TestEarlierReading::namesTables()
{
    const std::vector<EarlierTurn> turns{{"", "SELECT nights FROM booking"}};
    QVERIFY(earlierTables(turns, hotel(), **sql::builtInGrammar("extended")) == std::vector<TableId>{TableId{1}});
}

/// Words, then what went before, each read in exactly one chunk of its own.
void TestEarlierReading::givesTheNetworkAnItemEach()
{
    ModelConfig config = tinyConfig();
    config.relations = RelationVocabulary::Conversation;
    const PreparedQuestion question = prepared({{"Guests from Norway?", "SELECT name FROM guest WHERE country = 'Norway'"}});
    const ModelInput input = InputBuilder(config, std::make_shared<HashedVocabulary>()).build(question, hotel());
    const int words = static_cast<int>(question.question.words.size());
    QCOMPARE(input.words(), words + question.earlier.count());
    QCOMPARE(static_cast<int>(input.earlierKinds.size()), question.earlier.count());
    const InputChunk& chunk = input.chunks.back();
    QCOMPARE(static_cast<int>(chunk.items.size()), question.earlier.count());
    for (std::size_t i = 0; i < chunk.items.size(); ++i) {
        QCOMPARE(chunk.items[i].item, words + static_cast<int>(i));
        QVERIFY(chunk.items[i].pieces.size() > 0);
        QVERIFY(chunk.items[i].pieces.end <= static_cast<int>(chunk.pieces.size()));
    }
    const auto norway = std::ranges::find(question.values, std::string("Norway"), &ValueCandidate::text) - question.values.begin();
    QVERIFY(input.values[static_cast<std::size_t>(norway)].words.begin >= words);
}

RATATOSK_TEST(TestEarlierReading);
#include "tst_earlier_reading.moc"
