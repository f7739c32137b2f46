// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/postgres/database_place.h"
#include "tests/support/mute_server.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QTest>

using namespace ratatosk;

/// Servers that are there and do not behave.
class TestConnectionFailure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysThatEncryptionIsRefused();
    void saysThatTheServerIsSlow();
};

void TestConnectionFailure::saysThatEncryptionIsRefused()
{
    const MuteServer server("N");
    QVERIFY(server.isListening());
    const auto connection = openPlace(server.address("sslmode=require"));
    QVERIFY(!connection);
    QVERIFY2(connection.error().code == ErrorCode::ServerEncryption, connection.error().detail.c_str());
    QVERIFY(connection.error().detail.starts_with("No encrypted connection to the server 127.0.0.1"));
    QVERIFY(connection.error().detail.find("secret") == std::string::npos);
}

void TestConnectionFailure::saysThatTheServerIsSlow()
{
    const MuteServer server;
    QElapsedTimer timer;
    timer.start();
    const auto connection = openPlace(server.address("connect_timeout=2"));
    QVERIFY(!connection);
    QVERIFY2(connection.error().code == ErrorCode::ServerSlow, connection.error().detail.c_str());
    QVERIFY2(timer.elapsed() < 8'000, qPrintable(QString::number(timer.elapsed())));
}

RATATOSK_TEST(TestConnectionFailure);
#include "tst_connection_failure.moc"
