// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/help_with_sql/given_parameters.h"

#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestGivenParameters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheParameter_data();
    void findsTheParameter();
    void refuses_data();
    void refuses();
};

namespace {

std::vector<std::string> linesOf(const QString& text)
{
    std::vector<std::string> lines;
    for (const QString& line : text.split(QLatin1Char('|'), Qt::SkipEmptyParts))
        lines.push_back(line.toStdString());
    return lines;
}

} // namespace

void TestGivenParameters::findsTheParameter_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("names");

    QTest::newRow("without a sign") << "SELECT :a"
                                    << "a=1"
                                    << ":a";
    QTest::newRow("with its sign") << "SELECT :a"
                                   << ":a=1"
                                   << ":a";
    QTest::newRow("any sign") << "SELECT @a, $b"
                              << "a=1|b=2"
                              << "$b @a";
    QTest::newRow("one name under two signs") << "SELECT @a, $a"
                                              << "a=1"
                                              << "$a @a";
    QTest::newRow("number") << "SELECT ?2"
                            << "2=x"
                            << "?2";
    QTest::newRow("number with its sign") << "SELECT ?, ?"
                                          << "?1=x|?2=y"
                                          << "?1 ?2";
    QTest::newRow("an empty value") << "SELECT :a"
                                    << "a="
                                    << ":a";
    QTest::newRow("a value with the sign") << "SELECT :a"
                                           << "a=b=c"
                                           << ":a";
    QTest::newRow("none") << "SELECT 1"
                          << ""
                          << "";
    QTest::newRow("none given, which the database refuses") << "SELECT :a"
                                                            << ""
                                                            << "";
}

void TestGivenParameters::findsTheParameter()
{
    QFETCH(QString, sql);
    QFETCH(QString, given);
    const auto values = givenParameters(sql.toStdString(), linesOf(given));
    QVERIFY(values);
    QStringList names;
    for (const auto& [name, value] : *values)
        names << QString::fromStdString(name);
    QTEST(names.join(QLatin1Char(' ')), "names");
}

void TestGivenParameters::refuses_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("sentence");

    QTest::newRow("no such") << "SELECT :a, :b"
                             << "c=1"
                             << "The statement has no parameter \"c\"; it has :a, :b.";
    QTest::newRow("another sign") << "SELECT :a"
                                  << "$a=1"
                                  << "The statement has no parameter \"$a\"; it has :a.";
    QTest::newRow("none at all") << "SELECT ':a'"
                                 << "a=1"
                                 << "The statement has no parameters, so \"a\" cannot be set.";
    QTest::newRow("twice") << "SELECT :a"
                           << "a=1|:a=2"
                           << "The parameter :a has two values.";
    QTest::newRow("no value") << "SELECT :a"
                              << "a"
                              << "\"a\" does not have the form NAME=VALUE.";
    QTest::newRow("no name") << "SELECT :a"
                             << "=1"
                             << "\"=1\" does not have the form NAME=VALUE.";
    QTest::newRow("one is missing") << "SELECT ?, ?3"
                                    << "3=1"
                                    << "The statement has a parameter without a value: ?1.";
    QTest::newRow("two are missing") << "SELECT :a, :b, :c"
                                     << "b=1"
                                     << "The statement has parameters without a value: :a, :c.";
}

void TestGivenParameters::refuses()
{
    QFETCH(QString, sql);
    QFETCH(QString, given);
    const auto values = givenParameters(sql.toStdString(), linesOf(given));
    QVERIFY(!values);
    QCOMPARE(values.error().code, ErrorCode::InvalidArgument);
    QTEST(QString::fromStdString(values.error().detail), "sentence");
}

RATATOSK_TEST(TestGivenParameters);
#include "tst_given_parameters.moc"
