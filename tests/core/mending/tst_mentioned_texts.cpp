// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/mentioned_texts.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestMentionedTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

namespace {

const char* const kMentionedTexts =
    "CREATE TABLE parcel (id INTEGER PRIMARY KEY, notes TEXT, remark TEXT, size INTEGER);"
    "INSERT INTO parcel VALUES (1, 'box damaged', 'call first', 3), (2, NULL, 'damaged', 4), (3, 'none', NULL, 4);";

} // namespace

void TestMentionedTexts::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("a pronoun") << "How many parcels of each size, include the ones without notes"
                               << "SELECT size, count(*) FROM parcel WHERE notes LIKE '%one%' GROUP BY size"
                               << "SELECT size, count(*) FROM parcel GROUP BY size";
    QTest::newRow("include some") << "How many parcels of each size, with notes? Include the ones that never were"
                                  << "SELECT size, count(*) FROM parcel GROUP BY size"
                                  << "";
    QTest::newRow("mention") << "parcels whose notes mention damage"
                             << "SELECT id, notes FROM parcel"
                             << "SELECT id, notes FROM parcel WHERE notes LIKE '%damage%'";
    QTest::newRow("beside another demand") << "notes of parcels of size 3 that contain the word box"
                                           << "SELECT notes FROM parcel WHERE size = 3"
                                           << "SELECT notes FROM parcel WHERE size = 3 AND notes LIKE '%box%'";
    QTest::newRow("in the place of any text") << "parcels with notes that mention a box"
                                              << "SELECT id FROM parcel WHERE notes IS NOT NULL"
                                              << "SELECT id FROM parcel WHERE notes LIKE '%box%'";
    QTest::newRow("of several, one") << "parcels whose notes mention boxes"
                                     << "SELECT id FROM parcel WHERE notes LIKE '%boxes%'"
                                     << "SELECT id FROM parcel WHERE notes LIKE '%box%'";
    QTest::newRow("as the whole text") << "parcels whose remark contains call"
                                       << "SELECT id FROM parcel WHERE remark != 'CALL'"
                                       << "SELECT id FROM parcel WHERE remark LIKE '%CALL%'";
    QTest::newRow("not so") << "parcels whose remark does not contain call"
                            << "SELECT id FROM parcel WHERE remark = 'call'"
                            << "SELECT id FROM parcel WHERE remark NOT LIKE '%call%'";
    QTest::newRow("including") << "parcels with their notes, including box parcels"
                               << "SELECT id FROM parcel"
                               << "";
    QTest::newRow("looked for already") << "parcels whose notes mention damage"
                                        << "SELECT id FROM parcel WHERE remark LIKE '%damage%'"
                                        << "";
    QTest::newRow("in no cell") << "parcels whose notes mention glass"
                                << "SELECT id FROM parcel"
                                << "";
    QTest::newRow("no column named") << "parcels that mention damage"
                                     << "SELECT id FROM parcel"
                                     << "";
    QTest::newRow("not asked") << "damaged parcels and their notes"
                               << "SELECT id, notes FROM parcel"
                               << "";
}

void TestMentionedTexts::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    const auto mend = [](sql::Query& query, const Question& words, const CellLookup& cells) {
        return dropPronounsLookedFor(query, words) || lookForWordsMentioned(query, words, cells);
    };
    QTEST(mendedText(kMentionedTexts, question, before, mend), "after");
}

RATATOSK_TEST(TestMentionedTexts);
#include "tst_mentioned_texts.moc"
