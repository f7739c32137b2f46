// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/help_with_sql/query_plan.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

namespace {

/// "Scan t; Search u by u_x (x=?) [Sort ORDER BY]": enough to see what a plan says.
QString textOf(const std::vector<PlanStep>& steps)
{
    QStringList texts;
    for (const PlanStep& step : steps) {
        static const char* const kinds[] = {"Scan", "Search", "Sort", "Subquery", "Combine", "Other"};
        QString text = QLatin1String(kinds[static_cast<int>(step.kind)]);
        for (const std::string& part : {step.table, step.index, step.condition})
            text += part.empty() ? QString() : " " + QString::fromStdString(part);
        if (!step.children.empty())
            text += " [" + textOf(step.children) + "]";
        texts << text;
    }
    return texts.join("; ");
}

} // namespace

class TestQueryPlan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesLinesApart_data();
    void takesLinesApart();
    void showsHowSqliteWouldRunIt_data();
    void showsHowSqliteWouldRunIt();
    void doesNotRunIt();
    void saysWhatIsWrong();

private:
    ScratchDatabase m_database{"CREATE TABLE t(id INTEGER PRIMARY KEY, a); CREATE TABLE u(x, y); CREATE INDEX u_x ON u(x);"};
};

void TestQueryPlan::takesLinesApart_data()
{
    QTest::addColumn<QString>("detail");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("flags");
    QTest::newRow("scan") << "SCAN dogs"
                          << "Scan dogs"
                          << "";
    QTest::newRow("covering") << "SCAN dogs USING COVERING INDEX dogs_age"
                              << "Scan dogs dogs_age"
                              << "covering";
    QTest::newRow("search") << "SEARCH d USING INDEX dogs_age (age>? AND age<?)"
                            << "Search d dogs_age age>? AND age<?"
                            << "";
    QTest::newRow("row number") << "SEARCH d USING INTEGER PRIMARY KEY (rowid=?)"
                                << "Search d rowid=?"
                                << "rowid";
    QTest::newRow("automatic") << "SEARCH d USING AUTOMATIC COVERING INDEX (a=?)"
                               << "Search d a=?"
                               << "covering automatic";
    QTest::newRow("sort") << "USE TEMP B-TREE FOR ORDER BY"
                          << "Sort"
                          << "";
    QTest::newRow("subquery") << "CORRELATED SCALAR SUBQUERY 1"
                              << "Subquery"
                              << "";
    QTest::newRow("constant") << "SCAN CONSTANT ROW"
                              << "Other"
                              << "";
    QTest::newRow("unknown") << "SOMETHING NEW"
                             << "Other"
                             << "";
}

void TestQueryPlan::takesLinesApart()
{
    QFETCH(QString, detail);
    QFETCH(QString, flags);
    const PlanStep step = planStepOf(detail.toStdString());
    QCOMPARE(step.detail, detail.toStdString());
    const QString text = textOf({step});
    QTEST(text, "text");
    QStringList shown;
    if (step.isCovering)
        shown << "covering";
    if (step.isAutomatic)
        shown << "automatic";
    if (step.isByRowNumber)
        shown << "rowid";
    QCOMPARE(shown.join(' '), flags);
}

void TestQueryPlan::showsHowSqliteWouldRunIt_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("plan");
    QTest::newRow("scan") << "SELECT a FROM t"
                          << "Scan t";
    QTest::newRow("by key") << "SELECT a FROM t WHERE id = 3"
                            << "Search t rowid=?";
    QTest::newRow("join and sort") << "SELECT * FROM t JOIN u ON u.x = t.id ORDER BY u.y"
                                   << "Scan u; Search t rowid=?; Sort";
    QTest::newRow("combined") << "SELECT a FROM t UNION SELECT x FROM u"
                              << "Combine [Combine [Scan t]; Combine [Scan u u_x]]";
}

void TestQueryPlan::showsHowSqliteWouldRunIt()
{
    QFETCH(QString, sql);
    const auto browser = DatabaseBrowser::open(m_database.file());
    const auto plan = queryPlan(**browser, sql.toStdString());
    QVERIFY(plan);
    const QString text = textOf(*plan);
    QTEST(text, "plan");
}

void TestQueryPlan::doesNotRunIt()
{
    const auto browser = DatabaseBrowser::open(m_database.file());
    QVERIFY(queryPlan(**browser,
                      "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c")); // it would never end
}

void TestQueryPlan::saysWhatIsWrong()
{
    const auto browser = DatabaseBrowser::open(m_database.file());
    QCOMPARE(queryPlan(**browser, "SELECT nope FROM t").error().code, ErrorCode::InvalidSql);
}

RATATOSK_TEST(TestQueryPlan);
#include "tst_query_plan.moc"
