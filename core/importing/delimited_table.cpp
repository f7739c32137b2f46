// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/delimited_table.h"

#include "core/importing/column_names.h"
#include "core/importing/dialect_guess.h"
#include "core/importing/text_file.h"
#include "core/schema/identifier.h"

namespace ratatosk {

namespace {

Result<std::string> sampleOf(const std::filesystem::path& file, TextEncoding encoding, ImportPace& pace)
{
    auto text = TextFile::open(file, encoding, pace);
    if (!text)
        return text.error();
    std::string sample;
    while (sample.size() < kDialectSample) {
        const auto piece = text->next();
        if (!piece)
            return piece.error();
        if (piece->empty())
            break;
        sample += *piece;
    }
    return sample;
}

Result<void> passRows(const std::filesystem::path& file, TextEncoding encoding, const Dialect& dialect, ImportPace& pace,
                      const RowSink& sink)
{
    auto text = TextFile::open(file, encoding, pace);
    if (!text)
        return text.error();
    DelimitedReader reader(dialect, sink);
    while (true) {
        const auto piece = text->next();
        if (!piece)
            return piece.error();
        if (piece->empty())
            return reader.finish();
        if (auto taken = reader.take(*piece); !taken)
            return taken;
    }
}

} // namespace

Result<std::vector<RowTable>> delimitedTables(const std::filesystem::path& file, ImportPace& pace)
{
    const auto encoding = textEncodingOf(file, pace);
    if (!encoding)
        return encoding.error();
    const auto sample = sampleOf(file, *encoding, pace);
    if (!sample)
        return sample.error();
    const Dialect dialect = guessDialect(*sample, foldedIdentifier(file.extension().string()));
    return std::vector{RowTable{
        .name = tableName(file.stem().string()),
        .pass = [file, encoding = *encoding, dialect, &pace](const RowSink& sink) { return passRows(file, encoding, dialect, pace, sink); },
        .isEuropean = dialect.separator == ';'}};
}

} // namespace ratatosk
