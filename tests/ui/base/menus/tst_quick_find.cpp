// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/menus/quick_find.h"

#include "tests/support/test_program.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>

class TestQuickFind : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysThatNothingIsFound();
};

void TestQuickFind::saysThatNothingIsFound()
{
    QWidget window;
    auto* find = new QuickFind(QStringLiteral("Find"), QStringLiteral("A table"), {{QStringLiteral("hut"), {}, {}, [] {}}}, &window);
    find->show();
    const auto isListShown = [find] { return find->findChild<QListWidget*>()->isVisible(); };
    QVERIFY(isListShown());
    QTest::keyClicks(find->findChild<QLineEdit*>(), QStringLiteral("qx"));
    QVERIFY(!isListShown());
    const auto labels = find->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) { return label->isVisible() && !label->text().isEmpty(); }));
    find->findChild<QLineEdit*>()->clear();
    QVERIFY(isListShown());
}

RATATOSK_WIDGET_TEST(TestQuickFind);
#include "tst_quick_find.moc"
