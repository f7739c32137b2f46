// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/schema_linker.h"

#include "tests/core/linking/links/indexed_database.h"
#include "tests/core/linking/links/question_text.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <chrono>

using namespace ratatosk;

class TestSchemaLinker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linksNamesAndValues();
    void keepsNamesAndValuesApart();
    void acceptsAnEmptyDatabase();
    void isFastOnAWideSchema();
};

/// "word item kind" with the kinds' numbers, sorted as the linker gives them.
template <class Item>
static QString text(const std::vector<Link<Item>>& links)
{
    QStringList parts;
    for (const auto& link : links)
        parts << QString("%1-%2 %3").arg(link.word).arg(index(link.item)).arg(QString("0psEntwW")[static_cast<int>(link.kind)]);
    return parts.join(", ");
}

void TestSchemaLinker::linksNamesAndValues()
{
    const IndexedDatabase database("CREATE TABLE stadium (id INTEGER PRIMARY KEY, name TEXT, capacity INT);"
                                   "CREATE TABLE concert (title TEXT, stadium_id INT);"
                                   "INSERT INTO stadium VALUES (1, 'Balmoor', 4000);");
    const SchemaLinker linker(database.schema, database.values);
    const SchemaLinks links = linker.link(questionOf("stadium name of Balmoor over 3000"));
    QCOMPARE(text(links.columns), "0-1 E, 0-4 p, 1-1 E, 3-1 W, 5-0 n, 5-2 n, 5-4 n");
    QCOMPARE(text(links.tables), "0-0 E");
}

void TestSchemaLinker::keepsNamesAndValuesApart()
{
    const IndexedDatabase database("CREATE TABLE pet (kind TEXT); INSERT INTO pet VALUES ('Kind');");
    const SchemaLinks links = SchemaLinker(database.schema, database.values).link(questionOf("which kind"));
    QCOMPARE(text(links.columns), "1-0 E, 1-0 W");
    QCOMPARE(links.columns[1].evidence, std::string("Kind"));
}

void TestSchemaLinker::acceptsAnEmptyDatabase()
{
    const SchemaLinker linker(Schema(), ValueIndex::empty());
    QVERIFY(linker.link(questionOf("anything in 2010 'here'")) == SchemaLinks{});
}

/// A question on 60 columns takes well below 3 ms; the bound leaves room for a busy machine.
void TestSchemaLinker::isFastOnAWideSchema()
{
    std::string script;
    for (int table = 0; table < 6; ++table) {
        script += "CREATE TABLE table_number_" + std::to_string(table) + " (id INTEGER PRIMARY KEY";
        for (int column = 1; column < 10; ++column)
            script += ", name_of_field_" + std::to_string(column) + " TEXT";
        script += ");";
    }
    const IndexedDatabase database(script);
    const SchemaLinker linker(database.schema, database.values);
    const Question question = questionOf("for each table with a name of field 3 list the id and name of field 5 of table number 2");
    constexpr int rounds = 50;
    const auto start = std::chrono::steady_clock::now();
    for (int round = 0; round < rounds; ++round)
        QVERIFY(!linker.link(question).columns.empty());
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
    QVERIFY2(took.count() / rounds < 30, qPrintable(QString("%1 ms").arg(took.count() / rounds)));
}

RATATOSK_TEST(TestSchemaLinker);
#include "tst_schema_linker.moc"
