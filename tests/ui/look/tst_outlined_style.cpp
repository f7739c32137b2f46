// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/look/outlined_style.h"
#include "ui/look/theme.h"

#include <QComboBox>
#include <QPushButton>
#include <QTest>

class TestOutlinedStyle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawsEdgesInHighContrast_data();
    void drawsEdgesInHighContrast();
};

void TestOutlinedStyle::drawsEdgesInHighContrast_data()
{
    QTest::addColumn<bool>("isCombo");
    QTest::newRow("button") << false;
    QTest::newRow("combo box") << true;
}

/// White on black, where Qt's own edges are black.
void TestOutlinedStyle::drawsEdgesInHighContrast()
{
    QFETCH(const bool, isCombo);
    OutlinedStyle style(QStringLiteral("fusion"));
    const QPalette palette(Qt::white, Qt::black, Qt::white, Qt::white, Qt::white, Qt::white, Qt::white, Qt::black, Qt::black);
    QWidget window;
    window.setPalette(palette);
    window.resize(100, 40);
    QWidget* part = isCombo ? static_cast<QWidget*>(new QComboBox(&window)) : new QPushButton(QStringLiteral("Run"), &window);
    part->setStyle(&style);
    part->setGeometry(10, 5, 80, 30);
    const QImage image = window.grab().toImage().convertToFormat(QImage::Format_RGB32);
    QCOMPARE(image.pixel(10, 20), Theme::of(palette).line.rgb());
    QCOMPARE(image.pixel(89, 20), Theme::of(palette).line.rgb());
}

RATATOSK_WIDGET_TEST(TestOutlinedStyle);
#include "tst_outlined_style.moc"
