// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/overview_flow.h"

#include "core/answer/help_with_sql/table_statements.h"
#include "ui/base/state/workspace.h"
#include "ui/base/storage/preferences.h"
#include "ui/base/wording/place_title.h"

#include <QStackedWidget>

#include <chrono>

using namespace ratatosk;

namespace {

constexpr std::chrono::seconds kCounting(5); ///< after that no further table is begun: the counts are a help, not an answer

constexpr std::int64_t kMostCounted = 1'000'000; ///< rows of a server's table: half a second for it; of a larger one no count is shown

using RowCounts = std::vector<std::optional<qint64>>;

/// By table. Of views none: what they compute may take for ever.
RowCounts rowCountsOf(DatabaseBrowser& browser, const std::stop_token& stop)
{
    const auto end = std::chrono::steady_clock::now() + kCounting;
    RowCounts counts;
    for (int table = 0; table < browser.schema().tableCount(); ++table) {
        counts.emplace_back();
        if (browser.schema().table(TableId{table}).isView || stop.stop_requested() || std::chrono::steady_clock::now() > end)
            continue;
        const auto rows = browser.run(rowCountStatement(TableId{table}, browser.schema(), kMostCounted), 1, stop);
        const auto* count = rows && rows->rows.size() == 1 ? std::get_if<std::int64_t>(&rows->rows.front().front()) : nullptr;
        const bool isBounded = browser.schema().dialect() == Dialect::Postgres;
        if (count && !(isBounded && *count > kMostCounted))
            counts.back() = *count;
    }
    return counts;
}

bool isUntouched(const Inquiry& inquiry)
{
    return stateOf(inquiry) == Inquiry::State::Empty && !inquiry.answer && !inquiry.plan;
}

} // namespace

OverviewFlow::OverviewFlow(const Panels& panels, Workspace& workspace, Preferences& preferences, QObject* parent)
    : QObject(parent), m_panels(panels), m_workspace(workspace), m_preferences(preferences)
{
    connect(&workspace, &Workspace::databaseOpened, this, &OverviewFlow::begin);
    connect(&workspace, &Workspace::modelReady, this, &OverviewFlow::findQuestions);
    connect(&workspace, &Workspace::modelUnavailable, this, [this] { takeQuestions({}); });
    connect(&workspace, &Workspace::modelRestarted, this, [this] { m_isLooking = false; });
    connect(&workspace, &Workspace::questionsFound, this, &OverviewFlow::takeQuestions);
    for (const auto signal : {&Workspace::inquiryShown, &Workspace::stateChanged})
        connect(&workspace, signal, this, &OverviewFlow::showInquiry);
    connect(&workspace, &Workspace::explained, this, &OverviewFlow::showInquiry);
}

void OverviewFlow::begin()
{
    m_hasQuestions = false;
    m_isLooking = false;
    m_panels.overview->setFile(placeTitle(m_workspace.databaseFile()));
    m_panels.overview->setSuggestionNote({});
    listTables(RowCounts(m_workspace.schema().tables().size()));
    countRows();
    showInquiry();
    findQuestions();
}

void OverviewFlow::listTables(const RowCounts& counts)
{
    QList<ListedTable> tables;
    for (const Table& table : m_workspace.schema().tables())
        tables << ListedTable{QString::fromStdString(table.name), counts[static_cast<size_t>(tables.size())]};
    m_panels.overview->setTables(tables);
}

void OverviewFlow::countRows()
{
    m_counter.open(m_workspace.readFile().toStdString());
    m_counter.start([](DatabaseBrowser& browser, const std::stop_token& stop) { return rowCountsOf(browser, stop); },
                    [this](const RowCounts& counts) {
                        m_counter.close();
                        if (counts.size() == m_workspace.schema().tables().size())
                            listTables(counts);
                    });
}

/// While the overview is shown and nothing else is asked of the parser.
void OverviewFlow::findQuestions()
{
    const bool isShown = m_panels.answer->currentWidget() == m_panels.overview;
    if (m_isLooking || m_hasQuestions || !isShown || !m_workspace.hasDatabase() || !m_workspace.model() || m_workspace.isAsking()
        || m_workspace.schema().tables().empty())
        return;
    m_isLooking = true;
    m_panels.overview->setSuggestionNote(tr("Trying questions…"));
    m_workspace.findQuestions(kSuggestions);
}

void OverviewFlow::takeQuestions(const QuestionSuggestions& suggestions)
{
    QStringList questions;
    for (const std::string& question : suggestions.questions)
        questions << QString::fromStdString(question);
    m_isLooking = false;
    m_hasQuestions = !questions.isEmpty() || !m_workspace.isAsking(); // a search that a question has ended may begin anew
    m_panels.overview->setSuggestions(questions);
}

void OverviewFlow::showInquiry()
{
    const bool hasNothing = m_workspace.hasDatabase() && isUntouched(m_workspace.inquiry());
    m_panels.answer->setCurrentIndex(hasNothing ? 1 : 0);
    if (!hasNothing)
        return;
    m_panels.overview->setQuestions(m_preferences.recentQuestions(m_workspace.databaseFile()).mid(0, kRequested));
    findQuestions();
}
