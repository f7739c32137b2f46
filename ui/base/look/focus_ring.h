// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QFocusFrame;

/// A frame around the list, table, text or picture of a window that has the keyboard, which Qt's own style shows in none of them. Fields and
/// buttons show it themselves.
class FocusRing : public QObject
{
    Q_OBJECT
public:
    /// Of `window`, which owns it.
    explicit FocusRing(QWidget* window);

    /// Around what; null: nothing.
    QWidget* ringed() const;

private:
    void follow(QWidget* focus);

    QWidget* m_window;
    QPointer<QFocusFrame> m_frame; ///< goes with whatever part of the window it is drawn on
};
