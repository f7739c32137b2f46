// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

class TestFindCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsCells();
    void countsThem();
    void findsWholeCells();
    void saysWhenNothingIsFound();

private:
    Program m_program{"ratatosk-cli"};
    ScratchDatabase m_database{"CREATE TABLE hut (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO hut VALUES (7, 'Alpenrose'), (8, 'Rose');"
                               "CREATE TABLE note (text); INSERT INTO note VALUES ('a' || char(10) || 'rose');"};
    QString m_file = QString::fromStdString(m_database.file());
};

void TestFindCommand::listsCells()
{
    const Outcome outcome = m_program.run({"find", m_file, "rose"});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output, QByteArray("note.text\trowid=1\ta rose\nhut.name\tid=7\tAlpenrose\nhut.name\tid=8\tRose\n"));
}

void TestFindCommand::countsThem()
{
    const Outcome outcome = m_program.run({"find", m_file, "rose"});
    QVERIFY2(outcome.errors.contains("hut.name: 2 cells"), outcome.errors.constData());
    QVERIFY2(outcome.errors.contains("note.text: 1 cell"), outcome.errors.constData());
}

void TestFindCommand::findsWholeCells()
{
    QCOMPARE(m_program.run({"find", m_file, "Rose", "--exact"}).output, QByteArray("hut.name\tid=8\tRose\n"));
    QCOMPARE(m_program.run({"find", m_file, "7"}).output, QByteArray("hut.id\tid=7\t7\n"));
}

void TestFindCommand::saysWhenNothingIsFound()
{
    const Outcome outcome = m_program.run({"find", m_file, "marmot"});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output, QByteArray());
    QVERIFY(outcome.errors.contains("Nothing found."));
}

RATATOSK_TEST(TestFindCommand);
#include "tst_find_command.moc"
