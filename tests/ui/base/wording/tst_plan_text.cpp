// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/wording/plan_text.h"

#include <QTest>

using ratatosk::planStepOf;

class TestPlanText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysItInPlainWords_data();
    void saysItInPlainWords();
};

void TestPlanText::saysItInPlainWords_data()
{
    QTest::addColumn<QString>("detail");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<bool>("isCostly");
    QTest::newRow("scan") << "SCAN orders"
                          << "Reads every row of orders; no index is used." << true;
    QTest::newRow("index") << "SEARCH d USING INDEX d_age (age>?)"
                           << "Finds rows of d with the index d_age (age>?)." << false;
    QTest::newRow("key") << "SEARCH d USING INTEGER PRIMARY KEY (rowid=?)"
                         << "Finds rows of d by their primary key (rowid=?)." << false;
    QTest::newRow("automatic")
        << "SEARCH d USING AUTOMATIC COVERING INDEX (a=?)"
        << "Builds an index on d for this run only and finds rows with it (a=?). A permanent index would save this work." << true;
    QTest::newRow("sort") << "USE TEMP B-TREE FOR RIGHT PART OF ORDER BY"
                          << "Sorts the rows for ORDER BY; no index has that order." << false;
    QTest::newRow("correlated") << "CORRELATED SCALAR SUBQUERY 2"
                                << "Runs a subquery again for each row:" << true;
    QTest::newRow("unknown") << "VIRTUAL THING"
                             << "VIRTUAL THING" << false;
}

void TestPlanText::saysItInPlainWords()
{
    QFETCH(QString, detail);
    QFETCH(QString, sentence);
    const auto step = planStepOf(detail.toStdString());
    QCOMPARE(planText(step), sentence);
    QTEST(isCostly(step), "isCostly");
}

RATATOSK_TEST(TestPlanText);
#include "tst_plan_text.moc"
