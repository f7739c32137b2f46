// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/value_candidate.h"

#include "tests/core/linking/links/indexed_database.h"
#include "tests/core/linking/links/question_text.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace ratatosk;

class TestValueCandidate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void proposes_data();
    void proposes();
    void proposesWithLists_data();
    void proposesWithLists();
    void proposesUnitsOfTimeToTheBroadGrammar();
    void leavesYearsThatNameColumns_data();
    void leavesYearsThatNameColumns();
    void proposesNothingElse();
    void keepsTheDefaults();
    void givesEvidence();
    void prefersTheTypedSpelling();
    void staysWithinTheCap();

private:
    std::vector<ValueCandidate> candidates(const QString& question) const
    {
        return findValueCandidates(questionOf(question), m_database.schema, *m_database.values);
    }

    const IndexedDatabase m_database{
        "CREATE TABLE singer (name TEXT, country TEXT, sex TEXT, born TEXT, married TEXT);"
        "INSERT INTO singer VALUES ('Rose White', 'France', 'F', '1960-01-02', 'yes'), ('Joe Sharp', 'United States', 'M', '1990-05-06', "
        "'no');"
        "CREATE TABLE visit (place TEXT, day TEXT);"
        "INSERT INTO visit VALUES ('London', '3/14/2010'), ('LONDON', '4/1/2011'), ('Louisville ,  Kentucky', '1/1/2012');"};
};

static QString text(const ValueCandidate& candidate)
{
    static constexpr const char* types[] = {"text", "integer", "real", "null"};
    static constexpr const char* sources[] = {"quote", "cell",     "fuzzy", "word",   "number",  "number word", "year",
                                              "date",  "capitals", "code",  "mapped", "default", "listed"};
    return QString("%1 %2 %3")
        .arg(types[static_cast<int>(candidate.type)], sources[static_cast<int>(candidate.source)], QString::fromStdString(candidate.text));
}

void TestValueCandidate::proposes_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("candidate");

    QTest::newRow("quotation") << "named 'Hey Jude'"
                               << "text quote Hey Jude";
    QTest::newRow("quoted cell in its spelling") << "from 'france'"
                                                 << "text quote France";
    QTest::newRow("quoted wild cards") << "like '%ros%'"
                                       << "text quote ros";
    QTest::newRow("quoted number") << "year '1970'"
                                   << "integer quote 1970";
    QTest::newRow("cell") << "is rose white here"
                          << "text cell Rose White";
    QTest::newRow("cell with a typing error") << "is Rose Whyte here"
                                              << "text fuzzy Rose White";
    QTest::newRow("cell with other blanks") << "in Louisville, Kentucky"
                                            << "text fuzzy Louisville ,  Kentucky";
    QTest::newRow("word in a cell") << "name has sharp in it"
                                    << "text word sharp";
    QTest::newRow("number") << "older than 40"
                            << "integer number 40";
    QTest::newRow("decimal") << "above 3.5"
                             << "real number 3.5";
    QTest::newRow("separators") << "over 1,250 votes"
                                << "integer number 1250";
    QTest::newRow("negative") << "below -3"
                              << "integer number -3";
    QTest::newRow("k") << "over 3k"
                       << "integer number 3000";
    QTest::newRow("million") << "over 1.5 million"
                             << "integer number 1500000";
    QTest::newRow("millions of millions") << "over 1.5 million"
                                          << "real number 1.5";
    QTest::newRow("percent") << "over 10%"
                             << "integer number 10";
    QTest::newRow("share") << "over 10%"
                           << "real number 0.1";
    QTest::newRow("id of nineteen digits") << "order 1234567890123456789"
                                           << "integer number 1234567890123456789";
    QTest::newRow("id that no integer holds") << "order 99999999999999999999"
                                              << "text number 99999999999999999999";
    QTest::newRow("leading zeros") << "in zip 02139"
                                   << "text number 02139";
    QTest::newRow("id behind a letter") << "order X00123"
                                        << "text number 00123";
    QTest::newRow("money") << "for $5"
                           << "integer number 5";
    QTest::newRow("number word") << "the top three"
                                 << "integer number word 3";
    QTest::newRow("twice") << "more than twice"
                           << "integer number word 2";
    QTest::newRow("ordinal in digits") << "the 3rd"
                                       << "integer number 3";
    QTest::newRow("year") << "since 1984"
                          << "integer year 1984";
    QTest::newRow("range of years") << "in 2010-2012"
                                    << "integer year 2012";
    QTest::newRow("date as cells have it") << "on January 2, 1960"
                                           << "text date 1960-01-02";
    QTest::newRow("date in the other format") << "on January 2, 1960"
                                              << "text date 1/2/1960";
    QTest::newRow("date as typed") << "on 2010/03/14"
                                   << "text date 2010/03/14";
    QTest::newRow("ordinal date") << "the 5th of March 2010"
                                  << "text date 3/5/2010";
    QTest::newRow("month") << "in June 2018"
                           << "text date 2018-06";
    QTest::newRow("time") << "at 08:30"
                          << "text date 08:30";
    QTest::newRow("name") << "by Kyle Ross"
                          << "text capitals Kyle Ross";
    QTest::newRow("code") << "flight b-52x"
                          << "text code b-52x";
    QTest::newRow("address") << "mail me@example.org"
                             << "text code me@example.org";
    QTest::newRow("letter") << "with the letter r"
                            << "text code r";
    QTest::newRow("sex") << "all women"
                         << "text mapped F";
    QTest::newRow("nation") << "American singers"
                            << "text mapped United States";
    QTest::newRow("flag") << "singers with a husband"
                          << "text mapped yes";
}

void TestValueCandidate::proposes()
{
    QFETCH(QString, question);
    QFETCH(QString, candidate);
    QStringList found;
    for (const ValueCandidate& proposed : candidates(question))
        found << text(proposed);
    QVERIFY2(found.contains(candidate), qPrintable(found.join('\n')));
}

/// For networks that read the texts of literals.
void TestValueCandidate::proposesWithLists_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("candidate");

    QTest::newRow("cell that no word names") << "who is wed"
                                             << "text listed United States";
    QTest::newRow("factor that no word names") << "how many weeks"
                                               << "integer default 7";
    QTest::newRow("first day of a year") << "since 1984"
                                         << "text date 1984-01-01";
    QTest::newRow("day behind a year") << "until 1984"
                                       << "text date 1985-01-01";
    QTest::newRow("month by number") << "every March"
                                     << "integer date 3";
    QTest::newRow("month of a year") << "in March of 2018"
                                     << "text date 2018-03";
    QTest::newRow("day behind a month") << "in December 2017"
                                        << "text date 2018-01-01";
    QTest::newRow("weekday") << "on Tuesdays"
                             << "text date 2";
    QTest::newRow("weekend") << "on a weekend"
                             << "text date 6";
    QTest::newRow("first year of a decade") << "in the nineties"
                                            << "integer date 1990";
    QTest::newRow("last year of a decade") << "in the 1980s"
                                           << "integer date 1989";
    QTest::newRow("day behind a decade") << "in the 70s"
                                         << "text date 1980-01-01";
    QTest::newRow("winter") << "in winter"
                            << "text date 12";
    QTest::newRow("one less than a bound") << "26+ songs"
                                           << "integer number word 25";
    QTest::newRow("place behind two") << "exactly two are older"
                                      << "integer number word 3";
}

void TestValueCandidate::proposesWithLists()
{
    QFETCH(QString, question);
    QFETCH(QString, candidate);
    QStringList found;
    for (const ValueCandidate& one : findValueCandidates(questionOf(question), m_database.schema, *m_database.values, ValueRange::Listed))
        found << text(one);
    QVERIFY2(found.contains(candidate), qPrintable(found.join('\n')));
}

/// Networks of the grammars before see what they were trained with.
void TestValueCandidate::proposesUnitsOfTimeToTheBroadGrammar()
{
    const auto offers = [&](const char* number, ValueRange range) {
        const auto all = findValueCandidates(questionOf("hours a day"), m_database.schema, *m_database.values, range);
        return std::ranges::count(all, std::string(number), &ValueCandidate::text) == 1;
    };
    QVERIFY(offers("86400", ValueRange::Broad) && offers("3600", ValueRange::Broad));
    QVERIFY(offers("3600", ValueRange::Listed) && !offers("86400", ValueRange::Listed));
}

void TestValueCandidate::leavesYearsThatNameColumns_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("years"); // that a condition may compare with
    QTest::newRow("a column") << "total 2016"
                              << "";
    QTest::newRow("two columns") << "2016 and 2017 of customer A"
                                 << "";
    QTest::newRow("no column") << "total of 2018"
                               << "2018";
    QTest::newRow("both") << "2017 of 2015"
                          << "2015";
    QTest::newRow("a year by its word") << "2017 in the year 2016"
                                        << "2016";
}

void TestValueCandidate::leavesYearsThatNameColumns()
{
    QFETCH(QString, question);
    QFETCH(QString, years);
    const IndexedDatabase sales("CREATE TABLE sales (customer TEXT, \"2016\" INT, \"2017\" INT, year INT);"
                                "INSERT INTO sales VALUES ('A', 100, 200, 2015), ('B', 300, 50, 2016);");
    QStringList found;
    for (const ValueCandidate& proposed : findValueCandidates(questionOf(question), sales.schema, *sales.values)) {
        if (proposed.source == ValueSource::Year)
            found << QString::fromStdString(proposed.text);
    }
    QCOMPARE(found.join(" "), years);
}

void TestValueCandidate::proposesNothingElse()
{
    QStringList found;
    for (const ValueCandidate& proposed : candidates("how many are older than 40 ?"))
        found << text(proposed);
    QCOMPARE(found.join(", "),
             "integer number 40, text mapped F, text mapped yes, text mapped no, integer default 1, integer default 0,"
             " text default , null default NULL");
}

void TestValueCandidate::keepsTheDefaults()
{
    const auto found = candidates("exactly 1 of 0");
    QCOMPARE(std::ranges::count(found, std::string("1"), &ValueCandidate::text), std::ptrdiff_t(1)); // the question's own
    QVERIFY(std::ranges::find(found, std::string("1"), &ValueCandidate::text)->source == ValueSource::Number);
    QVERIFY(found.back().type == ValueType::Null);
}

void TestValueCandidate::givesEvidence()
{
    for (const ValueCandidate& candidate : candidates("is rose white here")) {
        if (candidate.source != ValueSource::WholeCell)
            continue;
        QCOMPARE(candidate.beginWord, 1);
        QCOMPARE(candidate.endWord, 3);
        QVERIFY(candidate.evidence == std::vector{ColumnId{0}});
        return;
    }
    QFAIL("no cell found");
}

void TestValueCandidate::prefersTheTypedSpelling()
{
    for (const auto& [typed, spelling] : {std::pair("to London", "London"), std::pair("to LONDON", "LONDON")}) {
        const auto found = candidates(typed);
        QCOMPARE(found.front().text, std::string(spelling));
        QVERIFY(found.front().source == ValueSource::WholeCell);
    }
}

void TestValueCandidate::staysWithinTheCap()
{
    QString question;
    for (int number = 100; number < 190; ++number)
        question += QString::number(number) + ' ';
    const auto found = candidates(question);
    QCOMPARE(found.size(), size_t(kMaxValueCandidates));
    QCOMPARE(found.front().text, std::string("100"));
    QCOMPARE(text(found.back()), "null default NULL");
    QCOMPARE(text(found[found.size() - 4]), "integer default 1");
}

RATATOSK_TEST(TestValueCandidate);
#include "tst_value_candidate.moc"
