// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

class TestInspectCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesTheGraph();
    void writesTheTreeOfASelect();
    void writesLinks();
    void refusesWhatItCannotDo();

private:
    Outcome inspect(const QString& what, const QStringList& rest) const
    {
        return m_program.run(QStringList{"inspect", what, QString::fromStdString(m_database.file())} + rest);
    }

    Program m_program{"ratatosk-cli"};
    ScratchDatabase m_database{
        "CREATE TABLE owner (id INTEGER PRIMARY KEY); CREATE TABLE dog (name TEXT, owner_id INTEGER REFERENCES owner(id));"};
};

void TestInspectCommand::writesTheGraph()
{
    const Outcome dot = inspect("graph", {"--format", "dot"});
    QCOMPARE(dot.exitCode, 0);
    QVERIFY2(dot.output.startsWith("digraph") && dot.output.contains("t1:c2 -> t0:c0;"), dot.output);
    const QJsonObject json = QJsonDocument::fromJson(inspect("graph", {}).output).object();
    QCOMPARE(json["columns"].toArray().size(), 3);
}

void TestInspectCommand::writesTheTreeOfASelect()
{
    const QJsonObject json = QJsonDocument::fromJson(inspect("tree", {"SELECT name FROM dog"}).output).object();
    QCOMPARE(json["label"].toString(), QString("query"));
    QCOMPARE(json["children"].toArray().size(), 2);
    QVERIFY(inspect("tree", {"SELECT name FROM dog", "--format", "dot"}).output.contains("dog.name"));
}

void TestInspectCommand::writesLinks()
{
    const QJsonObject json = QJsonDocument::fromJson(inspect("links", {"the dog"}).output).object();
    QCOMPARE(json["tables"].toArray().size(), 1);
}

void TestInspectCommand::refusesWhatItCannotDo()
{
    QCOMPARE(inspect("cake", {}).exitCode, 2);
    QCOMPARE(inspect("links", {"the dog", "--format", "dot"}).exitCode, 2);
    QVERIFY(inspect("links", {}).exitCode != 0); // no question
    QCOMPARE(m_program.run({"inspect", "graph", "/nowhere.db"}).exitCode, 3);
}

RATATOSK_TEST(TestInspectCommand);
#include "tst_inspect_command.moc"
