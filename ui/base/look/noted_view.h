// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStackedWidget>
#include <QString>

#include <functional>

class QLabel;
class QVBoxLayout;

/// Something that can be done about what a note says.
struct Repair {
    QString text;
    std::function<void()> action;
};

/// A view that gives way to a note, as long as there is nothing to show: what is missing, and what to do.
class NotedView : public QStackedWidget
{
    Q_OBJECT
public:
    /// Takes `content` over.
    NotedView(QWidget* content, const QString& note, QWidget* parent = nullptr);

    void showNote(const QString& note, const QList<Repair>& repairs = {});
    void showContent();

private:
    QWidget* m_content = nullptr;
    QWidget* m_page = nullptr;
    QLabel* m_note = nullptr;
    QVBoxLayout* m_repairs = nullptr;
};
