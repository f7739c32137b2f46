// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/sqlite/file_set.h"

#include "core/database/engine/connection.h"
#include "core/database/engine/edit_connection.h"
#include "core/database/engine/schema_reader.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QStringList>
#include <QTest>

#include <memory>

using namespace ratatosk;

/// Several SQLite files that are read as one database.
class TestFileSet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsPlaces_data();
    void keepsPlaces();
    void namesFiles_data();
    void namesFiles();
    void tellsTablesApart();
    void joinsAcrossFiles();
    void keepsKeysWithinTheirFile();
    void guessesKeysBetweenFiles();
    void onlyReads_data();
    void onlyReads();
    void saysWhatCannotBeOpened();
    void opensElevenAndNoMore();

private:
    static Result<Connection> open(const std::vector<std::filesystem::path>& files) { return Connection::open(placeOf(files)); }
};

static QString keysOf(const Schema& schema)
{
    QStringList keys;
    for (const ForeignKey& key : schema.foreignKeys()) {
        const auto name = [&](ColumnId id) {
            return QString::fromStdString(schema.table(schema.column(id).table).name + "." + schema.column(id).name);
        };
        keys << name(key.from) + (key.isGuess ? " ~ " : " > ") + name(key.to);
    }
    return keys.join("; ");
}

void TestFileSet::keepsPlaces_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::newRow("two") << QStringList{"/a/b.sqlite", "/c d/e.sqlite"};
    QTest::newRow("odd letters") << QStringList{"/a\nb\tc%41.sqlite", "/%", "/Größe"};
    QTest::newRow("one") << QStringList{"/a/b.sqlite"};
}

void TestFileSet::keepsPlaces()
{
    QFETCH(QStringList, files);
    std::vector<SetMember> plain;
    std::vector<SetMember> named;
    for (const QString& file : files) {
        plain.push_back({file.toStdString()});
        named.push_back({file.toStdString(), "a\tname"});
    }
    QCOMPARE(isFileSet(placeOf(plain)), files.size() > 1);
    QVERIFY(membersOf(placeOf(plain)) == plain);
    QVERIFY(membersOf(placeOf(named)) == named);
    QVERIFY(!isFileSet("/files:/x"));
}

void TestFileSet::namesFiles_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<QString>("names");
    QTest::newRow("stems") << QStringList{"/a/shop.sqlite", "/b/old shop (2).db"} << "shop old_shop_2";
    QTest::newRow("the same stem") << QStringList{"/a/shop.sqlite", "/b/Shop.sqlite", "/c/shop_2.sqlite"} << "shop Shop_2 shop_2_2";
    QTest::newRow("SQLite's own") << QStringList{"/main.sqlite", "/temp.db"} << "main_2 temp_2";
    QTest::newRow("no letters") << QStringList{"/---.db", "/2022.db"} << "file 2022";
}

void TestFileSet::namesFiles()
{
    QFETCH(QStringList, files);
    QFETCH(QString, names);
    std::vector<SetMember> members;
    for (const QString& file : files)
        members.push_back({file.toStdString()});
    QStringList given;
    for (const std::string& name : attachedNames(members))
        given << QString::fromStdString(name);
    QCOMPARE(given.join(" "), names);
}

void TestFileSet::tellsTablesApart()
{
    const ScratchDatabase first("CREATE TABLE customer(id INTEGER PRIMARY KEY, name TEXT); INSERT INTO customer VALUES(1, 'Ann');"
                                "CREATE TABLE bill(id INTEGER PRIMARY KEY);",
                                "shop.sqlite");
    const ScratchDatabase second("CREATE TABLE Customer(id INTEGER PRIMARY KEY, name TEXT); INSERT INTO Customer VALUES(1, 'Zoe');"
                                 "CREATE VIEW names AS SELECT name FROM Customer;",
                                 "old shop.sqlite");
    const auto connection = open({first.file(), second.file()});
    QVERIFY(connection);
    const auto schema = readSchema(*connection);
    QVERIFY(schema);
    QStringList names;
    for (const Table& table : schema->tables())
        names << QString::fromStdString(table.name + "/" + table.container + "/" + table.readableName);
    QCOMPARE(names.join("|"), "shop.customer/shop/shop customer|bill//bill|old_shop.Customer/old_shop/old shop customer|names//names");
    for (const auto& [sql, name] :
         {std::pair("SELECT name FROM shop.customer", "Ann"), std::pair("SELECT name FROM old_shop.customer", "Zoe"),
          std::pair("SELECT name FROM names", "Zoe"), std::pair("SELECT name FROM main.customer", "Ann")}) {
        const auto rows = connection->run(sql);
        QVERIFY2(rows, sql);
        QCOMPARE(std::get<std::string>(rows->rows[0][0]), name);
    }
    QCOMPARE(schema->columnsOf(TableId{2}).size(), std::size_t(2));
    QVERIFY(schema->column(schema->columnsOf(TableId{2})[0]).isPrimaryKey);
}

void TestFileSet::joinsAcrossFiles()
{
    const ScratchDatabase people("CREATE TABLE person(id INTEGER PRIMARY KEY, name TEXT); INSERT INTO person VALUES(1, 'Ann'), (2, 'Bob');",
                                 "people.sqlite");
    const ScratchDatabase bills("CREATE TABLE bill(id INTEGER PRIMARY KEY, person_id INT, amount INT);"
                                "INSERT INTO bill VALUES(1, 2, 10), (2, 2, 5);",
                                "bills.sqlite");
    const auto connection = open({people.file(), bills.file()});
    QVERIFY(connection);
    const auto rows = connection->run("SELECT name, sum(amount) FROM person JOIN bill ON bill.person_id = person.id GROUP BY name");
    QVERIFY(rows);
    QCOMPARE(std::get<std::string>(rows->rows[0][0]), "Bob");
    QCOMPARE(std::get<std::int64_t>(rows->rows[0][1]), 15);
}

void TestFileSet::keepsKeysWithinTheirFile()
{
    const char* script = "CREATE TABLE owner(id INTEGER PRIMARY KEY); CREATE TABLE dog(name TEXT, owner INT REFERENCES owner);"
                         "INSERT INTO owner VALUES(1); INSERT INTO dog VALUES('Rex', 1);";
    const ScratchDatabase first(script, "a.sqlite");
    const ScratchDatabase second(script, "b.sqlite");
    const auto connection = open({first.file(), second.file()});
    QVERIFY(connection);
    QCOMPARE(keysOf(*readSchema(*connection)), "a.dog.owner > a.owner.id; b.dog.owner > b.owner.id");
}

/// Also for a table that declares keys of its own file.
void TestFileSet::guessesKeysBetweenFiles()
{
    const ScratchDatabase people("CREATE TABLE person(id INTEGER PRIMARY KEY, name TEXT); INSERT INTO person VALUES(1, 'Ann'), (2, 'Bob');",
                                 "people.sqlite");
    const ScratchDatabase bills("CREATE TABLE shop(id INTEGER PRIMARY KEY); INSERT INTO shop VALUES(7);"
                                "CREATE TABLE bill(id INTEGER PRIMARY KEY, shop_id INT REFERENCES shop(id), person_id INT, other_id INT);"
                                "INSERT INTO bill VALUES(11, 7, 2, 5), (12, 7, 1, 6);",
                                "bills.sqlite");
    const auto connection = open({people.file(), bills.file()});
    QVERIFY(connection);
    QCOMPARE(keysOf(*readSchema(*connection)), "bill.shop_id > shop.id; bill.person_id ~ person.id");
}

void TestFileSet::onlyReads_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("first") << "INSERT INTO a.t VALUES(1)";
    QTest::newRow("second") << "DELETE FROM b.u";
    QTest::newRow("create") << "CREATE TABLE b.v(x)";
    QTest::newRow("attach") << "ATTACH '/tmp/ratatosk-x.sqlite' AS x";
    QTest::newRow("detach") << "DETACH b";
    QTest::newRow("pragma") << "PRAGMA b.user_version = 3";
    QTest::newRow("vacuum") << "VACUUM b INTO '/tmp/ratatosk-x.sqlite'";
}

void TestFileSet::onlyReads()
{
    QFETCH(QString, sql);
    const ScratchDatabase first("CREATE TABLE t(x);", "a.sqlite");
    const ScratchDatabase second("CREATE TABLE u(x); INSERT INTO u VALUES(1);", "b.sqlite");
    const auto connection = open({first.file(), second.file()});
    QVERIFY(connection);
    const auto refused = connection->run(sql.toStdString());
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::RefusedStatement);
    QVERIFY(!std::filesystem::exists("/tmp/ratatosk-x.sqlite"));
    QVERIFY(!EditConnection::open(placeOf(std::vector{first.file(), second.file()})));
}

void TestFileSet::saysWhatCannotBeOpened()
{
    const ScratchDatabase good("CREATE TABLE t(x);", "good.sqlite");
    const auto missing = open({good.file(), good.folder() / "none.sqlite"});
    QCOMPARE(missing.error().code, ErrorCode::FileMissing);
    const std::filesystem::path text = good.folder() / "text.sqlite";
    FILE* file = std::fopen(text.c_str(), "w");
    std::fputs("nothing of the kind, and long enough to be looked at as a header of a database, which it is not at all, is it?", file);
    std::fclose(file);
    const auto wrong = open({good.file(), text});
    QCOMPARE(wrong.error().code, ErrorCode::NotADatabase);
    QVERIFY(wrong.error().detail.find("text.sqlite") != std::string::npos);
    const ScratchDatabase wide("PRAGMA encoding = 'UTF-16'; CREATE TABLE t(x);", "wide.sqlite");
    const auto mixed = open({good.file(), wide.file()});
    QCOMPARE(mixed.error().code, ErrorCode::InvalidArgument);
    QCOMPARE(mixed.error().detail, "'wide.sqlite' stores text in another encoding than the first file. Open it alone.");
}

void TestFileSet::opensElevenAndNoMore()
{
    std::vector<std::unique_ptr<ScratchDatabase>> databases;
    std::vector<std::filesystem::path> files;
    for (std::size_t i = 0; i < kMostFilesTogether; ++i) {
        databases.push_back(std::make_unique<ScratchDatabase>("CREATE TABLE t(x);", "f" + std::to_string(i) + ".sqlite"));
        files.push_back(databases.back()->file());
    }
    const auto connection = open(files);
    QVERIFY(connection);
    QCOMPARE(readSchema(*connection)->tableCount(), 11);
    files.push_back(files.front());
    QCOMPARE(open(files).error().detail, "At most 11 files can be opened together; these are 12.");
}

RATATOSK_TEST(TestFileSet);
#include "tst_file_set.moc"
