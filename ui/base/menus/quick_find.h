// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>
#include <QString>

#include <functional>

class NotedView;
class QLineEdit;
class QListWidget;

/// Something to go to, or to do.
struct FindEntry {
    QString name;
    QString kind; ///< "table", keys of a command; shown behind the name
    QString toolTip;
    std::function<void()> choose;
    QString otherNames{}; ///< it is found by as well
};

/// Everything that can be found by a part of its name: type it, press Enter. The best fits come first (fuzzy_match.h).
class QuickFind : public QDialog
{
    Q_OBJECT
public:
    static constexpr int kMostShown = 200; ///< of the best; who has typed two letters sees fewer

    QuickFind(const QString& title, const QString& hint, QList<FindEntry> entries, QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter(const QString& text);
    void perform();

    QLineEdit* m_text = nullptr;
    QListWidget* m_list = nullptr;
    NotedView* m_found = nullptr; ///< the list, or that it is empty
    QList<FindEntry> m_entries;
};
