// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/delimited_table.h"

#include "core/cells/dialect_guess.h"
#include "core/cells/text_file.h"
#include "core/importing/column_names.h"
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

TextEncoding encodingFor(TextEncoding recognised, const DelimitedFormat& chosen)
{
    const TextEncoding encoding = chosen.encoding.value_or(recognised);
    const bool isDamaged = encoding == TextEncoding::Utf8 && recognised != TextEncoding::Utf8;
    return isDamaged ? TextEncoding::Utf8Damaged : encoding;
}

Dialect dialectFor(std::string_view sample, std::string_view ending, const DelimitedFormat& chosen)
{
    Dialect dialect = guessDialect(sample, ending, chosen.separator);
    dialect.quote = chosen.quote.value_or(dialect.quote);
    return dialect;
}

} // namespace

Result<std::vector<RowTable>> delimitedTables(const std::filesystem::path& file, const DelimitedFormat& chosen, ImportPace& pace)
{
    auto encoding = textEncodingOf(file, pace);
    if (!encoding)
        return encoding.error();
    encoding = encodingFor(*encoding, chosen);
    const auto sample = sampleOf(file, *encoding, pace);
    if (!sample)
        return sample.error();
    const Dialect dialect = dialectFor(*sample, foldedIdentifier(file.extension().string()), chosen);
    DelimitedFormat format = chosen;
    format.encoding = *encoding;
    format.separator = dialect.separator;
    format.quote = dialect.quote;
    const auto heading = !chosen.hasHeading ? RowTable::Heading::Judged
        : *chosen.hasHeading                ? RowTable::Heading::Sure
                                            : RowTable::Heading::None;
    return std::vector{RowTable{
        .name = tableName(file.stem().string()),
        .pass = [file, encoding = *encoding, dialect, &pace](const RowSink& sink) { return passRows(file, encoding, dialect, pace, sink); },
        .heading = heading,
        .isEuropean = dialect.separator == ';',
        .format = format}};
}

} // namespace ratatosk
