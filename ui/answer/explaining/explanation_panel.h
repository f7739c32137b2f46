// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "ui/pictures/frames/picture.h"

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

    QSize minimumSizeHint() const override;
    void setModel(const ratatosk::ModelDescription& model);
    enum class Maps { AtHand, Gone };
    /// Null: no question has been answered yet. Maps are gone once the parser has answered another question.
    void setAnswer(const ratatosk::Answer* answer, Maps maps = Maps::AtHand);
    void setCandidate(const ratatosk::Answer& answer, const ratatosk::AnswerCandidate& candidate);
    ReadingPanel* reading() const { return m_reading; }
    /// The SQL in the editor; null: it has no tree, for that reason.
    void setStatement(const ratatosk::AnswerCandidate* statement, const QString& reason);
    void setSubject(const PictureSubject& subject);
    void showSelection(const Selection& selection);

    LinksPanel* links() const { return m_links; }
    AttentionPanel* attention() const { return m_attention; }

Q_SIGNALS:
    void selected(const Selection& selection);

private:
    ReadingPanel* m_reading = nullptr;
    StepsPanel* m_steps = nullptr;
    LinksPanel* m_links = nullptr;
    AttentionPanel* m_attention = nullptr;
    TreePanel* m_tree = nullptr;
};
