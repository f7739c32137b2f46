// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/forgotten_years.h"

#include "core/language/word_splitter.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestForgottenYears : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesOutWhatForgetsTheYear();
};

void TestForgottenYears::leavesOutWhatForgetsTheYear()
{
    const auto left = [](const char* question, const QStringList& statements) {
        std::vector<Candidate> candidates;
        for (const QString& sql : statements)
            candidates.push_back({{}, sql.toStdString(), 0, {}});
        dropYearless(candidates, *splitQuestion(question));
        return candidates.size();
    };
    const QString all = QStringLiteral("SELECT count(*) FROM visits");
    const QString some = QStringLiteral("SELECT count(*) FROM visits WHERE day >= '2024-01-01'");
    const QString until = QStringLiteral("SELECT count(*) FROM visits WHERE day < '2025-01-01'");
    QCOMPARE(left("How many visits in 2024?", {all, some, until}), std::size_t{2});
    QCOMPARE(left("How many visits in 2024?", {all}), std::size_t{1});
    QCOMPARE(left("How many visits?", {all, some}), std::size_t{2});
}

RATATOSK_TEST(TestForgottenYears);
#include "tst_forgotten_years.moc"
