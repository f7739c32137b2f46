// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/attention/adjustment_list.h"

#include "ui/base/wording/adjustment_text.h"

#include <algorithm>

using namespace ratatosk;

namespace {

constexpr int kMostLines = 4; ///< further ones are scrolled to

Selection partsOf(const RuleChange& change, const AnswerCandidate& candidate)
{
    Selection parts;
    if (const std::size_t place = candidate.sql.find(change.after); !change.after.empty() && place != std::string::npos)
        parts.sql.push_back({static_cast<int>(place), static_cast<int>(place + change.after.size())});
    for (std::size_t step = 0; step < candidate.steps.size(); ++step)
        if (candidate.steps[step].overriddenBy == change.id)
            parts.steps.push_back(static_cast<int>(step));
    return parts;
}

/// Whether a selection touches what a rule wrote or replaced.
bool meet(const Selection& one, const Selection& other)
{
    const auto overlaps = [&](const TextSpan& span) {
        return std::ranges::any_of(other.sql, [&](const TextSpan& with) { return span.begin < with.end && with.begin < span.end; });
    };
    const auto isSelected = [&](int step) { return std::ranges::find(other.steps, step) != other.steps.end(); };
    return std::ranges::any_of(one.sql, overlaps) || std::ranges::any_of(one.steps, isSelected);
}

} // namespace

AdjustmentList::AdjustmentList(QWidget* parent) : QListWidget(parent)
{
    setObjectName(QStringLiteral("adjustments"));
    setAccessibleName(tr("Adjustments that rules made to the query"));
    setWordWrap(true);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setVisible(false);
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0 && !m_isShowing)
            Q_EMIT selected(m_parts[static_cast<std::size_t>(row)]);
    });
}

void AdjustmentList::setCandidate(const AnswerCandidate& candidate)
{
    m_isShowing = true;
    clear();
    m_parts.clear();
    for (const RuleChange& change : candidate.changes) {
        addItem(adjustmentText(change));
        item(count() - 1)->setToolTip(tr("Rule %1").arg(QString::fromStdString(change.id)));
        m_parts.push_back(partsOf(change, candidate));
    }
    setVisible(count() > 0);
    updateGeometry();
    m_isShowing = false;
}

void AdjustmentList::showSelection(const Selection& selection)
{
    m_isShowing = true;
    clearSelection();
    for (int row = 0; row < count(); ++row)
        item(row)->setSelected(meet(m_parts[static_cast<std::size_t>(row)], selection));
    m_isShowing = false;
}

/// Lines wrap otherwise at another width.
void AdjustmentList::resizeEvent(QResizeEvent* event)
{
    QListWidget::resizeEvent(event);
    QMetaObject::invokeMethod(this, &AdjustmentList::updateGeometry, Qt::QueuedConnection);
}

QSize AdjustmentList::sizeHint() const
{
    int height = 2 * frameWidth();
    for (int row = 0; row < std::min(count(), kMostLines); ++row)
        height += sizeHintForRow(row);
    return {QListWidget::sizeHint().width(), height};
}
