// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "core/database/values/hash_postings.h"
#include "tests/support/test_program.h"
#endif

#include <QTest>

using namespace ratatosk;

class TestHashPostings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsCellsOnceInOrder();
    void findsNothingWhenEmpty();
};

void TestHashPostings::listsCellsOnceInOrder()
{
    HashPostings postings;
    postings.add("new", 7);
    postings.add("york", 7);
    postings.add("new", 2);
    postings.add("new", 7);
    postings.finish();
    std::vector<std::uint32_t> cells;
    for (const auto& posting : postings.find("new"))
        cells.push_back(posting.cell);
    QCOMPARE(cells, (std::vector<std::uint32_t>{2, 7}));
    QCOMPARE(postings.find("york").size(), std::size_t{1});
    QVERIFY(postings.find("old").empty());
}

void TestHashPostings::findsNothingWhenEmpty()
{
    HashPostings postings;
    postings.finish();
    QVERIFY(postings.find("").empty());
}

RATATOSK_TEST(TestHashPostings);
#include "tst_hash_postings.moc"
