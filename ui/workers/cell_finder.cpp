// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/workers/cell_finder.h"

#include "core/facade/column_values.h"

using namespace ratatosk;

namespace {

constexpr int kMostValues = 40;

} // namespace

/// Used on the worker thread only.
struct CellFinder::Reader {
    std::filesystem::path file;
    std::unique_ptr<DatabaseBrowser> browser; ///< opened by the first wish

    QStringList find(ColumnId column, const std::string& prefix, const std::stop_token& stop)
    {
        if (!browser) {
            auto opened = DatabaseBrowser::open(file);
            if (!opened)
                return {};
            browser = std::move(*opened);
        }
        if (index(column) >= browser->schema().columnCount())
            return {}; // the file was changed since the window read it
        const auto values = columnValues(*browser, column, prefix, kMostValues, stop);
        QStringList literals;
        for (const std::string& value : values ? *values : std::vector<std::string>())
            literals << QString::fromStdString(value);
        return literals;
    }
};

void CellFinder::open(const std::filesystem::path& file)
{
    m_runner.cancel();
    m_reader = std::make_shared<Reader>(Reader{file, nullptr});
}

void CellFinder::find(ColumnId column, const QString& prefix, const Take& take)
{
    if (!m_reader)
        return;
    m_runner.start([reader = m_reader, column, prefix = prefix.toStdString()](std::stop_token stop) { return reader->find(column, prefix, stop); }, take);
}
