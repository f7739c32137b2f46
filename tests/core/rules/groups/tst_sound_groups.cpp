// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/groups/sound_groups.h"

#include "tests/support/rewritten_query.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestSoundGroups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rewrites_data();
    void rewrites();
};

static const char* const kSoundGroups =
    "CREATE TABLE room (id INTEGER PRIMARY KEY, name TEXT, price REAL, quantity INTEGER); CREATE TABLE stay (code INTEGER PRIMARY KEY, "
    "first_name TEXT, last_name TEXT, room_id INTEGER REFERENCES room(id), rate REAL);"
    "CREATE TABLE meal (stay INTEGER REFERENCES stay(code), room_id INTEGER REFERENCES room(id), dish TEXT);";

void TestSoundGroups::rewrites_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    const char* const any = "Show them.";
    QTest::newRow("by something else")
        << any << "SELECT first_name, last_name, count(DISTINCT room_id) FROM stay GROUP BY room_id HAVING count(*) >= 3"
        << "SELECT first_name, last_name, count(DISTINCT room_id) FROM stay GROUP BY first_name, last_name HAVING count(*) >= 3";
    QTest::newRow("of things that others refer to")
        << any << "SELECT r.name, count(*) FROM room AS r JOIN stay AS s ON r.id = s.room_id GROUP BY s.rate"
        << "SELECT r.name, count(*) FROM room AS r JOIN stay AS s ON r.id = s.room_id GROUP BY r.id";
    QTest::newRow("by its key") << any << "SELECT name, count(*) FROM room GROUP BY id"
                                << "";
    QTest::newRow("by a key to it") << any << "SELECT r.name, count(*) FROM room AS r JOIN stay AS s ON r.id = s.room_id GROUP BY s.room_id"
                                    << "";
    QTest::newRow("by one of what is shown") << any << "SELECT first_name, last_name, count(*) FROM stay GROUP BY first_name"
                                             << "SELECT first_name, last_name, count(*) FROM stay GROUP BY first_name, last_name";
    QTest::newRow("named twice, and not the rest")
        << any
        << "SELECT m.dish, r.name, count(*) FROM room AS r JOIN meal AS m ON r.id = m.room_id GROUP BY r.id, r.id HAVING count(*) > 5"
        << "SELECT m.dish, r.name, count(*) FROM room AS r JOIN meal AS m ON r.id = m.room_id GROUP BY r.id, m.dish HAVING count(*) > 5";
    QTest::newRow("places within what groups do not fix") << any
                                                          << "SELECT dish, name, c3 FROM (SELECT m.dish, r.name, sum(s.rate) AS c3, "
                                                             "row_number() OVER (PARTITION BY m.dish ORDER BY sum(s.rate) "
                                                             "DESC) AS place FROM room AS r JOIN stay AS s ON r.id = s.room_id JOIN meal "
                                                             "AS m ON s.code = m.stay GROUP BY r.id) WHERE place <= 2"
                                                          << "SELECT dish, name, c3 FROM (SELECT m.dish, r.name, sum(s.rate) AS c3, "
                                                             "row_number() OVER (PARTITION BY m.dish ORDER BY sum(s.rate) "
                                                             "DESC) AS place FROM room AS r JOIN stay AS s ON r.id = s.room_id JOIN meal "
                                                             "AS m ON s.code = m.stay GROUP BY r.id, m.dish) WHERE "
                                                             "place <= 2";
    QTest::newRow("the key of the groups, counted")
        << any << "SELECT r.name, count(DISTINCT s.room_id) FROM room AS r JOIN stay AS s ON r.id = s.room_id GROUP BY r.id"
        << "SELECT r.name, count(s.room_id) FROM room AS r JOIN stay AS s ON r.id = s.room_id GROUP BY r.id";
    QTest::newRow("by things, whose column is shown")
        << "How many stays were there in each room? Show the price."
        << "SELECT r.price, count(*) FROM room AS r JOIN stay AS s ON r.id = s.room_id GROUP BY r.id"
        << "";
    QTest::newRow("the row of a largest") << any << "SELECT first_name, max(rate) FROM stay GROUP BY room_id"
                                          << "";
    QTest::newRow("no figures") << any << "SELECT first_name FROM stay GROUP BY room_id"
                                << "";
    QTest::newRow("of nothing else") << "How many different rooms are there on average?"
                                     << "SELECT avg(c1) FROM (SELECT count(DISTINCT room_id) AS c1 FROM meal GROUP BY room_id)"
                                     << "SELECT avg(c1) FROM (SELECT count(room_id) AS c1 FROM meal GROUP BY room_id)";
}

void TestSoundGroups::rewrites()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QTEST(rewrittenText(kSoundGroups, question, before,
                        [](sql::Query& query, const Question&, const CellLookup& cells) {
                            return groupByWhatIsShown(query, cells.schema()) || groupByTheRestShown(query, cells.schema())
                                || countAllOfKeys(query, cells.schema());
                        }),
          "after");
}

RATATOSK_TEST(TestSoundGroups);
#include "tst_sound_groups.moc"
