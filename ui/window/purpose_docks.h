// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/storage/preferences.h"

#include <QObject>

#include <optional>

class DockWidths;
class QDockWidget;
class QMainWindow;
class QToolBar;
class Workspace;
class WorkPages;

/// Opens and folds the panels at the sides by what the window is used for, each with widths of its own: rows of tables and pictures get
/// the room of the panels that have nothing to show for them. What a person opens, folds or drags is remembered for that purpose.
class PurposeDocks : public QObject
{
    Q_OBJECT
public:
    enum class Purpose {
        Starting,   ///< no database is open
        Browsing,   ///< no question is in front
        Asking,     ///< a question and its answers
        Explaining, ///< a picture fills the centre
    };

    struct Parts {
        QList<QDockWidget*> docks; ///< of the left side, then of the right
        DockWidths* widths;
        WorkPages* pages;
        QList<QToolBar*> edges;
    };

    /// All of them must outlive it.
    PurposeDocks(const Parts& parts, Workspace& workspace, Preferences& preferences, QMainWindow* window);

    Purpose purpose() const;
    /// Puts the panels where they belong, wherever they are.
    void settle();
    /// As people have left it, for the next start.
    void remember();
    /// As it was made.
    void reset();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct State {
        Purpose purpose;
        bool isNarrow;

        bool operator==(const State&) const = default;
    };

    void follow();
    void adapt();
    void apply(const PanelLayout& layout);
    State state() const;
    static QString nameOf(const State& state);
    PanelLayout layoutFor(const State& state) const;
    QDockWidget* inFront() const;

    Parts m_parts;
    Workspace& m_workspace;
    Preferences& m_preferences;
    QMainWindow* m_window;
    std::optional<State> m_shown; ///< nothing: not yet
    PanelLayout m_applied;        ///< as it came out
    bool m_isWaiting = false;
};
