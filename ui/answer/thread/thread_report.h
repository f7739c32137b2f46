// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/database/engine/result_table.h"
#include "ui/answer/thread/thread.h"
#include "ui/base/queries/turn_words.h"

#include <QImage>

#include <memory>

/// A turn with the rows that its statement finds.
struct ReportedTurn {
    ThreadTurn turn;
    TurnWords words;
    std::shared_ptr<const ratatosk::ResultTable> rows; ///< null: the statement does not run any more
    QImage chart;                                      ///< null: there is none that suits
    QString axes{};                                    ///< what the chart shows over what
};

enum class ReportForm { Markdown, Html };

/// Questions, what they took over, SQL, rows and charts in one text that needs nothing beside it: pictures are inside.
QString reportText(const QString& database, const QList<ReportedTurn>& turns, ReportForm form);
