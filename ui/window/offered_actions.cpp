// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/offered_actions.h"

#include "ui/base/menus/window_actions.h"
#include "ui/base/state/workspace.h"

#include <QAction>

#include <utility>

namespace {

QList<QAction*> needingDatabase(const WindowActions& a)
{
    const QList<QAction*> ofTheFile{a.readAgain, a.openSnapshot, a.checkUnchanged, a.checkTables, a.saveSql, a.exportRows, a.editing};
    const QList<QAction*> ofTheText{a.undo,   a.redo,        a.find,     a.replace, a.findNext,  a.findPrevious, a.toggleComment, a.run,
                                    a.runAll, a.explainPlan, a.complete, a.format,  a.goToError, a.fixName,      a.history};
    const QList<QAction*> ofTheTabs{a.newTab, a.closeTab, a.reopenTab, a.nextTab, a.previousTab, a.renameTab};
    const QList<QAction*> ofTheRows{a.filterRows, a.filterByValue, a.rowsBehind,   a.relatedRows,  a.showChart,   a.crossTable,
                                    a.dataBars,   a.numberFormat,  a.freezeColumn, a.hideColumn,   a.showColumns, a.rowForm,
                                    a.addRow,     a.deleteRows,    a.pasteRows,    a.duplicateRows};
    const QList<QAction*> others{a.findCells, a.saveAnswer,   a.savedAnswers, a.filterSchema,
                                 a.showGraph, a.largePicture, a.listForm,     a.savePicture};
    return ofTheFile + ofTheText + ofTheTabs + ofTheRows + others + a.copyActions();
}

} // namespace

void offerOnceOpened(WindowActions& actions, Workspace& workspace)
{
    const auto offer = [&actions](bool isOpen) {
        for (QAction* action : needingDatabase(actions))
            action->setEnabled(isOpen);
    };
    offer(false);
    QObject::connect(&workspace, &Workspace::databaseOpened, &actions, [offer, isOffered = false]() mutable {
        if (!std::exchange(isOffered, true))
            offer(true);
    });
}
