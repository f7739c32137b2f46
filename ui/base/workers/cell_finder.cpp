// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/workers/cell_finder.h"

#include "core/files/rows/column_values.h"

using namespace ratatosk;

namespace {

constexpr int kMostValues = 40; ///< a completion list that can be read

QStringList find(DatabaseBrowser& browser, ColumnId column, const std::string& prefix, const std::stop_token& stop)
{
    if (index(column) >= browser.schema().columnCount())
        return {}; // the file was changed since the window read it
    const auto values = columnValues(browser, column, prefix, kMostValues, stop);
    QStringList literals;
    for (const std::string& value : values ? *values : std::vector<std::string>())
        literals << QString::fromStdString(value);
    return literals;
}

} // namespace

void CellFinder::find(ColumnId column, const QString& prefix, const Take& take)
{
    m_reader.start([column, prefix = prefix.toStdString()](DatabaseBrowser& browser,
                                                           std::stop_token stop) { return ::find(browser, column, prefix, stop); },
                   take);
}
