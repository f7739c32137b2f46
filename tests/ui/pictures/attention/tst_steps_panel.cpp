// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/base/look/theme.h"
#include "ui/pictures/attention/adjustment_list.h"
#include "ui/pictures/attention/alternative_bars.h"
#include "ui/pictures/attention/steps_panel.h"

#include <QImage>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace ratatosk;

/// The steps of an answer beside what rules adjusted.
class TestStepsPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void listsAdjustments();
    void selectsWhatARuleWroteAndReplaced();
    void followsTheSelection();
    void hidesTheListWithoutAdjustments();
    void showsAlternativesAsBars();

private:
    static AnswerCandidate adjusted()
    {
        AnswerCandidate candidate{.sql = "SELECT name FROM dogs WHERE age >= 4 LIMIT 1"};
        candidate.steps = {{"column dogs.name", 0.9, {}}, {"Greater(left, right)", 0.8, {}}};
        candidate.steps[1].overriddenBy = "inclusive-bounds";
        candidate.changes = {{"inclusive-bounds", "age > 4", "age >= 4", "Makes a bound inclusive."},
                             {"first-row", "", "LIMIT 1", "Takes the first row."}};
        return candidate;
    }

    StepsPanel m_panel;
    AdjustmentList* m_list = nullptr;
};

void TestStepsPanel::init()
{
    m_list = m_panel.findChild<AdjustmentList*>(QStringLiteral("adjustments"));
    QVERIFY(m_list);
    m_panel.show();
    m_panel.setSteps({}, adjusted());
}

void TestStepsPanel::listsAdjustments()
{
    QCOMPARE(m_list->count(), 2);
    QVERIFY(m_list->isVisible());
    QCOMPARE(m_list->item(0)->text(), QStringLiteral("Adjusted: Makes a bound inclusive. (age >= 4 instead of age > 4)"));
    QCOMPARE(m_list->item(1)->text(), QStringLiteral("Adjusted: Takes the first row. (added: LIMIT 1)"));
    QVERIFY(m_list->item(0)->toolTip().contains(QStringLiteral("inclusive-bounds")));
}

void TestStepsPanel::selectsWhatARuleWroteAndReplaced()
{
    const QSignalSpy spy(&m_panel, &StepsPanel::selected);
    m_list->setCurrentRow(0);
    QCOMPARE(spy.count(), 1);
    const auto selection = spy.front().front().value<Selection>();
    QCOMPARE(selection.sql, (std::vector<TextSpan>{{28, 36}}));
    QCOMPARE(selection.steps, std::vector<int>{1});
}

void TestStepsPanel::followsTheSelection()
{
    const QSignalSpy spy(&m_panel, &StepsPanel::selected);
    m_panel.showSelection({.steps = {1}});
    QVERIFY(m_list->item(0)->isSelected());
    QVERIFY(!m_list->item(1)->isSelected());
    m_panel.showSelection({.sql = {{38, 42}}});
    QVERIFY(!m_list->item(0)->isSelected());
    QVERIFY(m_list->item(1)->isSelected());
    QCOMPARE(spy.count(), 0); // nobody clicked
}

void TestStepsPanel::hidesTheListWithoutAdjustments()
{
    m_panel.setSteps({}, {.sql = "SELECT 1"});
    QVERIFY(!m_list->isVisible());
    m_panel.setSteps({}, adjusted());
    m_panel.clear();
    QVERIFY(!m_list->isVisible());
}

void TestStepsPanel::showsAlternativesAsBars()
{
    AnswerCandidate candidate{.sql = "SELECT name FROM dogs"};
    candidate.steps = {{"column dogs.name", 0.75, {}}, {"column dogs.age", 1, {}}};
    candidate.steps[0].refused = {{"column dogs.age", 0.2}, {"column dogs.weight", 0.05}};
    m_panel.setSteps({}, candidate);
    auto* bars = m_panel.findChild<AlternativeBars*>();
    const auto* note = m_panel.findChild<QLabel*>(QStringLiteral("refused"));
    QVERIFY(!bars->isVisible());
    m_panel.showSelection({.steps = {0}});
    QVERIFY(bars->isVisible());
    QVERIFY(bars->sizeHint().height() >= 3 * bars->fontMetrics().height());
    QVERIFY(bars->accessibleName().contains(QStringLiteral("dogs.weight")));
    QVERIFY(note->text().startsWith(QStringLiteral("Alternatives to step 1")));
    const QImage drawn = bars->grab().toImage();
    const auto filled = [&](int line) { // pixels of the bar's colour in a line
        const int y = 4 + line * (bars->fontMetrics().height() + 2) + bars->fontMetrics().height() / 2;
        const QColor colour = line == 0 ? Theme::of(bars->palette()).accent : Theme::of(bars->palette()).line;
        int count = 0;
        for (int x = 0; x < bars->width(); ++x)
            count += drawn.pixelColor(QPoint(x, y) * drawn.devicePixelRatio()).rgb() == colour.rgb();
        return count;
    };
    QVERIFY2(filled(0) > 2 * filled(1) && filled(1) > filled(2) && filled(2) > 0,
             qPrintable(QStringLiteral("%1 %2 %3").arg(filled(0)).arg(filled(1)).arg(filled(2))));
    m_panel.showSelection({.steps = {1}});
    QVERIFY(!bars->isVisible());
    QVERIFY(note->text().contains(QStringLiteral("There are no alternatives here.")));
}

RATATOSK_WIDGET_TEST(TestStepsPanel);
#include "tst_steps_panel.moc"
