// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/help_panel.h"

#include "tests/support/test_program.h"
#include "ui/window/program_resources.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>

class TestHelpPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isLeftByEscape();
};

void TestHelpPanel::isLeftByEscape()
{
    initialiseProgramResources();
    HelpPanel panel;
    panel.show();
    QSignalSpy left(&panel, &HelpPanel::leaveWanted);
    QTest::keyClick(panel.findChild<QLineEdit*>(QStringLiteral("helpSearch")), Qt::Key_Escape);
    QCOMPARE(left.size(), 1);
    QTest::keyClick(panel.findChild<QTextBrowser*>(QStringLiteral("helpText")), Qt::Key_Escape);
    QCOMPARE(left.size(), 2);
}

RATATOSK_WIDGET_TEST(TestHelpPanel);
#include "tst_help_panel.moc"
