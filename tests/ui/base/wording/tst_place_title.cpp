// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/wording/place_title.h"

#include <QTest>

class TestPlaceTitle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatPeopleSay_data();
    void saysWhatPeopleSay();
    void namesFilesOfRows();
    void keepsAddressesAsTheyAre();
    void namesSeveralFiles();
};

void TestPlaceTitle::saysWhatPeopleSay_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("baseName");
    QTest::newRow("file") << "/home/ann/dogs.v2.sqlite"
                          << "dogs.v2.sqlite"
                          << "dogs.v2";
    QTest::newRow("server") << "postgresql://ann:secret@db.example.org/shop"
                            << "shop on db.example.org"
                            << "shop";
    QTest::newRow("port") << "postgresql://db.example.org:5433/shop?sslmode=require"
                          << "shop on db.example.org:5433"
                          << "shop";
    QTest::newRow("socket") << "postgresql://ann@/shop?host=/run/postgresql"
                            << "shop"
                            << "shop";
    QTest::newRow("service") << "postgresql://?service=work"
                             << "work"
                             << "work";
    QTest::newRow("no database") << "postgresql://ann@db.example.org"
                                 << "server db.example.org"
                                 << "server";
    QTest::newRow("odd name") << "postgresql:///a%2Fb"
                              << "a/b"
                              << "a_b";
}

void TestPlaceTitle::saysWhatPeopleSay()
{
    QFETCH(QString, place);
    QTEST(placeTitle(place), "title");
    QTEST(placeBaseName(place), "baseName");
}

void TestPlaceTitle::namesFilesOfRows()
{
    QCOMPARE(rowsBaseName("products", "/home/ann/shop.sqlite"), QStringLiteral("products"));
    QCOMPARE(rowsBaseName("Which a/b are \"new\"?", "/home/ann/shop.sqlite"), QStringLiteral("Which a b are new"));
    QCOMPARE(rowsBaseName(" ?", "/home/ann/shop.sqlite"), QStringLiteral("shop"));
    QVERIFY(rowsBaseName(QString(100, 'x'), {}).size() <= 60);
}

void TestPlaceTitle::keepsAddressesAsTheyAre()
{
    QCOMPARE(wholePlace("postgresql://ann@db.example.org/shop"), QStringLiteral("postgresql://ann@db.example.org/shop"));
    QVERIFY(wholePlace("dogs.sqlite").startsWith('/'));
    QVERIFY(isThere("postgresql:///shop") && !isThere("/nowhere/dogs.sqlite"));
}

void TestPlaceTitle::namesSeveralFiles()
{
    const QString two = placeOfFiles({"/a/shop.sqlite", "/b/bills.csv"});
    QCOMPARE(placeTitle(two), "shop.sqlite and bills.csv");
    QCOMPARE(placeBaseName(two), "shop");
    QCOMPARE(placeText(two), "/a/shop.sqlite\n/b/bills.csv");
    QCOMPARE(firstFileOf(two), "/a/shop.sqlite");
    QCOMPARE(wholePlace(two), two);
    QCOMPARE(placeTitle(placeOfFiles({"/a/shop.sqlite", "/b", "/c"})), "shop.sqlite and 2 more file(s)");
    QCOMPARE(placeOfFiles({"/a/shop.sqlite"}), "/a/shop.sqlite");
    QVERIFY(!isThere(two));
    QVERIFY(isThere(placeOfFiles({"/tmp", "/"})));
    QCOMPARE(firstFileOf("postgresql:///shop"), QString());
}

RATATOSK_TEST(TestPlaceTitle);
#include "tst_place_title.moc"
