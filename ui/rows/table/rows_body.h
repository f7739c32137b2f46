// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"

#include <QStringList>
#include <QWidget>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

class ChartPanel;
class QHBoxLayout;

/// Rows, a chart of them in their place, or both beside each other.
class RowsBody : public QWidget
{
    Q_OBJECT
public:
    using Table = std::shared_ptr<const ratatosk::ResultTable>;
    using Order = std::optional<std::vector<int>>; ///< the table's rows that are shown; nothing: all as they came

    /// Takes `rows` over.
    explicit RowsBody(QWidget* rows, QWidget* parent = nullptr);

    /// Of the columns, for the chart; empty where their names do.
    void setTitles(const QStringList& titles) { m_titles = titles; }
    /// The question that the rows answer, for the chart; empty: none.
    void setCaption(const QString& caption) { m_caption = caption; }
    void showRows();
    void showChart(const Table& table, const Order& order);
    /// Beside rows of that width, for a chart whose bars each have a name.
    bool hasRoom(int rowsWidth, std::ptrdiff_t bars) const;
    void showBoth(const Table& table, const Order& order, int rowsWidth);
    /// Other rows, or in another order, for the chart that is shown.
    void redraw(const Table& table, const Order& order);

Q_SIGNALS:
    /// See ChartPanel.
    void rowChosen(int row, int column);
    void labelChosen(int column, const QString& label);

private:
    void drawn(const Table& table, const Order& order);

    QStringList m_titles;
    QString m_caption;
    QWidget* m_rows = nullptr;
    QHBoxLayout* m_layout = nullptr;
    ChartPanel* m_chart = nullptr; ///< null until asked for
};
