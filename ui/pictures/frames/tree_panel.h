// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "ui/pictures/frames/picture.h"

#include <QWidget>

class NotedView;
class PictureFrame;
class QComboBox;
class SyntaxTreeView;

/// The SQL in the editor as a tree, or the steps that wrote it.
class TreePanel : public QWidget
{
    Q_OBJECT
public:
    explicit TreePanel(QWidget* parent = nullptr);

    /// A statement that nobody asked for has no steps.
    void setStatement(const ratatosk::AnswerCandidate& statement);
    /// There is no tree, for that reason.
    void clear(const QString& reason = {});
    void setSubject(const PictureSubject& subject) { m_subject = subject; }
    void showSelection(const Selection& selection);

Q_SIGNALS:
    void selected(const Selection& selection);

private:
    bool showsSteps() const;
    void showTree();
    Picture picture() const;

    PictureSubject m_subject;
    ratatosk::AnswerCandidate m_statement;
    Selection m_selection;
    SyntaxTreeView* m_tree = nullptr;
    PictureFrame* m_frame = nullptr;
    QComboBox* m_mode = nullptr;
    NotedView* m_view = nullptr;
};
