// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/keys_lacked.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestKeysLacked : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kKeysLacked =
    "CREATE TABLE fitter (id INTEGER PRIMARY KEY, name TEXT); CREATE TABLE job (id INTEGER PRIMARY KEY, inspector INTEGER REFERENCES "
    "fitter(id), foreman INTEGER REFERENCES fitter(id), yard_id INTEGER REFERENCES yard(id)); CREATE TABLE yard (id INTEGER PRIMARY KEY); "
    "CREATE TABLE invoice (id INTEGER PRIMARY KEY, job_id INTEGER REFERENCES job(id));"
    "INSERT INTO fitter VALUES (1, 'Ann'); INSERT INTO job VALUES (1, 1, 1, 1), (2, NULL, 1, NULL); INSERT INTO yard VALUES (1);";

void TestKeysLacked::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    const QString other = "SELECT id FROM job WHERE id NOT IN (SELECT job_id FROM invoice)";
    QTest::newRow("a key") << "Which jobs have no inspector?" << other << "SELECT id FROM job WHERE inspector IS NULL";
    QTest::newRow("a key that all have") << "Which jobs have no foreman?" << other << "";
    const QString share = "SELECT 100.0 * count(*) FILTER (WHERE id NOT IN (SELECT job_id FROM invoice)) / count(*) FROM job";
    QTest::newRow("a share") << "What percentage of the jobs has no yard?" << share
                             << "SELECT 100.0 * count(*) FILTER (WHERE yard_id IS NULL) / count(*) FROM job";
    QTest::newRow("a share without rows elsewhere") << "What percentage of the jobs has no invoice?" << share << "";
    QTest::newRow("rows elsewhere") << "Which jobs have no invoice?" << other << "";
}

void TestKeysLacked::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(
              kKeysLacked, question, before,
              [](sql::Query& query, const Question& asked, const CellLookup& cells) { return lookForKeysLacked(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestKeysLacked);
#include "tst_keys_lacked.moc"
