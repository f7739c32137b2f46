// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme.h"

#include <QApplication>
#include <QTest>

#include <cmath>

namespace {

/// Relative luminance of WCAG 2.
double luminance(const QColor& colour)
{
    const auto linear = [](double part) { return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// Contrast ratio of WCAG 2: 1 to 21.
double contrast(const QColor& left, const QColor& right)
{
    const double a = luminance(left);
    const double b = luminance(right);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isLegible_data();
    void isLegible();
    void growsDarkerOrLighterWithTheWeight_data() { isLegible_data(); }
    void growsDarkerOrLighterWithTheWeight();
    void tellsLinksApartWithoutColour();
};

void TestTheme::isLegible_data()
{
    QTest::addColumn<int>("appearance");
    QTest::newRow("light") << static_cast<int>(Appearance::Light);
    QTest::newRow("dark") << static_cast<int>(Appearance::Dark);
}

void TestTheme::isLegible()
{
    QFETCH(int, appearance);
    applyAppearance(static_cast<Appearance>(appearance));
    const Theme theme = Theme::of(QApplication::palette());
    for (const QColor& ground : {theme.base, theme.raised}) {
        for (const QColor& text : {theme.text, theme.muted, theme.error, theme.warning, theme.keyword, theme.literal, theme.number, theme.comment})
            QVERIFY2(contrast(text, ground) >= 4.5, qPrintable(QStringLiteral("%1 on %2").arg(text.name(), ground.name())));
    }
    for (const QColor& line : {theme.line, theme.words, theme.columns, theme.tables})
        QVERIFY2(contrast(line, theme.base) >= 3.0, qPrintable(line.name()));
    QVERIFY(contrast(theme.accentText, theme.accent) >= 4.5);
    QVERIFY(contrast(theme.text, theme.tint) >= 4.5);
    QVERIFY(contrast(theme.muted, theme.tint) >= 3.0);
    const QPalette palette = QApplication::palette();
    QVERIFY(contrast(palette.color(QPalette::PlaceholderText), palette.color(QPalette::Base)) >= 4.5);
    QVERIFY(contrast(palette.color(QPalette::PlaceholderText), palette.color(QPalette::Window)) >= 4.1);
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

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
