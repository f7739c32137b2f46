// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/postgres/address_fields.h"
#include "core/database/postgres/server_address.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// Addresses taken apart and written again.
class TestAddressFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readWhatIsWritten_data();
    void readWhatIsWritten();
    void writeTheSameAgain_data();
    void writeTheSameAgain();
    void keepNoPassword_data();
    void keepNoPassword();
    void takeTheNameOfAService();
};

void TestAddressFields::readWhatIsWritten_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("parts"); // host port user password database encryption service others
    QTest::newRow("all") << "postgresql://ann:x%2Fy@db.example.org:5433/shop?sslmode=require&application_name=a"
                         << "db.example.org|5433|ann|x/y|shop|require||application_name=a";
    QTest::newRow("folder of a socket") << "postgresql://ann@/shop?host=/run/pg&port=6"
                                        << "/run/pg|6|ann||shop|||";
    QTest::newRow("folder as a host") << "postgres://%2Frun%2Fpg/shop"
                                      << "/run/pg||||shop|||";
    QTest::newRow("IPv6") << "postgresql://[::1]:7/shop"
                          << "::1|7|||shop|||";
    QTest::newRow("several hosts") << "postgresql://a:1,b:2/shop"
                                   << "a:1,b:2||||shop|||";
    QTest::newRow("user and password as parameters") << "postgresql://host/?user=ann&password=secret&dbname=shop"
                                                     << "host||ann|secret|shop|||";
    QTest::newRow("an at sign in the password") << "postgresql://ann:p@ss@host/shop"
                                                << "host||ann|p@ss|shop|||";
    QTest::newRow("nothing") << "postgresql://"
                             << "|||||||";
    QTest::newRow("half typed") << "postgresql://ann:%4"
                                << "ann|%4||||||";
}

void TestAddressFields::readWhatIsWritten()
{
    QFETCH(QString, address);
    const AddressFields fields = addressFields(address.toStdString());
    const QStringList parts{QString::fromStdString(fields.host),     QString::fromStdString(fields.port),
                            QString::fromStdString(fields.user),     QString::fromStdString(fields.password),
                            QString::fromStdString(fields.database), QString::fromStdString(fields.encryption),
                            QString::fromStdString(fields.service),  QString::fromStdString(fields.others)};
    QTEST(parts.join('|'), "parts");
}

void TestAddressFields::writeTheSameAgain_data()
{
    readWhatIsWritten_data();
}

void TestAddressFields::writeTheSameAgain()
{
    QFETCH(QString, address);
    const AddressFields fields = addressFields(address.toStdString());
    QVERIFY2(addressFields(writtenAddress(fields)) == fields, writtenAddress(fields).c_str());
}

void TestAddressFields::keepNoPassword_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("kept");
    QTest::newRow("behind the user") << "postgres://ann:secret@host:1/shop"
                                     << "postgresql://ann@host:1/shop";
    QTest::newRow("as a parameter") << "postgresql://host/shop?password=secret&sslmode=require"
                                    << "postgresql://host/shop?sslmode=require";
    QTest::newRow("of a certificate") << "postgresql://host/shop?sslpassword=secret&a=b"
                                      << "postgresql://host/shop?a=b";
    QTest::newRow("in disguise") << "postgresql://host/shop?%73slpassword=secret&p%61ssword=secret"
                                 << "postgresql://host/shop";
    QTest::newRow("of nobody") << "postgresql://:secret@host/shop"
                               << "postgresql://host/shop";
    QTest::newRow("socket") << "postgresql://ann@/shop?host=/tmp/x"
                            << "postgresql://ann@/shop?host=/tmp/x";
    QTest::newRow("a file") << "/home/ann:secret@x.db"
                            << "/home/ann:secret@x.db";
}

void TestAddressFields::keepNoPassword()
{
    QFETCH(QString, address);
    QTEST(QString::fromStdString(withoutPassword(address.toStdString())), "kept");
}

void TestAddressFields::takeTheNameOfAService()
{
    for (const char* typed : {"shop", "service=shop"}) {
        const AddressFields fields = addressFields(typed);
        QCOMPARE(fields.service, std::string("shop"));
        QCOMPARE(writtenAddress(fields), std::string("postgresql://?service=shop"));
    }
    QCOMPARE(serverTitle("postgresql://?service=shop"), std::string("shop"));
    QCOMPARE(serverTitle("postgresql://ann:secret@db.example.org:5433/shop"), std::string("shop on db.example.org:5433"));
}

RATATOSK_TEST(TestAddressFields);
#include "tst_address_fields.moc"
