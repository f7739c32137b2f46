// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_depth.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <string>

using namespace ratatosk;

class TestJsonDepth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsLevels_data();
    void countsLevels();
};

void TestJsonDepth::countsLevels_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<bool>("isTooDeep");
    QTest::newRow("empty") << QByteArray() << false;
    QTest::newRow("a hundred lists") << QByteArray(100, '[') << false;
    QTest::newRow("one more") << QByteArray(101, '[') << true;
    QTest::newRow("objects in lists") << QByteArray("[{\"a\":").repeated(51) << true;
    QTest::newRow("many beside each other") << QByteArray("[],").repeated(1000) << false;
    QTest::newRow("brackets in a text") << "\"" + QByteArray(1000, '[') + "\"" << false;
    QTest::newRow("behind an escaped quote") << "\"\\\"" + QByteArray(1000, '[') + "\"" << false;
    QTest::newRow("behind an escaped backslash") << "\"\\\\\"" + QByteArray(1000, '[') << true;
    QTest::newRow("a text that does not end") << QByteArray("\"a\\") << false;
}

void TestJsonDepth::countsLevels()
{
    QFETCH(QByteArray, json);
    QFETCH(bool, isTooDeep);
    QCOMPARE(isNestedTooDeeply(json.toStdString()), isTooDeep);
}

RATATOSK_TEST(TestJsonDepth);
#include "tst_json_depth.moc"
