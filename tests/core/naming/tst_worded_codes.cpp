// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/naming/worded_codes.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestWordedCodes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfWordedCodes =
    "CREATE TABLE req_type (type_cd TEXT PRIMARY KEY, descr TEXT, days INTEGER); CREATE TABLE request (req_no INTEGER PRIMARY KEY, type_cd "
    "TEXT "
    "REFERENCES req_type(type_cd), person_id INTEGER REFERENCES person(id)); CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT);";

void TestWordedCodes::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("kinds counted")
        << "How many requests of each kind?"
        << "SELECT type_cd, count(*) FROM request GROUP BY type_cd"
        << "SELECT rt.descr, count(*) FROM request AS r JOIN req_type AS rt ON r.type_cd = rt.type_cd GROUP BY r.type_cd";
    QTest::newRow("joined already")
        << "kinds of request that take over 3 days"
        << "SELECT DISTINCT r.type_cd FROM request AS r JOIN req_type AS rt ON r.type_cd = rt.type_cd WHERE rt.days > 3"
        << "SELECT DISTINCT rt.descr FROM request AS r JOIN req_type AS rt ON r.type_cd = rt.type_cd WHERE rt.days > 3";
    QTest::newRow("of its own table") << "which kinds take over 3 days"
                                      << "SELECT type_cd FROM req_type WHERE days > 3"
                                      << "SELECT descr FROM req_type WHERE days > 3";
    QTest::newRow("code asked for") << "codes of the kinds that take over 3 days"
                                    << "SELECT type_cd FROM req_type WHERE days > 3"
                                    << "";
    QTest::newRow("shown beside") << "kinds and what they are"
                                  << "SELECT type_cd, descr FROM req_type"
                                  << "";
    QTest::newRow("a number") << "requests of each person"
                              << "SELECT person_id, count(*) FROM request GROUP BY person_id"
                              << "";
}

void TestWordedCodes::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfWordedCodes, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return wordCodes(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestWordedCodes);
#include "tst_worded_codes.moc"
