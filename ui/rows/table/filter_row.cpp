// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/filter_row.h"

#include "core/files/rows/cell_filter.h"
#include "ui/base/look/theme.h"
#include "ui/base/wording/pattern_text.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <optional>

using namespace ratatosk;

namespace {

constexpr int kMostFields = 200; ///< a result wider than that is not filtered by hand

/// "=~ ^R" without its sign; nothing for other filters.
std::optional<QString> patternOf(const QString& filter)
{
    const QString sign = QString::fromLatin1(kMatchSign.data(), kMatchSign.size());
    const QString text = filter.trimmed();
    return text.startsWith(sign) ? std::optional(text.mid(sign.size()).trimmed()) : std::nullopt;
}

} // namespace

FilterRow::FilterRow(QTableView* table, QWidget* parent)
    : QWidget(parent), m_table(table), m_switch(new QToolButton(this)), m_fault(new QLabel(this))
{
    createSwitch();
    m_fault->setObjectName(QStringLiteral("filterFault"));
    m_fault->setTextFormat(Qt::PlainText);
    m_fault->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_fault->hide();
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(table->horizontalHeader(), &QHeaderView::sectionResized, this, &FilterRow::place);
    connect(table->horizontalHeader(), &QHeaderView::sectionMoved, this, &FilterRow::place);
    connect(table->horizontalScrollBar(), &QScrollBar::valueChanged, this, &FilterRow::place);
    table->verticalHeader()->installEventFilter(this); // its numbers go where no row is left
}

/// Stands where the numbers of the rows are, which may be narrower.
void FilterRow::createSwitch()
{
    m_switch->setObjectName(QStringLiteral("filterPatterns"));
    m_switch->setText(QStringLiteral(".*"));
    m_switch->setAccessibleName(tr("Regular expressions"));
    m_switch->setToolTip(
        tr("Regular expressions: ^ is the beginning of a cell, $ its end, . any character, .* any text, [a-z] a letter, \\d a digit, "
           "a|b either. Case does not matter, except behind (?-i)."));
    m_switch->setCheckable(true);
    m_switch->setAutoRaise(true);
    m_switch->setFocusPolicy(Qt::StrongFocus);
    m_table->verticalHeader()->setMinimumWidth(m_switch->sizeHint().width());
    connect(m_switch, &QToolButton::toggled, this, &FilterRow::takePatterns);
}

/// What is typed stays, and means something else.
void FilterRow::takePatterns(bool areTaken)
{
    {
        const QSignalBlocker blocker(this);
        for (QLineEdit* field : m_fields) {
            if (const auto pattern = areTaken ? patternOf(field->text()) : std::nullopt)
                field->setText(*pattern);
            field->setPlaceholderText(areTaken ? QStringLiteral(".*") : tr("filter"));
        }
    }
    noteTyping();
}

bool FilterRow::arePatterns() const
{
    return m_switch->isChecked();
}

void FilterRow::noteTyping()
{
    showFaults();
    if (!signalsBlocked())
        Q_EMIT changed();
}

/// The first one: whoever types looks at one field.
void FilterRow::showFaults()
{
    QString text;
    const QColor colour = Theme::of(palette()).error;
    for (size_t column = 0; column < m_fields.size(); ++column) {
        const auto fault = patternFaultOf(filterOf(*m_fields[column]));
        QPalette colours = palette();
        colours.setColor(QPalette::Text, colour);
        m_fields[column]->setPalette(fault ? colours : QPalette());
        const QString title = m_table->model()->headerData(static_cast<int>(column), Qt::Horizontal).toString();
        const QString sentence = fault ? tr("The filter of %1 is off: %2").arg(title, patternFaultText(*fault)) : QString();
        m_fields[column]->setAccessibleDescription(sentence);
        if (text.isEmpty())
            text = sentence;
    }
    if (m_fault->text() == text)
        return;
    m_fault->setText(text);
    m_fault->setToolTip(text);
    m_fault->setVisible(!text.isEmpty());
    updateGeometry();
    place();
}

void FilterRow::reset()
{
    qDeleteAll(m_fields);
    m_widened.clear();
    m_fields.clear();
    const int count = std::min(m_table->model()->columnCount(), kMostFields);
    for (int column = 0; column < count; ++column)
        m_fields.push_back(createField(column));
    showFaults();
    place();
}

QLineEdit* FilterRow::createField(int column)
{
    auto* field = new QLineEdit(this);
    const QString title = m_table->model()->headerData(column, Qt::Horizontal).toString();
    field->setAccessibleName(tr("Filter %1").arg(title));
    field->setPlaceholderText(arePatterns() ? QStringLiteral(".*") : tr("filter"));
    field->setToolTip(tr("Shows rows that contain this text, or type > 5, <= 5, = Rome, != Rome, =~ ^R.m, NULL or !NULL"));
    field->setClearButtonEnabled(true);
    field->installEventFilter(this);
    field->show();
    connect(field, &QLineEdit::textChanged, this, &FilterRow::noteTyping);
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
        filters.push_back(filterOf(*field));
    return filters;
}

std::string FilterRow::filterOf(const QLineEdit& field) const
{
    const std::string typed = field.text().toStdString();
    return arePatterns() && !typed.empty() ? std::string(kMatchSign) + ' ' + typed : typed;
}

void FilterRow::setFilters(const std::vector<std::string>& filters)
{
    const QSignalBlocker blocker(this);
    const auto isOther = [](const std::string& filter) { return !filter.empty() && !patternOf(QString::fromStdString(filter)); };
    const auto isPattern = [](const std::string& filter) { return patternOf(QString::fromStdString(filter)).has_value(); };
    if (std::ranges::any_of(filters, isOther))
        m_switch->setChecked(false);
    else if (std::ranges::any_of(filters, isPattern))
        m_switch->setChecked(true);
    for (size_t column = 0; column < m_fields.size(); ++column) {
        const QString filter = column < filters.size() ? QString::fromStdString(filters[column]) : QString();
        m_fields[column]->setText(arePatterns() ? patternOf(filter).value_or(filter) : filter);
    }
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
    return {0, fieldHeight() + (m_fault->text().isEmpty() ? 0 : m_fault->sizeHint().height() + 4)};
}

int FilterRow::fieldHeight() const
{
    return QLineEdit().sizeHint().height() + 2;
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
    m_switch->setGeometry(0, 0, left, fieldHeight());
    m_fault->setGeometry(4, fieldHeight(), width() - 8, height() - fieldHeight());
    for (int column = 0; column < static_cast<int>(m_fields.size()); ++column) {
        const int x = left + header->sectionViewportPosition(column);
        m_fields[static_cast<size_t>(column)]->setGeometry(x, 0, header->sectionSize(column), fieldHeight());
        m_fields[static_cast<size_t>(column)]->setVisible(!header->isSectionHidden(column) && x + header->sectionSize(column) > left / 2);
    }
}
