// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/relations/conversation_rules.h"
#include "core/linking/relations/relation_builder.h"

#include "tests/core/linking/relations/concert_singer.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestConversationRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void layOutWhatWentBefore();
    void keepTheQuestionsOwnRelations();
    void beginAsWhatComesNearest();
};

namespace {

constexpr ColumnId kAge{12};
constexpr TableId kSinger{1};

/// "singers" was asked, and answered by a query that shows ages of singers.
EarlierItems ages()
{
    EarlierItems earlier;
    earlier.items = {{"singers", false, EarlierClause::Shown, {}, {}},
                     {"select", true, EarlierClause::Shown, {}, {}},
                     {"age", true, EarlierClause::Condition, kAge, {}},
                     {"singer", true, EarlierClause::Shown, {}, kSinger}};
    earlier.links.tables.push_back({0, kSinger, LinkKind::Exact, "singer"});
    return earlier;
}

constexpr int kWords = 2, kItems = 4, kColumns = 21, kFirstColumn = kWords + kItems, kFirstTable = kFirstColumn + kColumns;

} // namespace

/// Items of earlier turns stand between words and columns.
void TestConversationRules::layOutWhatWentBefore()
{
    const RelationMatrix matrix = buildRelations(kWords, concertSinger(), {}, RelationVocabulary::Conversation, ages());
    const auto name = [&](int row, int column) { return relationName(RelationVocabulary::Conversation, matrix.at(row, column)); };
    QCOMPARE(matrix.words, kWords + kItems);
    QCOMPARE(matrix.size(), kWords + kItems + kColumns + 4);
    QCOMPARE(name(0, 2), std::string("word to earlier word"));
    QCOMPARE(name(2, 0), std::string("earlier word to word"));
    QCOMPARE(name(1, 4), std::string("word to earlier query"));
    QCOMPARE(name(4, 2), std::string("earlier query to earlier word"));
    QCOMPARE(name(4, kFirstColumn + 12), std::string("earlier query to column, condition"));
    QCOMPARE(name(kFirstColumn + 12, 4), std::string("column to earlier query, condition"));
    QCOMPARE(name(5, kFirstTable + 1), std::string("earlier query to its table"));
    QCOMPARE(int(matrix.at(2, kFirstTable + 1)), int(ConversationRules().tableLink(LinkKind::Exact).wordToItem));
}

/// A question that stands alone is read as by the extended relations.
void TestConversationRules::keepTheQuestionsOwnRelations()
{
    SchemaLinks links;
    links.columns.push_back({1, kAge, LinkKind::Synonym, "age"});
    const RelationMatrix alone = buildRelations(kWords, concertSinger(), links, RelationVocabulary::Conversation);
    QVERIFY(alone == buildRelations(kWords, concertSinger(), links, RelationVocabulary::Extended));
    const RelationMatrix after = buildRelations(kWords, concertSinger(), links, RelationVocabulary::Conversation, ages());
    for (int row = 0; row < kWords; ++row) {
        QCOMPARE(after.at(row, 1), alone.at(row, 1));
        for (int column = 0; column < kColumns; ++column)
            QCOMPARE(after.at(row, kFirstColumn + column), alone.at(row, kWords + column));
    }
}

void TestConversationRules::beginAsWhatComesNearest()
{
    const std::vector<int> nearest = ConversationRules::nearestExtended();
    const int extended = relationCount(RelationVocabulary::Extended);
    QCOMPARE(extended + static_cast<int>(nearest.size()), relationCount(RelationVocabulary::Conversation));
    for (const int relation : nearest)
        QVERIFY(0 <= relation && relation < extended);
}

RATATOSK_TEST(TestConversationRules);
#include "tst_conversation_rules.moc"
