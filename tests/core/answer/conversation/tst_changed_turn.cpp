// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/conversation/changed_turn.h"

#include "core/linking/links/schema_linker.h"
#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestChangedTurn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changes_data();
    void changes();
    void changesCells();
};

/// As a reader of files would name the columns.
static Schema readableLibrary()
{
    const Schema schema = librarySchema();
    std::vector<Column> columns = schema.columns();
    for (Column& column : columns)
        column.readableName = column.name;
    return *Schema::create(schema.tables(), columns, schema.foreignKeys());
}

void TestChangedTurn::changes_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("changed"); // empty: nothing
    const QString year = QStringLiteral("SELECT count(*) FROM book WHERE title >= '2023-01-01' AND title < '2024-01-01'");
    QTest::newRow("another year") << "books of 2023" << year << "And in 2024?"
                                  << "SELECT count(*) FROM book WHERE title >= '2024-01-01' AND title < '2025-01-01'";
    QTest::newRow("a year by its name") << "books of 2023"
                                        << "SELECT count(*) FROM book WHERE strftime('%Y', title) = '2023'"
                                        << "what about 2021?"
                                        << "SELECT count(*) FROM book WHERE strftime('%Y', title) = '2021'";
    QTest::newRow("a month of the year before") << "books of May 2023"
                                                << "SELECT count(*) FROM book WHERE title >= '2023-05-01' AND title < '2023-06-01'"
                                                << "and in June?"
                                                << "SELECT count(*) FROM book WHERE title >= '2023-06-01' AND title < '2023-07-01'";
    QTest::newRow("a month of a year by its name") << "books of 2023"
                                                   << "SELECT count(*) FROM book WHERE strftime('%Y', title) = '2023'"
                                                   << "and in June?"
                                                   << "";
    const QString list = QStringLiteral("SELECT title FROM book WHERE pages > 100");
    QTest::newRow("how many") << "long books" << list << "How many are there?"
                              << "SELECT count(*) FROM book WHERE pages > 100";
    QTest::newRow("how many, each once") << "titles of long books"
                                         << "SELECT DISTINCT title FROM book WHERE pages > 100 ORDER BY title"
                                         << "and how many is that in total?"
                                         << "SELECT count(DISTINCT title) FROM book WHERE pages > 100";
    QTest::newRow("how many, of a figure") << "number of long books"
                                           << "SELECT count(*) FROM book WHERE pages > 100"
                                           << "How many are there?"
                                           << "";
    QTest::newRow("how many of something") << "long books" << list << "How many authors are there?"
                                           << "";
    QTest::newRow("in another order") << "long books" << list << "sort them by pages, highest first"
                                      << "SELECT title FROM book WHERE pages > 100 ORDER BY pages DESC";
    QTest::newRow("in the order of nothing known") << "long books" << list << "sort them by price"
                                                   << "";
    QTest::newRow("only those of a year") << "books by year"
                                          << "SELECT strftime('%Y', title), count(*) FROM book GROUP BY strftime('%Y', title)"
                                          << "only those in 2023"
                                          << "SELECT strftime('%Y', title), count(*) FROM book WHERE title >= '2023-01-01' AND title < "
                                             "'2024-01-01' GROUP BY strftime('%Y', title)";
    QTest::newRow("only those of a year, of no day") << "all books"
                                                     << "SELECT count(*) FROM book"
                                                     << "only those in 2023"
                                                     << "";
    QTest::newRow("no period before") << "all books"
                                      << "SELECT count(*) FROM book"
                                      << "And in 2024?"
                                      << "";
    QTest::newRow("more is asked") << "books of 2023" << year << "And in 2024, by author?"
                                   << "";
}

void TestChangedTurn::changes()
{
    QFETCH(QString, before);
    QFETCH(QString, query);
    QFETCH(QString, question);
    const Schema schema = readableLibrary();
    const SchemaLinker linker(schema, ValueIndex::empty());
    const auto prepared = prepareQuestion(question.toStdString(), schema, linker, *ValueIndex::empty());
    const auto changed = changedTurn({before.toStdString(), query.toStdString()}, *prepared, schema);
    QTEST(changed ? QString::fromStdString(changed->sql) : QString(), "changed");
}

/// "and for Rain?", where the column is tested.
void TestChangedTurn::changesCells()
{
    const Schema schema = librarySchema();
    const SchemaLinker linker(schema, ValueIndex::empty());
    PreparedQuestion question = *prepareQuestion("and for Rain?", schema, linker, *ValueIndex::empty());
    const auto title = schema.findColumn(*schema.findTable("book"), "title");
    question.values = {{ValueType::Text, "Rain", ValueSource::WholeCell, 2, 3, {*title}}};
    const auto changed = changedTurn({"pages of Tide", "SELECT pages FROM book WHERE title = 'Tide'"}, question, schema);
    QVERIFY(changed);
    QCOMPARE(QString::fromStdString(changed->sql), QStringLiteral("SELECT pages FROM book WHERE title = 'Rain'"));
    QVERIFY(!changedTurn({"all pages", "SELECT pages FROM book"}, question, schema));
}

RATATOSK_TEST(TestChangedTurn);
#include "tst_changed_turn.moc"
