// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
struct Inquiry;

namespace ratatosk {
struct Headline;
}

/// The answer in one line above its rows: a value in large figures, a few names, or how many rows there are, and what they are in the
/// question's words. Hidden while the rows shown are no answer of the question.
class AnswerHeadline : public QWidget
{
    Q_OBJECT
public:
    explicit AnswerHeadline(QWidget* parent = nullptr);

    void showInquiry(const Inquiry& inquiry);

private:
    void show(const ratatosk::Headline& headline, bool isComplete);

    QLabel* m_figure = nullptr;
    QLabel* m_about = nullptr;
};
