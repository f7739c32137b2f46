// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rewriting/text_matches.h"

#include "tests/support/rewritten_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestTextMatches : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rewrites_data();
    void rewrites();
};

static const char* const kOfTextMatches =
    "CREATE TABLE parcel (id INTEGER PRIMARY KEY, status TEXT, place TEXT);"
    "INSERT INTO parcel VALUES (1, 'LOST', 'Leeds'), (2, 'DEL', 'leeds'), (3, 'DEL', 'York station');";

void TestTextMatches::rewrites_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("as cells have it") << "Lost ones"
                                      << "SELECT id FROM parcel WHERE status = 'lost'"
                                      << "SELECT id FROM parcel WHERE status = 'LOST'";
    QTest::newRow("in a share") << "What share was lost?"
                                << "SELECT 100.0 * count(*) FILTER (WHERE status = 'lost') / count(*) FROM parcel"
                                << "SELECT 100.0 * count(*) FILTER (WHERE status = 'LOST') / count(*) FROM parcel";
    QTest::newRow("there as it is") << "DEL ones"
                                    << "SELECT id FROM parcel WHERE status = 'DEL'"
                                    << "";
    QTest::newRow("one of two spellings") << "In leeds"
                                          << "SELECT id FROM parcel WHERE place = 'leeds'"
                                          << "SELECT id FROM parcel WHERE place LIKE 'leeds'";
    QTest::newRow("none of two spellings") << "Not in Leeds"
                                           << "SELECT id FROM parcel WHERE place != 'Leeds'"
                                           << "SELECT id FROM parcel WHERE place NOT LIKE 'Leeds'";
    QTest::newRow("two of them") << "In LEEDS"
                                 << "SELECT id FROM parcel WHERE place = 'LEEDS'"
                                 << "SELECT id FROM parcel WHERE place LIKE 'LEEDS'";
    QTest::newRow("one of its words") << "In York"
                                      << "SELECT id FROM parcel WHERE place = 'York'"
                                      << "SELECT id FROM parcel WHERE place LIKE '%York%'";
}

void TestTextMatches::rewrites()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(rewrittenText(
              kOfTextMatches, question, before,
              []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& words, [[maybe_unused]] const CellLookup& cells) {
                  const bool inAnyCase = matchTextsInAnyCase(query, cells);
                  return matchTexts(query, cells) || inAnyCase;
              }),
          "after");
}

RATATOSK_TEST(TestTextMatches);
#include "tst_text_matches.moc"
