// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sql/editing/edit_applier.h"

#include "core/files/rows/edit_writer.h"
#include "core/files/statements/statements_apart.h"
#include "ui/base/workers/statement_program.h"

#include <utility>

using namespace ratatosk;

void EditApplier::apply(const std::filesystem::path& file, const std::vector<RowEdit>& edits)
{
    if (std::exchange(m_isApplying, true))
        return;
    m_runner.start(
        [file, edits, program = statementProgram()](std::stop_token stop) -> Outcome {
            const auto editor = openEditorApart(file, program);
            if (!editor)
                return editor.error();
            return writeEdits(**editor, edits, std::move(stop));
        },
        [this](const Outcome& outcome) { finish(outcome); });
}

void EditApplier::finish(const Outcome& outcome)
{
    m_isApplying = false;
    if (!outcome)
        Q_EMIT failed(outcome.error());
    else if (outcome->empty())
        Q_EMIT applied();
    else
        Q_EMIT refused(*outcome);
}
