// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answer/answer.h"
#include "core/answer/question_edits.h"
#include "ui/pictures/picture.h"
#include "ui/state/selection.h"

#include <QAbstractScrollArea>
#include <QPainterPath>

#include <vector>

/// Words of the question on the left, the tables and columns that they are linked with on the right, a curve for each link. Words that
/// the answer does not use are underlined with dots. Up and Down walk through both sides; a right click, or the menu key, offers to
/// take links out.
class LinksView : public QAbstractScrollArea
{
    Q_OBJECT
public:
    explicit LinksView(QWidget* parent = nullptr);

    void setAnswer(const ratatosk::Answer& answer);
    void clear();
    void showSelection(const Selection& selection);

    /// All of it for a file, whatever is in sight here.
    QSizeF pictureSize() const;
    void drawPicture(QPainter& painter) const;
    Listing listing() const;

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
    enum class Side { Left, Right };
    /// A word or a schema item in its row.
    struct Entry {
        Side side = Side::Left;
        int row = 0;
        int item = 0; ///< in ItemNumbering
        QString text;
        bool isTable = false;
        bool isUnused = false;
        QString place; ///< of a word: its characters in the question
    };
    struct Curve {
        size_t word = 0; ///< entries
        size_t item = 0;
        ratatosk::LinkKind kind{};
        QString evidence;
    };

    void addWords(const ratatosk::Answer& answer);
    void addItems(const ratatosk::Answer& answer, const std::vector<int>& linked);
    template <class Item>
    void addCurves(const std::vector<ratatosk::Link<Item>>& links);
    size_t entryOf(int item) const;

    double rowHeight() const;
    double rightEdge() const;
    QFont fontOf(const Entry& entry) const;
    QRectF boxOf(const Entry& entry) const;
    QPainterPath pathOf(const Curve& curve) const;
    bool isSelected(const Entry& entry) const;
    int entryAt(const QPointF& place) const;
    int curveAt(const QPointF& place) const;
    QPointF contentPlace(const QPointF& place) const;
    QString describe(const Curve& curve) const;
    QString describe(int entry) const;
    void paintAll(QPainter& painter, const struct Theme& theme) const;
    void paintEntry(QPainter& painter, const struct Theme& theme, const Entry& entry) const;
    ratatosk::LinkEdit removalOf(const Curve& curve) const;
    double contentHeight() const;
    void updateScrollBar();
    void choose(int entry);

    ItemNumbering m_numbering;
    std::vector<Entry> m_entries; ///< all words, then all items
    std::vector<Curve> m_curves;
    std::vector<int> m_selected; ///< items
    int m_current = -1;
    double m_width = 0; ///< of the whole picture
};
