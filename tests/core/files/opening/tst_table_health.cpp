// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/opening/table_health.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

using namespace ratatosk;

class TestTableHealth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsTheRowsOfWholeTables();
    void tellsWhichTableIsDamaged();
    void canBeStopped();
};

namespace {

constexpr auto kScript = "PRAGMA page_size = 1024;"
                         "CREATE TABLE small(a); INSERT INTO small VALUES (1), (2);"
                         "CREATE TABLE large(a); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 500) INSERT INTO "
                         "large SELECT hex(zeroblob(100)) FROM n;"
                         "CREATE VIEW v AS SELECT a FROM large;";

} // namespace

void TestTableHealth::countsTheRowsOfWholeTables()
{
    const ScratchDatabase database(kScript);
    const auto health = tableHealth(database.file());
    QCOMPARE(health->size(), size_t{2});
    QCOMPARE(health->at(0).rows, 2);
    QCOMPARE(health->at(1).rows, 500);
    QVERIFY(health->at(0).damage.empty() && health->at(1).damage.empty());
}

/// The page in the middle of the file belongs to the large table.
void TestTableHealth::tellsWhichTableIsDamaged()
{
    const ScratchDatabase database(kScript);
    QFile file(QString::fromStdString(database.file().string()));
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.seek(file.size() / 2048 * 1024);
    file.write(QByteArray(1024, '\xff'));
    file.close();
    const auto health = tableHealth(database.file());
    QVERIFY(health->at(0).damage.empty());
    QCOMPARE(health->at(0).rows, 2);
    QVERIFY(!health->at(1).damage.empty());
    QVERIFY(health->at(1).rows > 0 && health->at(1).rows < 500);
}

void TestTableHealth::canBeStopped()
{
    const ScratchDatabase database(kScript);
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(tableHealth(database.file(), stop.get_token()).error().code, ErrorCode::Cancelled);
}

RATATOSK_TEST(TestTableHealth);
#include "tst_table_health.moc"
