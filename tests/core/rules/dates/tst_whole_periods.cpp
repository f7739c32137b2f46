// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dates/whole_periods.h"

#include "core/english/language/word_splitter.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestWholePeriods : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bounds_data();
    void bounds();
};

void TestWholePeriods::bounds_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    const QString whole = "SELECT name FROM author WHERE born BETWEEN 1880 AND 1889";
    QTest::newRow("lower end alone") << "authors born in the 1880s"
                                     << "SELECT name FROM author WHERE born >= 1880" << whole;
    QTest::newRow("upper end alone") << "authors born during the 1880s"
                                     << "SELECT name FROM author WHERE born < 1890" << whole;
    QTest::newRow("wrong way round") << "authors of the 1880s"
                                     << "SELECT name FROM author WHERE born < 1880" << whole;
    QTest::newRow("by name") << "authors born in the eighties"
                             << "SELECT name FROM author WHERE born = 1980"
                             << "SELECT name FROM author WHERE born BETWEEN 1980 AND 1989";
    QTest::newRow("beside another demand") << "authors born in the 1880s called Ada"
                                           << "SELECT name FROM author WHERE name = 'Ada' AND born > 1880"
                                           << "SELECT name FROM author WHERE name = 'Ada' AND born BETWEEN 1880 AND 1889";
    QTest::newRow("both ends") << "authors born in the 1880s"
                               << "SELECT name FROM author WHERE born >= 1880 AND born < 1890"
                               << "";
    QTest::newRow("before it") << "authors born before the 1880s"
                               << "SELECT name FROM author WHERE born < 1880"
                               << "";
    QTest::newRow("since") << "authors born since the 1880s"
                           << "SELECT name FROM author WHERE born >= 1880"
                           << "";
    QTest::newRow("a year") << "authors born in 1880"
                            << "SELECT name FROM author WHERE born = 1880"
                            << "";
    QTest::newRow("half of it in ON")
        << "How many books does each author have in 2023, including those with none?"
        << "SELECT a.name, count(b.id) FROM author AS a LEFT JOIN book AS b ON a.id = b.author_id AND b.title >= '2023-01-01' GROUP BY a.id"
        << "SELECT a.name, count(b.id) FROM author AS a LEFT JOIN book AS b ON a.id = b.author_id AND b.title >= '2023-01-01' AND "
           "b.title < '2024-01-01' GROUP BY a.id";
    QTest::newRow("denied by NOT IN") << "Which authors have no book since the beginning of 2025?"
                                      << "SELECT name FROM author WHERE id NOT IN (SELECT author_id FROM book WHERE title < '2026-01-01')"
                                      << "SELECT name FROM author WHERE id NOT IN (SELECT author_id FROM book WHERE title >= '2025-01-01')";
    QTest::newRow("denied itself") << "Which books have not been read since 2019?"
                                   << "SELECT title FROM book WHERE title >= '2019-01-01'"
                                   << "SELECT title FROM book WHERE title < '2019-01-01'";
    const QString since = "SELECT title FROM book WHERE title >= '2023-01-01'", year = since + " AND title < '2024-01-01'";
    QTest::newRow("a year's first day alone") << "books of 2023" << since << year;
    QTest::newRow("in the year") << "books in the year 2023" << since << year;
    QTest::newRow("a year's end alone") << "books in 2023"
                                        << "SELECT title FROM book WHERE title < '2024-01-01'"
                                        << "SELECT title FROM book WHERE title < '2024-01-01' AND title >= '2023-01-01'";
    QTest::newRow("a month") << "books in December 2023 of 7 pages"
                             << "SELECT title FROM book WHERE title >= '2023-12-01' AND pages = 7"
                             << "SELECT title FROM book WHERE title >= '2023-12-01' AND pages = 7 AND title < '2024-01-01'";
    QTest::newRow("a month's first day for all of it") << "books in December 2023"
                                                       << "SELECT title FROM book WHERE title = '2023-12-01'"
                                                       << "SELECT title FROM book WHERE title >= '2023-12-01' AND title < '2024-01-01'";
    QTest::newRow("the day behind it for all of it") << "books of 2023"
                                                     << "SELECT title FROM book WHERE title = '2024-01-01'" << year;
    QTest::newRow("a text like its end for all of it") << "books of 2023"
                                                       << "SELECT title FROM book WHERE title LIKE '%2024-01-01'" << year;
    QTest::newRow("not like its end") << "books of 2023"
                                      << "SELECT title FROM book WHERE title NOT LIKE '2024-01-01%'"
                                      << "";
    QTest::newRow("a day") << "books of the 1st of December 2023"
                           << "SELECT title FROM book WHERE title = '2023-12-01'"
                           << "";
    QTest::newRow("since a year") << "books since 2023" << since << "";
    QTest::newRow("the first of several years") << "books in 2023 and 2024" << since << "";
    QTest::newRow("a year with both ends") << "books in 2023" << year << "";
    QTest::newRow("a part of a year") << "books in 2023" << since + " AND title < '2023-06-01'"
                                      << "";
    QTest::newRow("until a year, written whole") << "books until 2023" << year << "SELECT title FROM book WHERE title < '2024-01-01'";
    QTest::newRow("since a year, written whole") << "books of 7 pages since 2023" << year + " AND pages = 7"
                                                 << "SELECT title FROM book WHERE title >= '2023-01-01' AND pages = 7";
    QTest::newRow("what lies behind it") << "books of 2023"
                                         << "SELECT title FROM book WHERE title >= '2024-01-01'" << year;
    QTest::newRow("one or the other") << "authors born in the 1880s"
                                      << "SELECT name FROM author WHERE born = 1880 OR id = 3"
                                      << "";
}

void TestWholePeriods::bounds()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QFETCH(QString, after);
    auto query = sql::readQuery(before.toStdString(), librarySchema());
    QVERIFY(query);
    QCOMPARE(boundPeriods(*query, *splitQuestion(question.toStdString())), !after.isEmpty());
    QCOMPARE(QString::fromStdString(sql::unparse(*query, librarySchema())), after.isEmpty() ? before : after);
}

RATATOSK_TEST(TestWholePeriods);
#include "tst_whole_periods.moc"
