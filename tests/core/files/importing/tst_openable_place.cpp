// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/openable_place.h"

#include "core/database/sqlite/file_set.h"
#include "core/files/importing/data_file.h"
#include "tests/core/files/importing/imported_text.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

/// Files of several kinds that are opened together.
class TestOpenablePlace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesDatabasesWhereTheyAre();
    void makesOneDatabaseOfAllTables();
    void mixesDatabasesTablesAndDumps();
    void readsFolders();
    void saysWhatIsMissing();
    void opensNoMoreThanSqliteDoes();

private:
    static std::string place(const std::vector<std::filesystem::path>& files) { return placeOf(files); }
};

static QString tablesAt(const std::string& place)
{
    const auto browser = DatabaseBrowser::open(place);
    if (!browser)
        return QString::fromStdString(browser.error().detail);
    QStringList names;
    for (const Table& table : (*browser)->schema().tables())
        names << QString::fromStdString(table.name);
    return names.join(" ");
}

void TestOpenablePlace::leavesDatabasesWhereTheyAre()
{
    const ImportFolder folder;
    const ScratchDatabase first("CREATE TABLE t(x);", "a.sqlite");
    const ScratchDatabase second("CREATE TABLE u(x);", "b.sqlite");
    QVERIFY(!isImportable(place({first.file(), second.file()})));
    QCOMPARE(*openablePlace(first.file().string()), first.file().string());
    QCOMPARE(*openablePlace(place({first.file(), second.file()})), place({first.file(), second.file()}));
    QCOMPARE(*openablePlace(place({first.file(), first.file()})), first.file().string());
}

void TestOpenablePlace::makesOneDatabaseOfAllTables()
{
    const ImportFolder folder;
    const std::string both = place({folder.write("a.csv", "x\n1\n"), folder.write("b.json", "[{\"y\": 2}]")});
    QVERIFY(isImportable(both));
    const auto opened = openablePlace(both);
    QVERIFY(opened);
    QVERIFY(!isFileSet(*opened));
    QCOMPARE(tablesAt(*opened), "a b");
}

void TestOpenablePlace::mixesDatabasesTablesAndDumps()
{
    const ImportFolder folder;
    const ScratchDatabase shop("CREATE TABLE customer(id INTEGER PRIMARY KEY); CREATE TABLE sale(x);", "shop.sqlite");
    const auto dump = folder.write("old shop.sql", "CREATE TABLE customer(id INTEGER PRIMARY KEY);");
    const auto opened = openablePlace(place({shop.file(), folder.write("a.csv", "x\n1\n"), dump, folder.write("b.csv", "y\n2\n")}));
    QVERIFY(opened);
    QCOMPARE(membersOf(*opened).size(), std::size_t(3));
    QCOMPARE(membersOf(*opened)[1].name, "data");
    QCOMPARE(tablesAt(*opened), "shop.customer sale a b old_shop.customer");
}

void TestOpenablePlace::readsFolders()
{
    const ImportFolder folder;
    const ScratchDatabase shop("CREATE TABLE sale(x);", "shop.db");
    QDir(folder.path("")).mkdir("all");
    std::filesystem::copy_file(shop.file(), folder.path("all/shop.db").toStdString());
    folder.write("all/notes.txt", "nothing");
    QCOMPARE(tablesAt(*openablePlace(folder.path("all").toStdString())), "sale");
    folder.write("all/goods.csv", "a\n1\n");
    folder.write("all/query.sql", "SELECT 1;");
    QCOMPARE(tablesAt(*openablePlace(folder.path("all").toStdString())), "goods sale");
}

void TestOpenablePlace::saysWhatIsMissing()
{
    const ImportFolder folder;
    const auto missing = openablePlace(place({folder.write("a.csv", "x\n1\n"), folder.path("b.csv").toStdString()}));
    QCOMPARE(missing.error().code, ErrorCode::FileMissing);
    const auto broken = openablePlace(place({folder.write("a.csv", "x\n1\n"), folder.write("c.csv", " \n")}));
    QVERIFY(broken.error().detail.starts_with("'c.csv' cannot be read as a table"));
}

void TestOpenablePlace::opensNoMoreThanSqliteDoes()
{
    const ImportFolder folder;
    std::vector<std::filesystem::path> files;
    for (int i = 0; i < 12; ++i)
        files.push_back(folder.write(QString("%1.sql").arg(i), "CREATE TABLE t(a);"));
    QCOMPARE(openablePlace(place(files)).error().detail, "At most 11 databases can be opened together; these are 12.");
}

RATATOSK_TEST(TestOpenablePlace);
#include "tst_openable_place.moc"
