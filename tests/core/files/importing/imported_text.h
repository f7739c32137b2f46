// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files/importing/data_import.h"
#include "core/files/opening/database_browser.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QString>
#include <QTemporaryDir>

#include <string>
#include <variant>

/// A folder for files of data and a cache folder of its own, which the environment names as long as it lives.
class ImportFolder
{
public:
    ImportFolder() { qputenv("XDG_CACHE_HOME", (m_folder.path() + "/cache").toUtf8()); }
    ~ImportFolder() { qunsetenv("XDG_CACHE_HOME"); }

    std::filesystem::path write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        if (file.open(QFile::WriteOnly))
            file.write(bytes);
        return path(name).toStdString();
    }
    QString path(const QString& name) const { return m_folder.path() + "/" + name; }

private:
    QTemporaryDir m_folder;
};

/// "a INTEGER, b TEXT: 1, x; 2, NULL" for each table of an imported database, a line each; of many rows or long cells only how many or how long.
inline QString textOf(const ratatosk::DatabaseBrowser& browser, const ratatosk::ResultTable& rows, ratatosk::TableId table)
{
    const ratatosk::Schema& schema = browser.schema();
    QStringList columns;
    for (const ratatosk::ColumnId id : schema.columnsOf(table)) {
        const ratatosk::Column& column = schema.column(id);
        columns << QString::fromStdString(column.name + " " + column.declaredType + (column.isPrimaryKey ? " KEY" : ""));
    }
    QStringList lines;
    for (const auto& row : rows.rows) {
        QStringList cells;
        for (const auto& cell : row) {
            if (const auto* text = std::get_if<std::string>(&cell))
                cells << (text->size() > 1000 ? QString("%1 bytes").arg(text->size()) : QString::fromStdString(*text));
            else if (const auto* whole = std::get_if<std::int64_t>(&cell))
                cells << QString::number(*whole);
            else if (const auto* real = std::get_if<double>(&cell))
                cells << QString::number(*real, 'g', 15) + "r";
            else
                cells << "NULL";
        }
        lines << cells.join(", ");
    }
    const QString list = columns.size() > 20 ? QString("%1 columns").arg(columns.size()) : columns.join(", ");
    return list + ": " + (columns.size() > 20 ? QString("%1 rows").arg(lines.size()) : lines.join("; "));
}

/// All tables, or the error's sentence.
inline QString importedText(const std::vector<std::filesystem::path>& files)
{
    const auto database = ratatosk::importData(files);
    if (!database)
        return QString::fromStdString(database.error().detail);
    const auto browser = ratatosk::DatabaseBrowser::open(*database);
    if (!browser)
        return "cannot be opened: " + QString::fromStdString(browser.error().detail);
    QStringList texts;
    const ratatosk::Schema& schema = (*browser)->schema();
    for (int i = 0; i < schema.tableCount(); ++i) {
        const std::string name = schema.table(ratatosk::TableId{i}).name;
        const auto rows = (*browser)->run("SELECT * FROM \"" + name + "\"", 1000);
        if (!rows)
            return QString::fromStdString(rows.error().detail);
        texts << QString::fromStdString(name) + ": " + textOf(**browser, *rows, ratatosk::TableId{i});
    }
    return texts.join("\n");
}
