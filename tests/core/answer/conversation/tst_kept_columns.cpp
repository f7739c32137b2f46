// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/conversation/kept_columns.h"

#include "core/linking/links/schema_linker.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestKeptColumns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keeps_data();
    void keeps();
};

void TestKeptColumns::keeps_data()
{
    QTest::addColumn<QString>("earlier");
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("kept"); // empty: nothing
    const auto row = [](const char* name, const char* earlier, const char* question, const char* query, const char* kept) {
        QTest::newRow(name) << earlier << question << query << kept;
    };
    row("a column beside a further condition", "SELECT title, pages FROM book", "only those by Ada", "SELECT title FROM book WHERE id > 1",
        "SELECT title, pages FROM book WHERE id > 1");
    row("a figure beside a further condition", "SELECT title, sum(pages) FROM book GROUP BY title", "only those by Ada",
        "SELECT T2.title FROM author AS T1 JOIN book AS T2 ON T1.id = T2.author_id WHERE T1.name = 'Ada' GROUP BY T2.title",
        "SELECT b.title, sum(b.pages) FROM author AS a JOIN book AS b ON a.id = b.author_id WHERE a.name = 'Ada' GROUP BY b.title");
    row("what is asked for by name", "SELECT title, pages FROM book", "only the title of those", "SELECT title FROM book WHERE id > 1", "");
    row("another figure", "SELECT title, pages FROM book", "how many of those?", "SELECT count(*) FROM book WHERE id > 1", "");
    row("other rows", "SELECT title, pages FROM book WHERE id > 2", "and those by Ada", "SELECT title FROM book WHERE id > 1", "");
    row("other groups", "SELECT sequel_to, avg(pages) FROM book GROUP BY sequel_to", "for each title",
        "SELECT title, avg(pages) FROM book GROUP BY title", "SELECT title, sequel_to, avg(pages) FROM book GROUP BY title, sequel_to");
    row("other groups of another figure", "SELECT sequel_to, avg(pages) FROM book GROUP BY sequel_to", "largest for each title",
        "SELECT title, max(pages) FROM book GROUP BY title", "");
    row("the same groups", "SELECT title, avg(pages) FROM book GROUP BY title", "for each title",
        "SELECT title, avg(pages) FROM book GROUP BY title", "");
    row("a whole question", "SELECT title, pages FROM book", "Which book did Ada write?", "SELECT title FROM book WHERE id > 1", "");
    row("of tables that are gone", "SELECT name, born FROM author", "only those by Ada", "SELECT title FROM book", "");
}

void TestKeptColumns::keeps()
{
    QFETCH(QString, earlier);
    QFETCH(QString, question);
    QFETCH(QString, query);
    Schema schema = librarySchema();
    std::vector<Column> columns = schema.columns();
    for (Column& column : columns)
        column.readableName = column.name;
    schema = *Schema::create(schema.tables(), columns, schema.foreignKeys());
    const SchemaLinker linker(schema, ValueIndex::empty());
    const auto prepared = prepareQuestion(question.toStdString(), schema, linker, *ValueIndex::empty());
    auto read = sql::readQuery(query.toStdString(), schema);
    const auto before = sql::readQuery(earlier.toStdString(), schema);
    QVERIFY(prepared && read && before);
    const bool isKept = keepWhatWasShown(*read, *before, *prepared);
    QTEST(isKept ? QString::fromStdString(sql::unparse(*read, schema)) : QString(), "kept");
}

RATATOSK_TEST(TestKeptColumns);
#include "tst_kept_columns.moc"
