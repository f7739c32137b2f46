// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answering/guessed_joins.h"

#include "core/sql/query_reader.h"

#include <QTest>

using namespace ratatosk;

namespace {

/// orders.customer and orders.parcel refer to customer.id and parcel.id; the file declares only the second.
Schema shop()
{
    const auto column = [](int table, const char* name) { return Column{TableId{table}, name, name, ColumnType::Number, "INTEGER", false}; };
    return *Schema::create({{"orders", "orders"}, {"customer", "customer"}, {"parcel", "parcel"}},
                           {column(0, "customer"), column(0, "parcel"), column(1, "id"), column(1, "age"), column(2, "id")},
                           {{ColumnId{0}, ColumnId{2}, 0, true}, {ColumnId{1}, ColumnId{4}, 1, false}});
}

} // namespace

class TestGuessedJoins : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsJoins_data();
    void findsJoins();
};

void TestGuessedJoins::findsJoins_data()
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

void TestGuessedJoins::findsJoins()
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

QTEST_GUILESS_MAIN(TestGuessedJoins)
#include "tst_guessed_joins.moc"
