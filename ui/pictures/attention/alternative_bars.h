// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"

#include <QWidget>

/// What a decoder weighed against each other in one step: a line for each with a bar as long as its probability, the decision first.
class AlternativeBars : public QWidget
{
    Q_OBJECT
public:
    static constexpr int kMost = 5; ///< lines; further ones are hardly ever above a percent

    explicit AlternativeBars(QWidget* parent = nullptr);

    void setStep(const ratatosk::AnswerStep& step);
    /// Takes no room.
    void clear();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Line {
        QString name;
        double probability = 0;
        bool isReplaced = false; ///< by a rule
    };

    int lineHeight() const { return fontMetrics().height() + 2; }

    QList<Line> m_lines;
};
