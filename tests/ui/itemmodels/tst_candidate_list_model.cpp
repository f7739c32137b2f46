// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/itemmodels/candidate_list_model.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace ratatosk;

class TestCandidateListModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheRulesOfModels();
    void saysThatAJoinIsGuessed();
};

void TestCandidateListModel::keepsTheRulesOfModels()
{
    CandidateListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setCandidates({{"SELECT 1", -0.1, 0.9, {}, {}, {}}, {"SELECT 2", -2.0, 0.1, {}, {}, {}}});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(1).data(CandidateListModel::SqlRole).toString(), QStringLiteral("SELECT 2"));
    model.setCandidates({});
    QCOMPARE(model.rowCount(), 0);
}

void TestCandidateListModel::saysThatAJoinIsGuessed()
{
    CandidateListModel model;
    model.setCandidates({{"SELECT 1", -0.1, 0.9, {"dogs.owner = owners.id"}, {}, {}}});
    const QString text = model.index(0).data(Qt::AccessibleTextRole).toString();
    QVERIFY(text.contains(QLatin1String("dogs.owner = owners.id")));
    QVERIFY(text.contains(QLatin1String("90 % of the weight")));
    model.setCandidates({{"SELECT 1", -0.1, 0.9, {}, {}, {}}}, true);
    QVERIFY(model.index(0).data(Qt::AccessibleTextRole).toString().contains(QLatin1String("chance of 90 %")));
}

QTEST_GUILESS_MAIN(TestCandidateListModel)
#include "tst_candidate_list_model.moc"
