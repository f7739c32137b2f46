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

QStringList chooseDatabaseFiles(QWidget* parent, const QString& current)
{
    const QString filter = DatabaseDialog::tr(
        "Databases and data (*.sqlite *.sqlite3 *.db *.db3 *.csv *.tsv *.tab *.psv *.json *.jsonl *.ndjson *.txt *.dat *.gz *.xlsx *.xlsm "
        "*.ods *.sql *.dump);;SQLite databases (*.sqlite *.sqlite3 *.db *.db3);;CSV and similar files (*.csv *.tsv *.tab *.psv *.txt *.dat "
        "*.gz);;All files (*)");
    const QString folder = current.isEmpty() ? QString() : QFileInfo(current).path();
    return QFileDialog::getOpenFileNames(parent, DatabaseDialog::tr("Open databases or data files"), folder, filter);
}
