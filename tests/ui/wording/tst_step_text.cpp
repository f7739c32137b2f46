// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explaining/query_steps.h"
#include "core/files/database_browser.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"
#include "tests/ui/dog_kennel.h"
#include "ui/wording/answer_difference.h"
#include "ui/wording/step_text.h"

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
                                 << QStringLiteral("Keep those where %1.").arg(QString::fromUtf8(text));
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
    where("CAST((julianday('now') - julianday(name)) / 365.25 AS INTEGER) > 60", "the age by name is more than 60");
    where("strftime('%Y', age, 'unixepoch') = '2023'", "the year of age is “2023”");
    where("name < '1984-01-01'", "name is before “1984-01-01”");
    where("name >= '1984-01'", "name is “1984-01” or later");
    const int year = QDateTime::currentDateTimeUtc().date().year();
    where("strftime('%Y', name) = strftime('%Y', 'now', '-1 year')",
          qPrintable(QStringLiteral("the year of name is last year (%1)").arg(year - 1)));
    where("strftime('%Y', name) = strftime('%Y', 'now', '-3 years')",
          qPrintable(QStringLiteral("the year of name is %1 (reckoned from today)").arg(year - 3)));
    where("date(name) <= date('now')", "the day of name is today or earlier");
    where("strftime('%Y', name) > '2001'", "the year of name is after “2001”");
    where("strftime('%H:%M', name) < '06:00'", "the time of name is before “06:00”");
    where("name < '1984-01 no day'", "name is less than “1984-01 no day”");
    where("name IN ('Rex', 'Ari')", "name is one of “Rex”, “Ari”");
    where("photo IS NULL", "photo is missing");
    where("photo IS NOT NULL", "photo is there");
    where("NOT age = 4", "it is not so that age is 4");
    where("age = 4 OR age = 5", "age is 4 or age is 5");
    where("age > (SELECT avg(age) FROM dogs)", "age is more than the result of a query inside (the average of age)");
    where("owner_id IN (SELECT id FROM owners)", "a row of owners has this owner_id as its id");
    where("owner_id NOT IN (SELECT o.id FROM owners AS o JOIN dogs AS d ON o.id = d.owner_id)",
          "no row of owners with dogs has this owner_id as its owners.id");
    where("owner_id NOT IN (SELECT id FROM owners WHERE id > 3)", "no row of owners where id is more than 3 has this owner_id as its id");
    where("owner_id IN (SELECT id FROM owners GROUP BY id)", "owner_id is among id that a query inside finds in owners");

    QTest::newRow("join") << "SELECT count(*) FROM dogs JOIN owners ON dogs.owner_id = owners.id" << 1
                          << "Add the matching rows of owners (dogs.owner_id equals owners.id).";
    QTest::newRow("join by one name") << "SELECT count(*) FROM dogs LEFT JOIN owners ON dogs.id = owners.id" << 1
                                      << "Add the matching rows of owners (same id); keep those without one.";
    QTest::newRow("one figure") << "SELECT count(*), max(age) FROM dogs" << 1
                                << "Over all of them, show the number of rows, the highest age.";
    const auto shown = [](const char* figure, const char* text) {
        QTest::newRow(figure) << QStringLiteral("SELECT %1 FROM dogs").arg(QLatin1String(figure)) << 1 << QString::fromUtf8(text);
    };
    shown("100.0 * count(*) FILTER (WHERE age > 4) / count(*)", "Over all of them, show the percentage of rows where age is more than 4.");
    shown("100.0 * sum(age) FILTER (WHERE name = 'Rex') / sum(age)",
          "Over all of them, show the percentage of the sum of age where name is “Rex”.");
    shown("100.0 * sum(age) / sum(id)", "Over all of them, show the sum of age as a percentage of the sum of id.");
    shown("avg((julianday(name) - julianday(breed)) * 24)", "Over all of them, show the average of the hours from breed to name.");
    shown("avg(julianday(name) - julianday(breed))", "Over all of them, show the average of the days from breed to name.");
    shown("1.0 * sum(age) / count(*)", "Over all of them, show the sum of age divided by the number of rows.");
    shown("sum(age * (id - 1))", "Over all of them, show the sum of age times (id less 1).");
    shown("name || ' ' || breed", "Show name and breed as one text.");
    QTest::newRow("different things") << "SELECT count(DISTINCT owner_id) FROM dogs" << 1
                                      << "Over all of them, show the number of different owners.";
    QTest::newRow("different") << "SELECT count(DISTINCT breed) FROM dogs" << 1 << "Over all of them, show the number of different breeds.";
    QTest::newRow("order") << "SELECT name FROM dogs ORDER BY age DESC, name" << 2
                           << "Sort by age, largest first; then by name, smallest first.";
    QTest::newRow("except") << "SELECT name FROM dogs EXCEPT SELECT name FROM owners" << 4
                            << "Take the rows of the second list away from the first.";
    QTest::newRow("page") << "SELECT name FROM dogs LIMIT 5 OFFSET 10" << 2 << "Leave out the first 10 rows and keep the next 5.";
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
    QCOMPARE(stepText(*explanation, explanation->steps[2], schema), QStringLiteral("Keep those where staff.name is “Amy”."));
    QCOMPARE(stepText(*explanation, explanation->steps[3], schema), QStringLiteral("Show name of the chief."));
}

void TestStepText::namesTheDifference_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<QString>("difference");

    QTest::newRow("column") << "SELECT avg(age) FROM dogs"
                            << "SELECT avg(cost) FROM treatments"
                            << "the average of dogs.age / the average of treatments.cost";
    QTest::newRow("aggregate") << "SELECT avg(age) FROM dogs"
                               << "SELECT max(age) FROM dogs"
                               << "the average of dogs.age / the highest dogs.age";
    QTest::newRow("one column more") << "SELECT name FROM dogs"
                                     << "SELECT name, age FROM dogs"
                                     << "without dogs.age / with dogs.age";
    QTest::newRow("condition") << "SELECT name FROM dogs WHERE age > 4"
                               << "SELECT name FROM dogs WHERE age >= 4"
                               << "those where dogs.age is more than 4 / those where dogs.age is at least 4";
    QTest::newRow("no condition") << "SELECT name FROM dogs WHERE age > 4"
                                  << "SELECT name FROM dogs"
                                  << "only those where dogs.age is more than 4 / all of them";
    QTest::newRow("distinct") << "SELECT DISTINCT breed FROM dogs"
                              << "SELECT breed FROM dogs"
                              << "each only once / with repetitions";
    QTest::newRow("limit") << "SELECT name FROM dogs ORDER BY age LIMIT 1"
                           << "SELECT name FROM dogs ORDER BY age"
                           << "only the first 1 / all of them";
    QTest::newRow("direction") << "SELECT name FROM dogs ORDER BY age"
                               << "SELECT name FROM dogs ORDER BY age DESC"
                               << "sorted by dogs.age, smallest first / sorted by dogs.age, largest first";
    QTest::newRow("one condition more") << "SELECT name FROM dogs WHERE age > 4"
                                        << "SELECT name FROM dogs WHERE age > 4 AND breed = 'HUS'"
                                        << "whether or not dogs.breed is “HUS” / only those where dogs.breed is “HUS”";
    QTest::newRow("groups") << "SELECT count(*) FROM dogs"
                            << "SELECT count(*) FROM dogs GROUP BY breed"
                            << "all together / for each dogs.breed";
    QTest::newRow("limits") << "SELECT name FROM dogs LIMIT 3"
                            << "SELECT name FROM dogs LIMIT 5"
                            << "the first 3 / the first 5";
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
                                 << "only the first list / those that are not in a list of owners.name";
    QTest::newRow("how lists combine") << "SELECT name FROM dogs UNION SELECT name FROM owners"
                                       << "SELECT name FROM dogs INTERSECT SELECT name FROM owners"
                                       << "together with a list of owners.name / those that are in a list of owners.name, too";
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
