// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/queries/column_titles.h"

#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"
#include "ui/base/wording/translation.h"
#include "ui/window/program_resources.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTest>

using namespace ratatosk;

/// What stands above computed columns.
class TestColumnTitles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatIsComputed_data();
    void saysWhatIsComputed();
    void needsNoArticleInGerman();
};

void TestColumnTitles::saysWhatIsComputed_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QStringList>("titles");
    QTest::newRow("count") << "SELECT count(*) FROM book" << QStringList{"count"};
    QTest::newRow("different things by their key")
        << "SELECT count(DISTINCT l.reader_id), count(DISTINCT b.id) FROM loan AS l JOIN book AS b ON l.book_id = b.id"
        << QStringList{"readers", "books"};
    QTest::newRow("different values") << "SELECT count(DISTINCT pages) FROM book" << QStringList{"number of different pages"};
    QTest::newRow("average of a group") << "SELECT author_id, avg(pages) FROM book GROUP BY author_id" << QStringList{"", "average pages"};
    QTest::newRow("name of its own") << "SELECT avg(pages) AS mean FROM book" << QStringList{""};
    QTest::newRow("joined") << "SELECT a.name, max(b.pages) FROM author AS a JOIN book AS b ON a.id = b.author_id GROUP BY a.id"
                            << QStringList{"", "highest book.pages"};
    QTest::newRow("share") << "SELECT author_id, 100.0 * count(*) / (SELECT count(*) FROM book) FROM book GROUP BY author_id"
                           << QStringList{"", "share in %"};
    QTest::newRow("amount") << "SELECT coalesce(sum(pages * (1 - pages)), 0), avg(pages * id) FROM book"
                            << QStringList{"amount", "average amount"};
    QTest::newRow("days") << "SELECT avg(julianday(title) - julianday(id)) FROM book" << QStringList{"average days"};
    QTest::newRow("difference") << "SELECT max(pages) - min(pages) FROM book" << QStringList{"difference"};
    QTest::newRow("running total") << "SELECT id, sum(count(*)) OVER (ORDER BY id) FROM book GROUP BY id"
                                   << QStringList{"", "running total"};
    QTest::newRow("the best of each") << "SELECT title, c2 FROM (SELECT title, sum(pages) AS c2, row_number() OVER (PARTITION BY author_id "
                                         "ORDER BY sum(pages) DESC) AS place "
                                         "FROM book GROUP BY id) WHERE place = 1"
                                      << QStringList{"", "sum of pages"};
    QTest::newRow("star") << "SELECT *, 1 + 1 FROM book" << QStringList();
    QTest::newRow("no SELECT") << "PRAGMA table_info(book)" << QStringList();
}

void TestColumnTitles::saysWhatIsComputed()
{
    QFETCH(QString, sql);
    QTEST(columnTitles(sql.toStdString(), librarySchema()), "titles");
}

void TestColumnTitles::needsNoArticleInGerman()
{
    initialiseProgramResources();
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::German));
    const QStringList titles = columnTitles("SELECT count(*), avg(pages) FROM book", librarySchema());
    installTranslations(*QCoreApplication::instance(), QLocale(QLocale::English));
    QCOMPARE(titles, (QStringList{QStringLiteral("Anzahl"), QStringLiteral("Durchschnitt von pages")}));
}

RATATOSK_TEST(TestColumnTitles);
#include "tst_column_titles.moc"
