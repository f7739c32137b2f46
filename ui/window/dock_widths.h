// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
    DockWidths(QMainWindow& window, QDockWidget& left, QDockWidget& right);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Widths {
        int left = 0;
        int right = 0;

        bool operator==(const Widths&) const = default;
    };

    void adjust();
    Widths widths() const;
    void resize(const Widths& widths);
    bool leavesRoom(const Widths& widths) const;

    QMainWindow& m_window;
    QDockWidget& m_left;
    QDockWidget& m_right;
    std::optional<Widths> m_before; ///< they gave way; nothing: they did not
};
