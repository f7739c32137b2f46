// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/unused_numbers.h"

#include "core/english/language/word_splitter.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestUnusedNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areListed_data();
    void areListed();
};

void TestUnusedNumbers::areListed_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("unused");
    QTest::newRow("left out") << "Guests over 60 who are VIP"
                              << "SELECT name FROM guests WHERE is_vip = 1"
                              << "60";
    QTest::newRow("there") << "Guests over 60"
                           << "SELECT name FROM guests WHERE age > 60"
                           << "";
    QTest::newRow("one more") << "Guests with over 3 stays"
                              << "SELECT name FROM guests WHERE stays >= 4"
                              << "";
    QTest::newRow("a date") << "bills of 8 May 2025"
                            << "SELECT id FROM bills WHERE day = '2025-05-08'"
                            << "";
    QTest::newRow("a date that is left out") << "bills of 8 May 2025"
                                             << "SELECT id FROM bills WHERE day LIKE '2025%'"
                                             << "8";
    QTest::newRow("another unit") << "trips of over 2 hours"
                                  << "SELECT id FROM trips WHERE minutes > 120"
                                  << "";
    QTest::newRow("a share") << "prices with 10% more"
                             << "SELECT price * 1.1 FROM products"
                             << "";
    QTest::newRow("a short year") << "bills of 24"
                                  << "SELECT id FROM bills WHERE strftime('%Y', day) = '2024'"
                                  << "";
    QTest::newRow("zero for none") << "bills of each guest, 0 if none"
                                   << "SELECT g.name, count(b.id) FROM guests AS g LEFT JOIN bills AS b ON g.id = b.guest GROUP BY g.id"
                                   << "";
    QTest::newRow("zero") << "guests with 0 bills"
                          << "SELECT name FROM guests"
                          << "0";
    QTest::newRow("the best is 1") << "rank guests by age, the oldest being 1"
                                   << "SELECT name, rank() OVER (ORDER BY age DESC) FROM guests"
                                   << "";
    QTest::newRow("pm") << "bills before 6 pm"
                        << "SELECT id FROM bills WHERE strftime('%H:%M', day) < '18:00'"
                        << "";
    QTest::newRow("the end of a month") << "bills until 30 June"
                                        << "SELECT id FROM bills WHERE day < '2024-07-01'"
                                        << "";
    QTest::newRow("another year of a month") << "bills of June 2024"
                                             << "SELECT id FROM bills WHERE day >= '2021-06-01' AND day < '2021-07-01'"
                                             << "2024";
    QTest::newRow("no hour") << "bills of 6 guests"
                             << "SELECT id FROM bills WHERE strftime('%H:%M', day) < '18:00'"
                             << "6";
    QTest::newRow("not the end of a month") << "bills until 30 June"
                                            << "SELECT id FROM bills WHERE day < '2024-06-01'"
                                            << "30";
    QTest::newRow("no number") << "Show all bills"
                               << "SELECT id FROM bills"
                               << "";
}

void TestUnusedNumbers::areListed()
{
    QFETCH(QString, question);
    QFETCH(QString, sql);
    QStringList unused;
    for (const std::string& number : unusedNumbers(*splitQuestion(question.toStdString()), sql.toStdString()))
        unused << QString::fromStdString(number);
    QTEST(unused.join(QLatin1Char(' ')), "unused");
}

RATATOSK_TEST(TestUnusedNumbers);
#include "tst_unused_numbers.moc"
