// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/stranger_joins.h"
#include "core/sql/query_reader.h"
#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestStrangerJoins : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsStrangers_data();
    void knowsStrangers();
    void keepsTheOnlyOnes();

private:
    Candidate candidateOf(const std::string& text) const { return {*sql::readQuery(text, m_schema), text, 0, {}}; }

    Schema m_schema = librarySchema();
};

void TestStrangerJoins::knowsStrangers_data()
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

void TestStrangerJoins::knowsStrangers()
{
    QFETCH(std::string, query);
    QFETCH(bool, isStrange);
    QCOMPARE(joinsStrangers(candidateOf(query).query, m_schema), isStrange);
}

void TestStrangerJoins::keepsTheOnlyOnes()
{
    const Candidate strange = candidateOf("SELECT a.id FROM author AS a JOIN reader AS r ON a.name = r.name");
    std::vector<Candidate> both{strange, candidateOf("SELECT name FROM author")};
    dropStrangerJoins(both, m_schema);
    QCOMPARE(both.size(), std::size_t(1));
    QCOMPARE(both.front().sql, std::string("SELECT name FROM author"));
    std::vector<Candidate> only{strange};
    dropStrangerJoins(only, m_schema);
    QCOMPARE(only.size(), std::size_t(1));
}

RATATOSK_TEST(TestStrangerJoins);
#include "tst_stranger_joins.moc"
