// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/wording/open_failure_text.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace ratatosk;

class TestOpenFailureText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasWordsForEachSort_data();
    void hasWordsForEachSort();
    void saysThatAFileOfDataIsUnchanged();

private:
    QTemporaryDir m_folder;
};

void TestOpenFailureText::hasWordsForEachSort_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("words");
    QTest::newRow("text") << static_cast<int>(ErrorCode::NotADatabase) << QByteArray("dear diary") << "file.db is a text file";
    QTest::newRow("archive") << static_cast<int>(ErrorCode::NotADatabase) << QByteArray("\x1f\x8b\x08") << "Unpack it";
    QTest::newRow("Parquet") << static_cast<int>(ErrorCode::NotADatabase) << QByteArray("PAR1\x15\x04") << "Export it as CSV";
    QTest::newRow("junk") << static_cast<int>(ErrorCode::NotADatabase) << QByteArray("\x01\x02") << "not a SQLite database";
    QTest::newRow("damaged") << static_cast<int>(ErrorCode::DatabaseCorrupt) << QByteArray("\x01\x02") << "damaged";
    QTest::newRow("no program") << static_cast<int>(ErrorCode::WorkerFailed) << QByteArray() << "ratatosk-cli";
    QTest::newRow("folder") << static_cast<int>(ErrorCode::FileIsDirectory) << QByteArray() << "folder";
}

void TestOpenFailureText::hasWordsForEachSort()
{
    QFETCH(int, code);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, words);
    QFile file(m_folder.filePath(QStringLiteral("file.db")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    const QString text = openFailureText(file.fileName(), {static_cast<ErrorCode>(code), {}});
    QVERIFY2(text.contains(words), qPrintable(text));
    QVERIFY(text.startsWith(QLatin1String("file.db")));
}

void TestOpenFailureText::saysThatAFileOfDataIsUnchanged()
{
    QFile file(m_folder.filePath(QStringLiteral("file.csv")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("a\n\"1\n");
    file.close();
    QCOMPARE(openFailureText(file.fileName(), {ErrorCode::NotADatabase, {}}),
             "file.csv could not be read as tables. The file was not changed.");
}

RATATOSK_TEST(TestOpenFailureText);
#include "tst_open_failure_text.moc"
