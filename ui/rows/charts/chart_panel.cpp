// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/charts/chart_panel.h"

#include "ui/base/look/noted_view.h"
#include "ui/base/look/symbol_icon.h"
#include "ui/rows/charts/chart_columns.h"
#include "ui/rows/charts/chart_view.h"

#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace ratatosk;

namespace {

/// Bars that need more room than there is are scrolled.
QWidget* scrolled(QWidget* chart, QWidget* parent)
{
    auto* area = new QScrollArea(parent);
    area->setWidget(chart);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus); // the chart takes it
    return area;
}

} // namespace

ChartPanel::ChartPanel(QWidget* parent)
    : QWidget(parent), m_choice(new QComboBox(this)), m_note(new QLabel(this)), m_columns(new ChartColumns(this)),
      m_copy(createButton(QStringLiteral("copy"), tr("Copy picture"))), m_save(createButton(QStringLiteral("save"), tr("Save picture…"))),
      m_chart(new ChartView(this)),
      m_view(new NotedView(scrolled(m_chart, this),
                           tr("There is nothing to draw. A chart needs a column of numbers or of texts that repeat."), this))
{
    m_choice->setObjectName(QStringLiteral("chartChoice"));
    m_choice->setAccessibleName(tr("Kind of chart"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // a chart may be narrow
    m_choice->setMinimumContentsLength(10);
    m_choice->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_save->setObjectName(QStringLiteral("saveChart"));
    m_chart->setAccessibleName(tr("Chart"));
    m_copy->setObjectName(QStringLiteral("copyChart"));
    m_note->setContentsMargins(4, 0, 4, 4);
    m_note->setWordWrap(true);
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(4, 4, 4, 4);
    bar->addWidget(m_choice, 1);
    bar->addWidget(m_columns);
    bar->addWidget(m_copy);
    bar->addWidget(m_save);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(m_note);
    layout->addWidget(m_view, 1);
    connect(m_choice, &QComboBox::activated, this, &ChartPanel::draw);
    connect(m_columns, &ChartColumns::planChosen, this, &ChartPanel::choose);
    connect(m_chart, &ChartView::chosen, this, &ChartPanel::choosePoint);
    connect(m_copy, &QToolButton::clicked, this, &ChartPanel::copy);
    connect(m_save, &QToolButton::clicked, this, &ChartPanel::save);
}

/// A sign alone: a chart may be narrow.
QToolButton* ChartPanel::createButton(const QString& icon, const QString& text)
{
    auto* button = new QToolButton(this);
    button->setIcon(symbolIcon(icon));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setAutoRaise(true);
    return button;
}

void ChartPanel::setTable(const std::shared_ptr<const ResultTable>& table, const std::optional<std::vector<int>>& rows,
                          const QStringList& titles)
{
    if (table == m_table && rows == m_shownRows)
        return;
    m_shownRows = rows;
    m_titles = titles;
    if (std::exchange(m_table, table) == table)
        return draw();
    m_plans = suggestedCharts(*table);
    m_hasChosenOrder = false;
    m_choice->clear();
    for (const ChartPlan& plan : m_plans)
        m_choice->addItem(textOf(plan));
    QStringList all;
    for (int column = 0; column < std::ssize(table->columns); ++column)
        all << titleOf(column);
    m_columns->setTable(table, all);
    draw();
}

void ChartPanel::setCaption(const QString& caption)
{
    m_chart->setCaption(caption);
}

QString ChartPanel::titleOf(int column) const
{
    const QString title = m_titles.value(column);
    return title.isEmpty() ? QString::fromStdString(m_table->columns[static_cast<size_t>(column)]) : title;
}

QString ChartPanel::titlesOf(const std::vector<int>& columns) const
{
    QStringList titles;
    for (const int column : columns)
        titles << titleOf(column);
    return titles.join(QStringLiteral(", "));
}

QString ChartPanel::textOf(const ChartPlan& plan) const
{
    const QString across = titleOf(plan.across);
    const QString values = titlesOf(plan.values);
    const QString both = plan.split < 0 ? across : tr("%1 and %2").arg(across, titleOf(plan.split));
    switch (plan.kind) {
    case ChartKind::Bars:
        if (plan.isStacked)
            return tr("Stacked bars: %1 by %2").arg(values, both);
        return plan.values.empty() ? tr("Bars: how often each %1 occurs").arg(across) : tr("Bars: %1 by %2").arg(values, both);
    case ChartKind::Line: return tr("Line: %1 over %2").arg(values, both);
    case ChartKind::Scatter: return tr("Points: %1 against %2").arg(values, across);
    case ChartKind::Histogram: break;
    }
    return tr("Histogram: %1").arg(across);
}

/// Of columns that a person has chosen, which then stands beside those that were suggested.
void ChartPanel::choose(const ChartPlan& plan)
{
    const auto isSame = [&](ChartPlan other) {
        other.order = plan.order;
        return other == plan;
    };
    const ChartPlan before = drawnPlan();
    m_hasChosenOrder = m_hasChosenOrder || (plan.order != before.order && isSame(before));
    auto place = std::ranges::find_if(m_plans, isSame) - m_plans.begin();
    if (place != std::ssize(m_plans))
        m_plans[static_cast<size_t>(place)].order = plan.order;
    if (place == std::ssize(m_plans)) {
        m_plans.push_back(plan);
        m_choice->addItem(textOf(plan));
    }
    m_choice->setCurrentIndex(static_cast<int>(place));
    draw();
}

void ChartPanel::draw()
{
    m_gatherer.cancel();
    showNote({});
    const int number = m_choice->currentIndex();
    m_choice->setEnabled(number >= 0);
    m_columns->setEnabled(number >= 0);
    m_copy->setEnabled(number >= 0);
    m_save->setEnabled(number >= 0);
    if (number < 0)
        return m_view->showNote(tr("There is nothing to draw. A chart needs a column of numbers or of texts that repeat."));
    m_columns->setPlan(drawnPlan());
    m_gatherer.start([table = m_table, rows = m_shownRows,
                      plan = drawnPlan()](std::stop_token) { return chartData(rows ? rowsOf(*table, *rows) : *table, plan); },
                     [this](const ChartData& data) { showData(data); });
}

/// What is chosen; rows that a person has arranged stay so.
ChartPlan ChartPanel::drawnPlan() const
{
    ChartPlan plan = m_plans[static_cast<size_t>(m_choice->currentIndex())];
    if (m_shownRows && !m_hasChosenOrder)
        plan.order = ChartOrder::AsRows;
    return plan;
}

/// With what columns are called in place of their names.
ChartData ChartPanel::titled(ChartData data) const
{
    const ChartPlan& plan = m_plans[static_cast<size_t>(m_choice->currentIndex())];
    data.across = titleOf(plan.across).toStdString();
    if (!data.measure.empty())
        data.measure = titleOf(plan.values.front()).toStdString();
    for (size_t series = 0; plan.split < 0 && series < std::min(plan.values.size(), data.series.size()); ++series)
        data.series[series].name = titleOf(plan.values[series]).toStdString();
    return data;
}

void ChartPanel::showData(const ChartData& data)
{
    m_choice->setToolTip(m_choice->currentText());
    m_chart->setAccessibleDescription(m_choice->currentText());
    m_chart->setData(titled(data));
    m_view->showContent();
    const QLocale locale;
    if (data.drawn < data.rows && !data.labels.empty())
        showNote((drawnPlan().order == ChartOrder::ByValue ? tr("the largest %1 of %2") : tr("the first %1 of %2"))
                     .arg(locale.toString(static_cast<qulonglong>(data.drawn)), locale.toString(static_cast<qulonglong>(data.rows))));
    else if (data.drawn < data.rows)
        showNote(tr("%1 of %2 points")
                     .arg(locale.toString(static_cast<qulonglong>(data.drawn)), locale.toString(static_cast<qulonglong>(data.rows))));
}

void ChartPanel::showNote(const QString& note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void ChartPanel::choosePoint(int series, int point)
{
    const ChartPlan plan = drawnPlan();
    const ChartData& data = m_chart->data();
    if (plan.kind == ChartKind::Bars && plan.values.empty())
        return Q_EMIT labelChosen(plan.across, QString::fromStdString(data.labels[static_cast<size_t>(point)]));
    const std::vector<int>& rows = data.series[static_cast<size_t>(series)].rows;
    if (static_cast<size_t>(point) < rows.size() && rows[static_cast<size_t>(point)] >= 0)
        Q_EMIT rowChosen(rows[static_cast<size_t>(point)], plan.split < 0 ? plan.values[static_cast<size_t>(series)] : plan.values.front());
}

void ChartPanel::copy()
{
    QGuiApplication::clipboard()->setImage(m_chart->picture());
    showNote(tr("The picture is on the clipboard."));
}

void ChartPanel::save()
{
    QString filter;
    QString file = QFileDialog::getSaveFileName(this, tr("Save the chart"), QStringLiteral("chart.svg"), tr("SVG (*.svg);;PNG (*.png)"),
                                                &filter);
    if (file.isEmpty())
        return;
    if (QFileInfo(file).suffix().isEmpty())
        file += filter.contains(QLatin1String("png")) ? QStringLiteral(".png") : QStringLiteral(".svg");
    showNote(m_chart->save(file) ? tr("Written to %1.").arg(file) : tr("%1 could not be written. Choose another place.").arg(file));
}
