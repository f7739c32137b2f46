// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/statements/statements_apart.h"

#include "core/files/statements/row_bytes.h"
#include "core/files/statements/statement_process.h"

#include <utility>

namespace ratatosk {

namespace {

StatementProcess::TakeRows gatherPortions(ResultTable& table)
{
    return [&table](const RowPortion& portion) {
        if (!portion.columns.empty())
            table.columns = portion.columns;
        RowReader rows(portion.rows);
        while (auto row = rows.next())
            table.rows.push_back(*std::move(row));
        return !rows.hasFailed();
    };
}

int errorOffsetIn(StatementProcess& process, const std::string& sql)
{
    const auto end = process.ask(LocateError{sql});
    return end ? end->errorOffset : -1;
}

class BrowserApart : public DatabaseBrowser
{
public:
    explicit BrowserApart(StatementProcess process) : m_process(std::move(process)) {}

    const Schema& schema() const override { return m_process.schema(); }
    const std::filesystem::path& file() const override { return m_process.file(); }

    Result<ResultTable> run(const std::string& sql, std::int64_t maxRows, std::stop_token stop) override
    {
        ResultTable table;
        const auto end = m_process.ask(RunStatement{.sql = sql, .rows = maxRows}, gatherPortions(table), std::move(stop));
        if (!end)
            return end.error();
        table.isComplete = end->isComplete;
        table.milliseconds = end->milliseconds;
        return table;
    }

    Result<void> find(const CellWish& wish, const TellSearch& tell, std::stop_token stop) override
    {
        const auto take = [&](const RowPortion& portion) {
            RowReader rows(portion.rows);
            while (auto row = rows.next()) {
                const auto event = searchEventOf(*row);
                if (!event || !tell(*event))
                    return false;
            }
            return !rows.hasFailed();
        };
        const auto end = m_process.ask(FindCells{wish}, take, std::move(stop));
        return end ? Result<void>() : end.error();
    }

    int errorOffset(const std::string& sql) override { return errorOffsetIn(m_process, sql); }

private:
    StatementProcess m_process;
};

class EditorApart : public DatabaseEditor
{
public:
    explicit EditorApart(StatementProcess process) : m_process(std::move(process)) {}

    Result<EditOutcome> run(const std::string& sql, std::int64_t maxRows, std::stop_token stop) override
    {
        EditOutcome outcome;
        auto end = m_process.ask(RunStatement{.sql = sql, .rows = maxRows}, gatherPortions(outcome.rows), std::move(stop));
        if (!end)
            return end.error();
        outcome.rows.isComplete = end->isComplete;
        outcome.rows.milliseconds = end->milliseconds;
        if (end->hasChanges)
            outcome.changes = std::move(end->changes);
        return outcome;
    }

    int errorOffset(const std::string& sql) override { return errorOffsetIn(m_process, sql); }
    bool hasPending() const override { return m_process.hasPending(); }

    /// Opening the file again finishes what was begun: SQLite takes back a half of it.
    Result<void> apply() override
    {
        const auto end = m_process.ask(ApplyChanges());
        if (end)
            return {};
        if (end.error().code != ErrorCode::WorkerFailed)
            return end.error();
        (void)m_process.open();
        return Error{ErrorCode::WorkerFailed,
                     "SQLite crashed while the changes were applied. The file contains either all of them or none."};
    }

    /// A child that cannot undo is none to go on with, and its end undoes as well.
    void undo() override
    {
        if (m_process.hasPending())
            (void)m_process.ask(UndoChanges());
    }

private:
    StatementProcess m_process;
};

} // namespace

Result<std::unique_ptr<DatabaseBrowser>> openBrowserApart(const std::filesystem::path& file, const std::filesystem::path& program,
                                                          std::stop_token stop)
{
    StatementProcess process(program, {file, StatementAccess::Browse});
    if (const auto opened = process.open(std::move(stop)); !opened)
        return opened.error();
    return std::unique_ptr<DatabaseBrowser>(std::make_unique<BrowserApart>(std::move(process)));
}

Result<std::unique_ptr<DatabaseEditor>> openEditorApart(const std::filesystem::path& file, const std::filesystem::path& program)
{
    StatementProcess process(program, {file, StatementAccess::Edit});
    if (const auto opened = process.open(); !opened)
        return opened.error();
    return std::unique_ptr<DatabaseEditor>(std::make_unique<EditorApart>(std::move(process)));
}

} // namespace ratatosk
