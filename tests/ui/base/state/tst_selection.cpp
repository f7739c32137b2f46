// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/ui/dog_kennel.h"
#include "ui/base/state/selection.h"

#include <QTest>

#include <algorithm>

using namespace ratatosk;

namespace {

Schema kennelSchema()
{
    std::vector<Table> tables{{"owners", "owners"}, {"dogs", "dogs"}, {"old_dogs", "old dogs", true}};
    std::vector<Column> columns{
        {TableId{0}, "id", "id"}, {TableId{0}, "city", "city"}, {TableId{1}, "age", "age"}, {TableId{2}, "age", "age"}};
    return *Schema::create(tables, columns, {});
}

/// "age avg(dogs.age)": the pieces of SQL, in order of place.
QString sqlOf(const Selection& selection)
{
    std::vector<TextSpan> spans = selection.sql;
    std::ranges::sort(spans, {}, &TextSpan::begin);
    QStringList pieces;
    for (const TextSpan& span : spans)
        pieces << QString::fromLatin1(kDogSql).mid(span.begin, span.end - span.begin);
    return pieces.join(QLatin1Char('|'));
}

/// Names of the selected items, words first.
QString itemsOf(const Selection& selection, const Answer& answer)
{
    QStringList names;
    for (const int item : numberingOf(answer).itemsOf(selection))
        names << QString::fromStdString(answer.itemNames[static_cast<size_t>(item)]);
    return names.join(QLatin1Char(' '));
}

} // namespace

class TestSelection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersWordsColumnsTables();
    void numbersWhatWasRead();
    void findsPartners_data();
    void findsPartners();
    void findsTheInnermostSpan();
    void leadsFromEachKindToAllOthers_data();
    void leadsFromEachKindToAllOthers();
};

void TestSelection::numbersWordsColumnsTables()
{
    const ItemNumbering numbering{2, 3, 1};
    QCOMPARE(numbering.selectionOf(1), (Selection{.words = {1}}));
    QCOMPARE(numbering.selectionOf(2), (Selection{.columns = {ColumnId{0}}}));
    QCOMPARE(numbering.selectionOf(5), (Selection{.tables = {TableId{0}}}));
    QVERIFY(numbering.selectionOf(6).isEmpty());
    QVERIFY(numbering.selectionOf(-1).isEmpty());
    for (int item = 0; item < numbering.count(); ++item)
        QCOMPARE(numbering.itemsOf(numbering.selectionOf(item)), std::vector<int>{item});
}

void TestSelection::numbersWhatWasRead()
{
    const ItemNumbering numbering{1, 2, 1, {ColumnId{40}, ColumnId{42}}, {TableId{7}}};
    QCOMPARE(numbering.selectionOf(2), (Selection{.columns = {ColumnId{42}}}));
    QCOMPARE(numbering.selectionOf(3), (Selection{.tables = {TableId{7}}}));
    QCOMPARE(numbering.idsOf(2).column, 42);
    QCOMPARE(numbering.idsOf(3).table, 7);
    QCOMPARE(numbering.itemOf(ColumnId{41}), -1);
    QCOMPARE(numbering.itemsOf({.columns = {ColumnId{41}, ColumnId{42}}, .tables = {TableId{3}}}), std::vector<int>{2});
    for (int item = 0; item < numbering.count(); ++item)
        QCOMPARE(numbering.itemsOf(numbering.selectionOf(item)), std::vector<int>{item});
}

void TestSelection::findsPartners_data()
{
    const auto spanOf = [](const char* text) {
        const auto begin = static_cast<int>(std::string(kDogSql).find(text));
        return TextSpan{begin, begin + static_cast<int>(strlen(text))};
    };
    QTest::addColumn<Selection>("chosen");
    QTest::addColumn<QString>("items");
    QTest::addColumn<QString>("sql");
    QTest::newRow("word") << Selection{.words = {1}} << "age dogs.age old_dogs.age"
                          << "dogs.age";
    QTest::newRow("word without link") << Selection{.words = {2}} << "of"
                                       << "";
    QTest::newRow("column") << Selection{.columns = {ColumnId{1}}} << "city owners.city"
                            << "owners.city|owners.city";
    QTest::newRow("table") << Selection{.tables = {TableId{1}}} << "dogs dogs"
                           << "dogs";
    QTest::newRow("column's place") << Selection{.sql = {spanOf("dogs.age")}} << "age dogs.age"
                                    << "dogs.age";
    QTest::newRow("a larger place") << Selection{.sql = {spanOf("avg(dogs.age)")}} << "age dogs.age"
                                    << "avg(dogs.age)";
    QTest::newRow("nothing") << Selection() << ""
                             << "";
}

void TestSelection::findsPartners()
{
    QFETCH(Selection, chosen);
    QFETCH(QString, items);
    QFETCH(QString, sql);
    const Answer answer = dogAnswer(kennelSchema());
    const Selection selection = withPartners(chosen, answer, answer.candidates.front());
    QCOMPARE(itemsOf(selection, answer), items);
    QCOMPARE(sqlOf(selection), sql);
}

void TestSelection::findsTheInnermostSpan()
{
    const auto place = static_cast<int>(std::string(kDogSql).find("dogs.age"));
    QCOMPARE(sqlOf({.sql = innermostSpan(dogTree(), place)}), QStringLiteral("dogs.age"));
    QCOMPARE(sqlOf({.sql = innermostSpan(dogTree(), place - 1)}), QStringLiteral("avg(dogs.age)"));
    QVERIFY(innermostSpan(dogTree(), 10'000).empty());
}

namespace {

TextSpan placeOf(const char* text)
{
    const auto begin = static_cast<int>(std::string(kDogSql).find(text));
    return {begin, begin + static_cast<int>(strlen(text))};
}

int stepNamed(const Answer& answer, const std::string& action)
{
    const auto& steps = answer.candidates.front().steps;
    return static_cast<int>(std::ranges::find(steps, action, &AnswerStep::action) - steps.begin());
}

/// What the seven views would mark of dogs.age: "word column card token node step row".
QString markedKinds(const Selection& selection, const Answer& answer)
{
    const ColumnId age{columnNumber(kennelSchema(), "dogs", "age")};
    const auto has = [](const auto& values, const auto& value) { return std::ranges::find(values, value) != values.end(); };
    const bool hasColumn = has(selection.columns, age);
    const bool hasPlace = std::ranges::any_of(
        selection.sql, [](const TextSpan& span) { return span.begin <= placeOf("dogs.age").begin && span.end >= placeOf("dogs.age").end; });
    QStringList kinds;
    if (has(selection.words, 1))
        kinds << QStringLiteral("word");
    if (hasColumn)
        kinds << QStringLiteral("column");
    if (hasColumn || has(selection.tables, TableId{1}))
        kinds << QStringLiteral("card"); // the graph marks a column within its table's card
    if (hasPlace)
        kinds << QStringLiteral("token") << QStringLiteral("node"); // a node is its piece of SQL
    if (has(selection.steps, stepNamed(answer, "column dogs.age")))
        kinds << QStringLiteral("step");
    if (has(numberingOf(answer).itemsOf(selection), static_cast<int>(answer.question.words.size()) + ratatosk::index(age)))
        kinds << QStringLiteral("row");
    return kinds.join(QLatin1Char(' '));
}

} // namespace

void TestSelection::leadsFromEachKindToAllOthers_data()
{
    QTest::addColumn<Selection>("chosen");
    QTest::addColumn<QString>("marked");
    const Answer answer = dogAnswer(kennelSchema());
    const ColumnId age{columnNumber(kennelSchema(), "dogs", "age")};
    const QString all = QStringLiteral("word column card token node step row");
    QTest::newRow("word") << Selection{.words = {1}} << all;
    QTest::newRow("column") << Selection{.columns = {age}} << all;
    QTest::newRow("token") << Selection{.sql = innermostSpan(dogTree(), placeOf("dogs.age").begin)} << all;
    QTest::newRow("node") << Selection{.sql = {placeOf("avg(dogs.age)")}} << all;
    QTest::newRow("step") << Selection{.steps = {stepNamed(answer, "column dogs.age")}} << all;
    QTest::newRow("row") << numberingOf(answer).selectionOf(static_cast<int>(answer.question.words.size()) + ratatosk::index(age)) << all;
}

void TestSelection::leadsFromEachKindToAllOthers()
{
    QFETCH(Selection, chosen);
    QFETCH(QString, marked);
    const Answer answer = dogAnswer(kennelSchema());
    QCOMPARE(markedKinds(withPartners(chosen, answer, answer.candidates.front()), answer), marked);
    // A card stands for its table: the word, the place and the step of dogs, not those of a column.
    const Selection card = withPartners({.tables = {TableId{1}}}, answer, answer.candidates.front());
    QCOMPARE(card.words, std::vector<int>{3});
    QCOMPARE(sqlOf(card), QStringLiteral("dogs"));
    QCOMPARE(card.steps, std::vector<int>{stepNamed(answer, "table dogs")});
}

RATATOSK_TEST(TestSelection);
#include "tst_selection.moc"
