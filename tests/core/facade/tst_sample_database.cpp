// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/facade/sample_database.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace ratatosk;

class TestSampleDatabase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everySampleHasQuestions();
    void buildsOnceInTheCache();
    void survivesTwoBuildersAtOnce();
    void refusesUnknownNames();
    void saysWhyItCannotWrite();

private:
    QTemporaryDir m_cache;
};

void TestSampleDatabase::init()
{
    QVERIFY(m_cache.isValid());
    qputenv("XDG_CACHE_HOME", m_cache.path().toUtf8());
    QDir(m_cache.filePath("ratatosk")).removeRecursively();
}

void TestSampleDatabase::everySampleHasQuestions()
{
    QVERIFY(!sampleDatabases().empty());
    for (const SampleDatabase& sample : sampleDatabases()) {
        QVERIFY2(sample.questions.size() >= 5, sample.name.c_str());
        for (const std::string& question : sample.questions)
            QVERIFY(!question.empty());
    }
}

void TestSampleDatabase::buildsOnceInTheCache()
{
    for (const SampleDatabase& sample : sampleDatabases()) {
        const auto file = buildSampleDatabase(sample.name);
        QVERIFY2(file, file ? "" : file.error().detail.c_str());
        QVERIFY(QString::fromStdString(file->string()).startsWith(m_cache.path()));
        QFile database(QString::fromStdString(file->string()));
        QVERIFY(database.open(QFile::ReadOnly));
        QVERIFY(database.read(16).startsWith("SQLite format 3"));
        QCOMPARE(QDir(QString::fromStdString(file->parent_path().string())).entryList(QDir::Files).size(), 1);

        const auto again = buildSampleDatabase(sample.name);
        QVERIFY(again);
        QCOMPARE(again->string(), file->string());
        QVERIFY(isSampleDatabase(*file));
        QVERIFY(!isSampleDatabase(file->parent_path().parent_path().parent_path().parent_path() / "mine.sqlite"));
    }
}

void TestSampleDatabase::survivesTwoBuildersAtOnce()
{
    const std::string name = sampleDatabases().front().name;
    bool isBuilt[2] = {};
    {
        std::jthread other([&] { isBuilt[1] = bool(buildSampleDatabase(name)); });
        isBuilt[0] = bool(buildSampleDatabase(name));
    }
    QVERIFY(isBuilt[0]);
    QVERIFY(isBuilt[1]);
}

void TestSampleDatabase::refusesUnknownNames()
{
    for (const char* name : {"", "nothing", "../../etc/passwd"})
        QCOMPARE(int(buildSampleDatabase(name).error().code), int(ErrorCode::InvalidArgument));
}

void TestSampleDatabase::saysWhyItCannotWrite()
{
    QFile obstacle(m_cache.filePath("ratatosk"));
    QVERIFY(obstacle.open(QFile::WriteOnly)); // a file where the folder should be
    const auto file = buildSampleDatabase(sampleDatabases().front().name);
    obstacle.remove();
    QVERIFY(!file);
    QCOMPARE(int(file.error().code), int(ErrorCode::IoError));
}

QTEST_GUILESS_MAIN(TestSampleDatabase)
#include "tst_sample_database.moc"
