// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/question_edits.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

namespace {

/// dogs(id, owner), people(id); dogs.owner -> people.id is a guess, dogs.id -> people.id is declared.
Schema schema()
{
    return *Schema::create({{"dogs", "dogs"}, {"people", "people"}},
                           {{TableId{0}, "id", "id"}, {TableId{0}, "owner", "owner"}, {TableId{1}, "id", "id"}},
                           {{ColumnId{1}, ColumnId{2}, 0, true}, {ColumnId{0}, ColumnId{2}, 1, false}});
}

SchemaLinks links()
{
    return {{{0, ColumnId{1}, LinkKind::Exact, "owner"}, {0, ColumnId{1}, LinkKind::WordInCell, "owner of"}},
            {{1, TableId{0}, LinkKind::Partial, "dogs"}}};
}

} // namespace

class TestQuestionEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesAllLinksBetweenTwoOut();
    void addsALinkAsStrongAsAName();
    void leavesAsideWhatIsNotThere();
    void acceptsAndRefusesGuesses();
    void keepsDeclaredKeys();
};

void TestQuestionEdits::takesAllLinksBetweenTwoOut()
{
    const SchemaLinks edited = withEdits(links(), {{0, 1, -1, false}}, 2, schema());
    QVERIFY(edited.columns.empty());
    QVERIFY(edited.tables == links().tables);
}

void TestQuestionEdits::addsALinkAsStrongAsAName()
{
    const SchemaLinks edited = withEdits(links(), {{1, -1, 0, true}, {1, 2, -1, true}}, 2, schema());
    QVERIFY(edited.tables == (std::vector<Link<TableId>>{{1, TableId{0}, LinkKind::Exact, "dogs"}}));
    QVERIFY(edited.columns.back() == (Link<ColumnId>{1, ColumnId{2}, LinkKind::Exact, "id"}));
}

void TestQuestionEdits::leavesAsideWhatIsNotThere()
{
    const std::vector<LinkEdit> edits{{2, 1, -1, true}, {-1, 1, -1, true}, {0, 3, -1, true}, {0, -1, 2, true}, {0, -1, -1, true}};
    QVERIFY(withEdits(links(), edits, 2, schema()) == links());
}

void TestQuestionEdits::acceptsAndRefusesGuesses()
{
    const Schema accepted = withEdits(schema(), {{ColumnId{1}, ColumnId{2}, true}});
    QCOMPARE(accepted.foreignKeys().size(), size_t(2));
    QVERIFY(!accepted.foreignKeys().front().isGuess);
    Schema onServer = schema();
    onServer.setDialect(Dialect::Postgres);
    QCOMPARE(withEdits(onServer, {{ColumnId{1}, ColumnId{2}, true}}).dialect(), Dialect::Postgres);
    const Schema refused = withEdits(schema(), {{ColumnId{1}, ColumnId{2}, false}});
    QCOMPARE(refused.foreignKeys().size(), size_t(1));
    QVERIFY(withEdits(schema(), {}) == schema());
}

void TestQuestionEdits::keepsDeclaredKeys()
{
    QVERIFY(withEdits(schema(), {{ColumnId{0}, ColumnId{2}, false}}) == schema());
}

RATATOSK_TEST(TestQuestionEdits);
#include "tst_question_edits.moc"
