// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/rows/column_values.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestColumnValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsByPrefix_data();
    void findsByPrefix();

private:
    ScratchDatabase m_database{
        "CREATE TABLE [odd \"name](city, n); INSERT INTO [odd \"name] VALUES ('Rome', 1), ('rome', 2), ('Reading', 10), "
        "('O''Hare', 3), ('Rome', 11), (NULL, NULL), ('100%', x'00');"};
};

void TestColumnValues::findsByPrefix_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("prefix");
    QTest::addColumn<QString>("values");
    QTest::newRow("without case") << 0 << "r"
                                  << "'Reading'|'Rome'|'rome'";
    QTest::newRow("quote") << 0 << "O'"
                           << "'O''Hare'";
    QTest::newRow("no pattern") << 0 << "1%"
                                << "";
    QTest::newRow("numbers") << 1 << "1"
                             << "1|10|11";
    QTest::newRow("all, without BLOBs and NULL") << 1 << ""
                                                 << "1|2|3|10|11";
}

void TestColumnValues::findsByPrefix()
{
    QFETCH(int, column);
    QFETCH(QString, prefix);
    QFETCH(QString, values);
    const auto browser = DatabaseBrowser::open(m_database.file());
    const auto found = columnValues(**browser, ColumnId{column}, prefix.toStdString(), 10);
    QVERIFY2(found, found ? "" : found.error().detail.c_str());
    QStringList texts;
    for (const std::string& value : *found)
        texts << QString::fromStdString(value);
    QCOMPARE(texts.join('|'), values);
}

RATATOSK_TEST(TestColumnValues);
#include "tst_column_values.moc"
