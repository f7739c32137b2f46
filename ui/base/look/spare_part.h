// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

/// A legend or a hint below a picture: hidden where the page is so low that the picture would have no room.
class SparePart : public QObject
{
    Q_OBJECT
public:
    /// Shown while `page`, which owns this, is at least so many lines of text high.
    SparePart(QWidget* page, QWidget* part, int lines);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* m_page;
    QWidget* m_part;
    int m_lines;
};
