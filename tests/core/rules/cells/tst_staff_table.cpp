// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/cells/staff_table.h"

#include "core/database/schema_reader.h"
#include "core/sql/query_reader.h"
#include "tests/support/rule_trial.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestStaffTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsThem_data();
    void showsThem();
};

namespace {

const char* const kLibrary =
    "CREATE TABLE member (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT);"
    "CREATE TABLE librarian (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, hired TEXT, left_on TEXT, wage REAL);"
    "CREATE TABLE loan (id INTEGER PRIMARY KEY, member_id INTEGER REFERENCES member(id), librarian_id INTEGER REFERENCES librarian(id));";

} // namespace

void TestStaffTable::showsThem_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("named"); // table
    QTest::addColumn<QString>("expected");
    const QString left = QStringLiteral(
        "SELECT m.first_name, m.last_name FROM member AS m JOIN loan AS l1 ON m.id = l1.member_id JOIN librarian AS "
        "l2 ON l1.librarian_id = l2.id WHERE l2.left_on IS NOT NULL");
    QTest::newRow("all that is tested is of the staff")
        << left << 1 << "SELECT first_name, last_name FROM librarian WHERE left_on IS NOT NULL";
    QTest::newRow("members are spoken of") << left << 0 << left;
    const QString loans = QStringLiteral(
        "SELECT m.last_name, count(l.id) FROM member AS m LEFT JOIN loan AS l ON m.id = l.member_id GROUP BY m.id");
    QTest::newRow("the staff could stand there")
        << loans << 1
        << "SELECT l1.last_name, count(l2.id) FROM librarian AS l1 LEFT JOIN loan AS l2 ON l1.id = l2.librarian_id GROUP BY l1.id";
    QTest::newRow("members are counted for") << loans << 0 << loans;
}

void TestStaffTable::showsThem()
{
    const ScratchDatabase database(kLibrary);
    const Schema schema = *readSchema(*Connection::open(database.file()));
    QFETCH(QString, sql);
    QFETCH(int, named);
    std::vector<CandidateQuery> candidates{{*sql::readQuery(sql.toStdString(), schema), sql.toStdString(), {}}};
    PreparedQuestion reading;
    reading.links.tables = {{0, TableId{named}, LinkKind::Exact, ""}};
    const RuleContext context{.question = reading.question, .schema = schema, .prepared = &reading};
    runRewrite(RulePhase::Mentions, showStaffAsked, candidates, context);
    QTEST(QString::fromStdString(candidates.front().sql), "expected");
}

RATATOSK_TEST(TestStaffTable);
#include "tst_staff_table.moc"
