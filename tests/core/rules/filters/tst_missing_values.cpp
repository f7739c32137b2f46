// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/filters/missing_values.h"

#include "core/language/word_splitter.h"
#include "tests/support/library_schema.h"
#include "tests/support/rule_trial.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestMissingValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesOutWhatForgets_data();
    void leavesOutWhatForgets();
};

namespace {

/// With "noise complaint" as a cell where the question has these words first; with "dog", of one column or of two.
PreparedQuestion prepared(const QString& text)
{
    PreparedQuestion question;
    question.question = *splitQuestion(text.toStdString());
    if (text.startsWith(QLatin1String("noise complaint")))
        question.values = {{ValueType::Text, "Noise complaint", ValueSource::WholeCell, 0, 2, {ColumnId{0}}},
                           {ValueType::Text, "Noise", ValueSource::WholeCell, 0, 1, {ColumnId{0}}}};
    if (text.startsWith(QLatin1String("2nd")))
        question.values = {{ValueType::Text, "2nd", ValueSource::WholeCell, 0, 1, {ColumnId{0}}}};
    if (text.startsWith(QLatin1String("dog")))
        question.values = {{ValueType::Text, "dog", ValueSource::WholeCell, 0, 1, {ColumnId{0}}}};
    if (text == QLatin1String("dogs of both kinds"))
        question.values.front().evidence.push_back(ColumnId{1});
    if (text == QLatin1String("dogs by name"))
        question.links.tables = {{0, TableId{0}, LinkKind::Exact, "dog"}};
    return question;
}

} // namespace

void TestMissingValues::leavesOutWhatForgets_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QStringList>("conditions");
    QTest::addColumn<int>("left");
    QTest::newRow("year") << "How many visits in 2024?" << QStringList{"", "WHERE day >= '2024-01-01'", "WHERE day < '2025-01-01'"} << 2;
    QTest::newRow("nobody has the year") << "How many visits in 2024?" << QStringList{"", "WHERE day > '2020-01-01'"} << 2;
    QTest::newRow("no year") << "How many visits?" << QStringList{"", "WHERE day >= '2024-01-01'"} << 2;
    QTest::newRow("cell") << "noise complaint visits" << QStringList{"", "WHERE descr = 'Noise complaint'", "WHERE a = 'Noise'"} << 1;
    QTest::newRow("a word that is a cell") << "dogs" << QStringList{"", "WHERE kind = 'dog'"} << 1;
    QTest::newRow("in a pattern") << "dogs" << QStringList{"", "WHERE kind LIKE '%dog%'"} << 1;
    QTest::newRow("a number") << "2nd oldest visit" << QStringList{"", "WHERE place = '2nd'"} << 2;
    QTest::newRow("a cell of two columns") << "dogs of both kinds" << QStringList{"", "WHERE kind = 'dog'"} << 2;
    QTest::newRow("a word that names a table") << "dogs by name" << QStringList{"", "WHERE kind = 'dog'"} << 2;
    QTest::newRow("a word that is counted in") << "dogs included, all visits" << QStringList{"", "WHERE kind = 'dog'"} << 2;
    QTest::newRow("part of a cell") << "noise complaint visits" << QStringList{"", "WHERE a = 'Noise'"} << 2;
}

void TestMissingValues::leavesOutWhatForgets()
{
    QFETCH(QString, question);
    QFETCH(QStringList, conditions);
    std::vector<CandidateQuery> candidates;
    for (const QString& condition : conditions)
        candidates.push_back({{}, ("SELECT count(*) FROM visits " + condition).toStdString(), {}});
    const PreparedQuestion read = prepared(question);
    const Schema schema = librarySchema();
    runFilter(lacksMentionedValue, candidates, {.question = read.question, .schema = schema, .prepared = &read});
    QTEST(static_cast<int>(candidates.size()), "left");
}

RATATOSK_TEST(TestMissingValues);
#include "tst_missing_values.moc"
