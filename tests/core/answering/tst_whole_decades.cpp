// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answering/whole_decades.h"

#include "core/sql/query_reader.h"
#include "core/sql/unparser.h"
#include "core/text/word_splitter.h"
#include "tests/support/library_schema.h"

#include <QTest>

using namespace ratatosk;

class TestWholeDecades : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bounds_data();
    void bounds();
};

void TestWholeDecades::bounds_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after"); // empty: the same
    const QString whole = "SELECT name FROM author WHERE born BETWEEN 1880 AND 1889";
    QTest::newRow("lower end alone") << "authors born in the 1880s" << "SELECT name FROM author WHERE born >= 1880" << whole;
    QTest::newRow("upper end alone") << "authors born during the 1880s" << "SELECT name FROM author WHERE born < 1890" << whole;
    QTest::newRow("wrong way round") << "authors of the 1880s" << "SELECT name FROM author WHERE born < 1880" << whole;
    QTest::newRow("by name") << "authors born in the eighties" << "SELECT name FROM author WHERE born = 1980"
                             << "SELECT name FROM author WHERE born BETWEEN 1980 AND 1989";
    QTest::newRow("beside another demand") << "authors born in the 1880s called Ada" << "SELECT name FROM author WHERE name = 'Ada' AND born > 1880"
                                           << "SELECT name FROM author WHERE name = 'Ada' AND born BETWEEN 1880 AND 1889";
    QTest::newRow("both ends") << "authors born in the 1880s" << "SELECT name FROM author WHERE born >= 1880 AND born < 1890" << "";
    QTest::newRow("before it") << "authors born before the 1880s" << "SELECT name FROM author WHERE born < 1880" << "";
    QTest::newRow("since") << "authors born since the 1880s" << "SELECT name FROM author WHERE born >= 1880" << "";
    QTest::newRow("a year") << "authors born in 1880" << "SELECT name FROM author WHERE born = 1880" << "";
    QTest::newRow("one or the other") << "authors born in the 1880s" << "SELECT name FROM author WHERE born = 1880 OR id = 3" << "";
}

void TestWholeDecades::bounds()
{
    QFETCH(QString, question);
    QFETCH(QString, before);
    QFETCH(QString, after);
    auto query = sql::readQuery(before.toStdString(), librarySchema());
    QVERIFY(query);
    QCOMPARE(boundDecades(*query, *splitQuestion(question.toStdString())), !after.isEmpty());
    QCOMPARE(QString::fromStdString(sql::unparse(*query, librarySchema())), after.isEmpty() ? before : after);
}

QTEST_GUILESS_MAIN(TestWholeDecades)
#include "tst_whole_decades.moc"
