// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

class TestSchemaCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsColumnsAndKeys();
    void writesJson();
    void showsADatabaseWithoutTables();
    void failsWithoutADatabase();

private:
    Program m_program{"ratatosk-cli"};
    ScratchDatabase m_database{"CREATE TABLE owner (id INTEGER PRIMARY KEY, name TEXT);"
                               "CREATE TABLE dog (name TEXT, owner INTEGER REFERENCES owner (id));"};
    QString m_file = QString::fromStdString(m_database.file());
};

void TestSchemaCommand::listsColumnsAndKeys()
{
    const Outcome outcome = m_program.run({"schema", m_file, "--format", "csv"});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output,
             QByteArray("table,column,type,key,references\n"
                        "owner,id,INTEGER,primary,\"\"\n"
                        "owner,name,TEXT,\"\",\"\"\n"
                        "dog,name,TEXT,\"\",\"\"\n"
                        "dog,owner,INTEGER,\"\",owner.id\n"));
}

void TestSchemaCommand::writesJson()
{
    const Outcome outcome = m_program.run({"schema", m_file, "--format", "json"});
    QCOMPARE(outcome.exitCode, 0);
    const QJsonObject schema = QJsonDocument::fromJson(outcome.output).object();
    QCOMPARE(schema["tables"].toArray().size(), 2);
    QCOMPARE(schema["columns"].toArray().at(3).toObject()["name"].toString(), "owner");
    const QJsonObject key = schema["foreign_keys"].toArray().at(0).toObject();
    QCOMPARE(key["from"].toInt(), 3);
    QCOMPARE(key["to"].toInt(), 0);
    QCOMPARE(key["guess"].toBool(), false);
}

void TestSchemaCommand::showsADatabaseWithoutTables()
{
    const ScratchDatabase empty("");
    const Outcome outcome = m_program.run({"schema", QString::fromStdString(empty.file())});
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY(outcome.output.endsWith("(0 rows)\n"));
}

void TestSchemaCommand::failsWithoutADatabase()
{
    const Outcome outcome = m_program.run({"schema", "/nowhere/at/all.db"});
    QCOMPARE(outcome.exitCode, 3);
    QVERIFY(outcome.errors.contains("/nowhere/at/all.db"));
}

RATATOSK_TEST(TestSchemaCommand);
#include "tst_schema_command.moc"
