// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/tree/box.h"
#include "tests/support/test_program.h"

#include <QTest>

using ratatosk::sql::Box;

class TestBox : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copiesDeeply();
    void comparesDeeply();
    void survivesSelfAssignment();
};

void TestBox::copiesDeeply()
{
    Box<int> first(1);
    Box<int> second = first;
    *second = 2;
    QCOMPARE(*first, 1);
    first = second;
    *second = 3;
    QCOMPARE(*first, 2);
}

void TestBox::comparesDeeply()
{
    QVERIFY(Box<int>(4) == Box<int>(4));
    QVERIFY(!(Box<int>(4) == Box<int>(5)));
}

void TestBox::survivesSelfAssignment()
{
    Box<int> box(6);
    const Box<int>& same = box;
    box = same;
    QCOMPARE(*box, 6);
}

RATATOSK_TEST(TestBox);
#include "tst_box.moc"
