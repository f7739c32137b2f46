// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/filters/unrelated_joins.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/library_schema.h"
#include "tests/support/rule_trial.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestUnrelatedJoins : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsUnrelatedTables_data();
    void knowsUnrelatedTables();
    void keepsTheOnlyOnes();

private:
    CandidateQuery candidateOf(const std::string& text) const { return {*sql::readQuery(text, m_schema), text, {}}; }

    Schema m_schema = librarySchema();
};

void TestUnrelatedJoins::knowsUnrelatedTables_data()
{
    QTest::addColumn<std::string>("query");
    QTest::addColumn<bool>("isStrange");
    QTest::newRow("one table") << std::string("SELECT name FROM author") << false;
    QTest::newRow("a key") << std::string("SELECT a.name FROM author AS a JOIN book AS b ON b.author_id = a.id") << false;
    QTest::newRow("two keys to the same") << std::string("SELECT l.id FROM loan AS l JOIN review AS r ON r.book_id = l.book_id") << false;
    QTest::newRow("names alike") << std::string("SELECT a.id FROM author AS a JOIN reader AS r ON a.name = r.name") << true;
    QTest::newRow("a table without keys") << std::string("SELECT b.id FROM book AS b JOIN shelf AS s ON b.title = s.label") << true;
    QTest::newRow("a table without keys, by its own")
        << std::string("SELECT b.id FROM book AS b JOIN shelf AS s ON b.id = s.label") << false;
    QTest::newRow("inside") << std::string("SELECT title FROM book WHERE author_id IN "
                                           "(SELECT a.id FROM author AS a JOIN reader AS r ON a.name = r.name)")
                            << true;
}

void TestUnrelatedJoins::knowsUnrelatedTables()
{
    QFETCH(std::string, query);
    QFETCH(bool, isStrange);
    QCOMPARE(joinsUnrelated(candidateOf(query).query, m_schema), isStrange);
}

void TestUnrelatedJoins::keepsTheOnlyOnes()
{
    const CandidateQuery strange = candidateOf("SELECT a.id FROM author AS a JOIN reader AS r ON a.name = r.name");
    std::vector<CandidateQuery> both{strange, candidateOf("SELECT name FROM author")};
    runFilter(joinsWithoutKey, both, {.question = {}, .schema = m_schema});
    QCOMPARE(both.size(), std::size_t(1));
    QCOMPARE(both.front().sql, std::string("SELECT name FROM author"));
    std::vector<CandidateQuery> only{strange};
    runFilter(joinsWithoutKey, only, {.question = {}, .schema = m_schema});
    QCOMPARE(only.size(), std::size_t(1));
}

RATATOSK_TEST(TestUnrelatedJoins);
#include "tst_unrelated_joins.moc"
