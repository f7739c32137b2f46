// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rows/exporting/export_dialog.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>

#include <array>

using ratatosk::RowFormat;

namespace {

struct Ending {
    const char* ending;
    RowFormat format;
};

constexpr std::array<Ending, 9> kEndings{{{"csv", RowFormat::Csv},
                                          {"xlsx", RowFormat::Xlsx},
                                          {"tsv", RowFormat::Tsv},
                                          {"json", RowFormat::Json},
                                          {"jsonl", RowFormat::JsonLines},
                                          {"sql", RowFormat::Insert},
                                          {"md", RowFormat::Markdown},
                                          {"html", RowFormat::Html},
                                          {"htm", RowFormat::Html}}};

QString filters()
{
    return QCoreApplication::translate("ExportDialog",
                                       "CSV (*.csv);;Spreadsheet (*.xlsx);;Tab-separated text (*.tsv);;JSON (*.json);;JSON lines "
                                       "(*.jsonl);;SQL INSERT (*.sql);;Markdown (*.md);;Web page (*.html)");
}

/// "JSON lines (*.jsonl)" -> "jsonl"
QString endingOf(const QString& filter)
{
    return filter.section(QStringLiteral("*."), 1).section(QLatin1Char(')'), 0, 0);
}

} // namespace

std::optional<RowFormat> formatOf(const QString& file)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    for (const Ending& known : kEndings) {
        if (ending == QLatin1String(known.ending))
            return known.format;
    }
    return {};
}

QString exportTitle(std::int64_t rows)
{
    if (rows < 0)
        return QCoreApplication::translate("ExportDialog", "Export rows");
    return QCoreApplication::translate("ExportDialog", "Export %Ln row(s)", nullptr, static_cast<int>(rows));
}

std::optional<ExportTarget> chooseExport(QWidget* parent, const QString& suggestedName, std::int64_t rows)
{
    QString filter;
    QString file = QFileDialog::getSaveFileName(parent, exportTitle(rows), suggestedName, filters(), &filter);
    if (file.isEmpty())
        return {};
    if (QFileInfo(file).suffix().isEmpty())
        file += QLatin1Char('.') + endingOf(filter);
    return ExportTarget{file, formatOf(file).value_or(RowFormat::Csv)};
}
