// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/explaining/query_choices.h"

#include "core/answer/value/item_labels.h"
#include "core/files/opening/database_browser.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QTest>

using namespace ratatosk;

namespace {

const std::string kKennel =
    "CREATE TABLE owners (id INTEGER PRIMARY KEY, name TEXT, city TEXT);"
    "CREATE TABLE dogs (id INTEGER PRIMARY KEY, owner_id INTEGER REFERENCES owners(id), name TEXT, age REAL, breed TEXT);"
    "CREATE TABLE treatments (id INTEGER PRIMARY KEY, dog_id INTEGER REFERENCES dogs(id), cost REAL);"
    "CREATE TABLE games (id INTEGER PRIMARY KEY, home INTEGER REFERENCES dogs(id), away INTEGER REFERENCES dogs(id), day TEXT);"
    "CREATE TABLE weather (noon TEXT, degrees REAL);";

const std::map<QString, QueryPart> kNamedParts{{"plain", ColumnAggregate::Plain},
                                               {"max", ColumnAggregate::Max},
                                               {"min", ColumnAggregate::Min},
                                               {"sum", ColumnAggregate::Sum},
                                               {"avg", ColumnAggregate::Avg},
                                               {"count", ColumnAggregate::Count},
                                               {"count distinct", ColumnAggregate::CountDistinct},
                                               {"=", ConditionTest::Equal},
                                               {"<>", ConditionTest::NotEqual},
                                               {"<", ConditionTest::Less},
                                               {">", ConditionTest::Greater},
                                               {"<=", ConditionTest::LessEqual},
                                               {">=", ConditionTest::GreaterEqual},
                                               {"contains", ConditionTest::Contains},
                                               {"begins", ConditionTest::BeginsWith},
                                               {"ends", ConditionTest::EndsWith},
                                               {"contains not", ConditionTest::ContainsNot},
                                               {"between", ConditionTest::Between},
                                               {"not between", ConditionTest::NotBetween},
                                               {"among", ConditionTest::Among},
                                               {"not among", ConditionTest::NotAmong},
                                               {"missing", ConditionTest::Missing},
                                               {"there", ConditionTest::There},
                                               {"ascending", SortDirection::Ascending},
                                               {"descending", SortDirection::Descending}};

} // namespace

class TestQueryChoices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_schema = (*DatabaseBrowser::open(m_database.file()))->schema(); }
    void findsThePlaces_data();
    void findsThePlaces();
    void puts_data();
    void puts();
    void refuses_data();
    void refuses();
    void offersWhatFits_data();
    void offersWhatFits();
    void ranksByTheDecoder();
    void ranksNothingThatIsUnclear();
    void isQuickInALargeSchema();

private:
    sql::Query read(const QString& text) const { return *sql::readQuery(text.toStdString(), m_schema); }
    QueryPart part(const QString& name) const;
    QString name(const QueryPart& part) const;

    ScratchDatabase m_database{kKennel};
    Schema m_schema;
};

QueryPart TestQueryChoices::part(const QString& name) const
{
    if (const auto named = kNamedParts.find(name); named != kNamedParts.end())
        return named->second;
    const QStringList names = name.split('.');
    const TableId table = *m_schema.findTable(names[0].toStdString());
    return names.size() == 1 ? QueryPart(table) : QueryPart(*m_schema.findColumn(table, names[1].toStdString()));
}

QString TestQueryChoices::name(const QueryPart& part) const
{
    if (const auto* column = std::get_if<ColumnId>(&part))
        return QString::fromStdString(labelOf(m_schema, *column));
    if (const auto* table = std::get_if<TableId>(&part))
        return QString::fromStdString(m_schema.table(*table).name);
    return std::ranges::find(kNamedParts, part, &std::pair<const QString, QueryPart>::second)->first;
}

void TestQueryChoices::findsThePlaces_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QStringList>("places");
    QTest::newRow("column") << "SELECT name FROM dogs" << QStringList{"dogs", "plain", "dogs.name"};
    QTest::newRow("figure") << "SELECT avg(age) FROM dogs" << QStringList{"dogs", "avg", "dogs.age"};
    QTest::newRow("number of rows") << "SELECT count(*) FROM dogs" << QStringList{"dogs"};
    QTest::newRow("conditions") << "SELECT count(*) FROM dogs WHERE age > 4 AND name LIKE 'R%' AND breed IS NULL"
                                << QStringList{"dogs", "dogs.age", ">", "dogs.name", "begins", "dogs.breed", "missing"};
    QTest::newRow("either") << "SELECT count(*) FROM dogs WHERE age BETWEEN 1 AND 2 OR breed IN ('HUS')"
                            << QStringList{"dogs", "dogs.age", "between", "dogs.breed", "among"};
    QTest::newRow("another pattern") << "SELECT count(*) FROM dogs WHERE name LIKE 'R_x'" << QStringList{"dogs", "dogs.name"};
    QTest::newRow("groups") << "SELECT breed, max(age) FROM dogs GROUP BY breed HAVING avg(age) < 3 ORDER BY max(age) DESC"
                            << QStringList{"dogs",       "dogs.breed", "avg",      "dogs.age", "<",        "plain",
                                           "dogs.breed", "max",        "dogs.age", "max",      "dogs.age", "descending"};
    QTest::newRow("join") << "SELECT owners.city FROM dogs JOIN owners ON dogs.owner_id = owners.id"
                          << QStringList{"dogs", "owners", "plain", "owners.city"};
    QTest::newRow("join over one of two keys") << "SELECT dogs.name FROM games JOIN dogs ON games.away = dogs.id"
                                               << QStringList{"games", "dogs", "games.away", "plain", "dogs.name"};
    QTest::newRow("query inside") << "SELECT count(*) FROM dogs WHERE id NOT IN (SELECT dog_id FROM treatments WHERE cost > 9)"
                                  << QStringList{"dogs", "dogs.id", "not among", "treatments.dog_id", "treatments.cost", ">"};
    QTest::newRow("two lists") << "SELECT name FROM dogs UNION SELECT name FROM owners"
                               << QStringList{"dogs", "plain", "dogs.name", "owners", "plain", "owners.name"};
}

void TestQueryChoices::findsThePlaces()
{
    QFETCH(QString, sql);
    QStringList places;
    for (const QueryChoice& choice : choicesIn(read(sql), m_schema))
        places << name(choice.current);
    QTEST(places, "places");
}

void TestQueryChoices::puts_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("place");
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("changed");
    const auto row = [](const char* name, const char* sql, int place, const char* part, const char* changed) {
        QTest::newRow(name) << sql << place << part << changed;
    };

    row("column", "SELECT avg(age) FROM dogs", 2, "dogs.id", "SELECT avg(id) FROM dogs");
    row("column of another table", "SELECT avg(age) FROM dogs", 2, "treatments.cost", "SELECT avg(cost) FROM treatments");
    row("column that needs a join", "SELECT name FROM dogs WHERE age > 4", 1, "owners.city",
        "SELECT d.name FROM dogs AS d JOIN owners AS o ON d.owner_id = o.id WHERE o.city > 4");
    row("column two tables away", "SELECT city FROM owners WHERE name = 'Ana'", 4, "treatments.cost",
        "SELECT t.cost FROM owners AS o JOIN dogs AS d ON o.id = d.owner_id JOIN treatments AS t ON d.id = t.dog_id WHERE o.name "
        "= 'Ana'");
    row("column of a joined table", "SELECT owners.city FROM dogs JOIN owners ON dogs.owner_id = owners.id", 3, "dogs.name",
        "SELECT d.name FROM dogs AS d JOIN owners AS o ON d.owner_id = o.id");
    row("the other key stays", "SELECT games.day, dogs.name FROM games JOIN dogs ON games.away = dogs.id", 6, "owners.city",
        "SELECT g.day, o.city FROM games AS g JOIN dogs AS d ON g.away = d.id JOIN owners AS o ON d.owner_id = o.id");
    row("a key's rival", "SELECT dogs.name FROM dogs JOIN games ON dogs.id = games.away", 2, "games.home",
        "SELECT d.name FROM dogs AS d JOIN games AS g ON d.id = g.home");
    row("number of rows keeps its table", "SELECT count(*) FROM dogs WHERE age > 4", 1, "owners.city",
        "SELECT count(*) FROM dogs AS d JOIN owners AS o ON d.owner_id = o.id WHERE o.city > 4");
    row("group with what shows it", "SELECT breed, count(*) FROM dogs GROUP BY breed ORDER BY breed", 1, "dogs.name",
        "SELECT name, count(*) FROM dogs GROUP BY name ORDER BY name");
    row("what shows a group", "SELECT breed, max(age) FROM dogs GROUP BY breed", 3, "dogs.name",
        "SELECT name, max(age) FROM dogs GROUP BY breed");
    row("query inside", "SELECT name FROM dogs WHERE id IN (SELECT dog_id FROM treatments)", 3, "games.home",
        "SELECT name FROM dogs WHERE id IN (SELECT home FROM games)");

    row("table", "SELECT count(*) FROM dogs", 0, "owners", "SELECT count(*) FROM owners");
    row("table with the same columns", "SELECT name FROM dogs", 0, "owners", "SELECT name FROM owners");
    row("table in a join", "SELECT count(*) FROM dogs JOIN owners ON dogs.owner_id = owners.id", 1, "treatments",
        "SELECT count(*) FROM dogs AS d JOIN treatments AS t ON d.id = t.dog_id");

    row("figure", "SELECT avg(age) FROM dogs", 1, "max", "SELECT max(age) FROM dogs");
    row("no figure", "SELECT avg(age) FROM dogs", 1, "plain", "SELECT age FROM dogs");
    row("figure of a column", "SELECT breed FROM dogs", 1, "count distinct", "SELECT count(DISTINCT breed) FROM dogs");

    row("comparison", "SELECT name FROM dogs WHERE age > 4", 2, "<=", "SELECT name FROM dogs WHERE age <= 4");
    row("contains", "SELECT name FROM dogs WHERE breed = 'HUS'", 2, "contains", "SELECT name FROM dogs WHERE breed LIKE '%HUS%'");
    row("contains a percent sign", "SELECT name FROM dogs WHERE breed = '5%'", 2, "contains",
        "SELECT name FROM dogs WHERE breed LIKE '%5\\%%' ESCAPE '\\'");
    row("equals", "SELECT name FROM dogs WHERE breed LIKE '%HUS%'", 2, "=", "SELECT name FROM dogs WHERE breed = 'HUS'");
    row("ends", "SELECT name FROM dogs WHERE breed LIKE 'HUS%'", 2, "ends", "SELECT name FROM dogs WHERE breed LIKE '%HUS'");
    row("contains not", "SELECT name FROM dogs WHERE breed LIKE 'HUS%'", 2, "contains not",
        "SELECT name FROM dogs WHERE breed NOT LIKE '%HUS%'");
    row("not between", "SELECT name FROM dogs WHERE age BETWEEN 1 AND 2", 2, "not between",
        "SELECT name FROM dogs WHERE age NOT BETWEEN 1 AND 2");
    row("among", "SELECT name FROM dogs WHERE id NOT IN (SELECT dog_id FROM treatments)", 2, "among",
        "SELECT name FROM dogs WHERE id IN (SELECT dog_id FROM treatments)");
    row("there", "SELECT name FROM dogs WHERE breed IS NULL", 2, "there", "SELECT name FROM dogs WHERE breed IS NOT NULL");
    row("direction", "SELECT name FROM dogs ORDER BY age LIMIT 1", 5, "descending", "SELECT name FROM dogs ORDER BY age DESC LIMIT 1");
}

void TestQueryChoices::puts()
{
    QFETCH(QString, sql);
    QFETCH(int, place);
    QFETCH(QString, part);
    const auto changed = withChoice(read(sql), place, this->part(part), m_schema);
    QVERIFY2(changed, changed ? "" : changed.error().detail.c_str());
    QTEST(QString::fromStdString(*changed), "changed");
}

void TestQueryChoices::refuses_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("place");
    QTest::addColumn<QString>("part");
    QTest::addColumn<int>("code");
    QTest::newRow("nothing joins them") << "SELECT dogs.name, dogs.age FROM dogs" << 2 << "weather.degrees" << int(ErrorCode::NoAnswer);
    QTest::newRow("no such column") << "SELECT age FROM dogs" << 0 << "owners" << int(ErrorCode::NoAnswer);
    QTest::newRow("a query in FROM")
        << "SELECT count(*) FROM (SELECT name FROM dogs WHERE age > 4) AS d JOIN owners ON owners.name = d.name WHERE owners.city = 'x'"
        << 1 << "treatments.cost" << int(ErrorCode::UnsupportedSql);
    QTest::newRow("no key") << "SELECT dogs.name FROM dogs JOIN games ON dogs.id = games.away" << 2 << "games.day"
                            << int(ErrorCode::InvalidArgument);
    QTest::newRow("another sort") << "SELECT age FROM dogs" << 0 << "max" << int(ErrorCode::InvalidArgument);
    QTest::newRow("a pattern of a number") << "SELECT name FROM dogs WHERE age > 4" << 4 << "contains" << int(ErrorCode::InvalidArgument);
}

void TestQueryChoices::refuses()
{
    QFETCH(QString, sql);
    QFETCH(int, place);
    QFETCH(QString, part);
    const auto changed = withChoice(read(sql), place, this->part(part), m_schema);
    QVERIFY2(!changed, changed ? changed->c_str() : "");
    QTEST(int(changed.error().code), "code");
}

void TestQueryChoices::offersWhatFits_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("place");
    QTest::addColumn<QStringList>("others");
    QTest::newRow("any table") << "SELECT count(*) FROM dogs" << 0 << QStringList{"games", "owners", "treatments", "weather"};
    QTest::newRow("table with a name") << "SELECT name FROM dogs" << 0 << QStringList{"owners"};
    QTest::newRow("figure") << "SELECT avg(age) FROM dogs" << 1 << QStringList{"count", "count distinct", "max", "min", "plain", "sum"};
    QTest::newRow("figure of a group") << "SELECT breed FROM dogs GROUP BY breed HAVING avg(age) < 3" << 2
                                       << QStringList{"count", "count distinct", "max", "min", "sum"};
    QTest::newRow("number") << "SELECT count(*) FROM dogs WHERE age > 4" << 2 << QStringList{"<", "<=", "<>", "=", ">="};
    QTest::newRow("text") << "SELECT count(*) FROM dogs WHERE breed = 'x'" << 2
                          << QStringList{"<", "<=", "<>", ">", ">=", "begins", "contains", "ends"};
    QTest::newRow("text with a wildcard") << "SELECT count(*) FROM dogs WHERE breed = '5%'" << 2
                                          << QStringList{"<", "<=", "<>", ">", ">=", "begins", "contains", "ends"};
    QTest::newRow("key with a rival") << "SELECT dogs.name FROM games JOIN dogs ON games.away = dogs.id" << 2 << QStringList{"games.home"};
    QTest::newRow("between") << "SELECT count(*) FROM dogs WHERE age BETWEEN 1 AND 2" << 2 << QStringList{"not between"};
}

void TestQueryChoices::offersWhatFits()
{
    QFETCH(QString, sql);
    QFETCH(int, place);
    QStringList others;
    const std::vector<QueryChoice> choices = choicesIn(read(sql), m_schema);
    for (const QueryPart& part : choices[static_cast<size_t>(place)].others)
        others << name(part);
    others.sort();
    QTEST(others, "others");
}

void TestQueryChoices::ranksByTheDecoder()
{
    // SELECT breed, avg(age) FROM dogs WHERE age > 4: two columns called age, of which the second in the text is that of the condition
    const std::vector<AnswerStep> steps{
        {.action = "SelectWhere(select, where)"},
        {.action = "Column(column)", .sqlBegin = 7},
        {.action = "column dogs.breed",
         .sqlBegin = 7,
         .refused = {{"column dogs.name", 0.2}, {"table dogs", 0.1}, {"column dogs.breed", 0.1}}},
        {.action = "Avg(column)", .sqlBegin = 14, .refused = {{"Max(column)", 0.3}, {"AvgOf(argument)", 0.1}, {"MaxOf(argument)", 0.05}}},
        {.action = "column dogs.age", .sqlBegin = 18, .refused = {{"column treatments.cost", 0.4}}},
        {.action = "Greater(left, right)",
         .sqlBegin = 39,
         .refused = {{"ExpressionGreaterEqualQuery(left, right)", 0.25}, {"And(left, right)", 0.2}}},
        {.action = "column dogs.age", .sqlBegin = 39, .refused = {{"column dogs.id", 0.1}}},
    };
    std::vector<QueryChoice> choices = choicesIn(read("SELECT breed, avg(age) FROM dogs WHERE age > 4"), m_schema);
    addRanking(choices, steps, m_schema);
    QStringList ranked;
    for (const QueryChoice& choice : choices) {
        for (const RankedPart& one : choice.ranked)
            ranked << QStringLiteral("%1: %2 %3").arg(name(choice.current), name(one.part)).arg(one.probability);
    }
    QCOMPARE(
        ranked,
        (QStringList{"dogs.age: dogs.id 0.1", ">: >= 0.25", "dogs.breed: dogs.name 0.2", "avg: max 0.3", "dogs.age: treatments.cost 0.4"}));
}

void TestQueryChoices::ranksNothingThatIsUnclear()
{
    std::vector<QueryChoice> choices = choicesIn(read("SELECT age FROM dogs WHERE age > 4"), m_schema);
    addRanking(choices, {{.action = "column dogs.age", .refused = {{"column dogs.id", 0.1}}}}, m_schema); // of which of the two?
    QVERIFY(std::ranges::all_of(choices, [](const QueryChoice& choice) { return choice.ranked.empty(); }));
}

/// A hundred tables in a row, each with a key to the next; the worst case joins from one end to the other.
void TestQueryChoices::isQuickInALargeSchema()
{
    constexpr int tableCount = 100;
    std::vector<Table> tables;
    std::vector<Column> columns;
    std::vector<ForeignKey> keys;
    for (int table = 0; table < tableCount; ++table) {
        const std::string name = "t" + std::to_string(table);
        tables.push_back({name, name});
        for (const char* column : {"id", "next", "a", "b"})
            columns.push_back({TableId{table}, column, column});
        if (table > 0)
            keys.push_back({ColumnId{4 * table - 3}, ColumnId{4 * table}, table});
    }
    const Schema schema = *Schema::create(tables, columns, keys);
    const sql::Query query = *sql::readQuery("SELECT a, b FROM t0 WHERE a > 4", schema);
    QElapsedTimer timer;
    timer.start();
    const auto near = withChoice(query, 4, ColumnId{3}, schema);
    const qint64 nearTime = timer.restart();
    const auto far = withChoice(query, 4, ColumnId{4 * 6 + 2}, schema); // t6.a
    const qint64 farTime = timer.restart();
    const auto choices = choicesIn(query, schema);
    const qint64 allTime = timer.elapsed();
    QVERIFY(near && far && !choices.empty());
    qInfo("a column beside: %lld ms; one six tables away: %lld ms; all places: %lld ms", nearTime, farTime, allTime);
    QVERIFY(nearTime < 100 && farTime < 100 && allTime < 100);
}

RATATOSK_TEST(TestQueryChoices);
#include "tst_query_choices.moc"
