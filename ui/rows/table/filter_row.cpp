// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/filter_row.h"

#include "core/files/rows/cell_filter.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>

using namespace ratatosk;

namespace {

constexpr int kMostFields = 200; ///< a result wider than that is not filtered by hand

} // namespace

FilterRow::FilterRow(QTableView* table, QWidget* parent) : QWidget(parent), m_table(table)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(table->horizontalHeader(), &QHeaderView::sectionResized, this, &FilterRow::place);
    connect(table->horizontalHeader(), &QHeaderView::sectionMoved, this, &FilterRow::place);
    connect(table->horizontalScrollBar(), &QScrollBar::valueChanged, this, &FilterRow::place);
    table->verticalHeader()->installEventFilter(this); // its numbers go where no row is left
}

void FilterRow::reset()
{
    qDeleteAll(m_fields);
    m_widened.clear();
    m_fields.clear();
    const int count = std::min(m_table->model()->columnCount(), kMostFields);
    for (int column = 0; column < count; ++column)
        m_fields.push_back(createField(column));
    place();
}

QLineEdit* FilterRow::createField(int column)
{
    auto* field = new QLineEdit(this);
    const QString title = m_table->model()->headerData(column, Qt::Horizontal).toString();
    field->setAccessibleName(tr("Filter %1").arg(title));
    field->setPlaceholderText(tr("filter"));
    field->setToolTip(tr("Shows rows that contain this text, or type > 5, <= 5, = Rome, != Rome, NULL or !NULL"));
    field->setClearButtonEnabled(true);
    field->installEventFilter(this);
    field->show();
    connect(field, &QLineEdit::textChanged, this, &FilterRow::changed);
    return field;
}

/// A field that shows two letters is no help while one types in it.
void FilterRow::widen(QLineEdit* field)
{
    const auto column = static_cast<int>(std::ranges::find(m_fields, field) - m_fields.begin());
    const int width = m_table->columnWidth(column);
    if (column >= static_cast<int>(m_fields.size()) || width >= leastWidth())
        return;
    m_widened[column] = width;
    m_table->setColumnWidth(column, leastWidth());
}

/// Unless it holds a filter, or somebody has changed the width since.
void FilterRow::narrow(QLineEdit* field)
{
    const auto column = static_cast<int>(std::ranges::find(m_fields, field) - m_fields.begin());
    const auto before = m_widened.find(column);
    if (before == m_widened.end() || !field->text().isEmpty())
        return;
    if (m_table->columnWidth(column) == leastWidth())
        m_table->setColumnWidth(column, before->second);
    m_widened.erase(before);
}

int FilterRow::leastWidth() const
{
    return fontMetrics().averageCharWidth() * 14;
}

void FilterRow::focusColumn(int column)
{
    if (m_fields.empty())
        return;
    QLineEdit* field = m_fields[static_cast<size_t>(std::clamp(column, 0, static_cast<int>(m_fields.size()) - 1))];
    field->setFocus(Qt::ShortcutFocusReason);
    field->selectAll();
}

std::vector<std::string> FilterRow::filters() const
{
    std::vector<std::string> filters;
    for (const QLineEdit* field : m_fields)
        filters.push_back(field->text().toStdString());
    return filters;
}

void FilterRow::setFilters(const std::vector<std::string>& filters)
{
    const QSignalBlocker blocker(this);
    for (size_t column = 0; column < m_fields.size(); ++column)
        m_fields[column]->setText(column < filters.size() ? QString::fromStdString(filters[column]) : QString());
}

void FilterRow::setFilter(int column, const QString& filter)
{
    std::vector<std::string> filters(m_fields.size());
    if (column < static_cast<int>(filters.size()))
        filters[static_cast<size_t>(column)] = filter.toStdString();
    setFilters(filters);
}

void FilterRow::addFilter(int column, const QString& filter)
{
    std::vector<std::string> all = filters();
    if (column < static_cast<int>(all.size()))
        all[static_cast<size_t>(column)] = filter.toStdString();
    setFilters(all);
}

bool FilterRow::isActive() const
{
    return std::ranges::any_of(filters(), [](const std::string& filter) { return !readCellTest(filter).isEmpty(); });
}

QSize FilterRow::sizeHint() const
{
    return {0, QLineEdit().sizeHint().height() + 2};
}

/// Escape would else go to the window.
bool FilterRow::event(QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape)
        return QWidget::event(event);
    event->accept();
    return true;
}

void FilterRow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        return Q_EMIT left();
    QWidget::keyPressEvent(event);
}

bool FilterRow::eventFilter(QObject* watched, QEvent* event)
{
    if (auto* field = qobject_cast<QLineEdit*>(watched)) {
        if (event->type() == QEvent::FocusIn)
            widen(field);
        else if (event->type() == QEvent::FocusOut)
            narrow(field);
        return QWidget::eventFilter(watched, event);
    }
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show || event->type() == QEvent::Hide)
        place();
    return QWidget::eventFilter(watched, event);
}

void FilterRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
}

void FilterRow::place()
{
    const QHeaderView* header = m_table->horizontalHeader();
    const int left = m_table->verticalHeader()->isVisible() ? m_table->verticalHeader()->width() : 0;
    for (int column = 0; column < static_cast<int>(m_fields.size()); ++column) {
        const int x = left + header->sectionViewportPosition(column);
        m_fields[static_cast<size_t>(column)]->setGeometry(x, 0, header->sectionSize(column), height());
        m_fields[static_cast<size_t>(column)]->setVisible(!header->isSectionHidden(column) && x + header->sectionSize(column) > left / 2);
    }
}
