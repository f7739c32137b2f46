// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/key_inference.h"

#include "core/database/schema_reader.h"
#include "core/schema/identifier.h"
#include "tests/support/data_packs.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <QTest>

#include <fstream>
#include <set>

using namespace ratatosk;

class TestKeyInference : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void guesses_data();
    void guesses();
    void numbersGroupsOn();
    void isRightAboutSpider();
};

namespace {

std::string pairText(const Schema& schema, const ForeignKey& key)
{
    const Column& from = schema.column(key.from);
    const Column& to = schema.column(key.to);
    return foldedIdentifier(fmt::format("{}.{}>{}.{}", schema.table(from.table).name, from.name, schema.table(to.table).name, to.name));
}

/// The keys that tables.json lists for one database, written as pairText() does.
std::set<std::string> listedKeys(const nlohmann::json& database)
{
    const auto name = [&](const nlohmann::json& id) {
        const auto& column = database["column_names_original"][id.get<std::size_t>()];
        return fmt::format("{}.{}", database["table_names_original"][column[0].get<std::size_t>()].get<std::string>(),
                           column[1].get<std::string>());
    };
    std::set<std::string> keys;
    for (const auto& key : database["foreign_keys"])
        keys.insert(foldedIdentifier(name(key[0]) + ">" + name(key[1])));
    return keys;
}

} // namespace

void TestKeyInference::guesses_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("expected");

    const QString singers = "CREATE TABLE singer(id INTEGER PRIMARY KEY); INSERT INTO singer VALUES (1), (2), (3);";
    QTest::newRow("name and values") << singers + "CREATE TABLE song(singer_id INT); INSERT INTO song VALUES (1), (3), (3)"
                                     << "song.singer_id>singer.id";
    QTest::newRow("values elsewhere") << singers + "CREATE TABLE song(singer_id INT); INSERT INTO song VALUES (1), (7)"
                                      << "";
    QTest::newRow("one dangling value in ten") << singers
            + "CREATE TABLE song(singer_id); INSERT INTO singer VALUES (4), (5), (6), (7), (8), (9);"
              "INSERT INTO song SELECT id FROM singer UNION SELECT 99"
                                               << "song.singer_id>singer.id";
    QTest::newRow("nulls and blanks do not count") << singers + "CREATE TABLE song(singer_id); INSERT INTO song VALUES (NULL), (''), (2)"
                                                   << "song.singer_id>singer.id";
    QTest::newRow("empty, plain name") << singers + "CREATE TABLE song(singer_id INT)"
                                       << "song.singer_id>singer.id";
    QTest::newRow("empty, a role") << singers + "CREATE TABLE song(second_singer_id INT)"
                                   << "";
    QTest::newRow("a role with values") << singers + "CREATE TABLE song(second_singer_id INT); INSERT INTO song VALUES (2)"
                                        << "song.second_singer_id>singer.id";
    QTest::newRow("columns that are called as the query is")
        << "CREATE TABLE parent(child INTEGER PRIMARY KEY, value INT); INSERT INTO parent VALUES (1, 1);"
           "CREATE TABLE value(child INT); INSERT INTO value VALUES (7)"
        << "";
    QTest::newRow("values without a name") << singers + "CREATE TABLE song(rating INT); INSERT INTO song VALUES (1), (2)"
                                           << "";
    QTest::newRow("own key") << singers + "CREATE TABLE song(id INTEGER PRIMARY KEY); INSERT INTO song VALUES (1)"
                             << "";
    QTest::newRow("key that is another's key")
        << "CREATE TABLE person(person_id INT PRIMARY KEY); CREATE TABLE staff(person_id INT PRIMARY KEY);"
           "INSERT INTO person VALUES (1), (2); INSERT INTO staff VALUES (2)"
        << "staff.person_id>person.person_id";
    QTest::newRow("the plainest of two") << singers
            + "CREATE TABLE stage(singer_id INTEGER PRIMARY KEY); INSERT INTO stage VALUES (1), (2);"
              "CREATE TABLE song(singer_id INT); INSERT INTO song VALUES (1)"
                                         << "stage.singer_id>singer.id song.singer_id>singer.id";
    QTest::newRow("composite keys are no target") << "CREATE TABLE seat(row INT, place INT, PRIMARY KEY (row, place));"
                                                     "CREATE TABLE ticket(row INT, place INT)"
                                                  << "";
    QTest::newRow("a table that declares keys is left alone") << singers
            + "CREATE TABLE band(id INT PRIMARY KEY);"
              "CREATE TABLE song(singer_id INT, band_id INT REFERENCES band); INSERT INTO song VALUES (1, 1)"
                                                              << "";
    QTest::newRow("views are left alone") << singers + "CREATE TABLE x(y); CREATE VIEW song AS SELECT y AS singer_id FROM x"
                                          << "";
}

void TestKeyInference::guesses()
{
    QFETCH(QString, script);
    QFETCH(QString, expected);
    const ScratchDatabase database(script.toStdString());
    const Schema schema = *readSchema(*Connection::open(database.file()));
    QStringList guesses;
    for (const ForeignKey& key : schema.foreignKeys()) {
        if (key.isGuess)
            guesses << QString::fromStdString(pairText(schema, key));
    }
    QCOMPARE(guesses.join(' '), expected);
}

void TestKeyInference::numbersGroupsOn()
{
    const ScratchDatabase database("CREATE TABLE a(a_id INT PRIMARY KEY); CREATE TABLE b(a_id INT, c_id INT);"
                                   "CREATE TABLE c(c_id INT PRIMARY KEY, x INT REFERENCES a)");
    const Schema schema = *readSchema(*Connection::open(database.file()));
    QCOMPARE(schema.foreignKeys().size(), std::size_t{3});
    for (int i = 0; i < 3; ++i)
        QCOMPARE(schema.foreignKeys()[static_cast<std::size_t>(i)].group, i);
}

/// The figures in key_inference.h.
void TestKeyInference::isRightAboutSpider()
{
    std::ifstream file(spiderFolder() / "tables.json");
    if (!file)
        QSKIP("Spider is not unpacked.");
    int guessed = 0;
    int right = 0;
    std::size_t known = 0;
    for (const auto& database : nlohmann::json::parse(file)) {
        const auto connection = Connection::open(spiderDatabase(database["db_id"]));
        const Schema schema = *readSchema(*connection);
        std::set<std::string> keys = listedKeys(database);
        for (const ForeignKey& key : schema.foreignKeys()) {
            if (!key.isGuess)
                keys.insert(pairText(schema, key));
        }
        known += keys.size();
        const Schema undeclared = *Schema::create(schema.tables(), schema.columns(), {});
        for (const ForeignKey& key : inferForeignKeys(*connection, undeclared)) {
            ++guessed;
            right += keys.contains(pairText(schema, key));
        }
    }
    QCOMPARE(guessed, 649);
    QCOMPARE(right, 605);
    QCOMPARE(known, std::size_t{793});
}

RATATOSK_TEST(TestKeyInference);
#include "tst_key_inference.moc"
