// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/files/start_panel.h"

#include <QLabel>
#include <QListWidget>
#include <QTest>

class TestStartPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shortensLongPlaces();
};

/// In the middle, so that both ends can be told; the whole is in the tool-tip.
void TestStartPanel::shortensLongPlaces()
{
    const QString folder = QStringLiteral("/home/someone/documents/of/last/year/and/the/year/before/invoices");
    StartPanel panel;
    panel.setRecent({{folder + QStringLiteral("/shop.sqlite"), {}}, {QStringLiteral("/data/small.sqlite"), {}}});
    const auto* recent = panel.findChild<QListWidget*>(QStringLiteral("recentDatabases"));
    QVERIFY(!panel.findChild<QLabel*>(QStringLiteral("recentTitle"))->isHidden());
    const QString text = recent->item(0)->text();
    QVERIFY2(text.startsWith(QStringLiteral("shop.sqlite  —  /home")) && text.endsWith(QStringLiteral("invoices")), qPrintable(text));
    QVERIFY(text.size() < folder.size());
    QCOMPARE(recent->item(0)->toolTip(), folder);
    QCOMPARE(recent->item(1)->text(), QStringLiteral("small.sqlite  —  /data"));
}

RATATOSK_WIDGET_TEST(TestStartPanel);
#include "tst_start_panel.moc"
