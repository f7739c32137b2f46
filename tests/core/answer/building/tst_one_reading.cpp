// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/model_search.h"
#include "core/answer/value/question_answerer.h"
#include "core/english/language/word_splitter.h"
#include "core/rules/engine/cell_lookup.h"
#include "tests/support/library_schema.h"
#include "tests/support/scratch_database.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

namespace {

int splits = 0, lookups = 0;

} // namespace

// The linker sends calls from other libraries here (tests/CMakeLists.txt): what an answer really does is counted, without a counter in the program.
extern "C" {
// NOLINTBEGIN(bugprone-reserved-identifier): these names are the linker's
Result<Question> __real__ZN8ratatosk13splitQuestionESt17basic_string_viewIcSt11char_traitsIcEE(std::string_view text);
Result<Question> __wrap__ZN8ratatosk13splitQuestionESt17basic_string_viewIcSt11char_traitsIcEE(std::string_view text)
{
    ++splits;
    return __real__ZN8ratatosk13splitQuestionESt17basic_string_viewIcSt11char_traitsIcEE(text);
}
void __real__ZN8ratatosk10CellLookupC1ERKNS_6SchemaERKNS_10ConnectionESt10stop_token(CellLookup* lookup, const Schema& schema,
                                                                                     const Connection& database, std::stop_token stop);
void __wrap__ZN8ratatosk10CellLookupC1ERKNS_6SchemaERKNS_10ConnectionESt10stop_token(CellLookup* lookup, const Schema& schema,
                                                                                     const Connection& database, std::stop_token stop)
{
    ++lookups;
    __real__ZN8ratatosk10CellLookupC1ERKNS_6SchemaERKNS_10ConnectionESt10stop_token(lookup, schema, database, std::move(stop));
}
// NOLINTEND(bugprone-reserved-identifier)
}

/// A question is cut into words once, and the cells are looked up by one object, however much is worked out from them.
class TestOneReading : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void readsOnce_data();
    void readsOnce();

private:
    ScratchDatabase m_file{libraryScript()};
    std::unique_ptr<QuestionAnswerer> m_answerer;
};

void TestOneReading::initTestCase()
{
    const auto bundle = findModelBundle();
    if (!bundle)
        QSKIP("there is no model bundle in models/");
    auto answerer = QuestionAnswerer::load(*bundle);
    QVERIFY(answerer);
    m_answerer = *std::move(answerer);
    QVERIFY(m_answerer->openDatabase(m_file.file()));
    QVERIFY(m_answerer->ask("Show all titles."));
}

void TestOneReading::readsOnce_data()
{
    QTest::addColumn<int>("readings");
    QTest::newRow("When was Ada born?") << 1;
    QTest::newRow("How many books has each author?") << 1;
    QTest::newRow("books that cost more than 10") << 1;
    QTest::newRow("titles of last year") << 2; // as typed, and with the year by the calendar
}

void TestOneReading::readsOnce()
{
    if (!m_answerer)
        QSKIP("there is no model bundle in models/");
    QFETCH(int, readings);
    splits = lookups = 0;
    QVERIFY(m_answerer->ask(QTest::currentDataTag(), {.today = CalendarDate{2026, 5, 6}}));
    QCOMPARE(splits, readings);
    QCOMPARE(lookups, 1);
}

RATATOSK_TEST(TestOneReading);
#include "tst_one_reading.moc"
