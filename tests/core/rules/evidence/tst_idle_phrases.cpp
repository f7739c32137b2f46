// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/evidence/idle_phrases.h"

#include "core/english/language/word_splitter.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace ratatosk;

class TestIdlePhrases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areLeftOut_data();
    void areLeftOut();
    void leaveTheOtherWordsInTheirPlaces();
};

namespace {

Schema shopSchema()
{
    return *Schema::create({{"orders", "orders"}},
                           {{TableId{0}, "status", "status", ColumnType::Text},
                            {TableId{0}, "paid_on", "paid on", ColumnType::Time},
                            {TableId{0}, "refunded", "refunded", ColumnType::Number},
                            {TableId{0}, "labour", "labour", ColumnType::Number}},
                           {});
}

/// With cells for "cancelled", "sold", "retired" and "rained off", and names for the columns' words.
PreparedQuestion prepared(const QString& text)
{
    PreparedQuestion question;
    question.question = *splitQuestion(text.toStdString());
    const auto& words = question.question.words;
    for (int i = 0; i < static_cast<int>(words.size()); ++i) {
        const std::string& word = words[static_cast<std::size_t>(i)].lemmas.front();
        static const std::array<std::string, 5> cells{"cancelled", "sold", "retired", "rained", "delivered"};
        static const std::array<std::string, 4> columns{"status", "paid", "refunded", "labour"};
        if (std::ranges::find(cells, word) != cells.end())
            question.values.push_back({ValueType::Text, word, ValueSource::WholeCell, i, i + 1, {ColumnId{0}}});
        if (word == "orders")
            question.links.tables.push_back({i, TableId{0}, LinkKind::Exact, word});
        if (const auto column = std::ranges::find(columns, word); column != columns.end())
            question.links.columns.push_back({i, ColumnId{static_cast<int>(column - columns.begin())}, LinkKind::Exact, word});
    }
    return question;
}

QString joinedWords(const Question& question)
{
    QStringList words;
    for (const Word& word : question.words)
        words << QString::fromStdString(word.text);
    return words.join(' ');
}

} // namespace

void TestIdlePhrases::areLeftOut_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("read");
    const auto row = [](const char* question, const char* read) { QTest::newRow(question) << question << read; };
    row("Who has the most orders, whatever their status, and how many?", "Who has the most orders , and how many ?");
    row("Clubs with four orders, whatever became of them", "Clubs with four orders");
    row("norfolk orders against suffolk ones, whatever happened", "norfolk orders against suffolk ones");
    row("orders of Ann (regardless of their status)", "orders of Ann");
    row("How many orders, of any status, has each club?", "How many orders , has each club ?");
    row("Who has orders of every status?", "Who has orders of every status ?"); // one of each
    row("Who bought maps and charts, counting cancelled orders too? Show names.", "Who bought maps and charts ? Show names .");
    row("Who, cancelled ones included, has no order?", "Who , has no order ?");
    row("orders by type, rained off and cancelled ones as well", "orders by type");
    row("average worth, sold and retired ones too", "average worth");
    row("How many in all, refunded ones included?", "How many in all ?");
    row("dentists with most work, former dentists included", "dentists with most work");
    row("orders on saturdays, how many, cancelled or not", "orders on saturdays , how many");
    row("fees per club, paid or not, biggest first", "fees per club , biggest first");
    row("hires month by month, cancelled ones and all", "hires month by month");
    row("clubs with 4 shoots (cancelled ones count too), with the number", "clubs with 4 shoots , with the number");
    row("who asks most, also counting cancelled ones, and how many", "who asks most , and how many");
    row("towns with 2 of our people, past and present, and the number", "towns with 2 of our people , and the number");
    row("who orders most often, any outcome counts, and how often", "who orders most often , and how often");
    row("concessions as % of all tickets, never mind refunds", "concessions as % of all tickets");
    row("What do owners pay? Show the sum; leave out owners without any orders.", "What do owners pay ? Show the sum .");
    row("crossings per route, skip the ones with none", "crossings per route");
    row("What falls to each county? Leave out counties without any. Show all.", "What falls to each county ? Show all .");
    // what says something
    row("total of each order before discount", "total of each order");
    row("median price, before any discounts, of the orders", "median price , of the orders");
    row("worth of all orders, ignoring the order's discount", "worth of all orders");
    row("price of the orders, discounts ignored, by club", "price of the orders , by club");
    row("orders by what they came to (no discount taken off)", "orders by what they came to");
    row("price of the orders, rebates not taken off", "price of the orders");
    row("orders with discounts taken off", "orders with discounts taken off");
    row("orders after discount", "orders after discount");
    row("orders without any discount", "orders without any discount");
    row("scores per club, leave out clubs without a score", "scores per club , leave out clubs without a score");
    row("scores of a club on average, ignoring clubs without any", "scores of a club on average , ignoring clubs without any");
    row("average score per club, ignoring clubs without any", "average score per club");
    row("members per club, do not leave out clubs with none", "members per club , do not leave out clubs with none");
    row("orders in August, whatever the year", "orders in August , whatever the year");
    row("names, whatever comes after the @", "names , whatever comes after the @");
    row("number and what it came to, labour included", "number and what it came to , labour included");
    row("orders per club, zeros too", "orders per club , zeros too");
    row("orders per club, clubs without any included", "orders per club , clubs without any included");
    row("every customer, refunded or not, with the number", "every customer , refunded or not , with the number");
    row("customers: name, number, paid or not", "customers : name , number , paid or not");
    row("Show for each order whether it is paid or not", "Show for each order whether it is paid or not");
    row("orders of 2023, delivered ones", "orders of 2023 , delivered ones");
}

void TestIdlePhrases::areLeftOut()
{
    QFETCH(QString, question);
    QTEST(joinedWords(withoutIdlePhrases(prepared(question), shopSchema())), "read");
}

void TestIdlePhrases::leaveTheOtherWordsInTheirPlaces()
{
    const Question question = withoutIdlePhrases(prepared("Orders, cancelled ones included, by club"), shopSchema());
    const Word& last = question.words.back();
    QCOMPARE(question.text.substr(std::size_t(last.begin)), std::string("club"));
}

RATATOSK_TEST(TestIdlePhrases);
#include "tst_idle_phrases.moc"
