// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/value/answer.h"
#include "core/answer/value/question_edits.h"
#include "ui/pictures/frames/linked_items.h"
#include "ui/pictures/frames/picture.h"

#include <QAbstractScrollArea>
#include <QPainterPath>

#include <vector>

/// Words of the question on the left, the tables and columns that they are linked with on the right, a curve for each link. Words that
/// the answer does not use are underlined with dots. Up and Down walk through both sides; a right click, or the menu key, offers to
/// take links out. Of very many tables and columns only those that the answer uses are drawn, until all are asked for by a click or Enter.
class LinksView : public QAbstractScrollArea
{
    Q_OBJECT
public:
    static constexpr int kMostAtOnce = 24; ///< tables and columns

    explicit LinksView(QWidget* parent = nullptr);

    void setAnswer(const ratatosk::Answer& answer);
    /// Of this answer and the next.
    void setSource(LinkSource source);
    /// The answer's SQL, of which there may be another one later.
    void showUsed(const ratatosk::SyntaxNode& tree);
    void clear();
    void showSelection(const Selection& selection);

    /// All of it for a file, whatever is in sight here.
    QSizeF pictureSize() const;
    void drawPicture(QPainter& painter) const;
    Listing listing() const { return LinkTexts::listing(m_entries, m_curves, m_numbering); }

Q_SIGNALS:
    void selected(const Selection& selection);
    void edited(const ratatosk::LinkEdit& edit);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    using Entry = LinkEntry;
    using Curve = LinkCurve;

    void showLinks();
    void giveRows();
    void toggleOthers();
    bool isDrawn(const Curve& curve) const;

    double rowHeight() const;
    double rightEdge() const;
    QFont fontOf(const Entry& entry) const;
    QRectF boxOf(const Entry& entry) const;
    QPainterPath pathOf(const Curve& curve) const;
    bool isSelected(const Entry& entry) const;
    int entryAt(const QPointF& place) const;
    int curveAt(const QPointF& place) const;
    QPointF contentPlace(const QPointF& place) const;
    void paintAll(QPainter& painter, const struct Theme& theme) const;
    void paintEntry(QPainter& painter, const struct Theme& theme, const Entry& entry) const;
    QPen penOf(const struct Theme& theme, const Curve& curve) const;
    ratatosk::LinkEdit removalOf(const Curve& curve) const;
    double contentHeight() const;
    void updateScrollBar();
    void walk(int step);
    void choose(int entry);
    void keepInSight(int entry);

    ItemNumbering m_numbering;
    ratatosk::Answer m_answer;
    ratatosk::SyntaxNode m_tree;
    LinkSource m_source = LinkSource::Rules;
    bool m_wantsAll = false;
    std::vector<Entry> m_entries; ///< all words, then all items, then what stands for the others
    std::vector<Curve> m_curves;
    std::vector<int> m_selected; ///< items
    int m_current = -1;
    mutable double m_width = 0; ///< of the whole picture; a file's is not narrow
};
