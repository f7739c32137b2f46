// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mending/undecided_tests.h"

#include "core/language/word_splitter.h"
#include "core/sql/query_reader.h"
#include "tests/support/library_schema.h"
#include "tests/support/rule_trial.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestUndecidedTests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drops_data();
    void drops();
};

void TestUndecidedTests::drops_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QStringList>("before");
    QTest::addColumn<QStringList>("after");
    const QStringList three{"SELECT title FROM book WHERE title = 'Tide' AND pages > 3",
                            "SELECT title FROM book WHERE title = 'Rain' AND pages > 3",
                            "SELECT title FROM book WHERE title = 'Snow' AND pages > 3", "SELECT pages FROM book"};
    const QString without = QStringLiteral("SELECT title FROM book WHERE pages > 3");
    QTest::newRow("none is said") << "long books" << three << QStringList{without, without, without, three.back()};
    QTest::newRow("one is said") << "Is Tide a long book?" << three << three;
    QTest::newRow("two are no lottery") << "long books" << three.mid(1) << three.mid(1);
    const QStringList others{"SELECT title FROM book WHERE title = 'Tide'", "SELECT pages FROM book WHERE title = 'Rain'",
                             "SELECT id FROM book WHERE title = 'Snow'"};
    QTest::newRow("different queries") << "long books" << others << others;
}

void TestUndecidedTests::drops()
{
    QFETCH(QString, question);
    QFETCH(QStringList, before);
    const Schema schema = librarySchema();
    std::vector<CandidateQuery> candidates;
    for (const QString& text : before)
        candidates.push_back({*sql::readQuery(text.toStdString(), schema), text.toStdString(), {}});
    const Question words = *splitQuestion(question.toStdString());
    runRewrite(RulePhase::Beam, dropUndecidedTests, candidates, {.question = words, .schema = schema});
    QStringList texts;
    for (const CandidateQuery& candidate : candidates)
        texts << QString::fromStdString(candidate.sql);
    QTEST(texts, "after");
}

RATATOSK_TEST(TestUndecidedTests);
#include "tst_undecided_tests.moc"
