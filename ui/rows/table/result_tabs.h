// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/workers/database_session.h"
#include "ui/rows/table/result_panel.h"

#include <QWidget>

#include <functional>
#include <map>
#include <memory>
#include <vector>

class ExportBar;
class PendingEdits;
class PlanPanel;
struct Inquiry;
class QTabWidget;

/// The rows of an inquiry, one tab a statement, and the plan of a statement when it was asked for.
class ResultTabs : public QWidget
{
    Q_OBJECT
public:
    explicit ResultTabs(QWidget* parent = nullptr);

    /// In place of what was there.
    void showInquiry(const Inquiry& inquiry);
    /// Where nothing was run that could be shown: why, or that it goes on.
    void showState(const Inquiry& inquiry);
    /// That many outcomes will come; the results shown before go.
    void begin(int statements);
    /// Of a statement that changes rows, one tab for each table that it touches.
    void showOutcome(const QueryOutcome& outcome);
    /// What columns of a statement are called, as `columnTitles` says.
    void setTitles(std::function<QStringList(const std::string& sql)> titlesOf) { m_titlesOf = std::move(titlesOf); }
    /// Which columns of a statement are not to be shown.
    void setHidden(std::function<QStringList(const QString& sql)> hiddenIn) { m_hiddenIn = std::move(hiddenIn); }
    /// What question the rows answer, for charts of them; empty: none.
    void setCaption(std::function<QString()> caption) { m_caption = std::move(caption); }
    /// Other rows of a statement that is shown.
    void showPage(const QueryOutcome& outcome);
    /// Which columns of a statement hold references to other rows.
    void setReferring(std::function<std::vector<int>(const std::string& sql)> referringIn) { m_referringIn = std::move(referringIn); }
    /// What of a statement's rows can be changed; asked anew for those that are shown.
    void setBinding(std::function<RowBinding(const std::string& sql)> bindingOf);
    /// Of the rows in all results, not written yet.
    PendingEdits& edits() const { return *m_edits; }
    /// The rows that are shown will be read once more: whoever looks at them stays where they are.
    void keepPlaces();
    void showPlan(const PlanOutcome& outcome);
    /// What was shown as pending was written, or was taken back.
    void settleChanges(bool areKept);

    /// The first result of a statement; null: there is none.
    ResultPanel* find(const QString& sql) const;
    /// The result in front; the first while the plan is.
    ResultPanel* current() const;
    ExportBar* exportBar() const { return m_exportBar; }
    /// For the context menus of all rows.
    void freezeFirstColumn(bool isFrozen);
    /// In all results.
    void showForm(bool isShown);
    void setRowActions(const QList<QAction*>& actions);

Q_SIGNALS:
    void allRowsRequested(const QString& sql);
    void referenceFollowed(int column);
    void rowsBehindWanted();
    void windowWanted(const QString& sql, const ratatosk::RowWindow& window);
    /// An answer that was held back is to be run.
    void runRequested();
    void askAgainRequested();
    void messageShown(const QString& text);
    void columnsHidden(const QString& sql, const QStringList& names);
    void freezeWanted();
    /// Another result is in front, or other rows are in it.
    void frontChanged();

private:
    void noteArrangements();
    void restoreArrangements();
    ResultPanel* addPanel();
    /// The panel for the next rows, its tab named.
    void showFailure(const Inquiry& inquiry);
    ResultPanel* nextPanel(const QString& title, const QString& toolTip);

    QTabWidget* m_tabs = nullptr;
    PlanPanel* m_plan = nullptr; ///< null until asked for
    ExportBar* m_exportBar = nullptr;
    std::function<QStringList(const std::string&)> m_titlesOf = [](const std::string&) { return QStringList(); };
    std::function<std::vector<int>(const std::string&)> m_referringIn = [](const std::string&) { return std::vector<int>(); };
    std::function<QStringList(const QString&)> m_hiddenIn = [](const QString&) { return QStringList(); };
    std::function<RowBinding(const std::string&)> m_bindingOf = [](const std::string&) { return RowBinding(); };
    PendingEdits* m_edits = nullptr;
    std::map<QString, ResultPanel::Place> m_places; ///< by statement, until it has been read again
    std::function<QString()> m_caption = [] { return QString(); };
    QList<QAction*> m_rowActions;
    bool m_isFrozen = false;       ///< the first column of all panels
    bool m_areFiltersShown = true; ///< in all panels
    bool m_isFormShown = false;
    std::vector<ResultPanel*> m_panels;
    size_t m_next = 0; ///< gets the next outcome
    /// Of rows that other inquiries may show again.
    std::map<std::weak_ptr<const ratatosk::ResultTable>, RowArrangement, std::owner_less<>> m_arrangements;
};
