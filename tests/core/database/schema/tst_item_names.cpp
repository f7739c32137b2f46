// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/schema/item_names.h"
#include "tests/support/data_packs.h"
#include "tests/support/test_program.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <fstream>
#include <set>

using namespace ratatosk;

class TestItemNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void splitsIdentifiers_data();
    void splitsIdentifiers();
    void speaksColumns_data();
    void speaksColumns();
    void speaksKeys_data();
    void speaksKeys();
    void agreesWithSpidersAuthors();
};

void TestItemNames::splitsIdentifiers_data()
{
    QTest::addColumn<QString>("identifier");
    QTest::addColumn<QString>("readable");

    QTest::newRow("underscores") << "singer_in_concert"
                                 << "singer in concert";
    QTest::newRow("many separators") << "__a-b..c d_"
                                     << "a b c d";
    QTest::newRow("camel") << "petAge"
                           << "pet age";
    QTest::newRow("run of capitals") << "HTTPServer"
                                     << "http server";
    QTest::newRow("all capitals") << "GNP"
                                  << "gnp";
    QTest::newRow("capitals at the end") << "StudentID"
                                         << "student id";
    QTest::newRow("one digit stays") << "address1"
                                     << "address1";
    QTest::newRow("digits part") << "lahman45"
                                 << "lahman 45";
    QTest::newRow("digits before letters") << "2020sales"
                                           << "2020 sales";
    QTest::newRow("abbreviation") << "dept_no"
                                  << "department number";
    QTest::newRow("abbreviation of two words") << "emp_fname"
                                               << "employee first name";
    QTest::newRow("abbreviation in camel case") << "LName"
                                                << "last name";
    QTest::newRow("inside a word nothing expands") << "notes"
                                                   << "notes";
    QTest::newRow("Unicode") << "größe_Länge"
                             << "größe länge";
    QTest::newRow("separators only") << "___"
                                     << "";
    QTest::newRow("empty") << ""
                           << "";
}

void TestItemNames::splitsIdentifiers()
{
    QFETCH(QString, identifier);
    QFETCH(QString, readable);
    QCOMPARE(QString::fromStdString(readableTableName(identifier.toStdString())), readable);
}

void TestItemNames::speaksColumns_data()
{
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("table");
    QTest::addColumn<bool>("isForeignKey");
    QTest::addColumn<QString>("readable");

    QTest::newRow("table's name stays") << "singer_name"
                                        << "singer" << false << "singer name";
    QTest::newRow("short for the table") << "authID"
                                         << "Authors" << false << "author id";
    QTest::newRow("letters of the table before a number") << "bk_no"
                                                          << "bookings" << false << "booking number";
    QTest::newRow("letters of the table before something else") << "bk_day"
                                                                << "bookings" << false << "bk day";
    QTest::newRow("a short name") << "first_nm"
                                  << "customers" << false << "first name";
    QTest::newRow("short for another table") << "authID"
                                             << "Papers" << false << "auth id";
    QTest::newRow("whole word of the table") << "address_id"
                                             << "Addresses" << false << "address id";
    QTest::newRow("short word alone") << "auth"
                                      << "Authors" << false << "auth";
    QTest::newRow("glued id of the table") << "dormid"
                                           << "Dorm" << false << "dorm id";
    QTest::newRow("glued id of another table") << "dormid"
                                               << "Lives_in" << true << "dorm id";
    QTest::newRow("glued id, expanded") << "stuid"
                                        << "Lives_in" << true << "student id";
    QTest::newRow("a word in id") << "paid"
                                  << "Invoice" << false << "paid";
    QTest::newRow("a short word in id") << "aid"
                                        << "Flight" << true << "aid";
    QTest::newRow("empty") << ""
                           << "t" << false << "";
}

void TestItemNames::speaksColumns()
{
    QFETCH(QString, column);
    QFETCH(QString, table);
    QFETCH(bool, isForeignKey);
    QFETCH(QString, readable);
    QCOMPARE(QString::fromStdString(readableColumnName(column.toStdString(), table.toStdString(), isForeignKey)), readable);
}

void TestItemNames::speaksKeys_data()
{
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("referred");
    QTest::addColumn<QString>("readable");
    QTest::newRow("short for it") << "mech"
                                  << "mechanics"
                                  << "mechanic";
    QTest::newRow("short for it, and more") << "mem_no"
                                            << "members"
                                            << "member number";
    QTest::newRow("another word") << "chief"
                                  << "mechanics"
                                  << "chief";
    QTest::newRow("glued id") << "dormid"
                              << "dorm"
                              << "dorm id";
}

void TestItemNames::speaksKeys()
{
    QFETCH(QString, column);
    QFETCH(QString, referred);
    QTEST(QString::fromStdString(readableKeyName(column.toStdString(), "jobs", referred.toStdString())), "readable");
}

/// The figures in item_names.h.
void TestItemNames::agreesWithSpidersAuthors()
{
    std::ifstream file(spiderFolder() / "tables.json");
    if (!file)
        QSKIP("Spider is not unpacked.");
    int columns = 0;
    int columnsAgreed = 0;
    int tables = 0;
    int tablesAgreed = 0;
    for (const auto& database : nlohmann::json::parse(file)) {
        std::set<std::size_t> referring;
        for (const auto& key : database["foreign_keys"])
            referring.insert(key[0].get<std::size_t>());
        const auto& tableNames = database["table_names_original"];
        for (std::size_t i = 0; i < tableNames.size(); ++i, ++tables)
            tablesAgreed += readableTableName(tableNames[i]) == database["table_names"][i].get<std::string>();
        const auto& columnNames = database["column_names_original"];
        for (std::size_t i = 1; i < columnNames.size(); ++i, ++columns) {
            const auto table = columnNames[i][0].get<std::size_t>();
            const std::string readable = readableColumnName(columnNames[i][1], tableNames[table], referring.contains(i));
            columnsAgreed += readable == database["column_names"][i][1].get<std::string>();
        }
    }
    QCOMPARE(columns, 4503);
    QCOMPARE(tables, 876);
    QCOMPARE(qRound(1000.0 * columnsAgreed / columns), 957);
    QCOMPARE(qRound(1000.0 * tablesAgreed / tables), 984);
}

RATATOSK_TEST(TestItemNames);
#include "tst_item_names.moc"
