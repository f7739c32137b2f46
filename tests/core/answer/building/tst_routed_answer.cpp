// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/answer_check.h"
#include "core/answer/value/item_labels.h"
#include "core/answer/value/question_answerer.h"
#include "tests/support/library_schema.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

using namespace ratatosk;

namespace {

/// A library behind so many tables of measurements.
std::string measuringScript(int tables)
{
    std::string script;
    for (int i = 0; i < tables; ++i)
        script += fmt::format("CREATE TABLE gauge{0} (id INTEGER PRIMARY KEY, pressure{0} REAL, valve{0} TEXT, torque{0} REAL);", i);
    return script + libraryScript();
}

} // namespace

/// With the model that is shipped.
class TestRoutedAnswer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void answersAboutAPart();
    void keepsTheIdsOfTheWhole();
    void showsMapsOfWhatWasRead();
    void followsEdits();
    void readsSmallSchemasWhole();
    void hardlyGrowsWithTheSchema();

private:
    Answer ask(const std::string& question, const QuestionEdits& edits = {})
    {
        auto answer = m_answerer->ask(question, {.edits = edits});
        return answer ? *std::move(answer) : Answer();
    }
    /// Milliseconds of the second question after opening.
    double timeOf(const ScratchDatabase& file)
    {
        if (!m_answerer->openDatabase(file.file()))
            return 1e9;
        ask("Show all titles.");
        return ask("When was Ada born?").timing.totalMilliseconds;
    }

    ScratchDatabase m_file{measuringScript(300)};
    std::unique_ptr<QuestionAnswerer> m_answerer;
    Schema m_schema;
};

void TestRoutedAnswer::initTestCase()
{
    const auto bundle = findModelBundle();
    if (!bundle)
        QSKIP("there is no model bundle in models/");
    auto answerer = QuestionAnswerer::load(*bundle);
    QVERIFY(answerer);
    m_answerer = *std::move(answerer);
    const auto schema = m_answerer->openDatabase(m_file.file());
    QVERIFY(schema);
    m_schema = *schema;
}

void TestRoutedAnswer::answersAboutAPart()
{
    const Answer answer = ask("When was Ada born?");
    QVERIFY(!answer.candidates.empty());
    QCOMPARE(answer.candidates.front().sql, std::string("SELECT born FROM author WHERE name = 'Ada'"));
    QCOMPARE(answer.candidates.front().preview.rows, (std::vector<std::vector<Cell>>{{std::int64_t(1900)}}));
    QVERIFY(!answer.tablesRead.empty() && std::ssize(answer.tablesRead) < m_schema.tableCount() / 2);
    QVERIFY(answer.columnsRead.size() + answer.tablesRead.size() <= 200);
}

void TestRoutedAnswer::keepsTheIdsOfTheWhole()
{
    const Answer answer = ask("Show all titles with their pages.");
    QCOMPARE(inconsistencyOf(answer), std::string());
    const auto words = answer.question.words.size();
    for (std::size_t i = 0; i < answer.columnsRead.size(); ++i)
        QCOMPARE(answer.itemNames[words + i], labelOf(m_schema, answer.columnsRead[i]));
    for (std::size_t i = 0; i < answer.tablesRead.size(); ++i)
        QCOMPARE(answer.itemNames[words + answer.columnsRead.size() + i], m_schema.table(answer.tablesRead[i]).name);
    const ColumnId title = *m_schema.findColumn(*m_schema.findTable("book"), "title");
    QVERIFY(std::ranges::any_of(answer.links.columns, [&](const Link<ColumnId>& link) { return link.item == title; }));
}

void TestRoutedAnswer::showsMapsOfWhatWasRead()
{
    const Answer answer = ask("Show all titles with their pages.");
    const auto maps = m_answerer->attention(0);
    QVERIFY(maps);
    QCOMPARE(maps->size, static_cast<int>(answer.itemNames.size()));
}

void TestRoutedAnswer::followsEdits()
{
    const TableId far = *m_schema.findTable("gauge250");
    const std::string question = "Show all titles with their pages.";
    QVERIFY(!std::ranges::binary_search(ask(question).tablesRead, far));
    QVERIFY(std::ranges::binary_search(ask(question, {.tables = {.read = {far}}}).tablesRead, far));
    const TableId book = *m_schema.findTable("book");
    QVERIFY(std::ranges::binary_search(ask(question).tablesRead, book));
    QVERIFY(!std::ranges::binary_search(ask(question, {.tables = {.leftOut = {book}}}).tablesRead, book));
    const ColumnId valve = *m_schema.findColumn(far, "valve250");
    const Answer linked = ask(question, {.links = {{.word = 2, .column = index(valve), .isAdded = true}}});
    QVERIFY(std::ranges::any_of(linked.links.columns, [&](const Link<ColumnId>& link) { return link.word == 2 && link.item == valve; }));
    QVERIFY(!ask(question, {.tables = {.read = {TableId{100'000}}, .leftOut = {TableId{100'001}}}}).candidates.empty());
}

void TestRoutedAnswer::readsSmallSchemasWhole()
{
    const ScratchDatabase small(libraryScript());
    QVERIFY(m_answerer->openDatabase(small.file()));
    const Answer answer = ask("When was Ada born?");
    QVERIFY(answer.tablesRead.empty() && answer.columnsRead.empty());
    QCOMPARE(answer.relations.columns, librarySchema().columnCount());
    QVERIFY(m_answerer->openDatabase(m_file.file()));
}

/// 1,500 items take about as long as 60; read whole, they took a hundred times as long.
void TestRoutedAnswer::hardlyGrowsWithTheSchema()
{
    const ScratchDatabase small(measuringScript(9));
    const double smallTime = timeOf(small);
    const double largeTime = timeOf(m_file);
    QVERIFY2(largeTime < 15 * smallTime, qPrintable(QString("%1 ms, then %2 ms").arg(smallTime).arg(largeTime)));
}

RATATOSK_TEST(TestRoutedAnswer);
#include "tst_routed_answer.moc"
