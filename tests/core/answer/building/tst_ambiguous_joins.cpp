// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/ambiguous_joins.h"

#include "core/sql/tree/query_reader.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

namespace {

/// orders.customer and orders.parcel refer to customer.id and parcel.id; the file declares only the second.
Schema shop()
{
    const auto column = [](int table, const char* name) {
        return Column{TableId{table}, name, name, ColumnType::Number, "INTEGER", false};
    };
    return *Schema::create({{"orders", "orders"}, {"customer", "customer"}, {"parcel", "parcel"}},
                           {column(0, "customer"), column(0, "parcel"), column(1, "id"), column(1, "age"), column(2, "id")},
                           {{ColumnId{0}, ColumnId{2}, 0, true}, {ColumnId{1}, ColumnId{4}, 1, false}});
}

} // namespace

class TestAmbiguousJoins : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsGuesses_data();
    void findsGuesses();
    void findsOpenKeys_data();
    void findsOpenKeys();
};

void TestAmbiguousJoins::findsGuesses_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QStringList>("expected");
    const QString guessed = "orders.customer = customer.id";
    const QString join = "SELECT count(*) FROM orders JOIN customer ON orders.customer = customer.id";
    QTest::newRow("no join") << "SELECT age FROM customer" << QStringList();
    QTest::newRow("declared") << "SELECT count(*) FROM orders JOIN parcel ON orders.parcel = parcel.id" << QStringList();
    QTest::newRow("guessed") << join << QStringList{guessed};
    QTest::newRow("in a condition") << "SELECT age FROM customer WHERE age > (" + join + ")" << QStringList{guessed};
    QTest::newRow("in the second block") << "SELECT age FROM customer UNION " + join << QStringList{guessed};
    QTest::newRow("in FROM") << "SELECT count(*) FROM (" + join + ")" << QStringList{guessed};
    QTest::newRow("twice") << join + " WHERE age IN (" + join + ")" << QStringList{guessed};
}

void TestAmbiguousJoins::findsGuesses()
{
    QFETCH(QString, sql);
    QFETCH(QStringList, expected);
    const auto query = sql::readQuery(sql.toStdString(), shop());
    QVERIFY2(query, query ? "" : query.error().detail.c_str());
    QStringList joins;
    for (const std::string& join : guessedJoins(*query, shop()))
        joins << QString::fromStdString(join);
    QCOMPARE(joins, expected);
}

/// matches.loser (0), matches.winner (1) and awards.player (2) refer to players.id (3); players.name (4).
static Schema league()
{
    const auto column = [](int table, const char* name) {
        return Column{TableId{table}, name, name, ColumnType::Number, "INTEGER", false};
    };
    return *Schema::create({{"matches", "matches"}, {"awards", "awards"}, {"players", "players"}},
                           {column(0, "loser"), column(0, "winner"), column(1, "player"), column(2, "id"), column(2, "name")},
                           {{ColumnId{0}, ColumnId{3}, 0}, {ColumnId{1}, ColumnId{3}, 1}, {ColumnId{2}, ColumnId{3}, 2}});
}

void TestAmbiguousJoins::findsOpenKeys_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("intended");
    QTest::addColumn<QStringList>("expected");
    const QString open = "matches.loser / matches.winner";
    const QString join = "SELECT name FROM players JOIN matches ON players.id = matches.loser";
    const QString winners = "SELECT name FROM matches JOIN players ON players.id = matches.winner";
    QTest::newRow("no join") << "SELECT name FROM players" << QString() << QStringList();
    QTest::newRow("one key") << "SELECT name FROM players JOIN awards ON players.id = awards.player" << QString() << QStringList();
    QTest::newRow("the first of two") << join << QString() << QStringList{open};
    QTest::newRow("the question tells") << join << "loser" << QStringList();
    QTest::newRow("the parser chose the second") << winners << QString() << QStringList();
    QTest::newRow("both used") << join + " EXCEPT " + winners << QString() << QStringList();
    QTest::newRow("past the parent") << "SELECT count(*) FROM matches JOIN awards ON matches.loser = awards.player" << QString()
                                     << QStringList{open};
    QTest::newRow("twice") << join + " WHERE name IN (" + join + ")" << QString() << QStringList{open};
}

void TestAmbiguousJoins::findsOpenKeys()
{
    QFETCH(QString, sql);
    QFETCH(QString, intended);
    QFETCH(QStringList, expected);
    const auto query = sql::readQuery(sql.toStdString(), league());
    QVERIFY2(query, query ? "" : query.error().detail.c_str());
    const auto column = league().findColumn(TableId{0}, intended.toStdString());
    QStringList joins;
    for (const std::string& join : ambiguousJoins(*query, league(), column ? std::vector{*column} : std::vector<ColumnId>()))
        joins << QString::fromStdString(join);
    QCOMPARE(joins, expected);
}

RATATOSK_TEST(TestAmbiguousJoins);
#include "tst_ambiguous_joins.moc"
