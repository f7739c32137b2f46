// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/either_way.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestEitherWay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfEitherWay = "CREATE TABLE training (id INTEGER PRIMARY KEY, start TEXT, cancelled INTEGER);";

void TestEitherWay::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("or not") << "How many trainings, cancelled or not, start at 7?"
                            << "SELECT count(*) FROM training WHERE start >= '19:00' AND cancelled = 1"
                            << "SELECT count(*) FROM training WHERE start >= '19:00'";
    QTest::newRow("whether or not") << "all trainings, whether or not cancelled"
                                    << "SELECT id FROM training WHERE cancelled = 0"
                                    << "SELECT id FROM training";
    QTest::newRow("one way") << "trainings that were not cancelled"
                             << "SELECT id FROM training WHERE cancelled = 0"
                             << "";
    QTest::newRow("of something else") << "all trainings, big or not, that were cancelled"
                                       << "SELECT id FROM training WHERE cancelled = 1"
                                       << "";
}

void TestEitherWay::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfEitherWay, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return leaveUntestedEitherWay(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestEitherWay);
#include "tst_either_way.moc"
