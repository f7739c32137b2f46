// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flags/named_flags.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestNamedFlags : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

namespace {

const char* const kNamedFlags =
    "CREATE TABLE plot (id INTEGER PRIMARY KEY, section TEXT, tap TEXT, shed INTEGER, size INTEGER);"
    "INSERT INTO plot VALUES (1, 'A', 'yes', 1, 200), (2, 'B', 'no', 0, 250);"
    "CREATE TABLE entry (id INTEGER PRIMARY KEY, billable INTEGER); INSERT INTO entry VALUES (1, 1), (2, 0);"
    "CREATE TABLE lease (plot_id INTEGER REFERENCES plot, active TEXT); INSERT INTO lease VALUES (1, 'Y'), (2, 'N');";

} // namespace

void TestNamedFlags::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("with") << "plots with a tap"
                          << "SELECT id FROM plot"
                          << "SELECT id FROM plot WHERE tap = 'yes'";
    QTest::newRow("its opposite") << "inactive leases"
                                  << "SELECT plot_id FROM lease"
                                  << "SELECT plot_id FROM lease WHERE active = 'N'";
    QTest::newRow("another form of its name") << "entries that could not be billed"
                                              << "SELECT id FROM entry"
                                              << "SELECT id FROM entry WHERE billable = 0";
    QTest::newRow("without") << "plots without a shed"
                             << "SELECT id FROM plot WHERE size > 3"
                             << "SELECT id FROM plot WHERE size > 3 AND shed = 0";
    QTest::newRow("on the joined side")
        << "plots and how many active leases each has, also none"
        << "SELECT p.id, count(l.plot_id) FROM plot AS p LEFT JOIN lease AS l ON p.id = l.plot_id GROUP BY p.id"
        << "SELECT p.id, count(l.plot_id) FROM plot AS p LEFT JOIN lease AS l ON p.id = l.plot_id AND l.active = 'Y' GROUP BY p.id";
    QTest::newRow("tested already") << "plots with a tap"
                                    << "SELECT id FROM plot WHERE tap = 'yes'"
                                    << "";
    QTest::newRow("shown") << "plots and their tap"
                           << "SELECT id, tap FROM plot"
                           << "";
    QTest::newRow("both") << "percentage of plots with a tap"
                          << "SELECT count(*) FROM plot"
                          << "";
    QTest::newRow("no flag") << "plots by size"
                             << "SELECT id FROM plot"
                             << "";
    QTest::newRow("not named") << "all plots"
                               << "SELECT id FROM plot"
                               << "";
}

void TestNamedFlags::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    const auto mend = [](sql::Query& query, const Question& words, const CellLookup& cells) { return testFlagsNamed(query, words, cells); };
    QTEST(mendedText(kNamedFlags, question, before, mend), "after");
}

RATATOSK_TEST(TestNamedFlags);
#include "tst_named_flags.moc"
