// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "ui/pictures/frames/picture.h"

#include <QWidget>

class AttentionView;
class PictureFrame;
class QLabel;

/// What the decoder looked at in each step, and what it refused in the step that is selected.
class DecoderPage : public QWidget
{
    Q_OBJECT
public:
    explicit DecoderPage(QWidget* parent = nullptr);

    void setCandidate(const ratatosk::Answer& answer, const ratatosk::AnswerCandidate& candidate);
    void clear();
    void setSubject(const PictureSubject& subject) { m_subject = subject; }
    void showSelection(const Selection& selection);

Q_SIGNALS:
    void selected(const Selection& selection);

private:
    void showCell(int row, int column);
    void showStep(int step);
    Picture picture() const;

    PictureSubject m_subject;
    AttentionView* m_map = nullptr;
    PictureFrame* m_frame = nullptr;
    QLabel* m_readOut = nullptr;
    std::vector<ratatosk::AnswerStep> m_steps;
    std::vector<std::string> m_itemNames;
    int m_step = -1; ///< selected
};
