// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/answer_layout.h"

#include "tests/support/test_program.h"

#include <QTest>

#include <string>

using namespace ratatosk;

class TestAnswerLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void placesFollowTheText();
    void leavesWhatHasNoPlace();
};

namespace {

const std::string kSql = "SELECT name FROM hut WHERE name = 'Alp  see' AND beds > (SELECT avg(beds) FROM hut) ORDER BY beds DESC";

SyntaxNode nodeOf(const std::string& words)
{
    const auto begin = static_cast<int>(kSql.find(words));
    return {words, begin, begin + static_cast<int>(words.size()), {}};
}

std::string textOf(const AnswerCandidate& candidate, int begin, int end)
{
    return candidate.sql.substr(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin));
}

} // namespace

void TestAnswerLayout::placesFollowTheText()
{
    AnswerCandidate candidate;
    candidate.sql = kSql;
    candidate.tree = nodeOf(kSql);
    for (const char* words : {"name", "FROM hut", "'Alp  see'", "SELECT avg(beds) FROM hut", "beds DESC"})
        candidate.tree.children.push_back(nodeOf(words));
    const SyntaxNode order = nodeOf("ORDER BY beds DESC");
    candidate.steps.push_back({"Order", 1, {}, -1, order.sqlBegin, order.sqlEnd, {}});
    Answer answer;
    answer.candidates.push_back(candidate);

    const AnswerCandidate after = laidOut(answer).candidates.front();
    QCOMPARE(QString::fromStdString(after.sql),
             QStringLiteral("SELECT name\nFROM hut\nWHERE name = 'Alp  see'\n    AND beds > (\n        SELECT avg(beds)\n"
                            "        FROM hut\n    )\nORDER BY beds DESC"));
    QCOMPARE(textOf(after, after.tree.sqlBegin, after.tree.sqlEnd), after.sql);
    std::string texts;
    for (const SyntaxNode& child : after.tree.children)
        texts += '[' + textOf(after, child.sqlBegin, child.sqlEnd) + ']';
    QCOMPARE(QString::fromStdString(texts), QStringLiteral("[name][FROM hut]['Alp  see'][SELECT avg(beds)\n        FROM hut][beds DESC]"));
    QCOMPARE(textOf(after, after.steps[0].sqlBegin, after.steps[0].sqlEnd), std::string("ORDER BY beds DESC"));
}

void TestAnswerLayout::leavesWhatHasNoPlace()
{
    AnswerCandidate candidate;
    candidate.sql = "SELECT 1 FROM hut";
    candidate.steps.push_back({"Close", 1, {}, -1, -1, -1, {}});
    candidate.steps.push_back({"Of another text", 1, {}, -1, 3, 90, {}});
    Answer answer;
    answer.candidates.push_back(candidate);
    for (const AnswerStep& step : laidOut(answer).candidates.front().steps) {
        QCOMPARE(step.sqlBegin, -1);
        QCOMPARE(step.sqlEnd, -1);
    }
}

RATATOSK_TEST(TestAnswerLayout);
#include "tst_answer_layout.moc"
