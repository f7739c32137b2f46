// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/schema/identifier.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestIdentifier : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comparesAsSqliteDoes_data();
    void comparesAsSqliteDoes();
    void quotes_data();
    void quotes();
};

void TestIdentifier::comparesAsSqliteDoes_data()
{
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("right");
    QTest::addColumn<bool>("same");

    QTest::newRow("case") << "Singer_ID"
                          << "sINGER_id" << true;
    QTest::newRow("prefix") << "singer"
                            << "singers" << false;
    QTest::newRow("only ASCII folds") << "Öl"
                                      << "öl" << false;
    QTest::newRow("brackets are not letters") << "a["
                                              << "a{" << false;
}

void TestIdentifier::comparesAsSqliteDoes()
{
    QFETCH(QString, left);
    QFETCH(QString, right);
    QFETCH(bool, same);
    QCOMPARE(sameIdentifier(left.toStdString(), right.toStdString()), same);
    QCOMPARE(foldedIdentifier(left.toStdString()) == foldedIdentifier(right.toStdString()), same);
}

void TestIdentifier::quotes_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("quoted");

    QTest::newRow("plain") << "singer"
                           << "\"singer\"";
    QTest::newRow("keyword") << "order"
                             << "\"order\"";
    QTest::newRow("quote inside") << "5\" disks"
                                  << "\"5\"\" disks\"";
    QTest::newRow("empty") << ""
                           << "\"\"";
}

void TestIdentifier::quotes()
{
    QFETCH(QString, name);
    QFETCH(QString, quoted);
    QCOMPARE(QString::fromStdString(quotedIdentifier(name.toStdString())), quoted);
}

RATATOSK_TEST(TestIdentifier);
#include "tst_identifier.moc"
