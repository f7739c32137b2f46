// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/facade/like_pattern.h"

#include <QTest>

using namespace ratatosk;

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
    QTest::addColumn<QString>("read"); // letters between what is open; empty: not plain
    QTest::newRow("contains") << "%ex%" << "..ex..";
    QTest::newRow("begins") << "ex%" << "ex..";
    QTest::newRow("ends") << "%ex" << "..ex";
    QTest::newRow("equals") << "ex" << "";
    QTest::newRow("wildcard inside") << "%e%x%" << "";
    QTest::newRow("one letter open") << "e_%" << "";
    QTest::newRow("anything") << "%" << "..";
    QTest::newRow("nothing") << "" << "";
}

void TestLikePattern::readsPatterns()
{
    QFETCH(QString, pattern);
    const sql::Literal literal{ValueType::Text, pattern.toStdString()};
    const auto found = likePatternOf({literal});
    QString read;
    if (found) {
        read = QStringLiteral("%1%2%3").arg(QLatin1String(found->isOpenBefore ? ".." : ""), QString::fromStdString(found->letters), QLatin1String(found->isOpenAfter ? ".." : ""));
        QVERIFY(patternLiteral(*found) == literal);
    }
    QTEST(read, "read");
}

QTEST_GUILESS_MAIN(TestLikePattern)
#include "tst_like_pattern.moc"
