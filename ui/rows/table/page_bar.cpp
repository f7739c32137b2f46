// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/page_bar.h"

#include "ui/base/look/symbol_icon.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace ratatosk;

namespace {

constexpr int kRest = 250; ///< milliseconds without a key until a filter is looked for

} // namespace

PageBar::PageBar(QWidget* parent)
    : QWidget(parent), m_first(addButton(QStringLiteral("first"), tr("First rows"), &PageBar::showFirst)),
      m_previous(addButton(QStringLiteral("previous"), tr("Previous rows"), &PageBar::showPrevious)), m_number(new QLineEdit(this)),
      m_next(addButton(QStringLiteral("next"), tr("Next rows"), &PageBar::showNext)),
      m_last(addButton(QStringLiteral("last"), tr("Last rows"), &PageBar::showLast))
{
    m_number->setPlaceholderText(tr("Go to row"));
    m_number->setAccessibleName(m_number->placeholderText());
    m_number->setFixedWidth(m_number->fontMetrics().averageCharWidth() * 16);
    connect(m_number, &QLineEdit::returnPressed, this, &PageBar::goToRow);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (QWidget* part : std::initializer_list<QWidget*>{m_first, m_previous, m_number, m_next, m_last})
        layout->addWidget(part);
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRest);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        if (m_window)
            want(m_typed);
    });
    hide();
}

QToolButton* PageBar::addButton(const QString& icon, const QString& name, void (PageBar::*show)())
{
    auto* button = new QToolButton(this);
    button->setObjectName(icon);
    button->setIcon(symbolIcon(icon));
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this, show);
    return button;
}

void PageBar::setWindow(const std::optional<RowWindow>& window, int rowsShown)
{
    m_window = window;
    m_rowsShown = rowsShown;
    m_rest.stop();
    const bool isEnd = window && rowsShown < window->count && (rowsShown > 0 || window->first == 0);
    if (isEnd)
        m_window->total = window->first + rowsShown;
    showState();
}

void PageBar::setTotal(std::int64_t total)
{
    if (m_window)
        m_window->total = total;
    showState();
}

void PageBar::sortBy(int column, bool isDescending)
{
    RowWindow sorted = *m_window;
    sorted.sortColumn = column;
    sorted.isDescending = isDescending;
    sorted.first = 0;
    want(sorted);
}

void PageBar::filterBy(std::vector<std::string> filters)
{
    m_typed = *m_window;
    m_typed.filters = std::move(filters);
    m_typed.first = 0;
    m_typed.total = -1;
    m_rest.start();
}

void PageBar::showFirst()
{
    goTo(0);
}

void PageBar::showPrevious()
{
    if (m_previous->isEnabled())
        goTo(std::max<std::int64_t>(m_window->first - m_window->count, 0));
}

void PageBar::showNext()
{
    if (m_next->isEnabled())
        goTo(m_window->first + m_window->count);
}

void PageBar::showLast()
{
    if (m_last->isEnabled())
        goTo((m_window->total - 1) / m_window->count * m_window->count);
}

/// Rows are counted from 1 by people.
void PageBar::goToRow()
{
    bool isNumber = false;
    const qlonglong typed = QLocale().toLongLong(m_number->text().trimmed(), &isNumber);
    if (!isNumber || typed < 1)
        return m_number->selectAll();
    m_number->clear();
    const std::int64_t row = std::min<std::int64_t>(typed, m_window->total >= 0 ? std::max<std::int64_t>(m_window->total, 1) : typed) - 1;
    goTo(row / m_window->count * m_window->count);
    m_row = row;
}

void PageBar::goTo(std::int64_t first)
{
    RowWindow window = *m_window;
    window.first = first;
    want(window);
}

void PageBar::want(const RowWindow& window)
{
    m_rest.stop();
    m_row = -1;
    Q_EMIT wanted(window);
}

int PageBar::wantedRow() const
{
    return m_window && m_row >= m_window->first && m_row < m_window->first + m_rowsShown ? static_cast<int>(m_row - m_window->first) : -1;
}

QString PageBar::text() const
{
    const QLocale locale;
    if (m_rowsShown == 0)
        return m_window->total > 0 ? tr("No rows on this page, %1 before").arg(locale.toString(static_cast<qlonglong>(m_window->total)))
                                   : tr("No rows");
    const QString first = locale.toString(static_cast<qlonglong>(m_window->first + 1));
    const QString last = locale.toString(static_cast<qlonglong>(m_window->first + m_rowsShown));
    if (m_window->total >= 0)
        return tr("Rows %1 to %2 of %3").arg(first, last, locale.toString(static_cast<qlonglong>(m_window->total)));
    return tr("Rows %1 to %2, more follow").arg(first, last);
}

void PageBar::showState()
{
    setVisible(m_window.has_value());
    if (!m_window)
        return;
    const std::int64_t behind = m_window->first + m_rowsShown;
    const bool isKnown = m_window->total >= 0;
    m_first->setEnabled(m_window->first > 0);
    m_previous->setEnabled(m_window->first > 0);
    m_next->setEnabled(isKnown ? behind < m_window->total : m_rowsShown == m_window->count);
    m_last->setEnabled(isKnown && behind < m_window->total);
}
