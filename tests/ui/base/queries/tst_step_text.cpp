// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/query_steps.h"
#include "core/files/opening/database_browser.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/dog_kennel.h"
#include "ui/base/queries/answer_difference.h"
#include "ui/base/queries/query_words.h"
#include "ui/base/queries/step_text.h"

#include <QTest>

using namespace ratatosk;

class TestStepText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void saysWhatAStepDoes_data();
    void saysWhatAStepDoes();
    void tellsRowsOfATableApart();
    void saysWhatAQueryFinds_data();
    void saysWhatAQueryFinds();
    void namesTheDifference_data();
    void namesTheDifference();

private:
    QueryExplanation explained(const QString& sql) const { return *explainQuery(sql.toStdString(), m_schema); }

    ScratchDatabase m_database{kDogKennelScript};
    Schema m_schema;
};

void TestStepText::initTestCase()
{
    m_schema = (*DatabaseBrowser::open(m_database.file()))->schema();
}

void TestStepText::saysWhatAStepDoes_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("text");

    const auto where = [](const char* condition, const char* text) {
        QTest::newRow(condition) << QStringLiteral("SELECT name FROM dogs WHERE ") + QLatin1String(condition) << 1
                                 << QStringLiteral("Keep the rows where %1.").arg(QString::fromUtf8(text));
    };
    where("name = 'Rex'", "name is “Rex”");
    where("age <> 4", "age is not 4");
    where("age >= 4", "age is at least 4");
    where("age BETWEEN 2 AND 5", "age is between 2 and 5");
    where("name LIKE '%e%'", "name contains “e”");
    where("name NOT LIKE 'R%'", "name does not begin with “R”");
    where("name LIKE '%x'", "name ends with “x”");
    where("name LIKE 'R_x'", "name is like “R_x”");
    where("strftime('%Y', substr(name, 7, 4) || '-' || substr(name, 1, 2) || '-' || substr(name, 4, 2)) = '2023'",
          "the year of name read as a date is “2023”");
    where("CAST((julianday('now') - julianday(name)) / 365.25 AS INTEGER) > 60", "the age calculated from name is more than 60");
    where("strftime('%Y', age, 'unixepoch') = '2023'", "the year of age is “2023”");
    where("name < '1984-01-01'", "name is before “1984-01-01”");
    where("name >= '1984-01'", "name is “1984-01” or later");
    const int year = QDateTime::currentDateTimeUtc().date().year();
    where("strftime('%Y', name) = strftime('%Y', 'now', '-1 year')",
          qPrintable(QStringLiteral("the year of name is last year (%1)").arg(year - 1)));
    where("strftime('%Y', name) = strftime('%Y', 'now', '-3 years')",
          qPrintable(QStringLiteral("the year of name is %1 (calculated from today)").arg(year - 3)));
    where("date(name) <= date('now')", "the date of name is today or earlier");
    where("strftime('%Y', name) > '2001'", "the year of name is after “2001”");
    where("strftime('%H:%M', name) < '06:00'", "the time of name is before “06:00”");
    where("name < '1984-01 no day'", "name is less than “1984-01 no day”");
    where("name IN ('Rex')", "name is “Rex”");
    where("name IN ('Rex', 'Ari')", "name is “Rex” or “Ari”");
    where("age IN (1, 2, 3)", "age is 1, 2 or 3");
    where("age NOT IN (1, 2, 3)", "age is none of 1, 2 and 3");
    where("photo IS NULL", "photo has no value");
    where("photo IS NOT NULL", "photo has a value");
    where("NOT age = 4", "it is not true that age is 4");
    where("age = 4 OR age = 5", "age is 4 or age is 5");
    where("age > (SELECT avg(age) FROM dogs)", "age is more than the average age in dogs");
    where("age > (SELECT avg(age) FROM dogs WHERE id > 3)",
          "age is more than the result of a subquery (average age from dogs where id is more than 3)");
    where("EXISTS (SELECT 1 FROM owners WHERE owners.id = dogs.owner_id)", "a matching row exists in owners");
    where("NOT EXISTS (SELECT 1 FROM owners WHERE owners.id = dogs.owner_id)", "no matching row exists in owners");
    where("EXISTS (SELECT 1 FROM owners WHERE owners.id = dogs.owner_id AND owners.id > 3)",
          "a matching row exists in owners where id is more than 3");
    where("lower(name) = 'rex'", "name in lower case is “rex”");
    where("trim(name) = 'Rex'", "name without surrounding spaces is “Rex”");
    where("coalesce(age, 0) > 2", "age, or 0 if missing is more than 2");
    where("owner_id IN (SELECT id FROM owners)", "owner_id is the id of a row in owners");
    where("owner_id NOT IN (SELECT o.id FROM owners AS o JOIN dogs AS d ON o.id = d.owner_id)",
          "owner_id is not the owners.id of any row in owners with dogs");
    where("owner_id NOT IN (SELECT id FROM owners WHERE id > 3)", "owner_id is not the id of any row in owners where id is more than 3");
    where("owner_id IN (SELECT id FROM owners GROUP BY id)", "owner_id is among the results of a subquery (id from owners)");
    where("owner_id NOT IN (SELECT owner_id FROM dogs WHERE age > 3 GROUP BY owner_id HAVING count(*) > 1)",
          "owner_id is not among the results of a subquery (owner_id from dogs where age is more than 3 and the number of rows is more "
          "than 1)");

    QTest::newRow("join") << "SELECT count(*) FROM dogs JOIN owners ON dogs.owner_id = owners.id" << 1
                          << "Add the matching rows of owners (dogs.owner_id equals owners.id).";
    QTest::newRow("join by one name") << "SELECT count(*) FROM dogs LEFT JOIN owners ON dogs.id = owners.id" << 1
                                      << "Add the matching rows of owners (same id); keep rows without a match.";
    QTest::newRow("subquery") << "SELECT avg(c1) FROM (SELECT count(*) AS c1 FROM dogs WHERE age > 4 GROUP BY breed)" << 0
                              << "Start with all rows of a subquery (number of rows from dogs where age is more than 4).";
    QTest::newRow("one figure") << "SELECT count(*), max(age) FROM dogs" << 1 << "Show the number of rows and the highest age.";
    const auto shown = [](const char* measure, const char* text) {
        QTest::newRow(measure) << QStringLiteral("SELECT %1 FROM dogs").arg(QLatin1String(measure)) << 1 << QString::fromUtf8(text);
    };
    shown("100.0 * count(*) FILTER (WHERE age > 4) / count(*)", "Show the percentage of rows where age is more than 4.");
    shown("100.0 * sum(age) FILTER (WHERE name = 'Rex') / sum(age)", "Show the percentage of the sum of age where name is “Rex”.");
    shown("100.0 * sum(age) / sum(id)", "Show the sum of age as a percentage of the sum of id.");
    shown("avg((julianday(name) - julianday(breed)) * 24)", "Show the average of the hours from breed to name.");
    shown("avg(julianday(name) - julianday(breed))", "Show the average of the days from breed to name.");
    shown("1.0 * sum(age) / count(*)", "Show the sum of age divided by the number of rows.");
    shown("sum(age * (id - 1))", "Show the sum of age times (id minus 1).");
    shown("name || ' ' || breed", "Show name and breed as one text.");
    QTest::newRow("different things") << "SELECT count(DISTINCT owner_id) FROM dogs" << 1 << "Show the number of different owners.";
    QTest::newRow("different") << "SELECT count(DISTINCT breed) FROM dogs" << 1 << "Show the number of different breeds.";
    QTest::newRow("order") << "SELECT name FROM dogs ORDER BY age DESC, name" << 2
                           << "Sort by age, largest first; then by name, ascending.";
    QTest::newRow("except") << "SELECT name FROM dogs EXCEPT SELECT name FROM owners" << 4
                            << "Remove the rows of the second list from the first.";
    const auto page = [](const char* limit, const char* text) {
        QTest::newRow(limit) << QStringLiteral("SELECT name FROM dogs ") + QLatin1String(limit) << 2 << QString::fromUtf8(text);
    };
    page("LIMIT 1", "Keep only the first row.");
    page("LIMIT 3", "Keep only the first 3 rows.");
    page("LIMIT 5 OFFSET 10", "Skip the first 10 rows and keep the next 5.");
    page("LIMIT 1 OFFSET 10", "Skip the first 10 rows and keep the next one.");
    page("LIMIT 5 OFFSET 1", "Skip the first row and keep the next 5.");
    page("LIMIT 1 OFFSET 1", "Skip the first row and keep the next one.");
    const auto ofEach = [](const char* sql, const char* text) {
        QTest::newRow(sql) << QString::fromLatin1(sql) << 2 << QString::fromUtf8(text);
    };
    ofEach("SELECT breed, avg(age) FROM dogs GROUP BY breed", "For each breed, show the average age.");
    ofEach("SELECT avg(age) FROM dogs GROUP BY breed", "For each breed, show the average age.");
    ofEach("SELECT breed, count(*) FROM dogs GROUP BY breed", "For each breed, count the rows.");
    ofEach("SELECT breed, min(age), max(age), count(*) FROM dogs GROUP BY breed",
           "For each breed, show the lowest age, the highest age and the number of rows.");
    ofEach("SELECT breed, name, count(*) FROM dogs GROUP BY breed, name", "For each breed and name, count the rows.");
    ofEach("SELECT strftime('%Y', name), sum(age) FROM dogs GROUP BY strftime('%Y', name)", "For each year of name, show the sum of age.");
    ofEach("SELECT breed FROM dogs GROUP BY breed", "Show each breed once.");
    ofEach("SELECT breed, name FROM dogs GROUP BY breed, name", "Show each combination of breed and name once.");
    QTest::newRow("first") << "SELECT name FROM dogs" << 0 << "Start with all rows of dogs.";
    QTest::newRow("list") << "SELECT name, age, breed FROM dogs" << 1 << "Show name, age and breed.";
    QTest::newRow("rows") << "SELECT count(*) FROM dogs" << 1 << "Count the rows.";
    QTest::newRow("keys") << "SELECT count(id) FROM dogs" << 1 << "Show the number of rows.";
    QTest::newRow("values") << "SELECT count(name) FROM dogs" << 1 << "Show the number of name values.";
    QTest::newRow("distinct") << "SELECT DISTINCT name FROM dogs" << 2 << "Remove duplicate rows.";
    QTest::newRow("second list") << "SELECT name FROM dogs EXCEPT SELECT name FROM owners" << 2
                                 << "For another list, start with all rows of owners.";
    QTest::newRow("every pair") << "SELECT count(*) FROM dogs JOIN owners" << 1 << "Combine each row with every row of owners.";
    QTest::newRow("order of texts") << "SELECT name FROM dogs ORDER BY max(name) DESC" << 2 << "Sort by the highest name, descending.";
    QTest::newRow("order of dates") << "SELECT name FROM dogs ORDER BY date(name) DESC" << 2 << "Sort by the date of name, latest first.";
}

void TestStepText::saysWhatAStepDoes()
{
    QFETCH(QString, sql);
    QFETCH(int, step);
    const QueryExplanation explanation = explained(sql);
    QVERIFY(step < std::ssize(explanation.steps));
    QTEST(stepText(explanation, explanation.steps[static_cast<size_t>(step)], m_schema), "text");
}

/// One is the chief, the other whose chief it is.
void TestStepText::tellsRowsOfATableApart()
{
    const ScratchDatabase database("CREATE TABLE staff (id INTEGER PRIMARY KEY, name TEXT, chief INTEGER REFERENCES staff(id))");
    const Schema schema = (*DatabaseBrowser::open(database.file()))->schema();
    const auto explanation = explainQuery("SELECT s2.name FROM staff AS s1 JOIN staff AS s2 ON s1.chief = s2.id WHERE s1.name = 'Amy'",
                                          schema);
    QVERIFY(explanation);
    QCOMPARE(stepText(*explanation, explanation->steps[2], schema), QStringLiteral("Keep the rows where staff.name is “Amy”."));
    QCOMPARE(stepText(*explanation, explanation->steps[3], schema), QStringLiteral("Show name of the chief."));
}

void TestStepText::saysWhatAQueryFinds_data()
{
    QTest::addColumn<QString>("gist");
    const auto row = [](const char* sql, const char* gist) { QTest::newRow(sql) << QString::fromUtf8(gist); };
    row("SELECT count(*) FROM dogs WHERE name = 'Rex' AND age > 4", "dogs where name is “Rex” and age is more than 4");
    row("SELECT count(*) FROM dogs", "dogs");
    row("SELECT 1", "1");
    row("SELECT avg(age) FROM dogs WHERE name = 'Rex'", "average age from dogs where name is “Rex”");
    row("SELECT owner_id, count(*) FROM dogs GROUP BY owner_id HAVING count(*) > 1",
        "owner_id and the number of rows from dogs where the number of rows is more than 1");
    row("SELECT name FROM dogs ORDER BY age DESC LIMIT 1", "name from dogs; sorted by age, largest first");
    row("SELECT name FROM dogs ORDER BY age", "name from dogs");
    row("SELECT name FROM dogs INTERSECT SELECT name FROM owners WHERE id > 1",
        "name from dogs; only those also in name from owners where id is more than 1");
    row("SELECT name FROM dogs EXCEPT SELECT name FROM owners", "name from dogs; without those in name from owners");
    row("SELECT name FROM dogs UNION SELECT name FROM owners", "name from dogs; together with name from owners");
}

void TestStepText::saysWhatAQueryFinds()
{
    QFETCH(QString, gist);
    QCOMPARE(QueryWords::gist(explained(QTest::currentDataTag()).query, m_schema), gist);
}

void TestStepText::namesTheDifference_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<QString>("difference");

    QTest::newRow("column") << "SELECT avg(age) FROM dogs"
                            << "SELECT avg(cost) FROM treatments"
                            << "the average dogs.age / the average treatments.cost";
    QTest::newRow("aggregate") << "SELECT avg(age) FROM dogs"
                               << "SELECT max(age) FROM dogs"
                               << "the average dogs.age / the highest dogs.age";
    QTest::newRow("one column more") << "SELECT name FROM dogs"
                                     << "SELECT name, age FROM dogs"
                                     << "without dogs.age / with dogs.age";
    QTest::newRow("condition") << "SELECT name FROM dogs WHERE age > 4"
                               << "SELECT name FROM dogs WHERE age >= 4"
                               << "rows where dogs.age is more than 4 / rows where dogs.age is at least 4";
    QTest::newRow("no condition") << "SELECT name FROM dogs WHERE age > 4"
                                  << "SELECT name FROM dogs"
                                  << "only rows where dogs.age is more than 4 / all rows";
    QTest::newRow("distinct") << "SELECT DISTINCT breed FROM dogs"
                              << "SELECT breed FROM dogs"
                              << "without duplicates / with duplicates";
    QTest::newRow("limit") << "SELECT name FROM dogs ORDER BY age LIMIT 1"
                           << "SELECT name FROM dogs ORDER BY age"
                           << "only the first row / all rows";
    QTest::newRow("direction") << "SELECT name FROM dogs ORDER BY age"
                               << "SELECT name FROM dogs ORDER BY age DESC"
                               << "sorted by dogs.age, smallest first / sorted by dogs.age, largest first";
    QTest::newRow("one condition more") << "SELECT name FROM dogs WHERE age > 4"
                                        << "SELECT name FROM dogs WHERE age > 4 AND breed = 'HUS'"
                                        << "whether or not dogs.breed is “HUS” / only rows where dogs.breed is “HUS”";
    QTest::newRow("groups") << "SELECT count(*) FROM dogs"
                            << "SELECT count(*) FROM dogs GROUP BY breed"
                            << "all rows together / for each dogs.breed";
    QTest::newRow("limits") << "SELECT name FROM dogs LIMIT 3"
                            << "SELECT name FROM dogs LIMIT 5"
                            << "the first 3 rows / the first 5 rows";
    QTest::newRow("no order") << "SELECT name FROM dogs ORDER BY age"
                              << "SELECT name FROM dogs"
                              << "sorted by dogs.age, smallest first / in any order";
    QTest::newRow("one table more") << "SELECT dogs.name FROM dogs JOIN owners ON dogs.owner_id = owners.id"
                                    << "SELECT name FROM dogs"
                                    << "dogs with their owners / only dogs";
    QTest::newRow("another table") << "SELECT count(*) FROM dogs"
                                   << "SELECT count(*) FROM owners"
                                   << "dogs / owners";
    QTest::newRow("another partner") << "SELECT count(*) FROM dogs JOIN owners ON dogs.owner_id = owners.id"
                                     << "SELECT count(*) FROM dogs JOIN breeds ON dogs.breed = breeds.code"
                                     << "owners / breeds";
    QTest::newRow("a list less") << "SELECT name FROM dogs"
                                 << "SELECT name FROM dogs EXCEPT SELECT name FROM owners"
                                 << "only the first list / only rows that are not in a list of owners.name";
    QTest::newRow("how lists combine") << "SELECT name FROM dogs UNION SELECT name FROM owners"
                                       << "SELECT name FROM dogs INTERSECT SELECT name FROM owners"
                                       << "combined with a list of owners.name / only rows that are also in a list of owners.name";
    QTest::newRow("the same") << "SELECT name FROM dogs"
                              << "SELECT T1.name FROM dogs AS T1"
                              << "none";
    QTest::newRow("order of columns") << "SELECT name, age FROM dogs"
                                      << "SELECT age, name FROM dogs"
                                      << "none";
}

void TestStepText::namesTheDifference()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    const auto found = answerDifference(explained(first).query, explained(second).query, m_schema);
    QTEST(found ? found->first + QStringLiteral(" / ") + found->second : QStringLiteral("none"), "difference");
}

RATATOSK_TEST(TestStepText);
#include "tst_step_text.moc"
