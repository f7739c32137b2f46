// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/cells/mentioned_cells.h"

#include "core/english/language/word_splitter.h"
#include "core/rules/evidence/cell_lookup.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/library_schema.h"
#include "tests/support/rule_trial.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace ratatosk;

class TestMentionedCells : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tests_data();
    void tests();
    void takesACellBeforeItsColumn();

private:
    PreparedQuestion readingOf(const QString& question, const QString& column) const;
    void test(std::vector<CandidateQuery>& candidates, const PreparedQuestion& reading, const CellLookup& cells) const;

    Schema m_schema = librarySchema();
};

namespace {

/// The column called "table.name".
ColumnId columnCalled(const Schema& schema, const QString& name)
{
    for (int column = 0; column < schema.columnCount(); ++column) {
        const Column& one = schema.column(ColumnId{column});
        if (QString::fromStdString(schema.table(one.table).name + '.' + one.name) == name)
            return ColumnId{column};
    }
    qFatal("no such column");
}

} // namespace

/// Of a question whose second and third word, or second alone where there are no more than two, are a cell of the column.
PreparedQuestion TestMentionedCells::readingOf(const QString& question, const QString& column) const
{
    PreparedQuestion reading;
    reading.question = *splitQuestion(question.toStdString());
    const std::vector<Word>& words = reading.question.words;
    const int end = std::min(3, static_cast<int>(words.size()));
    const std::string cell = words[1].text + (end > 2 ? ' ' + words[2].text : std::string());
    reading.values = {{ValueType::Text, cell, ValueSource::WholeCell, 1, end, {columnCalled(m_schema, column)}}};
    return reading;
}

void TestMentionedCells::test(std::vector<CandidateQuery>& candidates, const PreparedQuestion& reading, const CellLookup& cells) const
{
    const RuleContext context{.question = reading.question, .schema = m_schema, .cells = &cells, .prepared = &reading};
    runRewrite(RulePhase::Mentions, testMentionedCells, candidates, context);
}

void TestMentionedCells::tests_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("a table that is there") << "of First Eleven"
                                           << "book.title"
                                           << "SELECT pages FROM book"
                                           << "SELECT pages FROM book WHERE title = 'First Eleven'";
    QTest::newRow("a table that a key joins")
        << "by Ada Fox"
        << "author.name"
        << "SELECT title FROM book"
        << "SELECT b.title FROM book AS b JOIN author AS a ON b.author_id = a.id WHERE a.name = 'Ada Fox'";
    QTest::newRow("its number is none") << "of First Eleven"
                                        << "book.title"
                                        << "SELECT id FROM book WHERE pages = 11"
                                        << "SELECT id FROM book WHERE title = 'First Eleven'";
    QTest::newRow("one word") << "about Eleven"
                              << "book.title"
                              << "SELECT pages FROM book"
                              << "SELECT pages FROM book WHERE title = 'Eleven'";
    QTest::newRow("a number") << "over eleven"
                              << "book.title"
                              << "SELECT pages FROM book"
                              << "SELECT pages FROM book";
    QTest::newRow("words of figures") << "the one total"
                                      << "book.title"
                                      << "SELECT pages FROM book"
                                      << "SELECT pages FROM book";
    QTest::newRow("one word, left out") << "without Eleven"
                                        << "book.title"
                                        << "SELECT pages FROM book"
                                        << "SELECT pages FROM book";
    QTest::newRow("one word of a table not there") << "about Ada"
                                                   << "author.name"
                                                   << "SELECT label FROM shelf"
                                                   << "SELECT label FROM shelf";
    QTest::newRow("one word of what rows refer to")
        << "about Ada"
        << "author.name"
        << "SELECT title FROM book"
        << "SELECT b.title FROM book AS b JOIN author AS a ON b.author_id = a.id WHERE a.name = 'Ada'";
    const QString left = QStringLiteral("SELECT a.id, count(b.id) FROM author AS a LEFT JOIN book AS b ON a.id = b.author_id");
    QTest::newRow("left of a LEFT JOIN") << "about Ada"
                                         << "author.name" << left + " GROUP BY a.id" << left + " WHERE a.name = 'Ada' GROUP BY a.id";
    QTest::newRow("right of a LEFT JOIN") << "about Eleven"
                                          << "book.title" << left + " GROUP BY a.id" << left + " GROUP BY a.id";
    const QString said = QStringLiteral("SELECT pages FROM book WHERE title = 'First Eleven'");
    QTest::newRow("said already") << "of First Eleven"
                                  << "book.title" << said << said;
    const QString part = QStringLiteral("SELECT pages FROM book WHERE title LIKE '%eleven%'");
    QTest::newRow("a part said already") << "of First Eleven"
                                         << "book.title" << part << part;
    const QString far = QStringLiteral("SELECT name FROM author");
    QTest::newRow("a table too far") << "of Shelf Nine"
                                     << "shelf.label" << far << far;
}

void TestMentionedCells::tests()
{
    QFETCH(QString, question);
    QFETCH(QString, column);
    QFETCH(QString, before);
    std::vector<CandidateQuery> candidates{{*sql::readQuery(before.toStdString(), m_schema), before.toStdString(), {}}};
    const ScratchDatabase database("CREATE TABLE book (title TEXT); INSERT INTO book VALUES ('Eleven'), ('Twelve');"
                                   "CREATE TABLE author (name TEXT); INSERT INTO author VALUES ('Ada'), ('Bo');");
    const auto connection = Connection::open(database.file());
    const CellLookup cells(m_schema, *connection, {});
    const PreparedQuestion reading = readingOf(question, column);
    test(candidates, reading, cells);
    QTEST(QString::fromStdString(candidates.front().sql), "after");
}

/// "Gothic" is what a table is called, too, but "titles" stands right behind it.
void TestMentionedCells::takesACellBeforeItsColumn()
{
    const ScratchDatabase database("CREATE TABLE book (title TEXT); INSERT INTO book VALUES ('Gothic'), ('Modern');");
    const auto connection = Connection::open(database.file());
    const CellLookup cells(m_schema, *connection, {});
    const ColumnId title = columnCalled(m_schema, QStringLiteral("book.title"));
    const QString before = QStringLiteral("SELECT pages FROM book");
    PreparedQuestion reading;
    reading.question = *splitQuestion("of gothic titles");
    reading.values = {{ValueType::Text, "Gothic", ValueSource::WholeCell, 1, 2, {title}}};
    reading.links.tables = {{1, m_schema.column(title).table, LinkKind::Exact}};
    const auto tested = [&] {
        std::vector<CandidateQuery> candidates{{*sql::readQuery(before.toStdString(), m_schema), before.toStdString(), {}}};
        test(candidates, reading, cells);
        return QString::fromStdString(candidates.front().sql);
    };
    QCOMPARE(tested(), before);
    reading.links.columns = {{2, title, LinkKind::Partial}};
    QCOMPARE(tested(), before + " WHERE title = 'Gothic'");
    reading.links.columns.clear();
    reading.question = *splitQuestion("the gothic ones");
    QCOMPARE(tested(), before + " WHERE title = 'Gothic'");
}

RATATOSK_TEST(TestMentionedCells);
#include "tst_mentioned_cells.moc"
