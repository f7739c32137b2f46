// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/database_dialog.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>

namespace {

struct DatabaseDialog {
    Q_DECLARE_TR_FUNCTIONS(DatabaseDialog)
};

} // namespace

QString chooseDatabaseFile(QWidget* parent, const QString& current)
{
    const QString filter = DatabaseDialog::tr("SQLite databases (*.sqlite *.sqlite3 *.db *.db3);;All files (*)");
    const QString folder = current.isEmpty() ? QString() : QFileInfo(current).path();
    return QFileDialog::getOpenFileName(parent, DatabaseDialog::tr("Open a database"), folder, filter);
}
