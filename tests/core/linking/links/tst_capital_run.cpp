// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/links/capital_run.h"

#include "core/linking/links/cell_matcher.h"
#include "tests/core/linking/links/question_text.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestCapitalRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsRuns_data();
    void findsRuns();
};

void TestCapitalRun::findsRuns_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("runs");

    QTest::newRow("one word") << "people in France"
                              << "France";
    QTest::newRow("several words") << "flights of JetBlue Airways today"
                                   << "JetBlue Airways";
    QTest::newRow("small word inside") << "the Bank of America"
                                       << "Bank|America|Bank of America";
    QTest::newRow("initial") << "by Christopher D. Manning"
                             << "Christopher D|Manning|Christopher D. Manning";
    QTest::newRow("auxiliary opens") << "Has Peter Mertens won"
                                     << "Peter Mertens";
    QTest::newRow("small word at the end") << "Bank of it"
                                           << "Bank";
    QTest::newRow("opening word") << "What is it"
                                  << "";
    QTest::newRow("opening word of a second sentence") << "Count them. Show all"
                                                       << "";
    QTest::newRow("opening word inside is part") << "the song The Show"
                                                 << "The Show";
    QTest::newRow("name opens the question") << "Kyle has friends"
                                             << "Kyle";
    QTest::newRow("accented capital") << "in Łódź"
                                      << "Łódź";
    QTest::newRow("no capitals") << "list all"
                                 << "";
    QTest::newRow("nothing") << ""
                             << "";
}

void TestCapitalRun::findsRuns()
{
    QFETCH(QString, question);
    QFETCH(QString, runs);
    const Question words = questionOf(question);
    QStringList found;
    for (const CapitalRun& run : capitalRunsOf(words))
        found << QString::fromStdString(spanText(words, run.begin, run.end));
    QCOMPARE(found.join('|'), runs);
}

RATATOSK_TEST(TestCapitalRun);
#include "tst_capital_run.moc"
