// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

/// Commands that read files of data in a database's place.
class TestDataFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program.setVariable("XDG_CACHE_HOME", m_folder.path() + "/cache"); }

    void showsColumns();
    void readsSeveral();
    void readsAFolder();
    void asksOne();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();

private:
    QString write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder.path() + "/" + name);
        return file.open(QFile::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    }

    QTemporaryDir m_folder;
    Program m_program{"ratatosk-cli"};
};

void TestDataFiles::showsColumns()
{
    const Outcome outcome = m_program.run({"schema", write("sales.csv", "region,amount\nNorth,1.5\n"), "--format", "csv"});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output, QByteArray("table,column,type,key,references\nsales,region,TEXT,\"\",\"\"\nsales,amount,REAL,\"\",\"\"\n"));
}

void TestDataFiles::readsSeveral()
{
    const QString dogs = write("dogs.csv", "name,owner_id\nRex,1\n");
    const QString owners = write("owners.tsv", "id\tname\n1\tAnn\n");
    const QString sql = "SELECT o.name FROM dogs AS d JOIN owners AS o ON o.id = d.owner_id";
    const Outcome outcome = m_program.run({"run", dogs, "--with", owners, sql, "--format", "csv"});
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output, QByteArray("name\nAnn\n"));
}

void TestDataFiles::readsAFolder()
{
    QDir(m_folder.path()).mkdir("both");
    write("both/a.csv", "x\n1\n");
    write("both/b.csv", "y\n2\n");
    const Outcome outcome = m_program.run({"run", m_folder.path() + "/both", "SELECT x + y AS z FROM a, b", "--format", "csv"});
    QCOMPARE(outcome.output, QByteArray("z\n3\n"));
}

void TestDataFiles::asksOne()
{
    const QString sales = write("sold.csv", "region,amount\nNorth,20\nSouth,5\n");
    const Outcome outcome = m_program.run({"ask", sales, "What is the amount of the region North?", "--format", "csv"});
    if (outcome.exitCode == 5)
        QSKIP("there is no model");
    QCOMPARE(outcome.exitCode, 0);
    QCOMPARE(outcome.output, QByteArray("amount\n20\n"));
}

void TestDataFiles::saysWhatIsWrong_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("sentence");
    const QString empty = write("empty.csv", "");
    const QString good = write("good.csv", "a\n1\n");
    QTest::newRow("empty") << QStringList{empty} << 3 << "ratatosk-cli: 'empty.csv' is empty.\n";
    QTest::newRow("missing") << QStringList{"/nowhere/t.csv"} << 3 << "ratatosk-cli: There is no file '/nowhere/t.csv'.\n";
    QTest::newRow("beside a database") << QStringList{"shop.sqlite", "--with", good} << 2
                                       << "ratatosk-cli: --with goes with files of data such as CSV, which 'shop.sqlite' is not.\n";
    QTest::newRow("a database beside it") << QStringList{good, "--with", "/dev/null"} << 3
                                          << "ratatosk-cli: '/dev/null' is a device or a pipe, not a file.\n";
}

void TestDataFiles::saysWhatIsWrong()
{
    QFETCH(QStringList, files);
    QFETCH(int, code);
    QFETCH(QString, sentence);
    const Outcome outcome = m_program.run(QStringList{"schema"} + files);
    QCOMPARE(outcome.exitCode, code);
    QCOMPARE(QString::fromUtf8(outcome.errors), sentence);
    QVERIFY(outcome.output.isEmpty());
}

RATATOSK_TEST(TestDataFiles);
#include "tst_data_files.moc"
