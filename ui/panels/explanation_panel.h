// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facade/answer.h"
#include "ui/selection.h"

#include <QTabWidget>

class AttentionPanel;
class LinksPanel;
class ReadingPanel;
class StepsPanel;
class TreePanel;

/// Why an answer is what it is, from four sides: the parser's steps, the links, the attention, the tree of the SQL.
class ExplanationPanel : public QTabWidget
{
    Q_OBJECT
public:
    explicit ExplanationPanel(QWidget* parent = nullptr);

    void setModel(const ratatosk::ModelDescription& model);
    /// Null: no question has been answered yet.
    void setAnswer(const ratatosk::Answer* answer);
    void setCandidate(const ratatosk::Answer& answer, const ratatosk::AnswerCandidate& candidate);
    ReadingPanel* reading() const { return m_reading; }
    void setMaps(const ratatosk::AttentionMaps& maps);
    void showSelection(const Selection& selection);

Q_SIGNALS:
    void selected(const Selection& selection);
    void mapsRequested(int layer);

private:
    ReadingPanel* m_reading = nullptr;
    StepsPanel* m_steps = nullptr;
    LinksPanel* m_links = nullptr;
    AttentionPanel* m_attention = nullptr;
    TreePanel* m_tree = nullptr;
};
