// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/answer/asking/candidate_list_model.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace ratatosk;

class TestCandidateListModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheRulesOfModels();
    void saysThatAJoinIsGuessed();
    void saysWhatIsFound_data();
    void saysWhatIsFound();
    void saysHowReadingsDiffer();
    void showsTheFirstRows();
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
    QVERIFY(text.contains(QLatin1String("90% of the weight")));
    model.setCandidates({{"SELECT 1", -0.1, 0.9, {}, {}, {}}}, true);
    QVERIFY(model.index(0).data(Qt::AccessibleTextRole).toString().contains(QLatin1String("probability of 90%")));
}

void TestCandidateListModel::saysWhatIsFound_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("isComplete");
    QTest::addColumn<QString>("found");
    QTest::newRow("all") << 12 << true << "12 row(s)";
    QTest::newRow("none") << 0 << true << "0 row(s)";
    QTest::newRow("cut off") << 1000 << false << "more than 1,000 row(s)";
    QTest::newRow("not run") << -1 << true << "";
}

void TestCandidateListModel::saysWhatIsFound()
{
    QFETCH(int, count);
    QFETCH(bool, isComplete);
    CandidateListModel model;
    model.setCandidates({{.sql = "SELECT 1", .preview = {{}, count, isComplete}}});
    QTEST(model.index(0).data(CandidateListModel::FoundRole).toString(), "found");
}

void TestCandidateListModel::saysHowReadingsDiffer()
{
    CandidateListModel model;
    model.setCandidates({{.sql = "SELECT 1"}, {.sql = "SELECT 2"}}, true, {QString(), QStringLiteral("Only dogs")});
    QCOMPARE(model.index(0).data(CandidateListModel::ReadingRole).toString(), QString());
    QCOMPARE(model.index(1).data(CandidateListModel::ReadingRole).toString(), QStringLiteral("Only dogs"));
    QVERIFY(model.index(1).data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("Only dogs\nSELECT 2")));
}

void TestCandidateListModel::showsTheFirstRows()
{
    CandidateListModel model;
    model.setCandidates({{.sql = "SELECT name, age FROM dogs", .preview = {{{"Rex\nthe dog", 12345.5}, {"Luna", Null()}}, 2, true, -1}}});
    const auto rows = model.index(0).data(CandidateListModel::RowsRole).value<QList<QStringList>>();
    QCOMPARE(rows,
             (QList<QStringList>{{QStringLiteral("Rex↵the dog"), QStringLiteral("12,345.5")},
                                 {QStringLiteral("Luna"), QStringLiteral("no value")}}));
    CandidateListModel averages; // as the headline and the rows say it
    averages.setCandidates({{.sql = "SELECT avg(kg) FROM parcels", .preview = {{{4.2979123}}, 1, true, -1}}});
    QCOMPARE(averages.index(0).data(CandidateListModel::RowsRole).value<QList<QStringList>>(),
             (QList<QStringList>{{QStringLiteral("4.30")}}));
    QVERIFY(model.index(0)
                .data(Qt::AccessibleTextRole)
                .toString()
                .endsWith(QStringLiteral("2 row(s)\nRex↵the dog · 12,345.5\nLuna · no value")));
}

RATATOSK_TEST(TestCandidateListModel);
#include "tst_candidate_list_model.moc"
