// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flags/directions.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestDirections : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfDirections =
    "CREATE TABLE piece (id INTEGER PRIMARY KEY, title TEXT);"
    "CREATE TABLE loan (id INTEGER PRIMARY KEY, piece_id INTEGER REFERENCES piece(id), direction TEXT, partner TEXT, back TEXT);"
    "INSERT INTO loan VALUES (1, 1, 'in', 'Tate', NULL), (2, 1, 'out', 'Prado', '2024-01-01');";

void TestDirections::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("lent out")
        << "what have we lent out that isn't back"
        << "SELECT p.title, l.partner FROM piece AS p JOIN loan AS l ON p.id = l.piece_id WHERE l.back IS NULL"
        << "SELECT p.title, l.partner FROM piece AS p JOIN loan AS l ON p.id = l.piece_id WHERE l.back IS NULL AND l.direction = 'out'";
    QTest::newRow("borrowed") << "From whom have we borrowed?"
                              << "SELECT DISTINCT partner FROM loan"
                              << "SELECT DISTINCT partner FROM loan WHERE direction = 'in'";
    QTest::newRow("borrowed from us") << "Who borrowed something from us?"
                                      << "SELECT DISTINCT partner FROM loan"
                                      << "SELECT DISTINCT partner FROM loan WHERE direction = 'out'";
    QTest::newRow("lent us") << "who lent us something"
                             << "SELECT DISTINCT partner FROM loan"
                             << "SELECT DISTINCT partner FROM loan WHERE direction = 'in'";
    QTest::newRow("outgoing") << "number of outgoing loans"
                              << "SELECT count(*) FROM loan"
                              << "SELECT count(*) FROM loan WHERE direction = 'out'";
    QTest::newRow("neither") << "number of loans"
                             << "SELECT count(*) FROM loan"
                             << "";
    QTest::newRow("asked already") << "outgoing loans"
                                   << "SELECT id FROM loan WHERE direction = 'out'"
                                   << "";
}

void TestDirections::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfDirections, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return testDirectionsSaid(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestDirections);
#include "tst_directions.moc"
