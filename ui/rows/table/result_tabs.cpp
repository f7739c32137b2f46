// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/table/result_tabs.h"

#include "ui/base/state/inquiry.h"
#include "ui/base/wording/error_text.h"
#include "ui/rows/exporting/export_bar.h"
#include "ui/rows/table/pending_edits.h"
#include "ui/rows/table/plan_panel.h"
#include "ui/rows/table/row_arranger.h"

#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace ratatosk;

namespace {

constexpr qsizetype kLongestTitle = 40;

/// What a comment before a statement calls its rows; empty: nothing.
QString titleIn(const QString& sql)
{
    const QString first = sql.section(QLatin1Char('\n'), 0, 0).trimmed();
    const QString title = first.startsWith(QLatin1String("--")) ? first.mid(2).trimmed() : QString();
    return title.size() <= kLongestTitle ? title : QString();
}

} // namespace

ResultTabs::ResultTabs(QWidget* parent)
    : QWidget(parent), m_tabs(new QTabWidget(this)), m_exportBar(new ExportBar(this)), m_edits(new PendingEdits(this))
{
    m_tabs->setDocumentMode(true);
    m_tabs->setObjectName(QStringLiteral("results"));
    m_tabs->setAccessibleName(tr("Results"));
    m_tabs->tabBar()->setAccessibleName(m_tabs->accessibleName());
    m_tabs->setTabBarAutoHide(true);
    m_tabs->setFocusPolicy(Qt::NoFocus); // its bar and pages take it
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tabs, 1);
    layout->addWidget(m_exportBar);
    addPanel();
    connect(m_tabs, &QTabWidget::currentChanged, this, &ResultTabs::frontChanged);
}

ResultPanel* ResultTabs::addPanel()
{
    auto* panel = new ResultPanel(this, m_edits);
    panel->addRowActions(m_rowActions);
    panel->freezeFirstColumn(m_isFrozen);
    panel->setFiltersShown(m_areFiltersShown);
    panel->showForm(m_isFormShown);
    m_panels.push_back(panel);
    m_tabs->insertTab(static_cast<int>(m_panels.size()) - 1, panel, tr("Result %1").arg(m_panels.size()));
    connect(panel, &ResultPanel::allRowsRequested, this, &ResultTabs::allRowsRequested);
    connect(panel, &ResultPanel::rowsBehindWanted, this, &ResultTabs::rowsBehindWanted);
    connect(panel, &ResultPanel::referenceFollowed, this, &ResultTabs::referenceFollowed);
    connect(panel, &ResultPanel::windowWanted, this, &ResultTabs::windowWanted);
    connect(panel, &ResultPanel::messageShown, this, &ResultTabs::messageShown);
    connect(panel, &ResultPanel::columnsHidden, this, &ResultTabs::columnsHidden);
    connect(panel, &ResultPanel::freezeWanted, this, &ResultTabs::freezeWanted);
    connect(panel, &ResultPanel::filtersToggled, this, [this](bool areShown) {
        m_areFiltersShown = areShown;
        for (ResultPanel* one : m_panels)
            one->setFiltersShown(areShown);
    });
    return panel;
}

void ResultTabs::setRowActions(const QList<QAction*>& actions)
{
    m_rowActions = actions;
    for (ResultPanel* panel : m_panels)
        panel->addRowActions(actions);
}

void ResultTabs::setBinding(std::function<RowBinding(const std::string& sql)> bindingOf)
{
    m_bindingOf = std::move(bindingOf);
    for (ResultPanel* panel : m_panels)
        panel->setBinding(m_bindingOf(panel->sql().toStdString()));
}

void ResultTabs::keepPlaces()
{
    for (const ResultPanel* panel : m_panels)
        if (panel->hasRows())
            m_places[panel->sql()] = panel->place();
}

void ResultTabs::showForm(bool isShown)
{
    m_isFormShown = isShown;
    for (ResultPanel* panel : m_panels)
        panel->showForm(isShown);
}

void ResultTabs::freezeFirstColumn(bool isFrozen)
{
    m_isFrozen = isFrozen;
    for (ResultPanel* panel : m_panels)
        panel->freezeFirstColumn(isFrozen);
}

void ResultTabs::showInquiry(const Inquiry& inquiry)
{
    const int front = m_tabs->currentIndex();
    const bool isSame = !inquiry.run.outcomes.empty() && current()->sql().toStdString() == inquiry.run.outcomes.front().sql;
    noteArrangements();
    begin(static_cast<int>(inquiry.run.statements.size()));
    for (const QueryOutcome& outcome : inquiry.run.outcomes)
        showOutcome(outcome);
    restoreArrangements();
    m_places.clear();
    if (inquiry.run.areChangesKept)
        settleChanges(*inquiry.run.areChangesKept);
    if (inquiry.plan)
        showPlan(*inquiry.plan);
    m_tabs->setCurrentIndex(isSame ? front : 0);
    showState(inquiry);
    Q_EMIT frontChanged();
}

/// What was sorted stays so while other rows are looked at.
void ResultTabs::noteArrangements()
{
    std::erase_if(m_arrangements, [](const auto& entry) { return entry.first.expired(); });
    for (const ResultPanel* panel : m_panels)
        if (panel->hasRows())
            m_arrangements[panel->rows()] = panel->arranger().arrangement();
}

void ResultTabs::restoreArrangements()
{
    for (ResultPanel* panel : m_panels)
        if (const auto known = m_arrangements.find(panel->rows());
            panel->hasRows() && !panel->crossTable() && known != m_arrangements.end())
            panel->arranger().restore(known->second);
}

void ResultTabs::showState(const Inquiry& inquiry)
{
    const Inquiry::State state = stateOf(inquiry);
    for (ResultPanel* panel : m_panels)
        panel->setOutdated(isRunOutdated(inquiry));
    const bool isReloading = state == Inquiry::State::Running && std::ssize(inquiry.run.outcomes) == inquiry.run.statements.size();
    current()->setReloading(isReloading);
    if (!inquiry.run.outcomes.empty())
        return;
    switch (state) {
    case Inquiry::State::Asking: return m_panels.front()->showNote(tr("Reading the question…"));
    case Inquiry::State::Running: return m_panels.front()->showNote(tr("Running…"));
    case Inquiry::State::NotRun: return m_panels.front()->showNote(inquiry.heldBack, {{tr("Run"), [this] { Q_EMIT runRequested(); }}});
    case Inquiry::State::Failed: return showFailure(inquiry);
    default: return m_panels.front()->showNote(tr("Rows appear here when a statement has run."));
    }
}

void ResultTabs::showFailure(const Inquiry& inquiry)
{
    m_panels.front()->showNote(errorText(*inquiry.failure), {{tr("Ask again"), [this] { Q_EMIT askAgainRequested(); }}});
}

void ResultTabs::begin(int statements)
{
    m_next = 0;
    const QSignalBlocker blocker(m_tabs);
    while (m_panels.size() > static_cast<size_t>(std::max(statements, 1))) {
        delete m_panels.back();
        m_panels.pop_back();
    }
    for (ResultPanel* panel : m_panels)
        if (!m_places.contains(panel->sql())) // else they stay until they have come anew
            panel->showNote({});
    delete std::exchange(m_plan, nullptr);
    m_tabs->setCurrentIndex(0);
}

ResultPanel* ResultTabs::nextPanel(const QString& title, const QString& toolTip)
{
    ResultPanel* panel = m_next < m_panels.size() ? m_panels[m_next] : addPanel();
    ++m_next;
    const int tab = m_tabs->indexOf(panel);
    m_tabs->setTabText(tab, title);
    m_tabs->setTabToolTip(tab, toolTip);
    return panel;
}

void ResultTabs::showOutcome(const QueryOutcome& outcome)
{
    const QString sql = QString::fromStdString(outcome.sql);
    const bool hasChanges = outcome.changes && !outcome.changes->tables.empty();
    if (!hasChanges || (outcome.table && !(*outcome.table)->columns.empty())) {
        const QString title = titleIn(sql);
        ResultPanel* panel = nextPanel(title.isEmpty() ? tr("Result %1").arg(m_next + 1) : title, sql);
        panel->markReferring(m_referringIn(outcome.sql));
        panel->setBinding(m_bindingOf(outcome.sql));
        panel->setCaption(m_caption());
        panel->setHiddenColumns(m_hiddenIn(sql));
        panel->showOutcome(outcome, m_titlesOf(outcome.sql));
        const auto place = m_places.extract(sql);
        if (place && outcome.table)
            panel->restore(place.mapped());
        if (!outcome.table)
            m_tabs->setCurrentWidget(panel);
    }
    if (hasChanges) {
        for (const TableChange& change : outcome.changes->tables)
            nextPanel(QString::fromStdString(change.table), sql)->showChange(change, outcome.sql);
    }
    if (current()->sql() == sql)
        Q_EMIT frontChanged();
}

void ResultTabs::showPage(const QueryOutcome& outcome)
{
    ResultPanel* panel = find(QString::fromStdString(outcome.sql));
    if (panel && outcome.table)
        panel->showPage(outcome);
    if (panel == current())
        Q_EMIT frontChanged();
}

void ResultTabs::settleChanges(bool areKept)
{
    for (ResultPanel* panel : m_panels)
        panel->settleChanges(areKept);
}

void ResultTabs::showPlan(const PlanOutcome& outcome)
{
    if (!m_plan) {
        m_plan = new PlanPanel(this);
        m_tabs->addTab(m_plan, tr("Plan"));
    }
    m_plan->showPlan(outcome);
    m_tabs->setCurrentWidget(m_plan);
}

ResultPanel* ResultTabs::find(const QString& sql) const
{
    const auto found = std::ranges::find_if(m_panels, [&](const ResultPanel* panel) { return panel->sql() == sql; });
    return found == m_panels.end() ? nullptr : *found;
}

ResultPanel* ResultTabs::current() const
{
    auto* panel = qobject_cast<ResultPanel*>(m_tabs->currentWidget());
    return panel ? panel : m_panels.front();
}
