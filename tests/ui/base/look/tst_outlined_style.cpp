// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/look/outlined_style.h"
#include "ui/base/look/theme.h"

#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>

class TestOutlinedStyle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawsEdgesInHighContrast_data();
    void drawsEdgesInHighContrast();
    void marksTheTabInFront();

private:
    static QPalette highContrast();
    static QImage pictureOf(QWidget* part);
};

void TestOutlinedStyle::drawsEdgesInHighContrast_data()
{
    QTest::addColumn<QString>("kind");
    for (const char* kind : {"button", "combo box", "spin box"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

/// White on black, where Qt's own edges are black.
QPalette TestOutlinedStyle::highContrast()
{
    QPalette palette(Qt::white, Qt::black, Qt::white, Qt::white, Qt::white, Qt::white, Qt::white, Qt::black, Qt::black);
    palette.setColor(QPalette::Highlight, Qt::yellow);
    return palette;
}

QImage TestOutlinedStyle::pictureOf(QWidget* part)
{
    QWidget window;
    OutlinedStyle style(QStringLiteral("fusion"));
    window.setPalette(highContrast());
    window.resize(100, 40);
    part->setParent(&window);
    part->setStyle(&style);
    part->setGeometry(10, 5, 80, 30);
    QImage image = window.grab().toImage().convertToFormat(QImage::Format_RGB32);
    delete part;
    return image;
}

void TestOutlinedStyle::drawsEdgesInHighContrast()
{
    QFETCH(const QString, kind);
    QWidget* part = nullptr;
    if (kind == QLatin1String("button"))
        part = new QPushButton(QStringLiteral("Run"));
    else if (kind == QLatin1String("combo box"))
        part = new QComboBox;
    else
        part = new QSpinBox;
    const QImage image = pictureOf(part);
    for (const int x : {10, 89})
        QCOMPARE(image.pixel(x, 20), Theme::of(highContrast()).line.rgb());
}

void TestOutlinedStyle::marksTheTabInFront()
{
    auto* tabs = new QTabBar;
    tabs->setUsesScrollButtons(false);
    tabs->addTab(QStringLiteral("a"));
    tabs->addTab(QStringLiteral("b"));
    const QImage image = pictureOf(tabs);
    int marked = 0;
    for (int x = 10; x < 90; ++x)
        marked += image.pixel(x, 6) == QColor(Qt::yellow).rgb() ? 1 : 0;
    QVERIFY2(marked > 10 && marked < 60, qPrintable(QString::number(marked))); // one of the two
}

RATATOSK_WIDGET_TEST(TestOutlinedStyle);
#include "tst_outlined_style.moc"
