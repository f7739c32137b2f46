// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/query_steps.h"
#include "core/files/opening/database_browser.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "ui/base/queries/plain_gist.h"
#include "ui/base/queries/tie_words.h"

#include <QLocale>
#include <QTest>

using namespace ratatosk;

/// What a query finds, in words for people: each row is SQL, the form of what it found, the words.
class TestPlainGist : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void saysWhatIsFound_data();
    void saysWhatIsFound();
    void saysHowManyAreFirst_data();
    void saysHowManyAreFirst();

private:
    ScratchDatabase m_database{
        "CREATE TABLE Team (Team_ID INTEGER PRIMARY KEY, Team_Name TEXT, City TEXT);"
        "CREATE TABLE Players (PlayerID INTEGER PRIMARY KEY, FirstName TEXT, LastName TEXT, team_id INTEGER REFERENCES Team(Team_ID),"
        " height REAL, average_points REAL, born DATE, mentor_id INTEGER REFERENCES Players(PlayerID));"
        "CREATE TABLE Matches (id INTEGER PRIMARY KEY, name TEXT, year INTEGER);"
        "CREATE TABLE Has_Played (player_id INTEGER REFERENCES Players(PlayerID), match_id INTEGER REFERENCES Matches(id), minutes "
        "INTEGER);"
        "CREATE TABLE city (city_id INTEGER PRIMARY KEY, city TEXT, population INTEGER)"};
    Schema m_schema;
};

void TestPlainGist::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_schema = (*DatabaseBrowser::open(m_database.file()))->schema();
}

void TestPlainGist::saysWhatIsFound_data()
{
    QTest::addColumn<GistForm>("form");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* sql, GistForm form, const char* words) { QTest::newRow(sql) << form << QString::fromUtf8(words); };
    constexpr auto value = GistForm::Value, list = GistForm::List, rows = GistForm::Rows;

    // names
    row("SELECT FirstName, LastName FROM Players WHERE height > 190", list,
        "first and last names of players where height is more than 190");
    row("SELECT FirstName FROM Players WHERE PlayerID = 3", value, "first name of the player where player ID is 3");
    row("SELECT DISTINCT FirstName FROM Players WHERE height = 3", value, "first name of players where height is 3");
    row("SELECT minutes FROM Has_Played WHERE player_id = 3", value, "minutes of the row of Has_Played where player ID is 3");
    row("SELECT Team_Name FROM Team", list, "names of teams");
    row("SELECT city FROM city WHERE population > 9", list, "cities where population is more than 9");
    row("SELECT FirstName, height FROM Players", rows, "rows with first name and height of players");
    row("SELECT FirstName, height FROM Players WHERE LastName = ''", GistForm::Row,
        "row with first name and height of the player where last name is empty");
    row("SELECT * FROM Players WHERE height > 190", rows, "players where height is more than 190");
    row("SELECT 1", value, "1");

    // joins
    row("SELECT FirstName, LastName FROM Players JOIN Team ON Players.team_id = Team.Team_ID WHERE City = 'Oslo'", list,
        "first and last names of players with teams where team city is “Oslo”");
    row("SELECT Players.FirstName, Team_Name FROM Players JOIN Team ON Players.team_id = Team.Team_ID", rows,
        "rows with first name and team name of players with teams");
    row("SELECT name FROM Matches JOIN Has_Played ON Matches.id = Has_Played.match_id JOIN Players ON Has_Played.player_id = "
        "Players.PlayerID WHERE LastName = 'Ek'",
        list, "names of matches with players where player last name is “Ek”");
    row("SELECT name FROM Matches JOIN Has_Played ON Matches.id = Has_Played.match_id WHERE minutes > 80", list,
        "names of matches with rows of Has_Played where has played minutes is more than 80");
    row("SELECT FirstName FROM Players LEFT JOIN Team ON Players.team_id = Team.Team_ID", list,
        "first names of players with or without teams");
    row("SELECT Team_Name, count(PlayerID) FROM Team LEFT JOIN Players ON Players.team_id = Team.Team_ID AND height > 190 GROUP BY "
        "Team.Team_ID",
        rows, "names of teams with or without players where player height is more than 190, each with the number of player ID values");
    row("SELECT p2.FirstName FROM Players AS p1 JOIN Players AS p2 ON p1.mentor_id = p2.PlayerID WHERE p1.LastName = 'Ek'", value,
        "first name of the mentor of the player with players where player last name is “Ek”");

    // numbers
    row("SELECT count(*) FROM Players JOIN Team ON Players.team_id = Team.Team_ID WHERE City = 'Oslo'", value,
        "players with teams where team city is “Oslo”");
    row("SELECT avg(height) FROM Players", value, "average height of players");
    row("SELECT avg(average_points) FROM Players", value, "average points of players");
    row("SELECT sum(height) FROM Players", value, "total height of players");
    row("SELECT max(height), min(height) FROM Players", GistForm::Row, "row with highest and lowest height of players");
    row("SELECT FirstName FROM Players WHERE height > (SELECT avg(height) FROM Players WHERE team_id = 2)", list,
        "first names of players where height is more than the average height of players where team ID is 2");

    // groups
    row("SELECT Team_Name, count(*) FROM Team JOIN Players ON Players.team_id = Team.Team_ID GROUP BY Team_Name", rows,
        "names of teams with players, each with the number of players");
    row("SELECT team_id, max(height), avg(height) FROM Players GROUP BY team_id", rows,
        "team IDs of players, each with the highest and the average height");
    row("SELECT player_id, count(*) FROM Has_Played GROUP BY player_id HAVING count(*) > 2", rows,
        "player IDs of rows of Has_Played where the number of rows is more than 2, each with the number of rows");
    row("SELECT Team_Name FROM Team JOIN Players ON Players.team_id = Team.Team_ID GROUP BY Team_Name HAVING count(*) > 2", list,
        "names of teams with players where the number of players is more than 2");
    row("SELECT count(*) FROM Players GROUP BY team_id", list, "number of players for each team ID of players");

    // the first in an order
    row("SELECT FirstName FROM Players ORDER BY height DESC LIMIT 1", value, "first name of the player with the highest height");
    row("SELECT FirstName FROM Players ORDER BY born LIMIT 3", list, "first names of the 3 players with the earliest born");
    row("SELECT FirstName FROM Players WHERE team_id = 2 ORDER BY height LIMIT 1", value,
        "first name of the player with the lowest height among players where team ID is 2");
    row("SELECT Team_Name FROM Team JOIN Players ON Players.team_id = Team.Team_ID GROUP BY Team_Name ORDER BY count(*) DESC LIMIT 1",
        value, "name with the most players among teams with players");
    row("SELECT City FROM Team GROUP BY City ORDER BY count(*) LIMIT 1", value, "city with the fewest teams");
    row("SELECT FirstName FROM Players ORDER BY LastName LIMIT 1", value, "first names of players; sorted by last name, ascending");
    row("SELECT FirstName FROM Players ORDER BY height DESC LIMIT 1 OFFSET 1", value,
        "first names of players; sorted by height, largest first");

    // rows beside rows
    row("SELECT FirstName FROM Players WHERE PlayerID NOT IN (SELECT player_id FROM Has_Played)", list,
        "first names of players without rows of Has_Played");
    row("SELECT Team_Name FROM Team WHERE Team_ID NOT IN (SELECT team_id FROM Players WHERE height > 190)", list,
        "names of teams without players where height is more than 190");
    row("SELECT Team_Name FROM Team WHERE City = 'Oslo' AND EXISTS (SELECT 1 FROM Players WHERE Players.team_id = Team.Team_ID)", list,
        "names of teams where city is “Oslo”, with players");
    row("SELECT FirstName FROM Players WHERE team_id IN (SELECT Team_ID FROM Team ORDER BY City LIMIT 3)", list,
        "first names of players where team ID is one of the IDs of teams; sorted by city, ascending");

    // lists
    row("SELECT FirstName FROM Players WHERE height > 190 INTERSECT SELECT FirstName FROM Players WHERE height < 195", value,
        "first names of players where height is more than 190 that are also first names of players where height is less than 195");
    row("SELECT City FROM Team EXCEPT SELECT city FROM city", list, "cities of teams that are not cities");
}

void TestPlainGist::saysWhatIsFound()
{
    QFETCH(GistForm, form);
    const auto explanation = explainQuery(QTest::currentDataTag(), m_schema);
    QVERIFY(explanation);
    QTEST(plainGist(explanation->query, m_schema, form), "words");
}

void TestPlainGist::saysHowManyAreFirst_data()
{
    QTest::addColumn<double>("place");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* sql, double place, const char* words) { QTest::newRow(sql) << place << QString::fromUtf8(words); };
    row("SELECT FirstName FROM Players ORDER BY height DESC LIMIT 1", 198.5, "one of 1,290 with height 198.5");
    row("SELECT City FROM Team GROUP BY City ORDER BY count(*) DESC LIMIT 1", 4, "one of 1,290 with 4 teams each");
    row("SELECT City FROM Team JOIN Players ON Players.team_id = Team.Team_ID GROUP BY City ORDER BY max(height) LIMIT 1", 190,
        "one of 1,290 with highest player height 190");
    row("SELECT FirstName FROM Players ORDER BY height DESC LIMIT 2", 198.5, ""); // some of these are shown
    row("SELECT FirstName FROM Players ORDER BY height DESC LIMIT 1 OFFSET 1", 198.5, "");
    row("SELECT FirstName FROM Players ORDER BY height DESC, team_id LIMIT 1", 198.5, ""); // as many share both
}

void TestPlainGist::saysHowManyAreFirst()
{
    QFETCH(double, place);
    const auto explanation = explainQuery(QTest::currentDataTag(), m_schema);
    QVERIFY(explanation);
    QTEST(tieWords(explanation->query, {1, 1290, place}, m_schema), "words");
}

RATATOSK_TEST(TestPlainGist);
#include "tst_plain_gist.moc"
