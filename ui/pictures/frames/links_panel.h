// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/answer/value/question_edits.h"
#include "ui/pictures/frames/picture.h"

#include <QWidget>

class LinkEditor;
class LinksView;
class NotedView;
class PictureFrame;
class QComboBox;
class QLabel;

/// Which words were recognised in the database, which were not used, and what a person has changed about it, with a legend of the kinds
/// of links. Of a model that aligns words with the schema (RAT-SQL), what it has learnt can be looked at instead.
class LinksPanel : public QWidget
{
    Q_OBJECT
public:
    explicit LinksPanel(QWidget* parent = nullptr);

    void setAnswer(const ratatosk::Answer& answer);
    /// Of the answer, the SQL that is shown.
    void showUsed(const ratatosk::SyntaxNode& tree);
    void clear();
    void setSubject(const PictureSubject& subject) { m_subject = subject; }
    void setEdited(bool isEdited);
    void showSelection(const Selection& selection);

Q_SIGNALS:
    void selected(const Selection& selection);
    void linkEdited(const ratatosk::LinkEdit& edit);
    void resetRequested();

private:
    Picture picture() const;
    bool showsAlignment() const;
    void showSource();

    bool m_isAligned = false; ///< the answer's network has learnt an alignment
    PictureSubject m_subject;
    QByteArray m_json;          ///< of the rules' links
    QByteArray m_alignmentJson; ///< empty: none
    LinksView* m_links = nullptr;
    PictureFrame* m_frame = nullptr;
    QComboBox* m_source = nullptr;
    QWidget* m_byRules = nullptr; ///< what belongs to the rules' links alone
    QLabel* m_unused = nullptr;
    LinkEditor* m_editor = nullptr;
    NotedView* m_view = nullptr;
};
