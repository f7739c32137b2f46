// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/asking/answer_headline.h"

#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"
#include "ui/base/state/inquiry.h"

#include <QApplication>
#include <QFontInfo>
#include <QLabel>
#include <QTest>
#include <QToolButton>

#include <functional>
#include <limits>

using namespace ratatosk;

Q_DECLARE_METATYPE(ResultTable)

/// The line above the rows: only while they are what the question's answer has found.
class TestAnswerHeadline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QLocale::setDefault(QLocale::English); }
    void saysTheAnswer_data();
    void saysTheAnswer();
    void saysNothingOfOtherRows();
    void callsAGuessNoFact();
    void saysNothingOfWordsThatWereNotUsed();
    void repeatsWordsAsTheyWereRead();
    void saysInTheQuerysWordsWhatTheQuestionsDoNot();
    void saysThatOthersAreFirstToo();
    void growsWithTheLetters();
    void tellsTrustAndADoubtUntilItIsPutAway();
};

namespace {

Inquiry inquiryOf(const QString& question, const ResultTable& table)
{
    const QString sql = QStringLiteral("SELECT a FROM t");
    Answer answer;
    answer.candidates.push_back({.sql = sql.toStdString(), .share = 0.95});
    Inquiry inquiry;
    inquiry.question = question;
    inquiry.answer = std::make_shared<const Answer>(answer);
    inquiry.candidate = 0;
    inquiry.text = sql;
    inquiry.run = {{sql}, {sql}, sql, {{sql.toStdString(), std::make_shared<const ResultTable>(table)}}, {}, false};
    return inquiry;
}

ResultTable cellOf(const Cell& cell)
{
    return {{"a"}, {{cell}}, true, 0};
}

} // namespace

void TestAnswerHeadline::saysTheAnswer_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<ResultTable>("table");
    QTest::addColumn<QString>("measure");
    QTest::addColumn<QString>("about");
    const auto row = [](const char* name, const char* question, const ResultTable& table, const char* measure, const char* about) {
        QTest::newRow(name) << QString(question) << table << QString(measure) << QString(about);
    };
    row("number", "How many huts are there?", cellOf(std::int64_t{36}), "36", "huts");
    row("large number", "How many guests are there?", cellOf(std::int64_t{1234567}), "1,234,567", "guests");
    row("year", "What is the oldest year?", cellOf(std::int64_t{1912}), "1912", "oldest year");
    row("fraction", "What is the average age of the wardens?", cellOf(43.23456), "43.23", "average age of the wardens");
    row("whole", "What is the average age of the wardens?", cellOf(43.0), "43", "average age of the wardens");
    row("share", "What share of the bookings was cancelled?",
        {{"100.0 * count(*) FILTER (WHERE status = 'x') / count(*)"}, {{11.11111}}, true, 0}, "11.11%", "of the bookings was cancelled");
    row("minutes", "How long does a delivery take on average?",
        {{"avg((julianday(arrived) - julianday(sent)) * 1440)"}, {{46.63421}}, true, 0}, "46.63 minutes", "");
    row("days", "What is the longest stay?", {{"max(julianday(gone) - julianday(come))"}, {{12.0}}, true, 0}, "12 days", "longest stay");
    row("no days", "What is the average daily rate?", {{"avg(price / (julianday(gone) - julianday(come)))"}, {{12.0}}, true, 0}, "12",
        "average daily rate");
    row("tiny", "What is the share?", cellOf(0.0000123), "0.000012", "share");
    row("too tiny to count zeros", "What is the share?", cellOf(1e-300), "1E-300", "share");
    row("too large to count zeros", "What is the sum?", cellOf(1.5e300), "1.5E+300", "sum");
    row("least whole number", "What is the sum?", cellOf(std::numeric_limits<std::int64_t>::min()), "-9,223,372,036,854,775,808", "sum");
    row("no value", "What is the average age of the wardens?", cellOf(Null{}), "no value", "average age of the wardens");
    row("text", "Which hut has the most beds?", cellOf(std::string("Rifugio Serena")), "Rifugio Serena", "has the most beds");
    row("names", "Which huts have a shower?", {{"a"}, {{"Alba"}, {"Serena"}}, true, 0}, "Alba and Serena", "huts have a shower");
    row("rows", "Show huts and their beds", {{"a", "b"}, {{"Alba", std::int64_t{1}}, {"Serena", std::int64_t{2}}}, true, 0}, "2",
        "huts and their beds");
    const ResultTable groups{{"country", "count(*)"}, {{"Italy", std::int64_t{3}}, {"Norway", std::int64_t{1200}}}, true, 0};
    row("groups", "How many guests come from each country?", groups, "2", "countries; most: Norway (1,200)");
    row("averages", "What is the average age in each country?",
        {{"country", "avg(age)"}, {{"Italy", 43.2345678}, {"Norway", 12.0}}, true, 0}, "2", "countries; highest: Italy (43.23)");
    row("equal groups", "How many guests come from each country?",
        {{"country", "count(*)"}, {{"Italy", std::int64_t{3}}, {"Norway", std::int64_t{3}}}, true, 0}, "2",
        "countries; most: Italy and Norway (3 each)");
    row("cut off", "Show huts and their beds", {{"a", "b"}, {{"Alba", std::int64_t{1}}}, false, 0}, "more than 1", "huts and their beds");
}

void TestAnswerHeadline::saysTheAnswer()
{
    QFETCH(QString, question);
    QFETCH(ResultTable, table);
    QFETCH(QString, measure);
    QFETCH(QString, about);
    AnswerHeadline headline;
    headline.showInquiry(inquiryOf(question, table));
    QVERIFY(!headline.isHidden());
    QCOMPARE(headline.findChild<QLabel*>("headlineFigure")->text(), measure);
    QCOMPARE(headline.findChild<QLabel*>("headlineAbout")->text(), about);
}

void TestAnswerHeadline::saysNothingOfOtherRows()
{
    AnswerHeadline headline;
    const Inquiry answered = inquiryOf("How many huts are there?", cellOf(std::int64_t{36}));
    const auto isShownFor = [&](const std::function<void(Inquiry&)>& change) {
        Inquiry inquiry = answered;
        change(inquiry);
        headline.showInquiry(inquiry);
        return !headline.isHidden();
    };
    QVERIFY(isShownFor([](Inquiry&) {}));
    QVERIFY(!isShownFor([](Inquiry& inquiry) { inquiry = Inquiry(); }));
    QVERIFY(!isShownFor([](Inquiry& inquiry) { inquiry.isAsking = true; }));
    QVERIFY(!isShownFor([](Inquiry& inquiry) { inquiry.heldBack = "a guess"; }));
    QVERIFY(!isShownFor([](Inquiry& inquiry) { inquiry.text = "SELECT b FROM t"; }));
    QVERIFY(!isShownFor([](Inquiry& inquiry) { inquiry.run.outcomes.front().sql = "SELECT b FROM t"; }));
    QVERIFY(!isShownFor([](Inquiry& inquiry) { inquiry.run.outcomes.front().table = Error{}; }));
    QVERIFY(!isShownFor([](Inquiry& inquiry) { inquiry.answer = nullptr; }));
}

void TestAnswerHeadline::callsAGuessNoFact()
{
    Inquiry inquiry = inquiryOf("How many huts are there?", cellOf(std::int64_t{36}));
    Answer answer = *inquiry.answer;
    answer.candidates.front().share = 0.3;
    answer.candidates.push_back({.sql = "SELECT b FROM t", .share = 0.2});
    inquiry.answer = std::make_shared<const Answer>(answer);
    AnswerHeadline headline;
    headline.showInquiry(inquiry);
    QCOMPARE(headline.findChild<QLabel*>("headlineFigure")->text(), QStringLiteral("Perhaps 36"));
    inquiry.candidate = 1; // which is less likely still
    inquiry.text = "SELECT b FROM t";
    inquiry.run = {{inquiry.text}, {inquiry.text}, inquiry.text, {{"SELECT b FROM t", inquiry.run.outcomes.front().table}}, {}, false};
    headline.showInquiry(inquiry);
    QCOMPARE(headline.findChild<QLabel*>("headlineFigure")->text(), QStringLiteral("Perhaps 36"));
}

void TestAnswerHeadline::saysThatOthersAreFirstToo()
{
    AnswerHeadline headline;
    auto* about = headline.findChild<QLabel*>("headlineAbout");
    const Inquiry inquiry = inquiryOf("Who is the oldest warden?", cellOf(std::string("Ana")));
    headline.showInquiry(inquiry);
    headline.showTie(QStringLiteral("SELECT b FROM t"), QStringLiteral("one of 3 with age 61"));
    QCOMPARE(about->text(), QStringLiteral("oldest warden")); // that was another statement
    headline.showTie(inquiry.text, QStringLiteral("one of 3 with age 61"));
    QCOMPARE(about->text(), QStringLiteral("oldest warden; one of 3 with age 61"));
    headline.showInquiry(inquiry); // again
    QCOMPARE(about->text(), QStringLiteral("oldest warden; one of 3 with age 61"));
    headline.showTie(inquiry.text, QString());
    QCOMPARE(about->text(), QStringLiteral("oldest warden"));
}

void TestAnswerHeadline::growsWithTheLetters()
{
    AnswerHeadline headline;
    headline.showInquiry(inquiryOf("How many huts are there?", cellOf(std::int64_t{36})));
    auto* measure = headline.findChild<QLabel*>("headlineFigure");
    const int before = measure->font().pixelSize();
    QFont larger = headline.font();
    larger.setPixelSize(2 * QFontInfo(larger).pixelSize());
    headline.setFont(larger);
    QVERIFY(measure->font().pixelSize() > 1.8 * before);
}

void TestAnswerHeadline::saysNothingOfWordsThatWereNotUsed()
{
    AnswerHeadline headline;
    auto* about = headline.findChild<QLabel*>("headlineAbout");
    Inquiry inquiry = inquiryOf("How many huts are in Paris?", cellOf(std::int64_t{36}));
    headline.showInquiry(inquiry);
    QVERIFY(about->text().contains(QLatin1String("Paris")));
    Answer answer = *inquiry.answer;
    answer.unusedWords = {"Paris"};
    inquiry.answer = std::make_shared<const Answer>(answer);
    headline.showInquiry(inquiry);
    QVERIFY(!about->text().contains(QLatin1String("Paris")));
}

void TestAnswerHeadline::repeatsWordsAsTheyWereRead()
{
    AnswerHeadline headline;
    Inquiry inquiry = inquiryOf("How many guests from Germny are there?", cellOf(std::int64_t{36}));
    Answer answer = *inquiry.answer;
    answer.question.text = "How many guests from Germany are there?";
    answer.corrections = {{"Germny", "Germany"}};
    inquiry.answer = std::make_shared<const Answer>(answer);
    headline.showInquiry(inquiry);
    QCOMPARE(headline.findChild<QLabel*>("headlineAbout")->text(), QStringLiteral("guests from Germany"));
}

void TestAnswerHeadline::saysInTheQuerysWordsWhatTheQuestionsDoNot()
{
    const Schema schema = librarySchema();
    AnswerHeadline headline;
    const auto aboutOf = [&](const QString& question, const char* sql, const ResultTable& table) {
        Inquiry inquiry = inquiryOf(question, table);
        Answer answer = *inquiry.answer;
        answer.candidates.front().sql = sql;
        inquiry.answer = std::make_shared<const Answer>(answer);
        inquiry.text = QLatin1String(sql);
        inquiry.run = {{inquiry.text}, {inquiry.text}, inquiry.text, {{sql, std::make_shared<const ResultTable>(table)}}, {}, false};
        headline.showInquiry(inquiry, schema);
        return headline.findChild<QLabel*>("headlineAbout")->text();
    };
    const ResultTable one = cellOf(std::int64_t{2});
    QCOMPARE(aboutOf("How many books have over 150 pages?", "SELECT count(*) FROM book WHERE pages > 150", one),
             QStringLiteral("books over 150 pages"));
    QCOMPARE(aboutOf("How many thick books have over 150 pages?", "SELECT count(*) FROM book WHERE pages > 150", one),
             QStringLiteral("books where pages is more than 150"));
    const ResultTable many{{"title", "pages"}, {{"Noon", std::int64_t{200}}, {"Dusk", std::int64_t{300}}}, true, 0};
    QCOMPARE(aboutOf("thick ones", "SELECT title, pages FROM book WHERE pages > 150", many),
             QStringLiteral("rows with title and pages of books where pages is more than 150"));
    const ResultTable groups{{"sequel_to", "count(*)"}, {{std::int64_t{1}, std::int64_t{1}}, {std::int64_t{2}, std::int64_t{4}}}, true, 0};
    QCOMPARE(
        aboutOf("How many were written by each hour?", "SELECT author_id, count(*) FROM book WHERE pages > 150 GROUP BY author_id", groups),
        QStringLiteral("author_id of books where pages is more than 150, each with the number of books"));
    QCOMPARE(aboutOf("How many were written by each author?", "SELECT author_id, count(*) FROM book WHERE pages > 150 GROUP BY author_id",
                     groups),
             QStringLiteral("authors of books where pages is more than 150; most: 2 (4)"));
}

void TestAnswerHeadline::tellsTrustAndADoubtUntilItIsPutAway()
{
    AnswerHeadline headline;
    auto* trust = headline.findChild<QLabel*>("trust");
    const auto inquiryWith = [](double share) {
        Inquiry inquiry = inquiryOf("How many huts are there?", cellOf(std::int64_t{36}));
        Answer answer = *inquiry.answer;
        answer.isCalibrated = true;
        answer.candidates.front().share = share;
        inquiry.answer = std::make_shared<const Answer>(answer);
        return inquiry;
    };
    auto* away = headline.findChild<QToolButton*>();
    headline.showInquiry(inquiryWith(0.95));
    QCOMPARE(trust->text(), QStringLiteral("<b>Likely right</b>"));
    QVERIFY(away->isHidden());
    Inquiry doubtful = inquiryWith(0.3);
    headline.showInquiry(doubtful);
    QVERIFY2(trust->text().startsWith(QLatin1String("<b>Unsure.</b> ")), qPrintable(trust->text()));
    QVERIFY(!away->isHidden() && (away->focusPolicy() & Qt::TabFocus) != 0);
    away->click();
    QCOMPARE(trust->text(), QStringLiteral("<b>Unsure</b>")); // the reason is gone, the level stays
    headline.showInquiry(doubtful);
    QCOMPARE(trust->text(), QStringLiteral("<b>Unsure</b>"));
    QVERIFY(away->isHidden());
    Inquiry bare = inquiryOf("How many huts in each region?", {{"a"}, {{std::int64_t{1}}, {std::int64_t{2}}}, true, 0});
    bare.answer = inquiryWith(0.95).answer;
    headline.showInquiry(bare); // that there are two stands below them
    QVERIFY(!headline.isHidden() && !trust->isHidden());
    QVERIFY(headline.findChild<QLabel*>("headlineFigure")->isHidden());
    headline.showInquiry(inquiryOf("Which huts are on Mars?", {{"a"}, {}, true, 0})); // no row is an answer as well
    QVERIFY(!headline.isHidden() && !trust->isHidden());
    headline.showInquiry(inquiryWith(0.3)); // of another question
    QVERIFY(!away->isHidden());
    headline.showInquiry(Inquiry());
    QVERIFY(headline.isHidden());
}

RATATOSK_WIDGET_TEST(TestAnswerHeadline);
#include "tst_answer_headline.moc"
