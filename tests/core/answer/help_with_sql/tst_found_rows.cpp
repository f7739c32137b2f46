// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/help_with_sql/found_rows.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestFoundRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leadsToTheRow();
    void leadsToAllRows_data();
    void leadsToAllRows();

private:
    static Schema schema()
    {
        return *Schema::create({{.name = "hut stay", .readableName = "hut stay"}},
                               {{.table = TableId{0}, .name = "name"},
                                {.table = TableId{0}, .name = "metres", .type = ColumnType::Number, .declaredType = "INTEGER"}},
                               {});
    }
};

void TestFoundRows::leadsToTheRow()
{
    const FoundCell found{ColumnId{0}, "it's", {{"rowid", std::int64_t{7}}}};
    QCOMPARE(rowStatement(found, {.text = "it"}, schema()), std::string("SELECT * FROM \"hut stay\" WHERE rowid = 7"));
    const FoundCell byKey{ColumnId{0}, "it's", {{"name", std::string("it's")}, {"metres", std::int64_t{4}}}};
    QCOMPARE(rowStatement(byKey, {.text = "it"}, schema()), std::string("SELECT * FROM \"hut stay\" WHERE name = 'it''s' AND metres = 4"));
    const FoundCell byNothing{ColumnId{0}, "it's", {}};
    QCOMPARE(rowStatement(byNothing, {.text = "it"}, schema()), std::string("SELECT * FROM \"hut stay\" WHERE name LIKE '%it%'"));
}

void TestFoundRows::leadsToAllRows_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isExact");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("condition");
    QTest::newRow("a part") << "ro's" << false << 0 << "name LIKE '%ro''s%'";
    QTest::newRow("signs of patterns") << "5%_" << false << 0 << "name LIKE '%5\\%\\_%' ESCAPE '\\'";
    QTest::newRow("the whole cell") << "Rose" << true << 0 << "name = 'Rose'";
    QTest::newRow("a number") << "2,042" << false << 1 << "metres = 2042";
    QTest::newRow("a fraction") << "4.5" << false << 1 << "abs(metres - 4.5) < 1e-9";
    QTest::newRow("a text in a column of numbers") << "about" << false << 1 << "metres LIKE '%about%'";
}

void TestFoundRows::leadsToAllRows()
{
    QFETCH(QString, text);
    QFETCH(bool, isExact);
    QFETCH(int, column);
    QFETCH(QString, condition);
    const std::string sql = matchingRowsStatement(ColumnId{column}, {.text = text.toStdString(), .isExact = isExact}, schema());
    QCOMPARE(QString::fromStdString(sql), "SELECT * FROM \"hut stay\" WHERE " + condition);
}

RATATOSK_TEST(TestFoundRows);
#include "tst_found_rows.moc"
