// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/alternative_bars.h"

#include "ui/base/look/theme.h"
#include "ui/base/wording/decision_text.h"
#include "ui/base/wording/rule_words.h"

#include <QPainter>

#include <algorithm>

using namespace ratatosk;

namespace {

constexpr int kMargin = 4;
constexpr double kMostForLabels = 0.5; ///< of the width

} // namespace

AlternativeBars::AlternativeBars(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("alternatives"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    hide();
}

void AlternativeBars::setStep(const AnswerStep& step)
{
    m_lines = {{ruleWords(step.action), step.probability, !step.overriddenBy.empty()}};
    for (const RefusedAction& refused : step.refused) {
        if (m_lines.size() < kMost)
            m_lines << Line{ruleWords(refused.action), refused.probability, false};
    }
    setAccessibleName(refusedText(step));
    setVisible(!step.refused.empty());
    updateGeometry();
    update();
}

void AlternativeBars::clear()
{
    m_lines.clear();
    hide();
}

QSize AlternativeBars::sizeHint() const
{
    return {200, static_cast<int>(m_lines.size()) * lineHeight() + 2 * kMargin};
}

/// Names, bars, and percentages behind the bars' ends.
void AlternativeBars::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme theme = Theme::of(palette());
    const int measure = fontMetrics().horizontalAdvance(percentText(1)) + 2 * kMargin;
    int names = 0;
    for (const Line& line : m_lines)
        names = std::max(names, fontMetrics().horizontalAdvance(line.name) + 2 * kMargin);
    names = std::min(names, static_cast<int>(width() * kMostForLabels));
    const int room = width() - names - measure - 2 * kMargin;
    for (int i = 0; i < m_lines.size(); ++i) {
        const Line& line = m_lines[i];
        const QRect row(kMargin, kMargin + i * lineHeight(), width() - 2 * kMargin, lineHeight());
        QFont own = font();
        own.setBold(i == 0);
        own.setStrikeOut(line.isReplaced);
        painter.setFont(own);
        painter.setPen(theme.text);
        const QString name = QFontMetrics(own).elidedText(line.name, Qt::ElideRight, names - kMargin);
        painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, name);
        const int length = std::max(1, static_cast<int>(line.probability * room));
        const QRect bar(row.left() + names, row.top() + 3, length, row.height() - 6);
        painter.fillRect(bar, i == 0 ? theme.accent : theme.line);
        painter.setFont(font());
        painter.drawText(QRect(bar.right() + kMargin, row.top(), measure, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         percentText(line.probability));
    }
}
