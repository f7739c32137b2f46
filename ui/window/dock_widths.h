// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

#include <optional>

class QDockWidget;
class QMainWindow;

/// Keeps the centre of a window the widest part when the window gets narrow: the docks at its sides give way, and take their widths again
/// once there is room.
class DockWidths : public QObject
{
    Q_OBJECT
public:
    /// All of them must outlive it.
    DockWidths(QMainWindow& window, QDockWidget& left, QList<QDockWidget*> right);

    struct Widths {
        int left = 0;
        int right = 0;

        bool operator==(const Widths&) const = default;
    };

    /// Of the docks that are open, as far as the centre leaves room.
    void set(const Widths& widths);
    /// As wide as they are where there is room for them.
    Widths chosen() const { return m_before.value_or(widths()); }

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void adjust();
    Widths widths() const;
    void resize(const Widths& widths);
    bool leavesRoom(const Widths& widths) const;
    QDockWidget* right() const;

    QMainWindow& m_window;
    QDockWidget& m_left;
    QList<QDockWidget*> m_right;    ///< one below the other, or behind
    std::optional<Widths> m_before; ///< they gave way; nothing: they did not
};
