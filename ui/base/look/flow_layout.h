// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

#include <memory>
#include <optional>
#include <vector>

/// Lays widgets side by side and begins another line where the width ends, as words do. One that asks to expand takes what its line leaves.
class FlowLayout : public QLayout
{
public:
    explicit FlowLayout(QWidget* parent = nullptr) : QLayout(parent) {}

    /// Between lines; without it as between widgets.
    void setLineGap(int gap) { m_lineGap = gap; }

    void addItem(QLayoutItem* item) override { m_items.emplace_back(item); }
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;    ///< all in one line
    QSize minimumSize() const override; ///< as wide as the widest
    void setGeometry(const QRect& room) override;

private:
    struct Cell {
        QLayoutItem* item = nullptr;
        int width = 0;
    };
    using Line = QList<Cell>;

    QList<Line> linesIn(int width) const;
    void widen(Line& line, int spare) const;
    void place(const Line& line, const QRect& room) const;
    int gap() const { return spacing() < 0 ? 6 : spacing(); }
    int lineGap() const { return m_lineGap.value_or(gap()); }

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
    std::optional<int> m_lineGap;
};
