// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/schema_reader.h"
#include "core/questions/evaluation/grammar_coverage.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// How far gold queries get on their way through the grammar and back.
class TestGrammarCoverage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sortsQueries_data();
    void sortsQueries();
    void countsByKind();

private:
    Result<CoverageVerdict> coverage(const std::string& query) const
    {
        const auto connection = Connection::open(m_database.file());
        return coverageOf({.database = "kennel", .question = "", .query = query}, *readSchema(*connection), *connection, m_system);
    }

    ScratchDatabase m_database{"CREATE TABLE owner (id INTEGER PRIMARY KEY, name TEXT);"
                               "CREATE TABLE dog (id INTEGER PRIMARY KEY, name TEXT, age INTEGER, owner_id INTEGER REFERENCES owner);"
                               "INSERT INTO owner VALUES (1, 'Ada'), (2, 'Bo');"
                               "INSERT INTO dog VALUES (1, 'Rex', 3, 1), (2, 'Bella', 12, 2), (3, 'Max', 5, 1);"};
    const TransitionSystem m_system{*sql::builtInGrammar("compact")};
};

void TestGrammarCoverage::sortsQueries_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("expected");

    QTest::newRow("comes back") << "SELECT name FROM dog WHERE age > 4 ORDER BY age"
                                << "same rows";
    QTest::newRow("SQL that is not read") << "WITH old AS (SELECT * FROM dog) SELECT * FROM old"
                                          << "not read";
    QTest::newRow("no place in the grammar") << "SELECT upper(name) FROM dog"
                                             << "not mapped";
    QTest::newRow("not to be searched for") << "SELECT (SELECT max(age) FROM dog)"
                                            << "not legal";
}

void TestGrammarCoverage::sortsQueries()
{
    QFETCH(QString, query);
    QFETCH(QString, expected);
    const auto found = coverage(query.toStdString());
    QVERIFY2(found, found ? "" : found.error().detail.c_str());
    QCOMPARE(QString(nameOf(found->coverage)), expected);
}

void TestGrammarCoverage::countsByKind()
{
    const auto verdict = [](const char* kind, Coverage coverage, int actions) {
        return CoverageVerdict{.question = {.kind = kind}, .coverage = coverage, .actions = actions};
    };
    const CoverageReport report = coverageReportOf(
        "kennel", {verdict("plain", Coverage::Same, 4), verdict("plain", Coverage::NotMapped, 0), verdict("date", Coverage::Same, 8)});
    QCOMPARE(report.all.count, 3);
    QCOMPARE(report.all.of(Coverage::Same), 2);
    QCOMPARE(report.byKind.at("plain").percent(), 50.0);
    QCOMPARE(report.byKind.at("date").percent(), 100.0);
    QCOMPARE(report.actions, 6.0);
    QVERIFY(!coverage("SELECT nothing FROM dog"));
}

RATATOSK_TEST(TestGrammarCoverage);
#include "tst_grammar_coverage.moc"
