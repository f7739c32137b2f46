// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/schema_delegate.h"

#include "tests/support/test_program.h"

#include <QTest>

/// Names come first: types have what is left of a row.
class TestSchemaDelegate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sharesARow_data();
    void sharesARow();
};

void TestSchemaDelegate::sharesARow_data()
{
    QTest::addColumn<int>("name");
    QTest::addColumn<int>("type");
    QTest::addColumn<int>("nameGets");
    QTest::addColumn<int>("typeGets");

    QTest::newRow("room for both") << 80 << 50 << 138 << 50;
    QTest::newRow("a cut type") << 140 << 90 << 140 << 48;
    QTest::newRow("no room for a type") << 180 << 50 << 200 << 0;
    QTest::newRow("a name longer than the row") << 300 << 50 << 200 << 0;
    QTest::newRow("a short type in little room") << 165 << 20 << 168 << 20;
    QTest::newRow("no type") << 80 << 0 << 200 << 0;
}

void TestSchemaDelegate::sharesARow()
{
    QFETCH(const int, name);
    QFETCH(const int, type);
    const SchemaDelegate::Places places = SchemaDelegate::shared(200, name, type);
    QTEST(places.name, "nameGets");
    QTEST(places.type, "typeGets");
}

RATATOSK_WIDGET_TEST(TestSchemaDelegate);
#include "tst_schema_delegate.moc"
