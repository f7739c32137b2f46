// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/flags/sides_compared.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestSidesCompared : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfSidesCompared =
    "CREATE TABLE bird (id INTEGER PRIMARY KEY, kind TEXT, sex TEXT, wing REAL);"
    "INSERT INTO bird VALUES (1, 'Wren', 'M', 50), (2, 'Wren', 'F', 49), (3, 'Robin', 'M', 72), (4, 'Dunnock', 'U', 70);";

void TestSidesCompared::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("side by side")
        << "average wing of male and of female Wrens"
        << "SELECT avg(wing) FILTER (WHERE sex = 'M'), avg(wing) FILTER (WHERE kind = 'Wren') FROM bird"
        << "SELECT avg(wing) FILTER (WHERE sex = 'M'), avg(wing) FILTER (WHERE sex = 'F') FROM bird WHERE kind = 'Wren'";
    QTest::newRow("the difference")
        << "By how much do the wings of male Wrens exceed those of females?"
        << "SELECT avg(wing) FILTER (WHERE kind = 'Wren') - avg(wing) FILTER (WHERE sex = 'F') FROM bird"
        << "SELECT avg(wing) FILTER (WHERE sex = 'M') - avg(wing) FILTER (WHERE sex = 'F') FROM bird WHERE kind = 'Wren'";
    QTest::newRow("two kinds") << "average wing of Wrens and of Robins"
                               << "SELECT avg(wing) FILTER (WHERE kind = 'Wren'), avg(wing) FILTER (WHERE kind = 'Robin') FROM bird"
                               << "";
    QTest::newRow("one of each") << "average wing of Wrens and of males"
                                 << "SELECT avg(wing) FILTER (WHERE kind = 'Wren'), avg(wing) FILTER (WHERE sex = 'M') FROM bird"
                                 << "";
    QTest::newRow("one of them alone")
        << "Wrens against Robins"
        << "SELECT count(*) FILTER (WHERE kind = 'Wren'), count(*) FILTER (WHERE kind = 'Robin') FROM bird WHERE kind = 'Robin' AND sex = "
           "'M'"
        << "SELECT count(*) FILTER (WHERE kind = 'Wren'), count(*) FILTER (WHERE kind = 'Robin') FROM bird WHERE sex = 'M'";
}

void TestSidesCompared::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(
        mendedText(kOfSidesCompared, question, before,
                   []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                      [[maybe_unused]] const CellLookup& cells) { return partByOneColumn(query, asked, cells) || letBothSidesIn(query); }),
        "after");
}

RATATOSK_TEST(TestSidesCompared);
#include "tst_sides_compared.moc"
