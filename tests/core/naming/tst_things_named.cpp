// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/naming/things_named.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestThingsNamed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfThingsNamed = "CREATE TABLE category (id INTEGER PRIMARY KEY, type TEXT, name TEXT);"
                                          "CREATE TABLE item (id INTEGER PRIMARY KEY, category_id INTEGER REFERENCES category(id));";

void TestThingsNamed::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("unspoken") << "items of each category"
                              << "SELECT c.type, count(*) FROM category AS c JOIN item AS i ON c.id = i.category_id GROUP BY c.id"
                              << "SELECT c.name, count(*) FROM category AS c JOIN item AS i ON c.id = i.category_id GROUP BY c.id";
    QTest::newRow("beside the name")
        << "items of each category"
        << "SELECT c.type, c.name, count(*) FROM category AS c JOIN item AS i ON c.id = i.category_id GROUP BY c.id"
        << "SELECT c.name, count(*) FROM category AS c JOIN item AS i ON c.id = i.category_id GROUP BY c.id";
    QTest::newRow("spoken of") << "items of each category, with its type"
                               << "SELECT c.type, count(*) FROM category AS c JOIN item AS i ON c.id = i.category_id GROUP BY c.id"
                               << "";
    QTest::newRow("no word of the table")
        << "items of each"
        << "SELECT c.type, count(*) FROM category AS c JOIN item AS i ON c.id = i.category_id GROUP BY c.id"
        << "";
    QTest::newRow("by the column") << "items of each category"
                                   << "SELECT c.type, count(*) FROM category AS c JOIN item AS i ON c.id = i.category_id GROUP BY c.type"
                                   << "";
}

void TestThingsNamed::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfThingsNamed, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return nameThingsCounted(query, asked, cells.schema()); }),
          "after");
}

RATATOSK_TEST(TestThingsNamed);
#include "tst_things_named.moc"
