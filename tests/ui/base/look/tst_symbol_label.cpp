// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/look/symbol_label.h"

#include "tests/support/test_program.h"
#include "ui/window/program_resources.h"

#include <QApplication>
#include <QTest>

class TestSymbolLabel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsThePalette();
};

void TestSymbolLabel::followsThePalette()
{
    initialiseProgramResources();
    SymbolLabel label;
    label.setSymbol(QStringLiteral("warning"));
    const QImage before = label.pixmap().toImage();
    QVERIFY(!before.isNull());
    QPalette other = qApp->palette();
    other.setColor(QPalette::WindowText, Qt::red);
    other.setColor(QPalette::Text, Qt::red);
    const QPalette own = qApp->palette();
    QApplication::setPalette(other);
    QApplication::sendPostedEvents();
    QVERIFY(label.pixmap().toImage() != before);
    QApplication::setPalette(own);
    label.setSymbol({});
    QVERIFY(label.pixmap().isNull());
}

RATATOSK_WIDGET_TEST(TestSymbolLabel);
#include "tst_symbol_label.moc"
