// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/wording/column_format.h"

#include "tests/support/test_program.h"

#include <QLocale>
#include <QTest>

class TestColumnFormat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void formats_data();
    void formats();
    void hasANameForEach();
};

void TestColumnFormat::formats_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("expected"); // empty: none
    const auto row = [](const char* name, double number, ColumnFormat format, const char* expected) {
        QTest::newRow(name) << number << static_cast<int>(format) << QString::fromLatin1(expected);
    };
    row("as stored", 1234567, ColumnFormat::Default, "");
    row("thousands", 1234567, ColumnFormat::Grouped, "1,234,567");
    row("thousands and a fraction", -1234.5, ColumnFormat::Grouped, "-1,234.5");
    row("two decimals", 1234.567, ColumnFormat::TwoDecimals, "1,234.57");
    row("two decimals of a whole number", 3, ColumnFormat::TwoDecimals, "3.00");
    row("bytes", 1234567, ColumnFormat::Bytes, "1.2 MB");
    row("few bytes", 12, ColumnFormat::Bytes, "12 bytes");
    row("a duration", 3723, ColumnFormat::Duration, "1:02:03");
    row("a short one", -59.6, ColumnFormat::Duration, "-0:01:00");
    row("seconds", 1700000000, ColumnFormat::UnixTime, "2023-11-14 22:13:20");
    row("milliseconds", 1700000000123.0, ColumnFormat::UnixTime, "2023-11-14 22:13:20");
    row("before the beginning", -86400, ColumnFormat::UnixTime, "1969-12-31 00:00:00");
    row("no date", 1e18, ColumnFormat::UnixTime, "");
    row("no number", qQNaN(), ColumnFormat::Grouped, "");
}

void TestColumnFormat::formats()
{
    QFETCH(double, number);
    QFETCH(int, format);
    QTEST(formattedNumber(number, static_cast<ColumnFormat>(format)).value_or(QString()), "expected");
}

void TestColumnFormat::hasANameForEach()
{
    QStringList names;
    for (const ColumnFormat format : columnFormats())
        names << formatName(format);
    QCOMPARE(names.removeDuplicates(), 0);
    QCOMPARE(names.size(), 6);
}

RATATOSK_WIDGET_TEST(TestColumnFormat);
#include "tst_column_format.moc"
