// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/schema_reader.h"
#include "core/questions/variants/varied_database.h"
#include "tests/support/data_packs.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <iterator>

using namespace ratatosk;

namespace {

const char* const kHarbour = R"(CREATE TABLE owners (owner_id INTEGER PRIMARY KEY, name TEXT, country TEXT);
    CREATE TABLE ships (ship_id INTEGER PRIMARY KEY, name TEXT, kind TEXT, tonnage INTEGER, launched TEXT, photo BLOB,
                        owner_id INTEGER, FOREIGN KEY (owner_id) REFERENCES owners (owner_id));
    CREATE TABLE berths (pier TEXT, place INTEGER, ship_id INTEGER REFERENCES ships (ship_id), PRIMARY KEY (pier, place));
    INSERT INTO owners VALUES (1, 'Hansa', 'Norway'), (2, 'Levant', 'Greece');
    INSERT INTO ships VALUES (1, 'Ada', 'tanker', 9000, '1990-05-06', x'00ff', 1), (2, 'Bo', 'tanker', 800, '2001-12-24', NULL, 1),
        (3, 'Cy', 'yacht', 70, '2010-07-30', NULL, 2), (4, 'Di', 'yacht', 65.5, NULL, NULL, NULL);
    INSERT INTO berths VALUES ('A', 1, 1), ('A', 2, 3), ('B', 1, 2);)";

std::vector<QueryRecord> records()
{
    const auto ask = [](const char* question, const char* query) { return QueryRecord{"harbour", "plain", {question, "short"}, query}; };
    return {
        ask("Names of tankers?", "SELECT name FROM ships WHERE kind = 'tanker'"),
        ask("Which ships belong to Hansa?",
            "SELECT T1.name FROM ships AS T1 JOIN owners AS T2 ON T1.owner_id = T2.owner_id WHERE T2.name = 'Hansa' ORDER BY T1.tonnage"),
        ask("Since 2000?", "SELECT name, launched FROM ships WHERE launched >= '2000-01-01'"),
        ask("No such column?", "SELECT crew FROM ships"), ask("Too much?", "SELECT name FROM ships WHERE name MATCH 'x'")};
}

std::string bytesOf(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

} // namespace

/// Whole databases with their questions, read, changed, written and checked.
class TestVariedDatabase : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesWhatItReads();
    void carriesRecords();
    void isTheSameForASeed();
    void seesWhatDiffers();
    void carriesSpidersQueries();

private:
    std::filesystem::path folder() const { return m_folder.path().toStdString(); }

    ScratchDatabase m_database{kHarbour, "harbour.sqlite"};
    QTemporaryDir m_folder;
};

void TestVariedDatabase::writesWhatItReads()
{
    const auto content = readContent(*Connection::open(m_database.file()));
    QVERIFY(content);
    QVERIFY(writeContent(*content, folder() / "copy.sqlite"));
    const auto copy = readContent(*Connection::open(folder() / "copy.sqlite"));
    QVERIFY(copy);
    QVERIFY(copy->rows == content->rows);
    QVERIFY(copy->schema == content->schema); // keys of one and of two columns, types
    QVERIFY(!writeContent(*content, folder() / "missing" / "copy.sqlite"));
}

void TestVariedDatabase::carriesRecords()
{
    const auto source = VariationSource::open(m_database.file(), records());
    QVERIFY(source);
    const VariantKinds kinds{.names = true, .keys = true, .cells = true, .shapes = true};
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const auto made = source->vary("harbour_v1", folder(), kinds, seed);
        QVERIFY2(made, made ? "" : made.error().detail.c_str());
        QCOMPARE(made->tally.records, 5);
        QCOMPARE(made->tally.carried, 3);
        QCOMPARE(made->tally.lost, (std::map<Loss, int>{{Loss::Unread, 2}}));
        QCOMPARE(made->records.size(), std::size_t(3));
        QCOMPARE(made->records[0].database, std::string("harbour_v1"));
        QCOMPARE(made->records[0].questions, (std::vector<std::string>{"Names of tankers?", "short"}));
        const auto variant = Connection::open(folder() / "harbour_v1.sqlite");
        QVERIFY(variant);
        QCOMPARE(variant->run(made->records[0].query)->rows, (TableRows{{"Ada"}, {"Bo"}}));
        QCOMPARE(variant->run(made->records[1].query)->rows, (TableRows{{"Bo"}, {"Ada"}}));
    }
}

void TestVariedDatabase::isTheSameForASeed()
{
    const auto source = VariationSource::open(m_database.file(), records());
    QVERIFY(source);
    const VariantKinds kinds{.names = true, .keys = true, .cells = true, .shapes = true};
    const auto first = source->vary("harbour_v1", folder(), kinds, 7);
    const std::string bytes = bytesOf(folder() / "harbour_v1.sqlite");
    const auto again = source->vary("harbour_v1", folder(), kinds, 7);
    QVERIFY(first && again);
    QVERIFY(first->records == again->records);
    QVERIFY(bytesOf(folder() / "harbour_v1.sqlite") == bytes);
    const auto other = source->vary("harbour_v2", folder(), kinds, 7);
    QVERIFY(other);
    QVERIFY(bytesOf(folder() / "harbour_v2.sqlite") != bytes); // the id draws, too
}

void TestVariedDatabase::seesWhatDiffers()
{
    const auto before = Connection::open(m_database.file());
    const auto names = rowsBefore(*before, "SELECT name FROM ships ORDER BY name");
    QVERIFY(names);
    CarriedQuery carried;
    const auto lossFor = [&](const char* sql) { return lossOf(carried, *names, *before, sql); };
    QVERIFY(!lossFor("SELECT name FROM ships ORDER BY ship_id"));
    QVERIFY(lossFor("SELECT name FROM ships ORDER BY ship_id DESC") == Loss::Differs); // the order counts
    QVERIFY(lossFor("SELECT name, kind FROM ships ORDER BY name") == Loss::Differs);
    QVERIFY(lossFor("SELECT name FROM boats") == Loss::Fails);
    QVERIFY(!rowsBefore(*before, "SELECT crew FROM ships"));
}

void TestVariedDatabase::carriesSpidersQueries()
{
    const auto file = spiderDatabase("farm");
    const auto pack = readQuestionPack(spiderFolder() / "train_spider.json");
    if (!std::filesystem::exists(file) || !pack)
        QSKIP("no Spider databases");
    const auto source = VariationSource::open(file, recordsAbout(*pack, "farm"));
    QVERIFY(source);
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const auto made = source->vary("farm_v1", folder(), {.names = true, .keys = true, .cells = true, .shapes = true}, seed);
        QVERIFY(made);
        QCOMPARE(made->tally.records, 20);
        QVERIFY2(made->tally.carried >= 16, std::to_string(made->tally.carried).c_str());
    }
}

RATATOSK_TEST(TestVariedDatabase);
#include "tst_varied_database.moc"
