// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/changed_turn.h"

#include "core/linking/schema_linker.h"
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
    const Schema schema = librarySchema();
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
