// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/question_pack.h"
#include "core/questions/keys/key_fitting.h"
#include "core/questions/keys/key_measure.h"
#include "tests/support/data_packs.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>

using namespace ratatosk;

class TestKeyMeasure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsWhatIsGuessedAgain();
    void leavesEmptyTablesOut();
    void listedKeysCountToo();
    void isRightAboutSpider();
    void weightsSeparateExamples();
    void weightsThatShipAreFitted();
};

namespace {

constexpr const char* kShop =
    "CREATE TABLE customer(id INTEGER PRIMARY KEY, name TEXT); INSERT INTO customer VALUES (1, 'a'), (2, 'b'), (3, 'c');"
    "CREATE TABLE orders(id INTEGER PRIMARY KEY, customer_id INT REFERENCES customer, day TEXT);"
    "INSERT INTO orders VALUES (11, 1, 'x'), (12, 3, 'y'), (13, 3, 'z');"
    "CREATE TABLE refund(order_id INT REFERENCES orders, amount REAL);";

struct Counts {
    int declared = 0, guessed = 0, right = 0;
};

/// Of Spider's development databases, or all others.
Counts spiderCounts(bool isDevelopment)
{
    const auto listed = readListedKeys(spiderFolder() / "tables.json");
    const std::vector<std::string> ids = readQuestionPack(spiderFolder() / "dev.json")->databases();
    const std::set<std::string> development(ids.begin(), ids.end());
    Counts sum;
    for (const auto& [id, keys] : *listed) {
        if (development.contains(id) != isDevelopment)
            continue;
        const auto connection = Connection::open(spiderDatabase(id));
        const KeyMeasure one = measureKeys(*connection, *undeclared(id, *connection, keys));
        sum.declared += one.declared;
        sum.guessed += one.guessed;
        sum.right += one.right;
    }
    return sum;
}

} // namespace

void TestKeyMeasure::countsWhatIsGuessedAgain()
{
    const ScratchDatabase file(std::string(kShop) + "INSERT INTO refund VALUES (11, 2), (13, 4)");
    const auto connection = Connection::open(file.file());
    const auto database = undeclared("shop", *connection);
    QVERIFY(database->schema.foreignKeys().empty());
    QCOMPARE(database->keys.size(), std::size_t{2});
    const KeyMeasure measure = measureKeys(*connection, *database);
    QCOMPARE(measure.declared, 2);
    QCOMPARE(measure.guessed, 2);
    QCOMPARE(measure.right, 2);
}

void TestKeyMeasure::leavesEmptyTablesOut()
{
    const ScratchDatabase file(kShop);
    const auto connection = Connection::open(file.file());
    const KeyMeasure measure = measureKeys(*connection, *undeclared("shop", *connection));
    QCOMPARE(measure.declared, 1);
    QCOMPARE(measure.guessed, 1);
    QCOMPARE(measure.right, 1);
}

void TestKeyMeasure::listedKeysCountToo()
{
    const ScratchDatabase file(
        "CREATE TABLE a(id INTEGER PRIMARY KEY); CREATE TABLE b(a_id INT); INSERT INTO a VALUES (1); INSERT INTO b VALUES (1)");
    const auto connection = Connection::open(file.file());
    QVERIFY(undeclared("x", *connection)->keys.empty());
    const auto listed = undeclared("x", *connection, {{"b.a_id", "a.id"}, {"b.gone", "a.id"}});
    QCOMPARE(listed->keys.size(), std::size_t{1});
}

void TestKeyMeasure::isRightAboutSpider()
{
    if (!std::filesystem::exists(spiderFolder() / "tables.json"))
        QSKIP("Spider is not unpacked.");
    const Counts development = spiderCounts(true);
    QVERIFY(10 * development.right >= 9 * development.declared);
    QVERIFY(100 * development.right >= 97 * development.guessed);
    // Nearly all of the others that are guessed are references that nobody declared ("loan.cust_id").
    const Counts others = spiderCounts(false);
    QVERIFY(10 * others.right >= 9 * others.declared);
    QVERIFY(10 * others.right >= 9 * others.guessed);
}

void TestKeyMeasure::weightsSeparateExamples()
{
    std::vector<KeyExample> examples;
    for (int i = 0; i < 100; ++i) {
        KeyExample example{.isKey = i % 4 != 0};
        example.evidence[0] = 1;
        example.evidence[5] = example.isKey;
        example.evidence[9] = i % 3;
        examples.push_back(example);
    }
    const KeyWeights weights = fitKeyWeights(examples);
    QVERIFY(keyChance(examples[1].evidence, weights) > 0.9);
    QVERIFY(keyChance(examples[4].evidence, weights) < 0.35);
    QVERIFY(std::abs(weights[9]) < 0.5);
}

/// As far as Spider alone tells: the trades that they were fitted on as well are not part of the test.
void TestKeyMeasure::weightsThatShipAreFitted()
{
    if (!std::filesystem::exists(spiderFolder() / "tables.json"))
        QSKIP("Spider is not unpacked.");
    const auto listed = readListedKeys(spiderFolder() / "tables.json");
    std::vector<KeyExample> examples;
    for (const auto& [id, keys] : *listed) {
        const auto connection = Connection::open(spiderDatabase(id));
        const auto some = keyExamples(*connection, *undeclared(id, *connection, keys));
        examples.insert(examples.end(), some.begin(), some.end());
    }
    double loss = 0;
    for (const KeyExample& example : examples)
        loss -= std::log(example.isKey ? keyChance(example.evidence) : 1 - keyChance(example.evidence));
    const KeyWeights fitted = fitKeyWeights(examples);
    double least = 0;
    for (const KeyExample& example : examples)
        least -= std::log(example.isKey ? keyChance(example.evidence, fitted) : 1 - keyChance(example.evidence, fitted));
    QVERIFY2(loss < 1.3 * least, qPrintable(QString("%1 against %2").arg(loss).arg(least)));
}

RATATOSK_TEST(TestKeyMeasure);
#include "tst_key_measure.moc"
