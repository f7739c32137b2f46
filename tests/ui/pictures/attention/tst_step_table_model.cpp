// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/pictures/attention/step_table_model.h"

#include <QAbstractItemModelTester>
#include <QFont>
#include <QTest>

using namespace ratatosk;

class TestStepTableModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheRulesOfModels();
    void ranksWhatAStepLookedAt();
    void survivesAStepWithoutAttention();
    void strikesOutWhatARuleReplaced();
};

void TestStepTableModel::keepsTheRulesOfModels()
{
    StepTableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setSteps({{"column dogs.age", 0.875, {0.5f, 0.5f}}}, {"age", "dogs.age"});
    QCOMPARE(model.rowCount(), 1);
    const QModelIndex decision = model.index(0, StepTableModel::Decision);
    QCOMPARE(decision.data().toString(), QStringLiteral("dogs.age"));
    QCOMPARE(decision.data(Qt::ToolTipRole).toString(), QStringLiteral("column dogs.age")); // as the grammar has it
    model.setSteps({}, {});
    QCOMPARE(model.rowCount(), 0);
}

void TestStepTableModel::ranksWhatAStepLookedAt()
{
    StepTableModel model;
    model.setSteps({{"column dogs.age", 0.9, {0.1f, 0.55f, 0.05f, 0.3f}}}, {"the", "age", "of", "dogs.age"});
    QCOMPARE(model.itemsLookedAt(0), (std::vector<int>{1, 3, 0}));
    QCOMPARE(model.index(0, StepTableModel::Sureness).data().toString(), QStringLiteral("90%"));
    QCOMPARE(model.index(0, StepTableModel::LookedAt).data().toString(), QStringLiteral("age 55%, dogs.age 30%, the 10%"));
}

void TestStepTableModel::survivesAStepWithoutAttention()
{
    StepTableModel model;
    model.setSteps({{"Reduce", 1.0, {}}}, {"age"});
    QVERIFY(model.itemsLookedAt(0).empty());
    QVERIFY(model.index(0, StepTableModel::LookedAt).data().toString().isEmpty());
}

void TestStepTableModel::strikesOutWhatARuleReplaced()
{
    StepTableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    AnswerStep replaced{"column dogs.age", 0.9, {}};
    replaced.overriddenBy = "inclusive-bounds";
    model.setSteps({replaced, {"column dogs.name", 0.9, {}}}, {});
    const QModelIndex first = model.index(0, StepTableModel::Decision), second = model.index(1, StepTableModel::Decision);
    QVERIFY(first.data(Qt::FontRole).value<QFont>().strikeOut());
    QVERIFY(first.data(Qt::ToolTipRole).toString().contains(QStringLiteral("inclusive-bounds")));
    QVERIFY(first.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("inclusive-bounds")));
    QVERIFY(!second.data(Qt::FontRole).isValid());
}

RATATOSK_TEST(TestStepTableModel);
#include "tst_step_table_model.moc"
