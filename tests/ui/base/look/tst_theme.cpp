// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/look/contrast.h"
#include "ui/base/look/theme.h"

#include <QApplication>
#include <QTest>

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void measuresContrast();
    void isLegible_data();
    void isLegible();
    void hasALegiblePalette_data() { isLegible_data(); }
    void hasALegiblePalette();
    void growsDarkerOrLighterWithTheWeight_data() { isLegible_data(); }
    void growsDarkerOrLighterWithTheWeight();
    void tellsLinksApartWithoutColour();
};

void TestTheme::measuresContrast()
{
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrast(Qt::white, Qt::black), 21.0);
    QCOMPARE(contrast(Qt::red, Qt::red), 1.0);
    QCOMPARE(contrast(Qt::red, Qt::white), 1.05 / 0.2626);
}

void TestTheme::isLegible_data()
{
    QTest::addColumn<int>("appearance");
    QTest::newRow("desktop") << static_cast<int>(Appearance::System);
    QTest::newRow("light") << static_cast<int>(Appearance::Light);
    QTest::newRow("dark") << static_cast<int>(Appearance::Dark);
}

void TestTheme::isLegible()
{
    QFETCH(int, appearance);
    applyAppearance(static_cast<Appearance>(appearance));
    const Theme theme = Theme::of(QApplication::palette());
    for (const QColor& ground : {theme.base, theme.raised}) {
        for (const QColor& text :
             {theme.text, theme.muted, theme.error, theme.warning, theme.keyword, theme.literal, theme.number, theme.comment})
            QVERIFY2(contrast(text, ground) >= kLeastForText, qPrintable(QStringLiteral("%1 on %2").arg(text.name(), ground.name())));
    }
    for (const QColor& line : {theme.line, theme.words, theme.columns, theme.tables})
        QVERIFY2(contrast(line, theme.base) >= kLeastForLines, qPrintable(line.name()));
    QVERIFY(contrast(theme.accentText, theme.accent) >= kLeastForText);
    for (const QColor& text : {theme.text, theme.muted})
        QVERIFY2(contrast(text, theme.tint) >= kLeastForText, qPrintable(text.name()));
}

/// What Qt draws.
void TestTheme::hasALegiblePalette()
{
    QFETCH(int, appearance);
    applyAppearance(static_cast<Appearance>(appearance));
    using P = QPalette;
    const P palette = QApplication::palette();
    const std::pair<P::ColorRole, P::ColorRole> pairs[] = {{P::Text, P::Base},
                                                           {P::Text, P::AlternateBase},
                                                           {P::WindowText, P::Window},
                                                           {P::WindowText, P::Base},
                                                           {P::ButtonText, P::Button},
                                                           {P::ToolTipText, P::ToolTipBase},
                                                           {P::HighlightedText, P::Highlight},
                                                           {P::PlaceholderText, P::Base},
                                                           {P::PlaceholderText, P::Window},
                                                           {P::Link, P::Base},
                                                           {P::Link, P::Window}};
    for (const auto& [text, ground] : pairs)
        QVERIFY2(contrast(palette.color(text), palette.color(ground)) >= kLeastForText,
                 qPrintable(QStringLiteral("%1 on %2").arg(text).arg(ground)));
    for (const auto ground : {P::Base, P::AlternateBase, P::Window}) // rows that are out of date, commands that are off
        QVERIFY2(contrast(palette.color(P::Disabled, P::Text), palette.color(ground)) >= kLeastForText,
                 qPrintable(QString::number(ground)));
    const Theme theme = Theme::of(palette);
    for (const QColor& text : {theme.error, theme.muted}) // in panels
        QVERIFY2(contrast(text, palette.color(P::Window)) >= kLeastForText, qPrintable(text.name()));
}

void TestTheme::growsDarkerOrLighterWithTheWeight()
{
    QFETCH(int, appearance);
    applyAppearance(static_cast<Appearance>(appearance));
    const Theme theme = Theme::of(QApplication::palette());
    QCOMPARE(theme.heat(0), theme.base);
    for (double weight = 0.1; weight <= 1.0; weight += 0.1) {
        const double step = luminance(theme.heat(weight)) - luminance(theme.heat(weight - 0.1));
        QVERIFY(theme.isDark ? step > 0 : step < 0);
    }
    QCOMPARE(theme.heat(7), theme.heat(1));
}

void TestTheme::tellsLinksApartWithoutColour()
{
    using ratatosk::LinkKind;
    const Theme theme = Theme::of(QApplication::palette());
    QVERIFY(theme.linkPen(LinkKind::Exact).style() != theme.linkPen(LinkKind::Partial).style());
    QVERIFY(theme.linkPen(LinkKind::Partial).style() != theme.linkPen(LinkKind::Synonym).style());
    QVERIFY(theme.linkPen(LinkKind::WholeCell).style() != theme.linkPen(LinkKind::WordInCell).style());
}

RATATOSK_WIDGET_TEST(TestTheme);
#include "tst_theme.moc"
