// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/linking/relations/extended_rules.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace ratatosk;

class TestExtendedRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linksColumns_data();
    void linksColumns();
    void linksTables_data();
    void linksTables();
    void ordersLinks();
    void keepsPublishedNames();
};

static void addLinkColumns()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("wordToItem");
    QTest::addColumn<int>("itemToWord");
}

void TestExtendedRules::linksColumns_data()
{
    addLinkColumns();
    QTest::newRow("none") << static_cast<int>(LinkKind::None) << 29 << 32;
    QTest::newRow("exact") << static_cast<int>(LinkKind::Exact) << 27 << 30;
    QTest::newRow("partial") << static_cast<int>(LinkKind::Partial) << 28 << 31;
    QTest::newRow("whole cell") << static_cast<int>(LinkKind::WholeCell) << 33 << 34;
    QTest::newRow("word in cell") << static_cast<int>(LinkKind::WordInCell) << 35 << 36;
    QTest::newRow("number") << static_cast<int>(LinkKind::NumberHint) << 37 << 38;
    QTest::newRow("time") << static_cast<int>(LinkKind::TimeHint) << 39 << 40;
    QTest::newRow("synonym") << static_cast<int>(LinkKind::Synonym) << 41 << 42;
}

void TestExtendedRules::linksColumns()
{
    QFETCH(int, kind);
    QFETCH(int, wordToItem);
    QFETCH(int, itemToWord);
    const LinkRelation relation = ExtendedRules().columnLink(static_cast<LinkKind>(kind));
    QCOMPARE(int(relation.wordToItem), wordToItem);
    QCOMPARE(int(relation.itemToWord), itemToWord);
}

void TestExtendedRules::linksTables_data()
{
    addLinkColumns();
    QTest::newRow("none") << static_cast<int>(LinkKind::None) << 23 << 26;
    QTest::newRow("exact") << static_cast<int>(LinkKind::Exact) << 21 << 24;
    QTest::newRow("partial") << static_cast<int>(LinkKind::Partial) << 22 << 25;
    QTest::newRow("synonym") << static_cast<int>(LinkKind::Synonym) << 43 << 44;
}

void TestExtendedRules::linksTables()
{
    QFETCH(int, kind);
    QFETCH(int, wordToItem);
    QFETCH(int, itemToWord);
    const LinkRelation relation = ExtendedRules().tableLink(static_cast<LinkKind>(kind));
    QCOMPARE(int(relation.wordToItem), wordToItem);
    QCOMPARE(int(relation.itemToWord), itemToWord);
}

void TestExtendedRules::ordersLinks()
{
    const ExtendedRules rules;
    const LinkKind strongestFirst[] = {LinkKind::Exact,      LinkKind::WholeCell, LinkKind::Synonym,    LinkKind::Partial,
                                       LinkKind::WordInCell, LinkKind::TimeHint,  LinkKind::NumberHint, LinkKind::None};
    for (size_t place = 1; place < std::size(strongestFirst); ++place)
        QVERIFY(rules.columnLink(strongestFirst[place - 1]).rank > rules.columnLink(strongestFirst[place]).rank);
}

void TestExtendedRules::keepsPublishedNames()
{
    const DtFixupRules dtFixup;
    const ExtendedRules extended;
    const auto published = dtFixup.names();
    QVERIFY(std::equal(published.begin(), published.end(), extended.names().begin()));
}

RATATOSK_TEST(TestExtendedRules);
#include "tst_extended_rules.moc"
