// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/condition_effect.h"
#include "core/answer/explaining/empty_result.h"
#include "core/answer/explaining/limit_ties.h"
#include "core/answer/explaining/query_steps.h"
#include "core/answer/explaining/query_values.h"
#include "core/answer/explaining/rows_behind.h"
#include "core/files/opening/database_browser.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

namespace {

constexpr auto kScript = "CREATE TABLE owners(id INTEGER PRIMARY KEY, name TEXT, city TEXT);"
                         "CREATE TABLE dogs(id INTEGER PRIMARY KEY, owner_id INTEGER REFERENCES owners(id), name TEXT, age REAL);"
                         "INSERT INTO owners VALUES (1, 'Ana', 'London'), (2, 'Bo', 'Oslo'), (3, 'Cy', 'London');"
                         "INSERT INTO dogs VALUES (1, 1, 'Rex', 4), (2, 1, 'Luna', 6.5), (3, 2, 'Ari', 11);";

QString textOf(const QueryStep& step)
{
    static const char* const names[] = {"From", "Join", "Where", "Group", "Having", "Select", "Distinct", "Combine", "Order", "Limit"};
    return QLatin1String(names[static_cast<int>(step.kind)]);
}

} // namespace

class TestQuerySteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cutsIntoSteps_data();
    void cutsIntoSteps();
    void findsValues_data();
    void findsValues();
    void setsAValue();
    void knowsUnfilledValues();
    void countsValues();
    void findsTheRowsBehindANumber_data();
    void findsTheRowsBehindANumber();
    void saysWhatEmptiedAResult_data();
    void saysWhatEmptiedAResult();
    void findsConditionsWithoutEffect_data();
    void findsConditionsWithoutEffect();
    void findsTiesAtTheLimit_data();
    void findsTiesAtTheLimit();

private:
    QueryExplanation explained(const QString& sql) const { return *explainQuery(sql.toStdString(), m_browser->schema()); }

    ScratchDatabase m_database{kScript};
    std::unique_ptr<DatabaseBrowser> m_browser;
};

void TestQuerySteps::initTestCase()
{
    m_browser = *DatabaseBrowser::open(m_database.file());
}

void TestQuerySteps::cutsIntoSteps_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("steps"); // with the number of rows after each

    QTest::newRow("plain") << "SELECT name FROM dogs"
                           << "From 3, Select 3";
    QTest::newRow("conditions") << "SELECT name FROM dogs WHERE age > 5 AND name = 'Ari'"
                                << "From 3, Where 2, Where 1, Select 1";
    QTest::newRow("either") << "SELECT name FROM dogs WHERE age > 5 OR name = 'Ari'"
                            << "From 3, Where 2, Select 2";
    QTest::newRow("join and group")
        << "SELECT city, avg(age) FROM dogs JOIN owners ON dogs.owner_id = owners.id GROUP BY city HAVING count(*) > 1"
        << "From 3, Join 3, Group 2, Having 1, Select 1";
    QTest::newRow("distinct, order, limit") << "SELECT DISTINCT city FROM owners ORDER BY city LIMIT 1"
                                            << "From 3, Select 3, Distinct 2, Order 2, Limit 1";
    QTest::newRow("combined") << "SELECT name FROM dogs EXCEPT SELECT name FROM owners WHERE id = 1"
                              << "From 3, Select 3, From 3, Where 1, Select 1, Combine 3";
    QTest::newRow("one figure") << "SELECT max(age) FROM dogs WHERE age < 0"
                                << "From 3, Where 0, Select 1";
}

void TestQuerySteps::cutsIntoSteps()
{
    QFETCH(QString, sql);
    QStringList steps;
    for (const QueryStep& step : explained(sql).steps) {
        const auto rows = m_browser->run(step.preview, 100);
        QVERIFY2(rows, step.preview.c_str());
        steps << QStringLiteral("%1 %2").arg(textOf(step)).arg(rows->rows.size());
    }
    QTEST(steps.join(QStringLiteral(", ")), "steps");
}

void TestQuerySteps::findsValues_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("values");

    QTest::newRow("none") << "SELECT name FROM dogs LIMIT 3"
                          << "";
    QTest::newRow("two") << "SELECT name FROM dogs WHERE age > 5 AND name = 'Ari'"
                         << "age=5 name=Ari";
    QTest::newRow("inside") << "SELECT name FROM dogs WHERE owner_id IN (SELECT id FROM owners WHERE city = 'Oslo') OR age BETWEEN 1 AND 2"
                            << "city=Oslo age=1 age=2";
    QTest::newRow("pattern") << "SELECT name FROM dogs WHERE NOT name LIKE '%a%'"
                             << "name=a";
}

void TestQuerySteps::findsValues()
{
    QFETCH(QString, sql);
    QStringList values;
    for (const QueryValue& value : valuesIn(explained(sql).query))
        values << QString::fromStdString(m_browser->schema().column(value.column).name + "=" + value.literal.text);
    QTEST(values.join(QLatin1Char(' ')), "values");
}

void TestQuerySteps::setsAValue()
{
    const auto query = explained(QStringLiteral("SELECT name FROM dogs WHERE age > 5 AND name = 'Ari'")).query;
    QCOMPARE(QString::fromStdString(withValue(query, 1, {ValueType::Text, "O'Brien"}, m_browser->schema())),
             QStringLiteral("SELECT name FROM dogs WHERE age > 5 AND name = 'O''Brien'"));
}

void TestQuerySteps::knowsUnfilledValues()
{
    QVERIFY(isUnfilled({ValueType::Text, "value"}));
    QVERIFY(isUnfilled({ValueType::Text, ""}));
    QVERIFY(!isUnfilled({ValueType::Text, "London"}));
    QVERIFY(!isUnfilled({ValueType::Integer, "0"}));
}

void TestQuerySteps::countsValues()
{
    const Schema& schema = m_browser->schema();
    const auto counts = valueCounts(*m_browser, *schema.findColumn(*schema.findTable("owners"), "city"), 10);
    QCOMPARE(*counts, (std::vector<ValueCount>{{{ValueType::Text, "London"}, 2}, {{ValueType::Text, "Oslo"}, 1}}));
    QVERIFY(counts->front().isOfAllRows);
    QVERIFY(!valueCounts(*m_browser, *schema.findColumn(*schema.findTable("owners"), "city"), 10, {}, 2)->front().isOfAllRows);
    QCOMPARE(valueCounts(*m_browser, *schema.findColumn(*schema.findTable("dogs"), "age"), 1)->front().literal,
             (sql::Literal{ValueType::Real, "4"}));
}

void TestQuerySteps::findsTheRowsBehindANumber_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("behind"); // of its first row

    QTest::newRow("one figure") << "SELECT avg(age) FROM dogs WHERE age > 5"
                                << "SELECT * FROM dogs WHERE age > 5";
    QTest::newRow("group") << "SELECT city, count(*) FROM owners GROUP BY city ORDER BY count(*) DESC LIMIT 1"
                           << "SELECT * FROM owners WHERE city = 'London'";
    QTest::newRow("group with a condition") << "SELECT city, count(*) FROM owners WHERE id > 1 GROUP BY city"
                                            << "SELECT * FROM owners WHERE id > 1 AND city = 'London'";
    QTest::newRow("all") << "SELECT count(*) FROM dogs"
                         << "SELECT * FROM dogs";
    QTest::newRow("group that is not shown") << "SELECT count(*) FROM owners GROUP BY city"
                                             << "none";
    QTest::newRow("no figure") << "SELECT name FROM dogs"
                               << "none";
    QTest::newRow("combined") << "SELECT count(*) FROM dogs UNION SELECT count(*) FROM owners"
                              << "none";
}

void TestQuerySteps::findsTheRowsBehindANumber()
{
    QFETCH(QString, sql);
    const auto rows = m_browser->run(sql.toStdString(), 10);
    const auto behind = rowsBehind(explained(sql).query, rows->rows.front(), m_browser->schema());
    QTEST(behind ? QString::fromStdString(*behind) : QStringLiteral("none"), "behind");
}

void TestQuerySteps::saysWhatEmptiedAResult_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("reason"); // step, rows before, near values

    QTest::newRow("misspelt") << "SELECT name FROM owners WHERE city = 'Londn'"
                              << "Where 3 Londn: London(2)";
    QTest::newRow("case") << "SELECT name FROM owners WHERE id > 0 AND city = 'oslo'"
                          << "Where 3 oslo: Oslo(1)";
    QTest::newRow("far from all") << "SELECT name FROM owners WHERE city = 'Reykjavik'"
                                  << "Where 3 Reykjavik:";
    QTest::newRow("a number") << "SELECT name FROM dogs WHERE age > 5 AND age > 50"
                              << "Where 2";
    QTest::newRow("right value, wrong company") << "SELECT name FROM owners WHERE city = 'Oslo' AND name = 'Ana'"
                                                << "Where 1";
    QTest::newRow("groups") << "SELECT city FROM owners GROUP BY city HAVING count(*) > 5"
                            << "Having 2";
    QTest::newRow("not empty") << "SELECT name FROM dogs"
                               << "none";
}

void TestQuerySteps::saysWhatEmptiedAResult()
{
    QFETCH(QString, sql);
    const QueryExplanation explanation = explained(sql);
    const auto found = whyEmpty(*m_browser, explanation);
    QString text = QStringLiteral("none");
    if (found) {
        text = QStringLiteral("%1 %2").arg(textOf(explanation.steps[static_cast<size_t>(found->step)])).arg(found->rowsBefore);
        if (!found->written.empty())
            text += QStringLiteral(" %1:").arg(QString::fromStdString(found->written));
        for (const NearValue& near : found->near) {
            text += QStringLiteral(" %1(%2)").arg(QString::fromStdString(near.value.literal.text)).arg(near.value.rows);
            QVERIFY(!m_browser->run(near.sql, 10)->rows.empty());
        }
    }
    QTEST(text, "reason");
}

void TestQuerySteps::findsConditionsWithoutEffect_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("effects"); // what it keeps of how many, and the column's range

    QTest::newRow("removes some") << "SELECT name FROM dogs WHERE age > 5"
                                  << "";
    QTest::newRow("no condition") << "SELECT name FROM dogs"
                                  << "";
    QTest::newRow("removes none") << "SELECT name FROM dogs WHERE age > 3"
                                  << "all of 3: 4 to 11";
    QTest::newRow("removes none of what is left") << "SELECT name FROM dogs WHERE age > 5 AND age < 12"
                                                  << "all of 2: 4 to 11";
    QTest::newRow("removes all: a sum of nothing") << "SELECT sum(age) FROM dogs WHERE age BETWEEN 20 AND 30"
                                                   << "none of 3: 4 to 11";
    QTest::newRow("in a function") << "SELECT count(*) FROM dogs WHERE round(age) = 2"
                                   << "none of 3: 4 to 11";
    QTest::newRow("behind a join") << "SELECT city FROM dogs JOIN owners ON dogs.owner_id = owners.id WHERE age > 1 AND city = 'Rome'"
                                   << "all of 3: 4 to 11, none of 3";
    QTest::newRow("names have no range") << "SELECT count(*) FROM owners WHERE city = 'Rome'"
                                         << "none of 3";
    QTest::newRow("two columns are compared") << "SELECT name FROM dogs WHERE age > owner_id"
                                              << "";
    QTest::newRow("a missing value") << "SELECT name FROM dogs WHERE age IS NOT NULL"
                                     << "";
    QTest::newRow("combined") << "SELECT name FROM dogs WHERE age > 3 UNION SELECT name FROM owners"
                              << "";
}

void TestQuerySteps::findsConditionsWithoutEffect()
{
    QFETCH(QString, sql);
    const auto textOf = [](const Cell& cell) {
        const auto* number = std::get_if<double>(&cell);
        return number ? QString::number(*number) : QString();
    };
    QStringList texts;
    for (const ConditionEffect& effect : conditionsWithoutEffect(*m_browser, explained(sql))) {
        QString text = (effect.keepsAll ? QStringLiteral("all of %1") : QStringLiteral("none of %1")).arg(effect.rows);
        if (!std::holds_alternative<Null>(effect.lowest))
            text += QStringLiteral(": %1 to %2").arg(textOf(effect.lowest), textOf(effect.highest));
        texts << text;
    }
    QTEST(texts.join(QStringLiteral(", ")), "effects");
}

void TestQuerySteps::findsTiesAtTheLimit_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("tie"); // shown of those that share the last place

    QTest::newRow("no tie") << "SELECT name FROM dogs ORDER BY age DESC LIMIT 1"
                            << "";
    QTest::newRow("two in one city") << "SELECT name FROM owners ORDER BY city LIMIT 1"
                                     << "1 of 2";
    QTest::newRow("both are shown") << "SELECT name FROM owners ORDER BY city LIMIT 2"
                                    << "";
    QTest::newRow("the second key tells them apart") << "SELECT name FROM owners ORDER BY city, name LIMIT 1"
                                                     << "";
    QTest::newRow("groups") << "SELECT name, count(*) FROM owners GROUP BY name ORDER BY count(*) DESC LIMIT 1"
                            << "1 of 3";
    QTest::newRow("behind others") << "SELECT name FROM owners ORDER BY city DESC LIMIT 1 OFFSET 1"
                                   << "1 of 2";
    QTest::newRow("fewer rows") << "SELECT name FROM owners ORDER BY city LIMIT 9"
                                << "";
    QTest::newRow("no order") << "SELECT name FROM owners LIMIT 1"
                              << "";
}

void TestQuerySteps::findsTiesAtTheLimit()
{
    QFETCH(QString, sql);
    const auto tie = tieAtLimit(*m_browser, explained(sql));
    QVERIFY(!tie || !std::holds_alternative<Null>(tie->place)); // what these rows share
    QTEST(tie ? QStringLiteral("%1 of %2").arg(tie->shown).arg(tie->sharing) : QString(), "tie");
}

RATATOSK_TEST(TestQuerySteps);
#include "tst_query_steps.moc"
