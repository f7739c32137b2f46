// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/schema/key_names.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestKeyNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void weighsNames_data();
    void weighsNames();
};

void TestKeyNames::weighsNames_data()
{
    QTest::addColumn<QString>("column"); // of a table "visit"
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("key");
    QTest::addColumn<int>("naming");

    QTest::newRow("same, of its table") << "stadium_id"
                                        << "stadium"
                                        << "stadium_id" << int(KeyNaming::SameOwned);
    QTest::newRow("spelt otherwise") << "StadiumID"
                                     << "Stadiums"
                                     << "stadium_id" << int(KeyNaming::SameOwned);
    QTest::newRow("glued") << "dormid"
                           << "Dorm"
                           << "dormid" << int(KeyNaming::SameOwned);
    QTest::newRow("table and bare id") << "singer_id"
                                       << "singers"
                                       << "id" << int(KeyNaming::SameOwned);
    QTest::newRow("plural in ies") << "country_code"
                                   << "countries"
                                   << "code" << int(KeyNaming::SameOwned);
    QTest::newRow("plural in es") << "campus_id"
                                  << "Campuses"
                                  << "id" << int(KeyNaming::SameOwned);
    QTest::newRow("same, of another table") << "person_id"
                                            << "staff"
                                            << "person_id" << int(KeyNaming::Same);
    QTest::newRow("role") << "home_team_id"
                          << "team"
                          << "team_id" << int(KeyNaming::Role);
    QTest::newRow("role before a bare id") << "end_station_id"
                                           << "station"
                                           << "id" << int(KeyNaming::Role);
    QTest::newRow("abbreviation") << "rest_id"
                                  << "restaurants"
                                  << "restaurant_id" << int(KeyNaming::Abbreviation);
    QTest::newRow("table") << "airline"
                           << "airlines"
                           << "uid" << int(KeyNaming::Table);
    QTest::newRow("attribute") << "year"
                               << "seasons"
                               << "year" << int(KeyNaming::Attribute);
    QTest::newRow("bare ids say nothing") << "id"
                                          << "singer"
                                          << "id" << int(KeyNaming::None);
    QTest::newRow("bare names say nothing") << "name"
                                            << "singer"
                                            << "name" << int(KeyNaming::None);
    QTest::newRow("another thing") << "singer_age"
                                   << "singer"
                                   << "singer_id" << int(KeyNaming::None);
    QTest::newRow("letters are not words") << "paid"
                                           << "pa"
                                           << "id" << int(KeyNaming::None);
    QTest::newRow("too short for an abbreviation") << "pr_id"
                                                   << "products"
                                                   << "product_id" << int(KeyNaming::None);
}

void TestKeyNames::weighsNames()
{
    QFETCH(QString, column);
    QFETCH(QString, table);
    QFETCH(QString, key);
    QFETCH(int, naming);
    const Schema schema = *Schema::create(
        {{.name = table.toStdString()}, {.name = "visit"}},
        {{.table = TableId(0), .name = key.toStdString(), .isPrimaryKey = true}, {.table = TableId(1), .name = column.toStdString()}}, {});
    QCOMPARE(int(KeyNames(schema).naming(ColumnId(1), ColumnId(0))), naming);
}

RATATOSK_TEST(TestKeyNames);
#include "tst_key_names.moc"
