// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/answer_builder.h"

#include "core/answer/value/answer_check.h"
#include "core/english/language/word_splitter.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

namespace {

Schema dogs()
{
    return *Schema::create({{"dogs", "dogs"}}, {{TableId{0}, "name", "name"}, {TableId{0}, "age", "age"}}, {});
}

PreparedQuestion question()
{
    PreparedQuestion prepared;
    prepared.question = *splitQuestion("age of the hound Rex Brown"); // age of the hound Rex Brown
    prepared.links.columns = {{0, ColumnId{1}, LinkKind::Exact, "age"}};
    prepared.values = {{ValueType::Text, "Rex Brown", ValueSource::Capitals, 4, 6, {ColumnId{0}}},
                       {ValueType::Integer, "1", ValueSource::Default},
                       {ValueType::Text, "Rex", ValueSource::Capitals, 4, 5, {}}}; // in no cell
    complete(prepared, dogs(), RelationVocabulary::Extended);
    return prepared;
}

Candidate candidate(const std::string& sql, double logProbability, std::vector<DecisionTrace> trace)
{
    const auto query = sql::readQuery(sql, dogs());
    return {{*query, sql::unparse(*query, dogs()), {}}, logProbability, std::move(trace)};
}

Answer answerOf(const std::vector<Candidate>& candidates)
{
    return buildAnswer(question(), dogs(), candidates, **sql::builtInGrammar("compact"), RelationVocabulary::Extended, nullptr);
}

} // namespace

class TestAnswerBuilder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesItemsAndRelations();
    void sharesTheProbability();
    void putsStepsInWords();
    void marksStepsThatARuleReplaced();
    void drawsTheTree();
    void countsValuesOfTheDatabaseAsUsed();
    void takesNoCandidates();
};

void TestAnswerBuilder::namesItemsAndRelations()
{
    const Answer answer = answerOf({candidate("SELECT age FROM dogs", 0, {})});
    QVERIFY(answer.itemNames == (std::vector<std::string>{"age", "of", "the", "hound", "Rex", "Brown", "dogs.name", "dogs.age", "dogs"}));
    QCOMPARE(int(answer.relationNames.size()), relationCount(RelationVocabulary::Extended));
    QCOMPARE(answer.relations.size(), 9);
    QCOMPARE(inconsistencyOf(answer), std::string());
}

void TestAnswerBuilder::sharesTheProbability()
{
    const double half = std::log(0.5);
    const Answer answer = answerOf({candidate("SELECT age FROM dogs", half, {}), candidate("SELECT name FROM dogs", 2 * half, {}),
                                    candidate("SELECT count(*) FROM dogs", 3 * half, {})});
    QCOMPARE(answer.candidates[0].share, 4.0 / 7);
    QCOMPARE(answer.candidates[1].share, 2.0 / 7);
    QCOMPARE(answer.candidates[2].share, 1.0 / 7);
}

void TestAnswerBuilder::putsStepsInWords()
{
    const std::vector<float> attention(9, 1.0f / 9);
    const Answer answer = answerOf(
        {candidate("SELECT age FROM dogs WHERE name = 'Rex Brown'", 0,
                   {{{Action::Kind::SelectColumn, 1}, 0.5, attention, {}, {{{Action::Kind::SelectColumn, 0}, 0.25}}},
                    {{Action::Kind::SelectValue, 0}, 0.25, attention}})});
    const auto& steps = answer.candidates[0].steps;
    QCOMPARE(steps.size(), std::size_t(2));
    QVERIFY(steps[0] == (AnswerStep{"column dogs.age", 0.5, attention, -1, 7, 10, {{"column dogs.name", 0.25}}})); // SELECT age
    QCOMPARE(steps[1].action, std::string("value 'Rex Brown'"));
}

/// The decoder wrote name = 'Rex Brown'; one rule dropped that, a later one sorted.
void TestAnswerBuilder::marksStepsThatARuleReplaced()
{
    const auto decoded = sql::readQuery("SELECT age FROM dogs WHERE name = 'Rex Brown'", dogs());
    const auto shorter = sql::readQuery("SELECT age FROM dogs", dogs());
    Candidate changed = candidate("SELECT age FROM dogs ORDER BY age", 0,
                                  {{{Action::Kind::SelectColumn, 1}, 0.5, {}}, {{Action::Kind::SelectValue, 0}, 0.25, {}}});
    changed.changes = {{{"dropped-test", "WHERE name = 'Rex Brown'", "", "Drops a test."}, *decoded},
                       {{"sorted", "", "ORDER BY age", "Sorts rows."}, *shorter}};
    const Answer answer = answerOf({changed});
    const AnswerCandidate& only = answer.candidates.front();
    QCOMPARE(only.changes.size(), std::size_t(2));
    QCOMPARE(only.changes.front().id, std::string("dropped-test"));
    QCOMPARE(only.steps[0].overriddenBy, std::string());
    QCOMPARE(only.steps[1].overriddenBy, std::string("dropped-test"));
    QVERIFY(answerOf({candidate("SELECT age FROM dogs", 0, {})}).candidates.front().changes.empty());
}

void TestAnswerBuilder::drawsTheTree()
{
    const Answer answer = answerOf({candidate("SELECT age FROM dogs", 0, {})});
    const AnswerCandidate& only = answer.candidates[0];
    QCOMPARE(only.tree.sqlBegin, 0);
    QCOMPARE(only.tree.sqlEnd, int(only.sql.size()));
    QVERIFY(!only.tree.children.empty());
}

void TestAnswerBuilder::countsValuesOfTheDatabaseAsUsed()
{
    const Candidate withoutValue = candidate("SELECT age FROM dogs", 0, {});
    const Candidate withValue = candidate("SELECT age FROM dogs WHERE name = 'Rex Brown'", 0, {{{Action::Kind::SelectValue, 0}, 1, {}}});
    const Candidate withInvention = candidate("SELECT age FROM dogs WHERE name = 'Rex'", 0, {{{Action::Kind::SelectValue, 2}, 1, {}}});
    QVERIFY(answerOf({withInvention}).unusedWords == (std::vector<std::string>{"hound", "Rex", "Brown"}));
    QVERIFY(answerOf({withoutValue}).unusedWords == (std::vector<std::string>{"hound", "Rex", "Brown"}));
    QVERIFY(answerOf({withValue}).unusedWords == std::vector<std::string>{"hound"});
    QVERIFY(answerOf({withoutValue, withValue}).unusedWords.size() == 3); // the first answer counts
}

void TestAnswerBuilder::takesNoCandidates()
{
    const Answer answer = answerOf({});
    QVERIFY(answer.candidates.empty());
    QCOMPARE(answer.unusedWords.size(), std::size_t(3));
}

RATATOSK_TEST(TestAnswerBuilder);
#include "tst_answer_builder.moc"
