// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/date_form.h"

#include "core/database/engine/schema_reader.h"
#include "core/sql/printing/unparser.h"
#include "core/sql/tree/query_reader.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestDateForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesDaysOut_data();
    void writesDaysOut();
    void leavesOthers_data();
    void leavesOthers();
};

namespace {

std::vector<std::string> texts(const QStringList& list)
{
    std::vector<std::string> all;
    for (const QString& one : list)
        all.push_back(one.toStdString());
    return all;
}

} // namespace

void TestDateForm::writesDaysOut_data()
{
    QTest::addColumn<QStringList>("cells");
    QTest::addColumn<QStringList>("days");
    const QStringList days{"2009-03-04", "2010-12-24"};
    QTest::newRow("month/day/year") << QStringList{"03/04/2009", "12/24/2010"} << days;
    QTest::newRow("month/day/year without zeros") << QStringList{"3/4/2009", "12/24/2010"} << days;
    QTest::newRow("day/month/year") << QStringList{"04/03/2009", "24/12/2010"} << days;
    QTest::newRow("day.month.year") << QStringList{"04.03.2009", "24.12.2010"} << days;
    QTest::newRow("day.month.year without zeros") << QStringList{"4.3.2009", "24.12.2010"} << days;
    QTest::newRow("year/month/day") << QStringList{"2009/03/04", "2010/12/24"} << days;
    QTest::newRow("digits alone") << QStringList{"20090304", "20101224"} << days;
    QTest::newRow("month's name first") << QStringList{"March 4, 2009", "December 24, 2010"} << days;
    QTest::newRow("day first, month's name") << QStringList{"4 March 2009", "24 December 2010"} << days;
    QTest::newRow("capitals, short year") << QStringList{"04-MAR-09", "24-DEC-10"} << days;
    QTest::newRow("short years of two centuries") << QStringList{"4/3/69", "12/24/10"} << QStringList{"1969-04-03", "2010-12-24"};
    QTest::newRow("with times") << QStringList{"3/4/2009 9:05", "12/24/2010 18:30"} << QStringList{"2009-03-04 09:05", "2010-12-24 18:30"};
    QTest::newRow("with seconds") << QStringList{"03/04/2009 09:05:07", "12/24/2010 18:30:00"}
                                  << QStringList{"2009-03-04 09:05:07", "2010-12-24 18:30:00"};
    QTest::newRow("seconds since 1970") << QStringList{"1236124800", "1293148800"} << days;
    QTest::newRow("milliseconds since 1970") << QStringList{"1236124800000", "1293148800999"} << days;
}

/// Asks SQLite, and reads the expression back from the SQL that was written.
void TestDateForm::writesDaysOut()
{
    QFETCH(QStringList, cells);
    QFETCH(QStringList, days);
    const auto form = sql::dateFormOf(texts(cells));
    QVERIFY(form);
    const ScratchDatabase database(
        QString("CREATE TABLE stay (day TEXT); INSERT INTO stay VALUES ('%1'), ('%2');").arg(cells.front(), cells.back()).toStdString());
    const auto connection = Connection::open(database.file());
    const Schema schema = *readSchema(*connection);
    sql::Query query = *sql::readQuery("SELECT day FROM stay", schema);
    sql::Expression& item = query.first.items.front().expression;
    item = sql::isoDate(sql::ColumnReference(std::get<sql::ColumnReference>(item.term)), *form);
    const std::string written = sql::unparse(query, schema);
    const auto found = connection->run(written);
    QVERIFY2(found, written.c_str());
    for (int row = 0; row < 2; ++row)
        QCOMPARE(QString::fromStdString(std::get<std::string>(found->rows[static_cast<std::size_t>(row)].front())), days[row]);
    sql::Query read = *sql::readQuery(written, schema);
    QVERIFY2(sql::columnOfIsoDate(read.first.items.front().expression).has_value(), written.c_str());
    sql::takeDatesPlainly(read);
    QCOMPARE(QString::fromStdString(sql::unparse(read, schema)), QString("SELECT day FROM stay"));
}

void TestDateForm::leavesOthers_data()
{
    QTest::addColumn<QStringList>("cells");
    QTest::newRow("SQLite's own") << QStringList{"2009-03-04", "2010-12-24 10:00"};
    QTest::newRow("no dates") << QStringList{"Bergen", "Oslo"};
    QTest::newRow("numbers") << QStringList{"12", "2010"};
    QTest::newRow("one of another form") << QStringList{"12/24/2010", "24.12.2010"};
    QTest::newRow("no such month") << QStringList{"13/32/2010"};
    QTest::newRow("times on some") << QStringList{"12/24/2010", "12/24/2010 10:00"};
    QTest::newRow("seconds and milliseconds") << QStringList{"1236124800", "1293148800999"};
    QTest::newRow("microseconds") << QStringList{"1236124800000000"};
    QTest::newRow("nothing") << QStringList{};
}

void TestDateForm::leavesOthers()
{
    QFETCH(QStringList, cells);
    QVERIFY(!sql::dateFormOf(texts(cells)));
}

RATATOSK_TEST(TestDateForm);
#include "tst_date_form.moc"
