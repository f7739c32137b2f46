// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facade/answer.h"
#include "ui/selection.h"

#include <QAbstractScrollArea>
#include <QPainterPath>

#include <vector>

/// Words of the question on the left, the tables and columns that they are linked with on the right, a curve for each link.
/// Up and Down walk through both sides.
class LinksView : public QAbstractScrollArea
{
    Q_OBJECT
public:
    explicit LinksView(QWidget* parent = nullptr);

    void setAnswer(const ratatosk::Answer& answer);
    void clear();
    void showSelection(const Selection& selection);

Q_SIGNALS:
    void selected(const Selection& selection);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
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
    void addCurves(const std::vector<ratatosk::Link<Item>>& links, int firstItem);
    size_t entryOf(int item) const;

    double rowHeight() const;
    double rightEdge() const;
    QFont fontOf(const Entry& entry) const;
    QRectF boxOf(const Entry& entry) const;
    QPainterPath pathOf(const Curve& curve) const;
    bool isSelected(const Entry& entry) const;
    int entryAt(const QPoint& place) const;
    QString describe(int entry) const;
    void paintEntry(QPainter& painter, const Entry& entry) const;
    void updateScrollBar();
    void choose(int entry);

    ItemNumbering m_numbering;
    std::vector<Entry> m_entries; ///< all words, then all items
    std::vector<Curve> m_curves;
    std::vector<int> m_selected; ///< items
    int m_current = -1;
};
