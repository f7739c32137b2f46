// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/engine/rule_runner.h"

#include "core/english/language/word_splitter.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/conjuncts.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/library_schema.h"
#include "tests/support/rule_trial.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace ratatosk;

namespace {

bool limitToOne(sql::Query& query)
{
    query.limit = sql::Literal{ValueType::Integer, "1"};
    return true;
}

bool changesNothing(sql::Query&)
{
    return true;
}

/// Refers to a second table that is not there.
bool breaksReference(sql::Query& query)
{
    auto* column = std::get_if<sql::ColumnReference>(&query.first.items.front().expression.term);
    column->source.index = 1;
    return true;
}

bool dropsWhere(sql::Query& query)
{
    query.first.where.reset();
    return true;
}

bool sortsByCells(sql::Query&, const CellLookup&)
{
    qFatal("there are no cells");
}

bool needsQuestion(sql::Query& query, const Question& question)
{
    query.first.isDistinct = question.words.size() == 2;
    return query.first.isDistinct;
}

std::vector<bool> isShort(const std::vector<const CandidateQuery*>& candidates, const RuleContext&)
{
    return markedWhere(candidates, [](const CandidateQuery& candidate) { return candidate.sql.size() < 30; });
}

Rule rewriting(std::string_view id, Rewrite rewrite)
{
    return {.id = id, .phase = RulePhase::Groups, .summary = "Tries a rewrite.", .action = rewrite};
}

} // namespace

/// Rules run in order, and what one of them breaks costs that one alone.
class TestRuleRunner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tracesChanges();
    void undoesWhatIsUnsound();
    void undoesWhatDropsASpelledCondition_data();
    void undoesWhatDropsASpelledCondition();
    void switchesRulesOff();
    void needsCellsForSomePhases();
    void filtersButNeverAll();
    void tellsLawsFromReadings();

private:
    CandidateQuery candidateOf(const std::string& sql) const { return {*sql::readQuery(sql, m_schema), sql, {}}; }

    RuleActivity run(std::vector<CandidateQuery>& candidates, const std::vector<Rule>& rules, const RuleSwitches& switches = {},
                     const char* question = "which books") const
    {
        const Question words = *splitQuestion(question);
        return applyRules(candidates, RuleContext{.question = words, .schema = m_schema}, rules, switches);
    }

    Schema m_schema = librarySchema();
};

void TestRuleRunner::tracesChanges()
{
    std::vector<CandidateQuery> candidates{candidateOf("SELECT title FROM book")};
    const RuleActivity activity = run(
        candidates, {rewriting("distinct", needsQuestion), rewriting("nothing", changesNothing), rewriting("one", limitToOne)});
    const CandidateQuery& candidate = candidates.front();
    QCOMPARE(candidate.sql, std::string("SELECT DISTINCT title FROM book LIMIT 1"));
    QCOMPARE(candidate.changes.size(), std::size_t(2));
    QCOMPARE(candidate.changes[0].change, (RuleChange{"distinct", "", "DISTINCT", "Tries a rewrite."}));
    QCOMPARE(candidate.changes[1].change, (RuleChange{"one", "", "LIMIT 1", "Tries a rewrite."}));
    QCOMPARE(sql::unparse(candidate.decoded(), m_schema), std::string("SELECT title FROM book"));
    QCOMPARE(sql::unparse(candidate.changes[1].before, m_schema), std::string("SELECT DISTINCT title FROM book"));
    QCOMPARE(activity.fired, (std::set<std::string, std::less<>>{"distinct", "one"}));
    QVERIFY(activity.undone.empty());
}

void TestRuleRunner::undoesWhatIsUnsound()
{
    std::vector<CandidateQuery> candidates{candidateOf("SELECT title FROM book")};
    const RuleActivity activity = run(
        candidates, {rewriting("distinct", needsQuestion), rewriting("breaks", breaksReference), rewriting("one", limitToOne)});
    QCOMPARE(candidates.front().sql, std::string("SELECT DISTINCT title FROM book LIMIT 1"));
    QCOMPARE(activity.undone, std::vector<std::string>{"breaks"});
    QVERIFY(!activity.fired.contains("breaks"));
}

void TestRuleRunner::undoesWhatDropsASpelledCondition_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<bool>("isKept");
    const auto row = [](const char* name, const char* question, const char* sql, bool isKept) {
        QTest::newRow(name) << question << sql << isKept;
    };
    const char* germany = "SELECT name FROM author WHERE name = 'Germany'";
    row("spelled", "authors from Germany", germany, true);
    row("in another case", "authors from GERMANY", germany, true);
    row("a letter is missing", "authors from Germny", germany, true);
    row("two letters are swapped", "authors from Gremany", germany, true);
    row("another word", "authors from Gambia", germany, false);
    row("not there", "authors", germany, false);
    row("too short to be near", "the ox authors", "SELECT name FROM author WHERE name = 'ax'", false);
    row("of two words", "books called first elven", "SELECT title FROM book WHERE title = 'First Eleven'", true);
    row("one of two words", "the first books", "SELECT title FROM book WHERE title = 'First Eleven'", false);
    row("a pattern", "titles with eleven", "SELECT title FROM book WHERE title LIKE '%eleven%'", true);
    row("a number", "books of more than 300 pages", "SELECT title FROM book WHERE pages > 300", true);
    row("a number in words", "books of more than three hundred pages", "SELECT title FROM book WHERE pages > 300", true);
    row("another number", "books of 200 pages", "SELECT title FROM book WHERE pages > 300", false);
}

void TestRuleRunner::undoesWhatDropsASpelledCondition()
{
    QFETCH(QString, question);
    QFETCH(QString, sql);
    QFETCH(bool, isKept);
    std::vector<CandidateQuery> candidates{candidateOf(sql.toStdString())};
    const RuleActivity activity = run(candidates, {rewriting("drops", dropsWhere)}, {}, question.toUtf8().constData());
    QCOMPARE(candidates.front().query.first.where.has_value(), isKept);
    QCOMPARE(activity.undone.size(), std::size_t(isKept ? 1 : 0));
}

void TestRuleRunner::switchesRulesOff()
{
    const std::vector<Rule> rules{rewriting("distinct", needsQuestion), rewriting("one", limitToOne)};
    std::vector<CandidateQuery> some{candidateOf("SELECT title FROM book")}, none = some;
    run(some, rules, {.without = {"distinct"}});
    QCOMPARE(some.front().sql, std::string("SELECT title FROM book LIMIT 1"));
    QVERIFY(run(none, rules, {.areOn = false}).fired.empty());
    QCOMPARE(none.front().sql, std::string("SELECT title FROM book"));
}

void TestRuleRunner::needsCellsForSomePhases()
{
    std::vector<CandidateQuery> candidates{candidateOf("SELECT title FROM book")};
    run(candidates, {{.id = "cells", .phase = RulePhase::Dates, .action = Rewrite(sortsByCells)}});
    QCOMPARE(candidates.size(), std::size_t(1));
}

void TestRuleRunner::filtersButNeverAll()
{
    const std::vector<Rule> rules{
        {.id = "short", .phase = RulePhase::Filter, .summary = "Drops short readings.", .action = CandidateFilter(isShort)}};
    const CandidateQuery brief = candidateOf("SELECT title FROM book"), detailed = candidateOf("SELECT title FROM book WHERE pages > 300");
    std::vector<CandidateQuery> both{brief, detailed}, alone{brief};
    const RuleActivity activity = run(both, rules);
    QCOMPARE(both.size(), std::size_t(1));
    QCOMPARE(both.front().sql, detailed.sql);
    QCOMPARE(activity.dropped, (std::vector<RuleChange>{{"short", brief.sql, "", "Drops short readings."}}));
    QVERIFY(run(alone, rules).fired.empty());
    QCOMPARE(alone.size(), std::size_t(1));
}

void TestRuleRunner::tellsLawsFromReadings()
{
    QVERIFY(Rewrite(limitToOne).isLaw());
    QVERIFY(Rewrite(sortsByCells).isLaw());
    QVERIFY(!Rewrite(needsQuestion).isLaw());
    QVERIFY(Rewrite(sortsByCells).needsCells());
    QVERIFY(!Rewrite(needsQuestion).needsCells());
}

RATATOSK_TEST(TestRuleRunner);
#include "tst_rule_runner.moc"
