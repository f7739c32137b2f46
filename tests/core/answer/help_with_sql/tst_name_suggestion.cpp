// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/help_with_sql/name_suggestion.h"
#include "tests/support/named_column.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

namespace {

Schema company()
{
    return *Schema::create({{"employee", "employee", false}, {"order items", "order items", false}},
                           {namedColumn(0, "salary"), namedColumn(0, "bonus"), namedColumn(1, "celery")}, {});
}

} // namespace

class TestNameSuggestion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void suggests_data();
    void suggests();
};

void TestNameSuggestion::suggests_data()
{
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QByteArray>("fixed"); // empty: no suggestion
    QTest::newRow("column") << QByteArray("SELECT salry FROM employee") << QByteArray("no such column: salry.")
                            << QByteArray("SELECT salary FROM employee");
    QTest::newRow("of the table read") << QByteArray("SELECT celary FROM [order items]") << QByteArray("no such column: celary.")
                                       << QByteArray("SELECT celery FROM [order items]");
    QTest::newRow("behind an alias") << QByteArray("SELECT e.bonnus FROM employee e") << QByteArray("no such column: e.bonnus.")
                                     << QByteArray("SELECT e.bonus FROM employee e");
    QTest::newRow("table") << QByteArray("SELECT 1 FROM employe") << QByteArray("no such table: employe.")
                           << QByteArray("SELECT 1 FROM employee");
    QTest::newRow("table that needs quotes") << QByteArray("SELECT 1 FROM orderitems") << QByteArray("no such table: orderitems.")
                                             << QByteArray("SELECT 1 FROM \"order items\"");
    QTest::newRow("named query") << QByteArray("WITH rich AS (SELECT 1) SELECT * FROM rihc") << QByteArray("no such table: rihc.")
                                 << QByteArray("WITH rich AS (SELECT 1) SELECT * FROM rich");
    QTest::newRow("not inside a text") << QByteArray("SELECT 'salry', salry FROM employee") << QByteArray("no such column: salry.")
                                       << QByteArray("SELECT 'salry', salary FROM employee");
    QTest::newRow("too far") << QByteArray("SELECT weather FROM employee") << QByteArray("no such column: weather.") << QByteArray();
    QTest::newRow("begun") << QByteArray("SELECT e.sal FROM employee e") << QByteArray("no such column: e.sal.")
                           << QByteArray("SELECT e.salary FROM employee e");
    QTest::newRow("unknown alias") << QByteArray("SELECT x.salary FROM employee") << QByteArray("no such column: x.salary.")
                                   << QByteArray();
    QTest::newRow("other error") << QByteArray("SELEC 1") << QByteArray("near \"SELEC\": syntax error.") << QByteArray();
}

void TestNameSuggestion::suggests()
{
    QFETCH(QByteArray, sql);
    QFETCH(QByteArray, message);
    QFETCH(QByteArray, fixed);
    const auto suggestion = suggestName(sql.toStdString(), message.toStdString(), company());
    QCOMPARE(suggestion.has_value(), !fixed.isEmpty());
    if (suggestion)
        QCOMPARE(sql.replace(suggestion->begin, suggestion->end - suggestion->begin, QByteArray::fromStdString(suggestion->replacement)),
                 fixed);
}

RATATOSK_TEST(TestNameSuggestion);
#include "tst_name_suggestion.moc"
