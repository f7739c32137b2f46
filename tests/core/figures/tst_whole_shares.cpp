// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/figures/whole_shares.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestWholeShares : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfWholeShares =
    "CREATE TABLE loan (id INTEGER PRIMARY KEY, renewals INTEGER, fee REAL); INSERT INTO loan VALUES (1, 2, 3), (2, 2, 5);";

void TestWholeShares::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("a row of a group") << "share of the fees by renewals"
                                      << "SELECT renewals, 100.0 * fee / (SELECT sum(fee) FROM loan) FROM loan GROUP BY renewals"
                                      << "SELECT renewals, 100.0 * sum(fee) / (SELECT sum(fee) FROM loan) FROM loan GROUP BY renewals";
    QTest::newRow("of kinds that repeat") << "How are the fees split by renewals?"
                                          << "SELECT renewals, 100.0 * fee / (SELECT sum(fee) FROM loan) FROM loan"
                                          << "SELECT renewals, 100.0 * sum(fee) / (SELECT sum(fee) FROM loan) FROM loan GROUP BY renewals";
    QTest::newRow("of rows") << "each loan's share of the fees"
                             << "SELECT id, 100.0 * fee / (SELECT sum(fee) FROM loan) FROM loan"
                             << "";
    QTest::newRow("the one row of a group") << "share of the fees"
                                            << "SELECT id, 100.0 * fee / (SELECT sum(fee) FROM loan) FROM loan GROUP BY id"
                                            << "";
    QTest::newRow("of those above none") << "What percentage of loans was renewed?"
                                         << "SELECT 100.0 * sum(renewals) FILTER (WHERE renewals > 0) / sum(renewals) FROM loan"
                                         << "SELECT 100.0 * count(*) FILTER (WHERE renewals > 0) / count(*) FROM loan";
    QTest::newRow("of another column") << "What of it?"
                                       << "SELECT 100.0 * sum(fee) FILTER (WHERE renewals > 0) / sum(fee) FROM loan"
                                       << "";
    QTest::newRow("of things") << "dear ones as a % of all loans"
                               << "SELECT 100.0 * sum(renewals) FILTER (WHERE fee > 9) / sum(renewals) FROM loan"
                               << "SELECT 100.0 * count(*) FILTER (WHERE fee > 9) / count(*) FROM loan";
    QTest::newRow("of a measure") << "renewals of dear ones as a % of all loans"
                                  << "SELECT 100.0 * sum(renewals) FILTER (WHERE fee > 9) / sum(renewals) FROM loan"
                                  << "";
    QTest::newRow("above some") << "What of it?"
                                << "SELECT 100.0 * sum(renewals) FILTER (WHERE renewals > 3) / sum(renewals) FROM loan"
                                << "";
    QTest::newRow("where it is demanded already")
        << "What share of the loans was renewed?"
        << "SELECT 100.0 * count(*) FILTER (WHERE renewals > 0) / count(*) FROM loan WHERE renewals > 0 AND fee > 1"
        << "SELECT 100.0 * count(*) FILTER (WHERE renewals > 0) / count(*) FROM loan WHERE fee > 1";
    QTest::newRow("those that are there") << "What share of the loans was renewed?"
                                          << "SELECT 100.0 * sum(renewals) FILTER (WHERE renewals IS NOT NULL) / sum(renewals) FROM loan"
                                          << "SELECT 100.0 * count(*) FILTER (WHERE renewals IS NOT NULL) / count(*) FROM loan";
}

void TestWholeShares::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(
              kOfWholeShares, question, before,
              []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked, [[maybe_unused]] const CellLookup& cells) {
                  return shareRowsInsteadOfAll(query) || shareThingsAsAsked(query, asked, cells.schema())
                      || shareSumsOfKinds(query, asked, cells) || shareSumsOfGroups(query, cells.schema());
              }),
          "after");
}

RATATOSK_TEST(TestWholeShares);
#include "tst_whole_shares.moc"
