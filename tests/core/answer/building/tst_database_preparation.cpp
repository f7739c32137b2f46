// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/database_preparation.h"

#include "core/english/language/word_splitter.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestDatabasePreparation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsTheSchemaAtOnceAndCellsSoon();
    void stopsWaitingWhenCancelled();
    void mayBeDroppedEarly();
    void needsADatabase();

private:
    ScratchDatabase m_small{"CREATE TABLE dog (name TEXT); INSERT INTO dog VALUES ('Bella');"};
    /// Takes a while to read.
    ScratchDatabase m_large{"CREATE TABLE word (text TEXT); WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 200000)"
                            " INSERT INTO word SELECT 'word ' || x FROM c;"};
};

void TestDatabasePreparation::knowsTheSchemaAtOnceAndCellsSoon()
{
    const auto preparation = DatabasePreparation::start(m_small.file());
    QVERIFY(preparation);
    QCOMPARE((*preparation)->schema().tableCount(), 1);
    const auto prepared = (*preparation)->wait({});
    QVERIFY(prepared);
    QCOMPARE((*prepared)->values->cellsEqual("bella").size(), std::size_t(1));
    QCOMPARE((*prepared)->linker->link(*splitQuestion("dog Bella")).columns.size(), std::size_t(1));
    QVERIFY(*(*preparation)->wait({}) == *prepared); // the same again
}

void TestDatabasePreparation::stopsWaitingWhenCancelled()
{
    const auto preparation = DatabasePreparation::start(m_large.file());
    QVERIFY(preparation);
    std::stop_source stop;
    stop.request_stop();
    const auto prepared = (*preparation)->wait(stop.get_token());
    QVERIFY(!prepared); // it cannot be ready yet
    QCOMPARE(int(prepared.error().code), int(ErrorCode::Cancelled));
    QVERIFY((*preparation)->wait({}));
}

void TestDatabasePreparation::mayBeDroppedEarly()
{
    for (int i = 0; i < 20; ++i)
        QVERIFY(DatabasePreparation::start(m_large.file()));
}

void TestDatabasePreparation::needsADatabase()
{
    const auto preparation = DatabasePreparation::start("/nowhere.db");
    QVERIFY(!preparation);
    QCOMPARE(int(preparation.error().code), int(ErrorCode::FileMissing));
}

RATATOSK_TEST(TestDatabasePreparation);
#include "tst_database_preparation.moc"
