// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/building/step_places.h"

#include "core/sql/tree/query_reader.h"
#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestStepPlaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void places_data();
    void places();
};

void TestStepPlaces::places_data()
{
    using Steps = std::vector<DerivationStep>;
    QTest::addColumn<QString>("sql");
    QTest::addColumn<Steps>("steps");
    QTest::addColumn<QString>("texts");

    QTest::newRow("aggregate") << "SELECT avg(pages) FROM book"
                               << Steps{{"Select", "", -1, ""}, {"Avg", "", 0, "select"}, {"", "book.pages", 1, "column"}}
                               << "SELECT avg(pages)|avg(pages)|pages";
    QTest::newRow("one column in two clauses") << "SELECT pages FROM book WHERE pages > 100"
                                               << Steps{{"SelectWhere", "", -1, ""},     {"Column", "", 0, "select"},
                                                        {"", "book.pages", 1, "column"}, {"Greater", "", 0, "where"},
                                                        {"", "book.pages", 3, "left"},   {"", "100", 3, "right"}}
                                               << "SELECT pages FROM book WHERE pages > 100|pages|pages|pages > 100|pages|100";
    QTest::newRow("rows are counted") << "SELECT count(*) FROM book"
                                      << Steps{{"Select", "", -1, ""}, {"CountAll", "", 0, "select"}, {"", "book", 1, "table"}}
                                      << "SELECT count(*)|count(*)|book";
    QTest::newRow("nothing said of it") << "SELECT pages FROM book" << Steps{{"Select", "", -1, ""}, {"", "", 0, "select"}} << "|";
}

void TestStepPlaces::places()
{
    QFETCH(QString, sql);
    QFETCH(std::vector<DerivationStep>, steps);
    QFETCH(QString, texts);
    const Schema schema = librarySchema();
    const auto outlined = sql::outlineOf(*sql::readQuery(sql.toStdString(), schema), schema);
    QStringList found;
    for (const sql::OutlineNode* node : placesOf(steps, outlined.root))
        found << (node ? QString::fromStdString(
                      outlined.sql.substr(static_cast<size_t>(node->sqlBegin), static_cast<size_t>(node->sqlEnd - node->sqlBegin)))
                       : QString());
    QCOMPARE(found.join(QLatin1Char('|')), texts);
}

RATATOSK_TEST(TestStepPlaces);
#include "tst_step_places.moc"
