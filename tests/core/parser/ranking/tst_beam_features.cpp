// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parser/ranking/beam_features.h"

#include "core/sql/tree/query_reader.h"
#include "core/sql/tree/query_use.h"
#include "tests/support/library_schema.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace ratatosk;

namespace {

Candidate candidate(const std::string& sql, double logProbability, double weakest = 1)
{
    return {{*sql::readQuery(sql, librarySchema()), sql, {}}, logProbability, {{{Action::Kind::ApplyRule, 0}, weakest, {}}}};
}

PreparedQuestion ask(const std::string& text)
{
    const Schema schema = librarySchema();
    return *prepareQuestion(text, schema, SchemaLinker(schema, ValueIndex::empty()), *ValueIndex::empty());
}

double feature(const CandidateFeatures& features, std::string_view name)
{
    return features[static_cast<std::size_t>(std::ranges::find(kCandidateFeatures, name) - kCandidateFeatures.begin())];
}

} // namespace

class TestBeamFeatures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void usesReachIntoEveryClause();
    void equalRowsAreNoticed();
    void namesLeftOut();
    void valuesLeftOut();
    void valuesNobodyMentioned();
    void itemsNobodyNamed();
    void textsAreNoCues();
    void numberWordsAreValues();
};

void TestBeamFeatures::usesReachIntoEveryClause()
{
    const QueryUse use = useOf(candidate("SELECT author.name FROM author JOIN book ON book.author_id = author.id "
                                         "WHERE book.pages > (SELECT avg(stars) FROM review) ORDER BY author.born",
                                         0)
                                   .query);
    std::vector<int> columns;
    for (const ColumnId column : use.columns)
        columns.push_back(index(column));
    QCOMPARE(columns, (std::vector<int>{1, 2, 6, 17})); // keys of joins are not said
    QVERIFY((use.tables == std::set<TableId>{TableId{0}, TableId{1}, TableId{5}}));
}

void TestBeamFeatures::equalRowsAreNoticed()
{
    const auto beam = featuresOf(ask("names of authors"), librarySchema(),
                                 {candidate("SELECT name FROM author", std::log(0.4), 0.5),
                                  candidate("SELECT title FROM book", std::log(0.3)),
                                  candidate("SELECT DISTINCT name FROM author", std::log(0.2))},
                                 {{TrialRun::Outcome::Rows, 7}, {TrialRun::Outcome::Failed, 0}, {TrialRun::Outcome::Rows, 7}});
    QCOMPARE(beam.sameRowsAs, (std::vector<int>{0, 1, 0}));
    QCOMPARE(feature(beam.candidates[1], "failed"), 1.0);
    const auto nothing = featuresOf(ask("names of authors"), librarySchema(),
                                    {candidate("SELECT name FROM author", -1), candidate("SELECT title FROM book", -2)},
                                    {{TrialRun::Outcome::Empty, 9}, {TrialRun::Outcome::Empty, 9}});
    QCOMPARE(nothing.sameRowsAs, (std::vector<int>{0, 1}));
    QVERIFY(std::abs(feature(beam.candidates[0], "weakest_decision") - std::log(0.5)) < 1e-12);
}

void TestBeamFeatures::namesLeftOut()
{
    const auto beam = featuresOf(
        ask("titles of books and their pages"), librarySchema(),
        {candidate("SELECT title, pages FROM book", -1), candidate("SELECT title FROM book", -2), candidate("SELECT label FROM shelf", -3)},
        std::vector<TrialRun>(3));
    QCOMPARE(feature(beam.candidates[0], "unused_names"), 0.0);
    QCOMPARE(feature(beam.candidates[1], "unused_names"), 1.0); // pages
    QVERIFY(feature(beam.candidates[2], "unused_names") >= 3.0);
}

void TestBeamFeatures::valuesLeftOut()
{
    const PreparedQuestion question = ask("books with more than 300 pages");
    const auto number = std::ranges::find(question.values, std::string("300"), &ValueCandidate::text);
    QVERIFY(number != question.values.end());
    Candidate with = candidate("SELECT title FROM book WHERE pages > 300", -1);
    with.trace.push_back({{Action::Kind::SelectValue, static_cast<int>(number - question.values.begin())}, 1, {}});
    const auto beam = featuresOf(question, librarySchema(), {with, candidate("SELECT title FROM book", -2)}, std::vector<TrialRun>(2));
    QCOMPARE(feature(beam.candidates[0], "unused_values"), 0.0);
    QCOMPARE(feature(beam.candidates[1], "unused_values"), 1.0);
}

void TestBeamFeatures::valuesNobodyMentioned()
{
    PreparedQuestion question = ask("titles of books");
    question.values.push_back({ValueType::Text, "Emma", ValueSource::Listed, -1, -1, {ColumnId{5}}});
    Candidate narrow = candidate("SELECT title FROM book WHERE title = 'Emma'", -1);
    narrow.trace.push_back({{Action::Kind::SelectValue, static_cast<int>(question.values.size()) - 1}, 1, {}});
    const auto beam = featuresOf(question, librarySchema(), {narrow, candidate("SELECT title FROM book", -2)}, std::vector<TrialRun>(2));
    QCOMPARE(feature(beam.candidates[0], "listed_values"), 1.0);
    QCOMPARE(feature(beam.candidates[0], "unspoken_values"), 0.0); // counted once
    QCOMPARE(feature(beam.candidates[0], "decisions"), 0.2);
    QCOMPARE(feature(beam.candidates[1], "listed_values"), 0.0);
}

void TestBeamFeatures::itemsNobodyNamed()
{
    const auto beam = featuresOf(ask("titles of books"), librarySchema(),
                                 {candidate("SELECT title FROM book", -1), candidate("SELECT title, pages FROM book", -2),
                                  candidate("SELECT count(*) FROM book", -3)},
                                 std::vector<TrialRun>(3));
    QCOMPARE(feature(beam.candidates[0], "unnamed_items"), 0.0);
    QCOMPARE(feature(beam.candidates[1], "unnamed_items"), 1.0);
    QCOMPARE(feature(beam.candidates[2], "unnamed_items"), 0.0);
}

void TestBeamFeatures::textsAreNoCues()
{
    const PreparedQuestion question = ask("pages of the book \"Most of all\"");
    const auto title = std::ranges::find(question.values, std::string("Most of all"), &ValueCandidate::text);
    QVERIFY(title != question.values.end());
    Candidate quoting = candidate("SELECT pages FROM book WHERE title = 'Most of all'", -1);
    const auto plain = featuresOf(question, librarySchema(), {quoting}, std::vector<TrialRun>(1));
    QCOMPARE(feature(plain.candidates[0], "unmet_cues"), 1.0); // "most", where no literal takes it up
    quoting.trace.push_back({{Action::Kind::SelectValue, static_cast<int>(title - question.values.begin())}, 1, {}});
    const auto beam = featuresOf(question, librarySchema(), {quoting}, std::vector<TrialRun>(1));
    QCOMPARE(feature(beam.candidates[0], "unmet_cues"), 0.0);
}

void TestBeamFeatures::numberWordsAreValues()
{
    const auto unused = [](const std::string& text) {
        const auto beam = featuresOf(ask(text), librarySchema(), {candidate("SELECT title FROM book ORDER BY pages LIMIT 1", -1)},
                                     std::vector<TrialRun>(1));
        return feature(beam.candidates[0], "unused_values");
    };
    QCOMPARE(unused("the three shortest books"), 1.0);
    QCOMPARE(unused("the one shortest book"), 0.0);
}

RATATOSK_TEST(TestBeamFeatures);
#include "tst_beam_features.moc"
