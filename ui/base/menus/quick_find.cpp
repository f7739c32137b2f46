// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/menus/quick_find.h"

#include "ui/base/look/noted_view.h"
#include "ui/base/menus/fuzzy_match.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <vector>

QuickFind::QuickFind(const QString& title, const QString& hint, QList<FindEntry> entries, QWidget* window)
    : QDialog(window), m_text(new QLineEdit(this)), m_list(new QListWidget(this)),
      m_found(new NotedView(m_list, tr("Nothing found"), this)), m_entries(std::move(entries))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    resize(fontMetrics().averageCharWidth() * 70, fontMetrics().height() * 22);
    m_text->setPlaceholderText(hint);
    m_text->setAccessibleName(hint);
    m_text->installEventFilter(this);
    m_list->setAccessibleName(title);
    m_list->setUniformItemSizes(true);
    m_list->setSpacing(2);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_text);
    layout->addWidget(m_found, 1);
    connect(m_text, &QLineEdit::textChanged, this, &QuickFind::filter);
    connect(m_text, &QLineEdit::returnPressed, this, &QuickFind::perform);
    connect(m_list, &QListWidget::itemActivated, this, &QuickFind::perform);
    filter({});
    m_text->setFocus();
}

void QuickFind::filter(const QString& text)
{
    std::vector<std::pair<int, qsizetype>> found; // score, entry
    for (qsizetype entry = 0; entry < m_entries.size(); ++entry) {
        if (const auto score = std::max(fuzzyScore(text, m_entries[entry].name), fuzzyScore(text, m_entries[entry].otherNames)))
            found.emplace_back(*score, entry);
    }
    std::ranges::stable_sort(found, std::greater(), &std::pair<int, qsizetype>::first);
    found.resize(std::min<size_t>(found.size(), kMostShown));
    m_list->clear();
    for (const auto& [score, entry] : found) {
        const FindEntry& one = m_entries[entry];
        auto* item = new QListWidgetItem(one.kind.isEmpty() ? one.name : tr("%1   (%2)").arg(one.name, one.kind), m_list);
        item->setData(Qt::UserRole, entry);
        item->setToolTip(one.toolTip);
    }
    m_list->setCurrentRow(0);
    found.empty() ? m_found->showNote(tr("Nothing found")) : m_found->showContent();
}

/// The dialog is gone before anything begins, so that the focus is where it was.
void QuickFind::perform()
{
    const QListWidgetItem* item = m_list->currentItem();
    if (!item)
        return;
    const auto choose = m_entries[item->data(Qt::UserRole).toLongLong()].choose;
    QWidget* window = parentWidget();
    close();
    QMetaObject::invokeMethod(window, choose, Qt::QueuedConnection);
}

/// Arrow keys go to the list while the focus stays in the line.
bool QuickFind::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}
