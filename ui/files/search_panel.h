// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/cell_needle.h"
#include "core/files/searching/search_event.h"

#include <QHash>
#include <QWidget>

#include <vector>

class NotedView;
class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStandardItem;
class QStandardItemModel;
class QTreeView;

/// Looks for a text or number in all tables: what to look for above, and by table and column the cells that have it. Knows no database: it
/// says what is wanted, and is told what was found.
class SearchPanel : public QWidget
{
    Q_OBJECT
public:
    explicit SearchPanel(QWidget* parent = nullptr);

    void setSchema(const ratatosk::Schema& schema);
    void focusText();

    /// A search begins; what was found before goes.
    void begin();
    void take(const std::vector<ratatosk::SearchEvent>& events);
    enum class End { Done, Stopped, Failed };
    /// `reason`: why it failed.
    void end(End end, const QString& reason = {});

    ratatosk::CellWish wish() const;

Q_SIGNALS:
    void searchWanted();
    void stopWanted();
    void cellChosen(const ratatosk::FoundCell& found);
    /// All rows where the column has it.
    void columnChosen(ratatosk::ColumnId column);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void createTree();
    void startOrStop();
    void add(const ratatosk::FoundCell& found);
    void add(const ratatosk::CellCount& count);
    void note(const ratatosk::TableProgress& progress);
    QStandardItem* tableItem(ratatosk::TableId table);
    QStandardItem* columnItem(ratatosk::ColumnId column);
    void openCurrent();
    void showState(const QString& state);
    QString foundText() const;

    ratatosk::Schema m_schema;
    QLineEdit* m_text = nullptr;
    QCheckBox* m_exact = nullptr;
    QPushButton* m_start = nullptr;
    QLabel* m_state = nullptr;
    QStandardItemModel* m_model = nullptr;
    QTreeView* m_tree = nullptr;
    NotedView* m_view = nullptr;
    QHash<int, QStandardItem*> m_tables; ///< by number
    QHash<int, QStandardItem*> m_columns;
    QHash<int, qint64> m_counts; ///< cells found, by column
    QStringList m_unread;        ///< tables that could not be searched whole, and why
    bool m_isSearching = false;
};
