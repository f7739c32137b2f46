// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/wording/type_text.h"

#include <QTest>

class TestTypeText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isBrief_data();
    void isBrief();
};

void TestTypeText::isBrief_data()
{
    QTest::addColumn<QString>("declared");
    QTest::addColumn<QString>("shown");
    QTest::newRow("moment") << "timestamp without time zone"
                            << "timestamp";
    QTest::newRow("moment with zone") << "timestamp(3) with time zone"
                                      << "timestamptz(3)";
    QTest::newRow("time with zone") << "time with time zone"
                                    << "timetz";
    QTest::newRow("text") << "character varying(20)[]"
                          << "varchar(20)[]";
    QTest::newRow("a file's") << "DECIMAL(10, 2)"
                              << "DECIMAL(10, 2)";
    QTest::newRow("none") << ""
                          << "";
}

void TestTypeText::isBrief()
{
    QFETCH(QString, declared);
    QTEST(typeText(declared.toStdString()), "shown");
}

RATATOSK_TEST(TestTypeText);
#include "tst_type_text.moc"
