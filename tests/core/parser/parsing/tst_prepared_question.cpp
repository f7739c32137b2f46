// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/relations/prepared_question.h"
#include "core/linking/relations/relation_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

namespace {

// players: id; matches: winner_id, loser_id
constexpr ColumnId kPlayer{0}, kWinner{1}, kLoser{2};

Schema schemaWith(const std::vector<ForeignKey>& keys)
{
    return *Schema::create({{"players", "players"}, {"matches", "matches"}},
                           {{TableId{0}, "id", "id", ColumnType::Number, "INTEGER", true},
                            {TableId{1}, "winner_id", "winner id", ColumnType::Number},
                            {TableId{1}, "loser_id", "loser id", ColumnType::Number}},
                           keys);
}

PreparedQuestion prepared(const Schema& schema)
{
    return *prepareQuestion("Who won the most matches?", schema, SchemaLinker(schema, ValueIndex::empty()), *ValueIndex::empty());
}

} // namespace

class TestPreparedQuestion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keysOfAPersonAreIntended();
    void relationsAreThoseOfTheLinks();
};

/// A key that a person has accepted counts among the rivals.
void TestPreparedQuestion::keysOfAPersonAreIntended()
{
    PreparedQuestion question = prepared(schemaWith({{kLoser, kPlayer}}));
    QVERIFY(question.keyMentions.empty());
    complete(question, schemaWith({{kWinner, kPlayer, 0}, {kLoser, kPlayer, 1}}), RelationVocabulary::Extended);
    QCOMPARE(question.disambiguatedKeys, std::vector<ColumnId>{kWinner});
    QCOMPARE(question.keyMentions, std::vector<int>{1});
}

void TestPreparedQuestion::relationsAreThoseOfTheLinks()
{
    const Schema schema = schemaWith({{kWinner, kPlayer, 0}, {kLoser, kPlayer, 1}});
    PreparedQuestion question = prepared(schema);
    QVERIFY(question.relations.kinds.empty());
    question.links.columns.push_back({1, kWinner, LinkKind::Exact, "winner id"});
    complete(question, schema, RelationVocabulary::Extended);
    const auto words = static_cast<int>(question.question.words.size());
    QVERIFY(question.relations == buildRelations(words, schema, question.links, RelationVocabulary::Extended));
}

RATATOSK_TEST(TestPreparedQuestion);
#include "tst_prepared_question.moc"
