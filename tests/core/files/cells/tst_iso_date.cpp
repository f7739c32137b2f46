// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/cells/date_text.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// Dates that need not be written anew.
class TestIsoDate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void staysAsItIs_data();
    void staysAsItIs();
};

void TestIsoDate::staysAsItIs_data()
{
    QTest::addColumn<QByteArray>("date");
    QTest::addColumn<bool>("stays");
    QTest::newRow("day") << QByteArray("2023-12-31") << true;
    QTest::newRow("moment") << QByteArray("2023-12-31 15:45:00") << true;
    QTest::newRow("short month") << QByteArray("2023-1-31") << false;
    QTest::newRow("slashes") << QByteArray("2023/12/31") << false;
    QTest::newRow("a T") << QByteArray("2023-12-31T15:45:00") << false;
    QTest::newRow("half of a day, as long as a moment") << QByteArray("2023-12-31 03:45 pm") << false;
    QTest::newRow("short parts, as long as a moment") << QByteArray("2023-1-3 5:45:00 pm") << false;
    QTest::newRow("a zone, as long as a moment") << QByteArray("2023-12-31 5:45:00Z") << false;
    QTest::newRow("fractions") << QByteArray("2023-12-31 15:45:00.5") << false;
}

void TestIsoDate::staysAsItIs()
{
    QFETCH(QByteArray, date);
    QFETCH(bool, stays);
    QCOMPARE(dateFit(date.toStdString()).styles, static_cast<unsigned>(YearFirstDates));
    QCOMPARE(isIsoDate(date.toStdString(), YearFirstDates), stays);
    std::string written;
    appendIsoDate(written, date.toStdString(), YearFirstDates);
    QVERIFY(!stays || QByteArray::fromStdString(written) == date);
}

RATATOSK_TEST(TestIsoDate);
#include "tst_iso_date.moc"
