// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/workers/row_exporter.h"

#include "core/files/rows/row_export.h"
#include "ui/base/workers/statement_program.h"

#include <QSaveFile>

using namespace ratatosk;

namespace {

Error cannotWrite(const QSaveFile& file)
{
    return {ErrorCode::IoError, file.errorString().toStdString()};
}

Result<std::int64_t> write(const ExportRequest& request, const ReportProgress& report, std::stop_token stop)
{
    QSaveFile file(request.target);
    if (!file.open(QIODevice::WriteOnly))
        return cannotWrite(file);
    const TextSink sink = [&](std::string_view piece) { return file.write(piece.data(), static_cast<qint64>(piece.size())) >= 0; };
    const auto rows = request.rows ? exportTable(*request.rows, request.options, sink, stop)
                                   : exportRowsApart(statementProgram(), request.database.toStdString(), request.sql.toStdString(),
                                                     request.options, sink, stop, report);
    if (rows && !stop.stop_requested() && !file.commit())
        return cannotWrite(file);
    return rows; // without a commit the file is gone
}

} // namespace

void RowExporter::start(const ExportRequest& request)
{
    m_runner.start(
        [this, request](std::stop_token stop) {
            const ReportProgress report = [this, stop](const Progress& progress) {
                QMetaObject::invokeMethod(this, [this, stop, rows = progress.done] {
                    if (!stop.stop_requested())
                        Q_EMIT progressed(rows);
                });
            };
            return write(request, report, stop);
        },
        [this](const Result<std::int64_t>& rows) { Q_EMIT finished(rows); });
}
