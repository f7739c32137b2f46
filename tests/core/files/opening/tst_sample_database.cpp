// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/opening/sample_database.h"
#include "tests/support/test_program.h"

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
    void takesNoNameThatOthersCanGuess();

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

void TestSampleDatabase::takesNoNameThatOthersCanGuess()
{
    const QByteArray home = qgetenv("HOME");
    qunsetenv("HOME");
    qunsetenv("XDG_CACHE_HOME");
    const auto file = buildSampleDatabase(sampleDatabases().front().name);
    qputenv("HOME", home);
    QVERIFY(file);
    const std::filesystem::path folder = file->parent_path().parent_path().parent_path();
    QVERIFY2(folder.filename() != "ratatosk" && folder.filename().string().starts_with("ratatosk-"), folder.c_str());
    QVERIFY((std::filesystem::status(folder).permissions() & std::filesystem::perms::all) == std::filesystem::perms::owner_all);
    std::filesystem::remove_all(folder);
}

RATATOSK_TEST(TestSampleDatabase);
#include "tst_sample_database.moc"
