// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QTest>

class TestBenchCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void measuresASmallSchema();
    void wantsAModel();
};

namespace {

/// What the report says, by the name of the measurement.
QMap<QString, QString> measurements(const QByteArray& json)
{
    QMap<QString, QString> result;
    for (const QJsonValue& row : QJsonDocument::fromJson(json).object()["rows"].toArray())
        result[row.toArray().at(0).toString()] = row.toArray().at(1).toString();
    return result;
}

} // namespace

void TestBenchCommand::measuresASmallSchema()
{
    Program program("ratatosk-cli");
    const Outcome outcome = program.run({"bench", "--runs", "2", "--tables", "6", "--format", "json"});
    if (outcome.exitCode == 5)
        QSKIP("no model here");
    QCOMPARE(outcome.exitCode, 0);
    const QMap<QString, QString> found = measurements(outcome.output);
    for (const char* name : {"fp32 products", "int8 products", "memory", "60 items: question", "60 items: encoding", "60 items: decoding",
                             "60 items: encoding, share of product speed", "peak memory of this process"})
        QVERIFY2(found[name].toDouble() > 0, name);
    QVERIFY(found["cancelling a question, at worst"].toDouble() < 500); // five times what is promised
    QVERIFY(found["60 items: decoding"].toDouble() < 75);               // likewise
    QVERIFY(!found.contains("1000 items: question"));
}

void TestBenchCommand::wantsAModel()
{
    Program program("ratatosk-cli");
    program.setVariable("RATATOSK_MODEL", "/nowhere");
    QCOMPARE(program.run({"bench"}).exitCode, 5);
}

RATATOSK_TEST(TestBenchCommand);
#include "tst_bench_command.moc"
