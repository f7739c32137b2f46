// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/conversation/carried_conditions.h"
#include "core/parser/parsing/earlier_reading.h"
#include "core/rules/filters/earlier_conditions.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/library_schema.h"
#include "tests/support/rule_trial.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace ratatosk;

class TestCarriedConditions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesOutWhatForgets_data();
    void leavesOutWhatForgets();
    void keepsTheOnlyOnes();
    void letsAWordStandForConditions();

private:
    CandidateQuery candidateOf(const std::string& text) const { return {*sql::readQuery(text, m_schema), text, {}}; }

    PreparedQuestion preparedQuestion(const std::string& question, const std::string& before) const
    {
        const SchemaLinker linker(m_schema, ValueIndex::empty());
        PreparedQuestion prepared = *prepareQuestion(question, m_schema, linker, *ValueIndex::empty());
        if (!before.empty())
            addEarlier(prepared, std::vector<EarlierTurn>{{"before", before}}, m_schema, linker, **sql::builtInGrammar("extended"));
        return prepared;
    }

    Schema m_schema = librarySchema();
};

namespace {

const char* const kBefore = "SELECT title FROM book WHERE author_id = 3";
const char* const kForgets = "SELECT count(*) FROM book";
const char* const kKeeps = "SELECT count(*) FROM book WHERE author_id = 3";

} // namespace

void TestCarriedConditions::leavesOutWhatForgets_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<int>("left");
    QTest::newRow("of them") << "How many of them are there?" << kBefore << 1;
    QTest::newRow("those") << "Count those" << kBefore << 1;
    QTest::newRow("refers to nothing") << "How many books are there?" << kBefore << 2;
    QTest::newRow("nothing went before") << "How many of them are there?"
                                         << "" << 2;
    QTest::newRow("no condition before") << "How many of them are there?"
                                         << "SELECT title FROM book" << 2;
}

void TestCarriedConditions::leavesOutWhatForgets()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QFETCH(int, left);
    std::vector<CandidateQuery> candidates{candidateOf(kForgets), candidateOf(kKeeps)};
    const PreparedQuestion prepared = preparedQuestion(question.toStdString(), before.toStdString());
    runFilter(lacksEarlierCondition, candidates, {.question = prepared.question, .schema = m_schema, .prepared = &prepared});
    QCOMPARE(static_cast<int>(candidates.size()), left);
    QCOMPARE(candidates.back().sql, std::string(kKeeps));
}

void TestCarriedConditions::keepsTheOnlyOnes()
{
    std::vector<CandidateQuery> candidates{candidateOf(kForgets)};
    const PreparedQuestion prepared = preparedQuestion("How many of them are there?", kBefore);
    runFilter(lacksEarlierCondition, candidates, {.question = prepared.question, .schema = m_schema, .prepared = &prepared});
    QCOMPARE(candidates.size(), std::size_t(1));
}

void TestCarriedConditions::letsAWordStandForConditions()
{
    const PreparedQuestion question = withReferences(preparedQuestion("How many of them are there?", kBefore));
    const auto condition = std::ranges::find_if(
        question.earlier.items, [](const EarlierItem& item) { return item.column && item.part == EarlierClause::Condition; });
    QVERIFY(condition != question.earlier.items.end());
    QVERIFY(std::ranges::any_of(question.links.columns,
                                [&](const Link<ColumnId>& link) { return link.item == *condition->column && link.word == 3; }));
    const auto three = std::ranges::find(question.values, std::string("3"), &ValueCandidate::text);
    QVERIFY(three != question.values.end());
    QCOMPARE(three->beginWord, 3);
}

RATATOSK_TEST(TestCarriedConditions);
#include "tst_carried_conditions.moc"
