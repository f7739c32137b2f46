// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/shortcuts_dialog.h"

#include "ui/action_names.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMainWindow>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace {

QString keysOf(const QAction& action)
{
    QStringList keys;
    for (const QKeySequence& key : action.shortcuts())
        keys << key.toString(QKeySequence::NativeText);
    return keys.join(QStringLiteral(", "));
}

} // namespace

ShortcutsDialog::ShortcutsDialog(QMainWindow* window) : QDialog(window)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("shortcutsDialog"));
    setWindowTitle(tr("Keyboard shortcuts"));
    resize(fontMetrics().averageCharWidth() * 70, fontMetrics().height() * 32);
    auto* list = new QTreeWidget(this);
    list->setAccessibleName(windowTitle());
    list->setHeaderLabels({tr("Command"), tr("Keys")});
    list->setRootIsDecorated(false);
    list->setAlternatingRowColors(true);
    for (const QAction* action : namedActions(window)) {
        if (!action->shortcuts().isEmpty())
            list->addTopLevelItem(new QTreeWidgetItem({actionName(*action), keysOf(*action)}));
    }
    list->resizeColumnToContents(0);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(list, 1);
    layout->addWidget(buttons);
}
