// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/fuzz_targets.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace ratatosk::fuzz;

/// Replays what fuzzing has found, and the inputs that it starts from.
class TestCorpora : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsItsPromises_data();
    void keepsItsPromises();
    void reportsBrokenPromises();
};

void TestCorpora::keepsItsPromises_data()
{
    QTest::addColumn<int>("target");
    QTest::addColumn<QString>("path");
    const QDir corpus(RATATOSK_SOURCE_DIR "/tests/fuzz/corpus");
    for (int number = 0; number < static_cast<int>(fuzzTargets().size()); ++number) {
        const QString name = QString::fromUtf8(fuzzTargets()[static_cast<size_t>(number)].name.data());
        const QStringList files = QDir(corpus.filePath(name)).entryList(QDir::Files);
        QVERIFY2(files.size() >= 3, qPrintable(name + " has hardly any corpus"));
        for (const QString& file : files)
            QTest::newRow(qPrintable(name + "/" + file)) << number << corpus.filePath(name + "/" + file);
    }
}

void TestCorpora::keepsItsPromises()
{
    QFETCH(int, target);
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    try {
        fuzzTargets()[static_cast<size_t>(target)].run(file.readAll().toStdString());
    } catch (const std::exception& failure) {
        QFAIL(failure.what());
    }
}

void TestCorpora::reportsBrokenPromises()
{
    QVERIFY_EXCEPTION_THROWN(promise(false, "nothing"), BrokenPromise);
}

RATATOSK_TEST(TestCorpora);
#include "tst_corpora.moc"
