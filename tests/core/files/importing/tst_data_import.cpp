// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/data_file.h"
#include "core/files/importing/import_cache.h"
#include "tests/core/files/importing/imported_text.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <chrono>

using namespace ratatosk;

class TestDataImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void makesOneDatabaseOfSeveralFiles();
    void guessesKeysBetweenFiles();
    void readsAFolder();
    void servesAgainWhileNothingChanged();
    void readsAnewWhatChanged();
    void leavesNothingHalf();
    void removesWhatNobodyUses();
    void tellsHowFarItIs();
    void stops();
    void saysWhatIsMissing();
    void namesTables_data();
    void namesTables();
    void knowsFilesOfData();

private:
    static int importsIn(const ImportFolder& folder) { return QDir(folder.path("cache/ratatosk/imports")).entryList(QDir::Files).size(); }
};

void TestDataImport::makesOneDatabaseOfSeveralFiles()
{
    const ImportFolder folder;
    const auto one = folder.write("one.csv", "a\n1\n");
    const auto two = folder.write("two.tsv", "b\tc\n2\tx\n");
    QDir(folder.path("")).mkdir("deep");
    const auto three = folder.write("deep/One.csv", "d\n3\n");
    QCOMPARE(importedText({one, two, three}), "one: a INTEGER: 1\ntwo: b INTEGER, c TEXT: 2, x\nOne_2: d INTEGER: 3");
}

void TestDataImport::guessesKeysBetweenFiles()
{
    const ImportFolder folder;
    const auto owners = folder.write("owners.csv", "id,name\n1,Ann\n2,Bob\n");
    const auto dogs = folder.write("dogs.csv", "dog_id,name,owner_id\n1,Rex,2\n2,Tim,2\n");
    const auto database = importData({owners, dogs});
    QVERIFY(database);
    const auto browser = DatabaseBrowser::open(*database);
    QVERIFY(browser);
    const Schema& schema = (*browser)->schema();
    QCOMPARE(schema.foreignKeys().size(), std::size_t(1));
    QVERIFY(schema.foreignKeys().front().isGuess);
    QCOMPARE(schema.column(schema.foreignKeys().front().from).name, "owner_id");
    QCOMPARE(schema.column(schema.foreignKeys().front().to).name, "id");
}

void TestDataImport::readsAFolder()
{
    const ImportFolder folder;
    folder.write("b.csv", "b\n2\n");
    folder.write("a.csv", "a\n1\n");
    folder.write("note.txt", "nothing");
    const auto files = filesAt(folder.path("").toStdString());
    QVERIFY(files);
    QCOMPARE(importedText(*files), "a: a INTEGER: 1\nb: b INTEGER: 2");
}

void TestDataImport::servesAgainWhileNothingChanged()
{
    const ImportFolder folder;
    const auto file = folder.write("t.csv", "a\n1\n");
    const auto first = importData({file});
    QVERIFY(first);
    bool isRead = false;
    const auto second = importData({file}, {}, [&](const Progress&) { isRead = true; });
    QVERIFY(second && *second == *first);
    QVERIFY(!isRead);
    QVERIFY(isImport(*first));
    QVERIFY(!isImport(file));
}

void TestDataImport::readsAnewWhatChanged()
{
    const ImportFolder folder;
    const auto file = folder.write("t.csv", "a\n1\n");
    QCOMPARE(importedText({file}), "t: a INTEGER: 1");
    folder.write("t.csv", "a\n2\n");
    std::filesystem::last_write_time(file, std::filesystem::last_write_time(file) + std::chrono::seconds(1));
    QCOMPARE(importedText({file}), "t: a INTEGER: 2");
    QCOMPARE(importsIn(folder), 1);
}

void TestDataImport::leavesNothingHalf()
{
    const ImportFolder folder;
    QVERIFY(!importData({folder.write("good.csv", "a\n1\n"), folder.write("bad.csv", "")}));
    QCOMPARE(importsIn(folder), 0);
}

void TestDataImport::removesWhatNobodyUses()
{
    const ImportFolder folder;
    const auto old = importData({folder.write("old.csv", "a\n1\n")});
    const auto recent = importData({folder.write("recent.csv", "a\n1\n")});
    QVERIFY(old && recent);
    std::filesystem::last_write_time(*old, std::filesystem::file_time_type::clock::now() - std::chrono::days(31));
    QVERIFY(importData({folder.write("new.csv", "a\n1\n")}));
    QVERIFY(!std::filesystem::exists(*old));
    QVERIFY(std::filesystem::exists(*recent));
}

void TestDataImport::tellsHowFarItIs()
{
    const ImportFolder folder;
    const auto file = folder.write("t.csv", "a,b\n" + QByteArray("12345,some words\n").repeated(200'000));
    std::int64_t last = 0;
    QVERIFY(importData({file}, {}, [&](const Progress& progress) {
        QVERIFY(progress.done >= last && progress.done <= progress.total);
        last = progress.done;
        QCOMPARE(progress.total, std::int64_t(9)); // three times 3.4 MB
    }));
    QVERIFY(last >= 8);
}

void TestDataImport::stops()
{
    const ImportFolder folder;
    const auto file = folder.write("t.csv", "a,b\n" + QByteArray("12345,some words\n").repeated(200'000));
    std::stop_source source;
    const auto stopped = importData({file}, source.get_token(), [&](const Progress& progress) {
        if (progress.done > progress.total / 2)
            source.request_stop();
    });
    QVERIFY(!stopped);
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    QCOMPARE(importsIn(folder), 0);
}

void TestDataImport::saysWhatIsMissing()
{
    const ImportFolder folder;
    QCOMPARE(importData({folder.path("t.csv").toStdString()}).error().code, ErrorCode::FileMissing);
    QDir(folder.path("")).mkdir("none");
    QCOMPARE(filesAt(folder.path("none").toStdString()).error().code, ErrorCode::NotADatabase);
}

void TestDataImport::namesTables_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("table");
    QTest::newRow("blank") << "Sales 2023.csv"
                           << "Sales_2023";
    QTest::newRow("signs") << "my-data (final).v2.csv"
                           << "my_data_final_v2";
    QTest::newRow("letters of others") << "Größe.csv"
                                       << "Größe";
    QTest::newRow("nothing left") << "---.csv"
                                  << "data";
    QTest::newRow("SQLite's own") << "sqlite_stat1.csv"
                                  << "data_sqlite_stat1";
    QTest::newRow("a word of SQL") << "order.csv"
                                   << "order";
    QTest::newRow("a number") << "2023.csv"
                              << "2023";
}

void TestDataImport::namesTables()
{
    QFETCH(QString, file);
    QFETCH(QString, table);
    const ImportFolder folder;
    QCOMPARE(importedText({folder.write(file, "a\n1\n")}), table + ": a INTEGER: 1");
}

void TestDataImport::knowsFilesOfData()
{
    const ImportFolder folder;
    QVERIFY(isImportable(folder.write("a.CSV", "a\n1\n")));
    QVERIFY(!isImportable(folder.write("a.sqlite", "a\n1\n")));
    QVERIFY(!isImportable(folder.write("database.csv", QByteArray("SQLite format 3\0", 16))));
    QVERIFY(isImportable(folder.path("").toStdString()));
}

RATATOSK_TEST(TestDataImport);
#include "tst_data_import.moc"
