// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/like_pattern.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;
using namespace ratatosk::sql;

class TestLikePattern : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsPatterns_data();
    void readsPatterns();
};

void TestLikePattern::readsPatterns_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<bool>("isEscaped");
    QTest::addColumn<QString>("read"); // letters between what is open; empty: not plain
    const auto row = [](const char* name, const char* pattern, const char* read) { QTest::newRow(name) << pattern << false << read; };
    row("contains", "%ex%", "..ex..");
    row("begins", "ex%", "ex..");
    row("ends", "%ex", "..ex");
    row("equals", "ex", "");
    row("wildcard inside", "%e%x%", "");
    row("one letter open", "e_%", "");
    row("anything", "%", "..");
    row("nothing", "", "");
    row("backslash that escapes nothing", "%e\\x%", "..e\\x..");
    const auto escaped = [](const char* name, const char* pattern, const char* read) { QTest::newRow(name) << pattern << true << read; };
    escaped("percent sign", "%50\\%%", "..50%..");
    escaped("ends with a percent sign", "%50\\%", "..50%");
    escaped("underscore", "a\\_b%", "a_b..");
    escaped("backslash and percent sign", "%\\\\\\%%", "..\\%..");
    escaped("wildcard inside an escaped pattern", "%\\%_%", "");
    escaped("escape at the end", "%\\%\\", "");
}

void TestLikePattern::readsPatterns()
{
    QFETCH(QString, pattern);
    QFETCH(bool, isEscaped);
    const Like like{{Star{}}, {Literal{ValueType::Text, pattern.toStdString()}}, false, isEscaped};
    const auto found = likePatternOf(like);
    QString read;
    if (found) {
        read = QStringLiteral("%1%2%3").arg(QLatin1String(found->isOpenBefore ? ".." : ""), QString::fromStdString(found->letters),
                                            QLatin1String(found->isOpenAfter ? ".." : ""));
        QVERIFY(likeTest(like.value, *found) == like);
    }
    QTEST(read, "read");
}

RATATOSK_TEST(TestLikePattern);
#include "tst_like_pattern.moc"
