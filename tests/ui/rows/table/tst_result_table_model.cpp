// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/ui/worked_time.h"
#include "ui/rows/table/change_table.h"
#include "ui/rows/table/result_table_model.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QFont>
#include <QTest>

using namespace ratatosk;

namespace {

std::shared_ptr<const ResultTable> exampleRows()
{
    ResultTable table;
    table.columns = {"a", "b"};
    table.rows = {{std::int64_t{7}, Null{}}, {2.5, Blob{std::vector<std::byte>(3)}}, {std::string("x\ny"), std::string(400, 'z')}};
    return std::make_shared<const ResultTable>(std::move(table));
}

} // namespace

class TestResultTableModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheRulesOfModels();
    void showsCells_data();
    void showsCells();
    void tellsNullFromTheTextNull();
    void roundsNumbersForDisplayAlone();
    void writesNumbersAsTheLocale();
    void formatsAColumn();
    void showsRowsInAnotherOrder();
    void pointsOutWhatChanges();
    void takesAMillionRowsAtOnce();
};

void TestResultTableModel::keepsTheRulesOfModels()
{
    ResultTableModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setTable(exampleRows());
    model.setOrder(std::vector{2, 0, 1});
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("b"));
    model.setTable(std::make_shared<const ResultTable>());
    QCOMPARE(model.columnCount(), 0);
}

void TestResultTableModel::showsCells_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isRight");
    QTest::newRow("integer") << 0 << 0 << "7" << true;
    QTest::newRow("null") << 0 << 1 << "NULL" << false;
    QTest::newRow("real") << 1 << 0 << "2.5" << true;
    QTest::newRow("blob") << 1 << 1 << "BLOB, 3 bytes" << false;
    QTest::newRow("two lines") << 2 << 0 << QStringLiteral("x\u21B5y") << false;
    QTest::newRow("long text") << 2 << 1 << QString(300, QLatin1Char('z')) + QChar(0x2026) << false;
}

void TestResultTableModel::showsCells()
{
    QFETCH(int, row);
    QFETCH(int, column);
    QFETCH(QString, text);
    QFETCH(bool, isRight);
    ResultTableModel model;
    model.setTable(exampleRows());
    const QModelIndex index = model.index(row, column);
    QCOMPARE(index.data().toString(), text);
    QCOMPARE((index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight) != 0, isRight);
}

void TestResultTableModel::tellsNullFromTheTextNull()
{
    ResultTable table;
    table.columns = {"a"};
    table.rows = {{Null{}}, {std::string("NULL")}};
    ResultTableModel model;
    model.setTable(std::make_shared<const ResultTable>(table));
    QVERIFY(model.index(0, 0).data(Qt::FontRole).value<QFont>().italic());
    QVERIFY(!model.index(1, 0).data(Qt::FontRole).isValid());
}

void TestResultTableModel::roundsNumbersForDisplayAlone()
{
    ResultTableModel model;
    model.setTable(
        std::make_shared<const ResultTable>(ResultTable{{"a"}, {{13525431.0344828}, {-1.0 / 3}, {std::int64_t{0}}, {Null{}}}, true, 0}));
    const QModelIndex index = model.index(0, 0);
    QCOMPARE(index.data().toString(), QStringLiteral("13,525,431.03"));
    QCOMPARE(index.data(Qt::ToolTipRole).toString(), QStringLiteral("13525431.0344828"));
    QCOMPARE(model.fullText(index), QStringLiteral("13525431.0344828"));
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("-0.33"));
    QCOMPARE(model.index(2, 0).data().toString(), QStringLiteral("0.00"));
    QCOMPARE(model.index(3, 0).data().toString(), QStringLiteral("NULL"));
}

/// As the headline above them has it, but for years and keys.
void TestResultTableModel::writesNumbersAsTheLocale()
{
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German));
    ResultTableModel model;
    model.setTable(std::make_shared<const ResultTable>(
        ResultTable{{"a"}, {{78005.02}, {std::int64_t{2024}}, {5.0}, {1e300}, {-1234.5}, {4041.4300000000003}}, true, 0}));
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts << model.index(row, 0).data().toString();
    model.setTable(std::make_shared<const ResultTable>(
        ResultTable{{"a", "OrderID", "price"},
                    {{std::int64_t{2024}, std::int64_t{10248}, 5.0}, {std::int64_t{1999}, std::int64_t{10264}, 7.25}},
                    true,
                    0}));
    const auto first = [&](int column) { return model.index(0, column).data().toString(); };
    const QString year = first(0), key = first(1), price = first(2);
    QLocale::setDefault(before);
    QCOMPARE(texts.mid(0, 3), (QStringList{QStringLiteral("78.005,02"), QStringLiteral("2.024"), QStringLiteral("5")}));
    QCOMPARE(year, QStringLiteral("2024"));
    QCOMPARE(key, QStringLiteral("10248"));
    QCOMPARE(price, QStringLiteral("5,00"));            // as many decimals as the others have
    QCOMPARE(texts.back(), QStringLiteral("4.041,43")); // what adding up cents leaves behind is no part of it
    QVERIFY(texts[3].contains(QLatin1Char('e')));
    QCOMPARE(texts[4], QStringLiteral("-1.234,5"));
}

void TestResultTableModel::formatsAColumn()
{
    ResultTable table;
    table.columns = {"at", "name"};
    table.rows = {{std::int64_t{1700000000}, std::string("a")}, {Null{}, std::string("b")}};
    ResultTableModel model;
    model.setTable(std::make_shared<const ResultTable>(table));
    model.setFormat(0, ColumnFormat::UnixTime);
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("2023-11-14 22:13:20"));
    QCOMPARE(model.index(0, 0).data(Qt::ToolTipRole).toString(), QStringLiteral("1700000000"));
    QCOMPARE(model.fullText(model.index(0, 0)), QStringLiteral("1700000000")); // to be copied
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("NULL"));
    model.setTable(std::make_shared<const ResultTable>(table)); // read anew
    QCOMPARE(model.format(0), ColumnFormat::UnixTime);
    table.columns = {"number", "name"};
    model.setTable(std::make_shared<const ResultTable>(table));
    QCOMPARE(model.format(0), ColumnFormat::Default);
}

void TestResultTableModel::showsRowsInAnotherOrder()
{
    ResultTableModel model;
    model.setTable(exampleRows());
    model.setOrder(std::vector{1, 2, 0});
    QCOMPARE(model.index(2, 0).data().toString(), QStringLiteral("7"));
    QCOMPARE(model.fullText(model.index(1, 0)), QStringLiteral("x\ny"));
}

void TestResultTableModel::pointsOutWhatChanges()
{
    using Kind = RowChange::Kind;
    const std::vector<Cell> rex{std::int64_t{1}, "Rex"}, max{std::int64_t{1}, "Max"};
    TableChange change;
    change.columns = {"id", "name"};
    change.rows = {{.kind = Kind::Deleted, .before = rex}, {.kind = Kind::Updated, .before = rex, .after = max}};
    QCOMPARE(changedCells(change), (std::set<std::pair<int, int>>{{1, 2}, {2, 2}}));

    ResultTableModel model;
    model.setTable(std::make_shared<const ResultTable>(changeTable(change)));
    model.setMarked(changedCells(change));
    QVERIFY(model.index(2, 2).data(Qt::BackgroundRole).isValid() && model.index(2, 2).data(Qt::FontRole).value<QFont>().bold());
    QVERIFY(!model.index(2, 1).data(Qt::BackgroundRole).isValid() && !model.index(0, 2).data(Qt::FontRole).isValid());
    model.setTable(exampleRows());
    QVERIFY(!model.index(1, 0).data(Qt::FontRole).isValid());
}

void TestResultTableModel::takesAMillionRowsAtOnce()
{
    auto table = std::make_shared<ResultTable>();
    table->columns = {"n"};
    table->rows.assign(1'000'000, {std::int64_t{1}});
    ResultTableModel model;
    const double begin = workedMilliseconds();
    model.setTable(table);
    QCOMPARE(model.index(999'999, 0).data().toString(), QStringLiteral("1"));
    QVERIFY(workedMilliseconds() - begin < 100);
}

RATATOSK_WIDGET_TEST(TestResultTableModel);
#include "tst_result_table_model.moc"
