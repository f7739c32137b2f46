// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/help_with_sql/sql_completion.h"
#include "tests/support/named_column.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

namespace {

/// owners(id, name), dogs(id, name, owner_id -> owners), "dog foods"(kind)
Schema kennel()
{
    return *Schema::create({{"owners", "owners", false}, {"dogs", "dogs", false}, {"dog foods", "dog foods", false}},
                           {namedColumn(0, "id"), namedColumn(0, "name"), namedColumn(1, "id"), namedColumn(1, "name"),
                            namedColumn(1, "owner_id"), namedColumn(1, "age"), namedColumn(2, "kind")},
                           {{ColumnId{4}, ColumnId{0}, 0, false}});
}

QString firstWords(const SqlCompletion& completion, int most)
{
    QStringList words;
    for (const std::string& word : completion.words)
        words << QString::fromStdString(word);
    return words.mid(0, most).join('|');
}

} // namespace

class TestSqlCompletion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void completes_data();
    void completes();
    void knowsWhoseValuesAreCompared_data();
    void knowsWhoseValuesAreCompared();
    void staysSilentInComments();
    void replacesOnlyTheWord();
};

void TestSqlCompletion::completes_data()
{
    QTest::addColumn<QString>("sql");   // ^ is the caret
    QTest::addColumn<QString>("words"); // the first of them
    QTest::newRow("tables") << "SELECT 1 FROM ^"
                            << "owners|dogs|\"dog foods\"";
    QTest::newRow("tables by prefix") << "SELECT 1 FROM do^"
                                      << "dogs|\"dog foods\"";
    QTest::newRow("table with a key first") << "SELECT 1 FROM dogs JOIN ^"
                                            << "owners|dogs|\"dog foods\"";
    QTest::newRow("second table") << "SELECT 1 FROM dogs, ^"
                                  << "owners|dogs|\"dog foods\"";
    QTest::newRow("alias") << "SELECT d.^ FROM dogs AS d"
                           << "id|name|owner_id|age";
    QTest::newRow("alias by prefix") << "SELECT d.o^ FROM dogs d JOIN owners o"
                                     << "owner_id";
    QTest::newRow("key condition") << "SELECT 1 FROM dogs d JOIN owners o ON ^"
                                   << "d.owner_id = o.id";
    QTest::newRow("key condition, other way") << "SELECT 1 FROM owners JOIN dogs ON ^"
                                              << "owners.id = dogs.owner_id";
    QTest::newRow("columns seen") << "SELECT a^ FROM dogs"
                                  << "age";
    QTest::newRow("ambiguous columns") << "SELECT na^ FROM dogs d, owners o"
                                       << "d.name|o.name";
    QTest::newRow("named query") << "WITH old AS (SELECT name AS who, age FROM dogs) SELECT ^ FROM old"
                                 << "who|age";
    QTest::newRow("named query as a table") << "WITH old(a) AS (SELECT 1) SELECT 1 FROM ol^"
                                            << "old";
    QTest::newRow("columns given to a query") << "WITH old(a, b) AS (SELECT 1, 2) SELECT old.^ FROM old"
                                              << "a|b";
    QTest::newRow("subquery in FROM") << "SELECT s.^ FROM (SELECT max(age) AS oldest FROM dogs) s"
                                      << "oldest";
    QTest::newRow("star in a subquery") << "SELECT s.^ FROM (SELECT * FROM owners) s"
                                        << "id|name";
    QTest::newRow("outer columns inside") << "SELECT 1 FROM dogs d WHERE EXISTS (SELECT 1 FROM owners WHERE ow^)"
                                          << "owner_id|owners";
    QTest::newRow("inner columns not outside") << "SELECT ki^ FROM dogs WHERE id IN (SELECT 1 FROM [dog foods])"
                                               << "";
    QTest::newRow("keyword keeps its case") << "sel^"
                                            << "select";
    QTest::newRow("keyword in capitals") << "SEL^"
                                         << "SELECT";
    QTest::newRow("only its own statement") << "SELECT 1 FROM owners; SELECT na^ FROM dogs; SELECT 1 FROM owners o"
                                            << "name";
    QTest::newRow("semicolon in a text") << "SELECT ';' FROM dogs WHERE ag^"
                                         << "age";
    QTest::newRow("inside a call") << "SELECT count(ag^) FROM dogs"
                                   << "age";
}

void TestSqlCompletion::completes()
{
    QFETCH(QString, sql);
    QFETCH(QString, words);
    const auto caret = static_cast<int>(sql.indexOf('^'));
    sql.remove(caret, 1);
    const SqlCompletion completion = completionAt(sql.toStdString(), caret, kennel());
    QCOMPARE(firstWords(completion, static_cast<int>(words.count('|')) + 1), words);
}

void TestSqlCompletion::knowsWhoseValuesAreCompared_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("column"); // -1: none
    QTest::addColumn<QString>("prefix");
    QTest::newRow("equals") << "SELECT 1 FROM dogs WHERE name = ^" << 3 << "";
    QTest::newRow("begun text") << "SELECT 1 FROM dogs WHERE name = 'Re^" << 3 << "'Re";
    QTest::newRow("text with its end") << "SELECT 1 FROM dogs WHERE name = 'Re^'" << 3 << "'Re";
    QTest::newRow("alias") << "SELECT 1 FROM dogs d, owners o WHERE o.name <> ^" << 1 << "";
    QTest::newRow("list") << "SELECT 1 FROM dogs WHERE name IN (^" << 3 << "";
    QTest::newRow("not in a list") << "SELECT 1 FROM dogs WHERE age NOT IN (^" << 5 << "";
    QTest::newRow("like") << "SELECT 1 FROM dogs WHERE name NOT LIKE '^" << 3 << "'";
    QTest::newRow("no column") << "SELECT 1 FROM dogs WHERE 1 = ^" << -1 << "";
    QTest::newRow("not compared") << "SELECT ^ FROM dogs" << -1 << "";
}

void TestSqlCompletion::knowsWhoseValuesAreCompared()
{
    QFETCH(QString, sql);
    QFETCH(int, column);
    QFETCH(QString, prefix);
    const auto caret = static_cast<int>(sql.indexOf('^'));
    sql.remove(caret, 1);
    const SqlCompletion completion = completionAt(sql.toStdString(), caret, kennel());
    QCOMPARE(completion.valuesOf ? index(*completion.valuesOf) : -1, column);
    QCOMPARE(QString::fromStdString(completion.prefix), prefix);
}

void TestSqlCompletion::staysSilentInComments()
{
    QVERIFY(completionAt("SELECT 1 -- fro", 15, kennel()).words.empty());
    QVERIFY(completionAt("SELECT /* fro", 13, kennel()).words.empty());
}

void TestSqlCompletion::replacesOnlyTheWord()
{
    QCOMPARE(completionAt("SELECT na FROM dogs", 9, kennel()).begin, 7);
    QCOMPARE(completionAt("SELECT  FROM dogs", 7, kennel()).begin, 7);
    QCOMPARE(completionAt("SELECT 1; SELECT na FROM dogs", 19, kennel()).begin, 17);
}

RATATOSK_TEST(TestSqlCompletion);
#include "tst_sql_completion.moc"
