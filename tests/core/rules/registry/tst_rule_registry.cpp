// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/registry/rule_registry.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace ratatosk;

/// What every row of the registry has to be like.
class TestRuleRegistry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasUniqueIds();
    void describesEveryRule();
    void sortsByPhase();
    void looksAtCellsWherePhasesHaveThem();
    void knowsLaws();
    void refusesUnknownIds();
};

void TestRuleRegistry::hasUniqueIds()
{
    static const QRegularExpression form("^[a-z]+(-[a-z]+)+$");
    QSet<QString> ids;
    for (const Rule& rule : allRules()) {
        const QString id = QString::fromUtf8(rule.id.data(), static_cast<qsizetype>(rule.id.size()));
        QVERIFY2(id.contains(form), qPrintable(id));
        QVERIFY2(ids.contains(id) == rule.isRepeat, qPrintable(id));
        ids << id;
        QCOMPARE(ruleOf(rule.id)->id, rule.id);
    }
    QVERIFY(ids.size() > 30);
}

/// One sentence that a user can read: it begins with a verb, and says no more than a line holds.
void TestRuleRegistry::describesEveryRule()
{
    static const QRegularExpression sentence("^[A-Z][a-z]+s .*[^.]\\.$");
    for (const Rule& rule : allRules()) {
        const QString summary = QString::fromUtf8(rule.summary.data(), static_cast<qsizetype>(rule.summary.size()));
        QVERIFY2(summary.contains(sentence) && summary.size() <= 120, qPrintable(summary));
        const bool isRewrite = std::holds_alternative<Rewrite>(rule.action);
        QVERIFY2(!isRewrite || rule.changes != RuleClause::None, qPrintable(summary));
    }
}

/// Rewrites first, filters last: a row in the wrong table would run in another order than it is read.
void TestRuleRegistry::sortsByPhase()
{
    RulePhase last = RulePhase::FollowUp;
    for (const Rule& rule : allRules()) {
        QVERIFY2(rule.phase >= last, rule.id.data());
        last = rule.phase;
        QCOMPARE(std::holds_alternative<CandidateFilter>(rule.action), rule.phase == RulePhase::Filter);
    }
}

void TestRuleRegistry::looksAtCellsWherePhasesHaveThem()
{
    for (const Rule& rule : allRules()) {
        const auto* rewrite = std::get_if<Rewrite>(&rule.action);
        QVERIFY2(!rewrite || !rewrite->needsCells() || needsCells(rule.phase), rule.id.data());
    }
}

void TestRuleRegistry::knowsLaws()
{
    for (const Rule& rule : allRules())
        QVERIFY2(rule.reason != RuleReason::Law || rule.isLaw() || rule.phase == RulePhase::Filter, rule.id.data());
    QVERIFY(ruleOf("integer-division")->isLaw());
    QVERIFY(!ruleOf("rounding-digits")->isLaw());
}

void TestRuleRegistry::refusesUnknownIds()
{
    QVERIFY(checkRuleIds({"rounding-digits", "integer-division"}));
    const auto checked = checkRuleIds({"rounding-digits", "no-such-rule"});
    QVERIFY(!checked);
    QVERIFY(checked.error().detail.find("no-such-rule") != std::string::npos);
}

RATATOSK_TEST(TestRuleRegistry);
#include "tst_rule_registry.moc"
