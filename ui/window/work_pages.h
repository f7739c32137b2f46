// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>

class QHBoxLayout;
class QToolButton;

/// The pages of the centre: first the queries, then the schema graph, then a picture while one is enlarged. The queries have tabs of their
/// own; each other page has a button, which stands beside those tabs and leads there and back.
class WorkPages : public QTabWidget
{
    Q_OBJECT
public:
    explicit WorkPages(QWidget* parent = nullptr);

    /// To be laid out where the tabs of the queries are.
    QWidget* buttons() const { return m_buttons; }

Q_SIGNALS:
    /// The menu of a page was asked for, at this place of the screen.
    void menuWanted(int page, const QPoint& place);

protected:
    void tabInserted(int page) override;
    void tabRemoved(int page) override;

private:
    void makeButtons();
    QToolButton* makeButton(int page);
    void checkButtons();

    QWidget* m_buttons;
    QHBoxLayout* m_row;
    QList<QToolButton*> m_pageButtons; ///< of the pages from the second on
};
