// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/files/schema_tree_model.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QTest>

using namespace ratatosk;

namespace {

Schema exampleSchema()
{
    std::vector<Table> tables{{"owners", "owners"}, {"dogs", "dogs"}, {"old", "old", true}};
    std::vector<Column> columns{{TableId{0}, "id", "id", ColumnType::Number, "INTEGER", true},
                                {TableId{1}, "id", "id", ColumnType::Number, "INTEGER", true},
                                {TableId{1}, "owner_id", "owner id", ColumnType::Number, "INT", false},
                                {TableId{1}, "name", "name", ColumnType::Text, "", false},
                                {TableId{2}, "name", "name", ColumnType::Text, "TEXT", false}};
    return *Schema::create(tables, columns, {{ColumnId{2}, ColumnId{0}, 0, false}, {ColumnId{3}, ColumnId{0}, 1, true}});
}

/// "owners;dogs(id,name)": the whole tree in one line.
QString textOf(const SchemaTreeModel& model)
{
    QStringList tables;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex table = model.index(row, 0);
        QStringList columns;
        for (int column = 0; column < model.rowCount(table); ++column)
            columns << model.index(column, 0, table).data().toString();
        tables << QStringLiteral("%1(%2)").arg(table.data().toString(), columns.join(QLatin1Char(',')));
    }
    return tables.join(QLatin1Char(';'));
}

} // namespace

class TestSchemaTreeModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheRulesOfModels();
    void showsTablesWithTheirColumns();
    void findsItsWayBack();
    void saysWhatAColumnIs();
    void gathersViewsWhereverTheyStand();
};

void TestSchemaTreeModel::keepsTheRulesOfModels()
{
    SchemaTreeModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setSchema(exampleSchema());
    QCOMPARE(model.rowCount(), 3);
    model.setSchema(Schema());
    QCOMPARE(model.rowCount(), 0);
}

void TestSchemaTreeModel::showsTablesWithTheirColumns()
{
    SchemaTreeModel model;
    model.setSchema(exampleSchema());
    QCOMPARE(textOf(model), QStringLiteral("owners(id);dogs(id,owner_id,name);Views(old)"));
    const QModelIndex view = model.index(0, 0, model.viewsIndex());
    QCOMPARE(view.siblingAtColumn(1).data().toString(), QStringLiteral("view"));
    QCOMPARE(model.index(0, 0, view).data().toString(), QStringLiteral("name"));
    QCOMPARE(model.index(1, 1, model.index(1, 0)).data().toString(), QStringLiteral("INT"));
}

void TestSchemaTreeModel::findsItsWayBack()
{
    SchemaTreeModel model;
    model.setSchema(exampleSchema());
    for (int column = 0; column < model.schema().columnCount(); ++column)
        QCOMPARE(model.columnAt(model.indexOf(ColumnId{column})), std::optional(ColumnId{column}));
    for (int table = 0; table < model.schema().tableCount(); ++table)
        QCOMPARE(model.tableAt(model.indexOf(TableId{table})), std::optional(TableId{table}));
    QVERIFY(!model.tableAt(model.viewsIndex()));
    QVERIFY(!model.columnAt(model.viewsIndex()));
    QCOMPARE(model.columnAt(model.indexOf(TableId{1})), std::optional<ColumnId>());
}

void TestSchemaTreeModel::saysWhatAColumnIs()
{
    SchemaTreeModel model;
    model.setSchema(exampleSchema());
    const auto tipOf = [&](int column) { return model.indexOf(ColumnId{column}).data(Qt::ToolTipRole).toString(); };
    QCOMPARE(tipOf(0), QStringLiteral("owners.id · INTEGER · primary key"));
    QCOMPARE(tipOf(2), QStringLiteral("dogs.owner_id · INT · refers to owners.id"));
    QCOMPARE(tipOf(3), QStringLiteral("dogs.name · probably refers to owners.id"));
}

void TestSchemaTreeModel::gathersViewsWhereverTheyStand()
{
    const std::vector<Table> tables{{"v", "v", true}, {"t", "t"}, {"w", "w", true}};
    const std::vector<Column> columns{{TableId{0}, "a", "a", ColumnType::Text, "", false},
                                      {TableId{1}, "b", "b", ColumnType::Text, "", false},
                                      {TableId{2}, "c", "c", ColumnType::Text, "", false}};
    SchemaTreeModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setSchema(*Schema::create(tables, columns, {}));
    QCOMPARE(textOf(model), QStringLiteral("t(b);Views(v,w)"));
    QCOMPARE(model.columnAt(model.index(0, 0, model.indexOf(TableId{2}))), std::optional(ColumnId{2}));
}

RATATOSK_WIDGET_TEST(TestSchemaTreeModel);
#include "tst_schema_tree_model.moc"
