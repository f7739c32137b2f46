// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

#include <functional>

class QLabel;
class QPushButton;
class QToolButton;
class SymbolLabel;

/// What the bar tells: what happened and what to do, technical text apart.
struct Message {
    enum class Kind { Info, Warning, Error };

    Kind kind = Kind::Info;
    QString text;
    QString details;    ///< shown on demand; empty: none
    QString actionText; ///< empty: no button
    std::function<void()> action;
    bool isPassing = false; ///< about a question or statement: goes away with it
};

/// One message at a time above the panels, in place of a dialog that would stop the work. Hidden while there is none.
class MessageBar : public QFrame
{
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    void showMessage(const Message& message);
    QString text() const;
    /// Takes a message away that was about what is not shown any more.
    void endPassing();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void setUpButtons();
    void announce();

    Message::Kind m_kind = Message::Kind::Info;
    bool m_isPassing = false;
    std::function<void()> m_action;
    SymbolLabel* m_icon = nullptr;
    QLabel* m_text = nullptr;
    QLabel* m_details = nullptr;
    QPushButton* m_actionButton = nullptr;
    QToolButton* m_detailsButton = nullptr;
    QToolButton* m_closeButton = nullptr;
};
