// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/key_disambiguation.h"

#include "core/english/language/word_splitter.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestKeyDisambiguation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tells_data();
    void tells();
    void tellsDirections_data();
    void tellsDirections();
    void findsWords();
};

/// Columns of one table that all refer to the key of another.
static Schema schemaWith(const QString& child, const QStringList& keys, const QString& parent)
{
    const std::string parentName = parent.toStdString();
    std::vector<Column> columns;
    std::vector<ForeignKey> foreignKeys;
    for (const QString& key : keys) {
        foreignKeys.push_back(
            {ColumnId{static_cast<int>(columns.size())}, ColumnId{static_cast<int>(keys.size())}, static_cast<int>(columns.size())});
        columns.push_back({TableId{0}, key.toStdString(), key.toStdString()});
    }
    columns.push_back({.table = TableId{1}, .name = "id", .readableName = "id", .isPrimaryKey = true});
    return *Schema::create({{child.toStdString(), child.toStdString()}, {parentName, parentName}}, columns, foreignKeys);
}

void TestKeyDisambiguation::tells_data()
{
    QTest::addColumn<Schema>("schema");
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("intended");
    const auto row = [](const Schema& schema, const char* question, const char* intended) {
        QTest::newRow(question) << schema << question << intended;
    };

    const Schema matches = schemaWith("matches", {"loser id", "winner id"}, "players");
    row(matches, "Which player won the most matches?", "winner id");
    row(matches, "Players who have never lost", "loser id");
    row(matches, "Which players won more often than they lost?", "");
    row(matches, "Players and their matches by id", "");

    const Schema flights = schemaWith("flights", {"source airport", "dest airport"}, "airports");
    row(flights, "Airports by number of flights", "");
    row(flights, "Which airport is the destination of most flights?", "dest airport");
    row(flights, "Names of the airports that are a source", "source airport");

    const Schema posts = schemaWith("posts", {"editor user id", "user id"}, "users");
    row(posts, "How many posts has each user?", "user id");
    row(posts, "Which users are editors of most posts?", "editor user id");

    const Schema votes = schemaWith("votes", {"vice president vote", "president vote", "student id"}, "student");
    row(votes, "Students with a vote as president", "president vote");
    row(votes, "Students with a vote as vice president", "vice president vote");
    row(votes, "Names of students", "student id");

    const Schema orders = schemaWith("orders", {"referrer", "customer"}, "customers");
    row(orders, "Customers by number of orders", "customer");
    row(orders, "Who was the referrer of most orders?", "referrer");

    row(schemaWith("trips", {"from station", "to station"}, "stations"), "Trips that start from each station", "from station");
    row(schemaWith("bookings", {"guest id"}, "guests"), "Which guest booked most?", "");
    row(schemaWith("relation", {"theme a", "theme b"}, "themes"), "Show the themes", "");
}

void TestKeyDisambiguation::tells()
{
    QFETCH(Schema, schema);
    QFETCH(QString, question);
    QFETCH(QString, intended);
    const auto keys = disambiguatedKeys(*splitQuestion(question.toStdString()), schema);
    QCOMPARE(keys.empty() ? QString() : QString::fromStdString(schema.column(keys.front()).name), intended);
    QVERIFY(keys.size() <= 1);
}

void TestKeyDisambiguation::tellsDirections_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<int>("intended");
    QTest::newRow("the one named") << "Who coaches the Handball Men?" << 2;
    QTest::newRow("by a passive") << "Which teams are coached by a woman?" << 2;
    QTest::newRow("neither") << "Which members of the Handball Men live in Rome?" << 1;
}

/// A member's team and a team's coach.
void TestKeyDisambiguation::tellsDirections()
{
    QFETCH(QString, question);
    QFETCH(int, intended);
    const std::vector<Column> columns{{.table = TableId{0}, .name = "no", .readableName = "no", .isPrimaryKey = true},
                                      {.table = TableId{0}, .name = "team", .readableName = "team"},
                                      {.table = TableId{1}, .name = "coach", .readableName = "coach"},
                                      {.table = TableId{1}, .name = "code", .readableName = "code", .isPrimaryKey = true}};
    const Schema club = *Schema::create({{"members", "members"}, {"teams", "teams"}}, columns,
                                        {{ColumnId{1}, ColumnId{3}, 0}, {ColumnId{2}, ColumnId{0}, 1}});
    QCOMPARE(disambiguatedKeys(*splitQuestion(question.toStdString()), club), std::vector{ColumnId{intended}});
}

void TestKeyDisambiguation::findsWords()
{
    const Schema matches = schemaWith("matches", {"loser id", "winner id"}, "players");
    QCOMPARE(keyMentions(*splitQuestion("Which players won more matches than they lost?"), matches), (std::vector<int>{2, 7}));
    QVERIFY(keyMentions(*splitQuestion("Which players have an id?"), matches).empty());
    QVERIFY(keyMentions(*splitQuestion("Who won?"), schemaWith("matches", {"winner id"}, "players")).empty());
}

RATATOSK_TEST(TestKeyDisambiguation);
#include "tst_key_disambiguation.moc"
