// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QTabWidget;
class QWidget;

/// Shows a page of some tabs large, as a tab in the centre, and gives it back. A note stays in its place meanwhile.
class PictureStage : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive it.
    PictureStage(QTabWidget& pages, QTabWidget& centre, QObject* parent);

    /// In the centre, while the tabs that it comes from show their first page.
    void show(QWidget* page);
    /// Does nothing where none is shown. So does another tab of the centre that comes forward.
    void giveBack();

private:
    QTabWidget& m_pages;
    QTabWidget& m_centre;
    QWidget* m_page = nullptr; ///< null: none is shown
    QWidget* m_note = nullptr;
    int m_before = 0; ///< the page that was in front
};
