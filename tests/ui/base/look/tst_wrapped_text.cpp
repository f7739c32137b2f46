// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/look/wrapped_text.h"

#include "tests/support/test_program.h"

#include <QFontMetricsF>
#include <QTest>

class TestWrappedText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesFitTheirWidth();
    void lastLineTellsThatThereIsMore();
};

/// Whatever the width: no line needs to be cut where it is painted.
void TestWrappedText::linesFitTheirWidth()
{
    const QString text = QStringLiteral("Which customers in Leeds sent the most parcels of all?");
    const QFont font;
    for (double width = 120; width < 420; width += 7) {
        const QStringList lines = wrapped(text, font, width, 20);
        for (const QString& line : lines)
            QVERIFY2(QFontMetricsF(font).horizontalAdvance(line) <= width, qPrintable(line));
        QCOMPARE(lines.join(QLatin1Char(' ')), text);
    }
}

void TestWrappedText::lastLineTellsThatThereIsMore()
{
    const QStringList lines = wrapped(QStringLiteral("one two three four five six seven eight nine ten"), QFont(), 120, 2);
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[1].endsWith(QChar(0x2026)));
}

RATATOSK_WIDGET_TEST(TestWrappedText);
#include "tst_wrapped_text.moc"
