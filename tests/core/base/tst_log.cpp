// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/log.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace ratatosk;

class TestLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesOneLineForEachIncident();
    void keepsToItsOwner();
    void makesRoom();
    void saysWhenItCannotBeWritten();

private:
    std::filesystem::path file() const { return m_folder.filePath(QStringLiteral("ratatosk.log")).toStdString(); }
    QByteArray text() const
    {
        QFile log(m_folder.filePath(QStringLiteral("ratatosk.log")));
        return log.open(QIODevice::ReadOnly) ? log.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
};

void TestLog::writesOneLineForEachIncident()
{
    QVERIFY(openLog(file()));
    logIncident("The view 'tower' is left out.");
    logIncident("first\nsecond");
    const QList<QByteArray> lines = text().trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].endsWith("] The view 'tower' is left out."));
    QVERIFY(lines[1].endsWith("] first second"));
}

void TestLog::keepsToItsOwner()
{
    const auto permissions = std::filesystem::status(file()).permissions();
    QCOMPARE(int(permissions & std::filesystem::perms(0777)), 0600);
}

void TestLog::makesRoom()
{
    const std::string line(1000, 'x');
    for (int i = 0; i < 3000; ++i)
        logIncident(line);
    const QFileInfoList files = QDir(m_folder.path()).entryInfoList(QDir::Files);
    QCOMPARE(files.size(), qsizetype(kOldLogs + 1));
    for (const QFileInfo& one : files)
        QVERIFY(one.size() <= qint64(kLogBytes));
}

void TestLog::saysWhenItCannotBeWritten()
{
    const auto opened = openLog("/proc/nowhere/ratatosk.log");
    QVERIFY(!opened);
    QVERIFY(opened.error().code == ErrorCode::IoError);
}

RATATOSK_TEST(TestLog);
#include "tst_log.moc"
