// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/absence/presence_asked.h"

#include "tests/support/mended_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestPresenceAsked : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mends_data();
    void mends();
};

static const char* const kOfPresenceAsked =
    "CREATE TABLE species (id INTEGER PRIMARY KEY, english_name TEXT, red_list TEXT, size TEXT);"
    "INSERT INTO species VALUES (1, 'Twite', 'EN', 'small'), (2, 'Wren', NULL, 'tiny'), (3, 'Curlew', 'NT', NULL);";

void TestPresenceAsked::mends_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    QTest::newRow("any of them") << "English names of species on the red list"
                                 << "SELECT english_name FROM species WHERE red_list = 'EN'"
                                 << "SELECT english_name FROM species WHERE red_list IS NOT NULL";
    QTest::newRow("a value said") << "species that the red list has as NT"
                                  << "SELECT english_name FROM species WHERE red_list = 'NT'"
                                  << "";
    QTest::newRow("not the whole name") << "red species"
                                        << "SELECT english_name FROM species WHERE red_list = 'EN'"
                                        << "";
    QTest::newRow("one word") << "species by size"
                              << "SELECT english_name FROM species WHERE size = 'small'"
                              << "";
}

void TestPresenceAsked::mends()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(mendedText(kOfPresenceAsked, question, before,
                     []([[maybe_unused]] sql::Query& query, [[maybe_unused]] const Question& asked,
                        [[maybe_unused]] const CellLookup& cells) { return askForPresence(query, asked, cells); }),
          "after");
}

RATATOSK_TEST(TestPresenceAsked);
#include "tst_presence_asked.moc"
