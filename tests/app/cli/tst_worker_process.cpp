// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QtTest>

namespace {

constexpr int kLongest = 60'000;
constexpr double kMegabytesBesideTheBundle = 60;

QByteArray ofProcess(qint64 process, const QString& name)
{
    QFile file(QStringLiteral("/proc/%1/%2").arg(process).arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A row of what it has in memory: "Anonymous" is what no file has.
double megabytesOf(qint64 process, const QByteArray& row)
{
    const QByteArray text = ofProcess(process, "smaps_rollup"), label = row + ':';
    return text.mid(text.indexOf(label) + label.size()).trimmed().split(' ').first().toDouble() * 1024 / 1e6;
}

double megabytesIn(const QString& folder)
{
    double bytes = 0;
    for (QDirIterator files(folder, QDir::Files); files.hasNext();) {
        files.next();
        bytes += static_cast<double>(files.fileInfo().size());
    }
    return bytes / 1e6;
}

} // namespace

/// What a window starts to have its questions answered, with the bundled model.
class TestWorkerProcess : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void loadsNoLibTorch();
    void restsInLittleMemory();
    void cleanupTestCase();

private:
    QString m_bundle = QStringLiteral(RATATOSK_SOURCE_DIR "/models/ratatosk");
    QProcess m_worker;
};

void TestWorkerProcess::initTestCase()
{
    if (!QFile::exists(m_bundle))
        QSKIP("no model bundle");
    m_worker.start(RATATOSK_BINARY_DIR "/bin/ratatosk-cli", {"worker", "--model", m_bundle});
    QVERIFY(m_worker.waitForReadyRead(kLongest)); // it says that it is ready
}

void TestWorkerProcess::loadsNoLibTorch()
{
    const QByteArray maps = ofProcess(m_worker.processId(), "maps");
    QVERIFY(maps.contains("ratatosk-cli"));
    for (const char* library : {"libtorch", "libc10", "libopenblas", "libgomp"})
        QVERIFY2(!maps.contains(library), library);
}

void TestWorkerProcess::restsInLittleMemory()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    QSKIP("a sanitizer takes memory of its own");
#endif
    const double own = megabytesOf(m_worker.processId(), "Anonymous"), most = megabytesIn(m_bundle) + kMegabytesBesideTheBundle;
    qInfo("%.0f MB of its own, of %.0f", own, most);
    QVERIFY2(own > 0 && own < most, qPrintable(QString::number(own)));
}

void TestWorkerProcess::cleanupTestCase()
{
    m_worker.closeWriteChannel();
    if (m_worker.state() != QProcess::NotRunning)
        QVERIFY(m_worker.waitForFinished(kLongest));
}

RATATOSK_TEST(TestWorkerProcess);
#include "tst_worker_process.moc"
