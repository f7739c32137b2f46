// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "ui/base/state/selection.h"

#include <QListWidget>

#include <vector>

/// What rules changed in the parser's query, a line each; hidden where they changed nothing.
class AdjustmentList : public QListWidget
{
    Q_OBJECT
public:
    explicit AdjustmentList(QWidget* parent = nullptr);

    void setCandidate(const ratatosk::AnswerCandidate& candidate);
    void showSelection(const Selection& selection);

    QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

Q_SIGNALS:
    /// The part of the SQL that a rule wrote, and the steps that it replaced.
    void selected(const Selection& selection);

private:
    std::vector<Selection> m_parts; ///< by line
    bool m_isShowing = false;       ///< the selection being set is not the user's
};
