// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/scratch_database.h"
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
    void readsSeveralDatabases();
    void readsADump();
    void readsAsRequested();
    void readsRowsAsRequested();
    void saysWhatIsLeftOut();
    void saysHowFilesWereRead();
    void asksOne();
    void asksSeveralDatabases();
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

/// Named one after the other, as files are, with a table of each told apart by its file.
void TestDataFiles::readsSeveralDatabases()
{
    const ScratchDatabase shop("CREATE TABLE customer(id INTEGER PRIMARY KEY, name TEXT); INSERT INTO customer VALUES(1, 'Ann');",
                               "shop.sqlite");
    const ScratchDatabase old("CREATE TABLE customer(id INTEGER PRIMARY KEY, name TEXT); INSERT INTO customer VALUES(1, 'Zoe');",
                              "old.sqlite");
    const QString first = QString::fromStdString(shop.file().string()), second = QString::fromStdString(old.file().string());
    const QString sql = "SELECT s.name || o.name || x AS names FROM shop.customer s JOIN old.customer o ON o.id = s.id JOIN more";
    const QByteArray rows = "names\nAnnZoe!\n";
    const QString more = write("more.csv", "x\n!\n");
    QCOMPARE(m_program.run({"run", first, second, more, sql, "--format", "csv"}).output, rows);
    QCOMPARE(m_program.run({"run", first, "--with", second, "--with", more, sql, "--format", "csv"}).output, rows);
    const Outcome outcome = m_program.run({"schema", first, second, "--format", "csv"});
    QVERIFY2(outcome.output.contains("shop.customer,name,TEXT") && outcome.output.contains("old.customer,name,TEXT"),
             outcome.output.constData());
}

void TestDataFiles::readsADump()
{
    const QString dump = write("shop.sql", "BEGIN TRANSACTION;\nCREATE TABLE t(a INT);\nINSERT INTO t VALUES(7);\nCOMMIT;\n");
    QCOMPARE(m_program.run({"run", dump, "SELECT a FROM t", "--format", "csv"}).output, QByteArray("a\n7\n"));
    const Outcome outcome = m_program.run({"schema", write("query.sql", "SELECT 1;")});
    QCOMPARE(outcome.exitCode, 3);
    QVERIFY2(outcome.errors.contains("'query.sql' is a text file, not a SQLite database."), outcome.errors.constData());
}

/// What is told is remembered for the file.
void TestDataFiles::readsAsRequested()
{
    const QString file = write("told.csv", "1;2,5\n3;4,5\n");
    const QStringList command{"run", file, "SELECT * FROM told", "--format", "csv"};
    QCOMPARE(m_program.run(command).output, QByteArray("column_1,column_2\n1,2.5\n3,4.5\n"));
    QCOMPARE(m_program.run(command + QStringList{"--header", "yes", "--separator", "comma"}).output, QByteArray("1;2,5\n3;4,5\n"));
    QCOMPARE(m_program.run(command).output, QByteArray("1;2,5\n3;4,5\n"));
    QCOMPARE(m_program.run(command + QStringList{"--separator", "auto"}).output, QByteArray("1,\"2,5\"\n3,4.5\n"));
    QCOMPARE(m_program.run(command + QStringList{"--header", "auto"}).output, QByteArray("column_1,column_2\n1,2.5\n3,4.5\n"));
}

void TestDataFiles::readsRowsAsRequested()
{
    const QString file = write("rows.csv", "Report\na,b\nx,1\ny,2\nTotal,3\n");
    const QStringList command{"run", file, "SELECT * FROM rows", "--format", "csv"};
    QCOMPARE(m_program.run(command).output, QByteArray("a,b\nx,1\ny,2\n"));
    QCOMPARE(m_program.run(command + QStringList{"--last-row", "5"}).output, QByteArray("a,b\nx,1\ny,2\nTotal,3\n"));
    QCOMPARE(m_program.run(command).output, QByteArray("a,b\nx,1\ny,2\nTotal,3\n"));
    QCOMPARE(m_program.run(command + QStringList{"--last-row", "auto", "--first-row", "4"}).output, QByteArray("a,b\ny,2\nTotal,3\n"));
    QCOMPARE(m_program.run(command + QStringList{"--first-row", "auto", "--header-row", "3"}).output, QByteArray("x,1\ny,2\nTotal,3\n"));
    for (const char* row : {"0", "-1", "two", "99999999999"})
        QCOMPARE(m_program.run(command + QStringList{"--header-row", row}).exitCode, 2);
}

void TestDataFiles::saysWhatIsLeftOut()
{
    const QString file = write("left.csv", "Report\na,b\nx,1\ny,2\nTotal,3\n");
    for (int time = 0; time < 2; ++time) { // read, and read before
        const Outcome outcome = m_program.run({"run", file, "SELECT * FROM left", "--format", "csv"});
        QCOMPARE(QString::fromUtf8(outcome.errors),
                 "ratatosk-cli: left.csv: 1 row above the table and a total row below the table are skipped.\n");
    }
}

/// On standard error, each time.
void TestDataFiles::saysHowFilesWereRead()
{
    const QStringList command{"run", write("spots.csv", "a,b\n1,\"x\n2,pe\xb3ny\n"), "SELECT * FROM spots", "--format", "csv"};
    for (int i = 0; i < 2; ++i) {
        const Outcome outcome = m_program.run(command);
        QCOMPARE(QString::fromUtf8(outcome.output), QString::fromUtf8("a,b\n1,x\n2,pełny\n"));
        QCOMPARE(QString::fromUtf8(outcome.errors),
                 "ratatosk-cli: 'spots.csv' was read with the encoding windows-1250. Use --encoding if this is wrong.\n"
                 "ratatosk-cli: One place in 'spots.csv' could not be read as written: line 2: a quote is never closed.\n");
    }
    QVERIFY(!m_program.run(command + QStringList{"--encoding", "windows-1250"}).errors.contains("with the encoding"));
}

void TestDataFiles::asksSeveralDatabases()
{
    const ScratchDatabase shop(
        "CREATE TABLE customer(id INTEGER PRIMARY KEY, name TEXT); INSERT INTO customer VALUES(1, 'Ann'), (2, 'Bob');", "shop.sqlite");
    const ScratchDatabase bills("CREATE TABLE bill(id INTEGER PRIMARY KEY, customer_id INT, amount INT);"
                                "INSERT INTO bill VALUES(1, 2, 10), (2, 2, 5), (3, 1, 1);",
                                "bills.sqlite");
    const Outcome outcome = m_program.run({"ask", QString::fromStdString(shop.file().string()),
                                           QString::fromStdString(bills.file().string()),
                                           "What is the total amount of the bills of each customer name?", "--format", "csv"});
    if (outcome.exitCode == 5)
        QSKIP("there is no model");
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.output.contains("Ann") && outcome.output.contains("15"), outcome.output.constData());
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
    QTest::newRow("beside none") << QStringList{good, "--with", "/nowhere/u.csv"} << 3
                                 << "ratatosk-cli: There is no file '/nowhere/u.csv'.\n";
    QTest::newRow("beside a server") << QStringList{"postgresql://nowhere/x", "--with", good} << 2
                                     << "ratatosk-cli: --with works with files only, and 'postgresql://nowhere/x' is not a file.\n";
    QTest::newRow("a word without quotes") << QStringList{good, "nowhere"} << 2
                                           << "ratatosk-cli: There is no file 'nowhere'. Put text of several words in quotes. See "
                                              "ratatosk-cli --help.\n";
    QTest::newRow("no CSV") << QStringList{write("one.json", "[1]"), "--separator", "tab"} << 2
                            << "ratatosk-cli: --separator and similar options need a CSV file, and there is none.\n";
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
