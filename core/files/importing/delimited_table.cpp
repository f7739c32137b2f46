// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/delimited_table.h"

#include "core/files/cells/dialect_guess.h"
#include "core/files/cells/text_file.h"
#include "core/files/importing/column_names.h"
#include "core/files/importing/data_file.h"
#include "core/files/importing/framed_table.h"

namespace ratatosk {

namespace {

constexpr std::int64_t kLastBytes = 1 << 16; ///< in which notes and totals are looked for

/// The first bytes as text, and whether they are all.
struct TextSample {
    std::string text;
    bool isWhole = true;
};

Result<TextSample> sampleOf(const std::filesystem::path& file, TextEncoding encoding, ImportPace& pace, std::int64_t begin = 0)
{
    auto text = TextFile::open(file, encoding, pace, begin);
    if (!text)
        return text.error();
    TextSample sample;
    while (true) {
        const auto piece = text->next();
        if (!piece)
            return piece.error();
        sample.isWhole = piece->empty();
        if (piece->empty() || sample.text.size() >= kDialectSample)
            return sample;
        sample.text += *piece;
    }
}

void collect(std::string_view text, const Dialect& dialect, bool isWhole, SampleCollector& collector)
{
    DelimitedReader reader(dialect, [&](RowCells row) -> Result<void> {
        collector.take(row);
        return {};
    });
    if (reader.take(text) && isWhole)
        (void)reader.finish();
}

/// The last rows of a text too long to look at: from the first whole line of its last bytes on.
std::vector<SampleRow> lastRows(const std::filesystem::path& file, TextEncoding encoding, const Dialect& dialect, ImportPace& pace)
{
    std::error_code failure;
    const auto size = static_cast<std::int64_t>(std::filesystem::file_size(file, failure));
    const std::int64_t begin = (size - kLastBytes) / 4 * 4; // no half of a character of UTF-16
    if (failure || begin <= 0)
        return {};
    const auto sample = sampleOf(file, encoding, pace, begin);
    const std::size_t line = sample ? sample->text.find_first_of("\r\n") : std::string::npos;
    if (line == std::string::npos || !sample->isWhole)
        return {};
    SampleCollector collector;
    collect(std::string_view(sample->text).substr(line), {dialect.separator, dialect.quote, 0}, true, collector);
    RowSample rows = std::move(collector).sample();
    return rows.isWhole ? std::move(rows.head) : std::move(rows.tail);
}

RowSample rowsOf(const TextSample& sample, const std::filesystem::path& file, TextEncoding encoding, const Dialect& dialect,
                 ImportPace& pace)
{
    SampleCollector collector;
    collect(sample.text, dialect, sample.isWhole, collector);
    RowSample rows = std::move(collector).sample();
    if (!sample.isWhole) {
        rows.isWhole = false;
        rows.tail = lastRows(file, encoding, dialect, pace);
    }
    return rows;
}

Result<void> passRows(const std::filesystem::path& file, TextEncoding encoding, const Dialect& dialect, ImportPace& pace,
                      const RowSink& sink)
{
    auto text = TextFile::open(file, encoding, pace);
    if (!text)
        return text.error();
    DelimitedReader reader(dialect, sink, [&](std::int64_t line, const std::string& reason) { pace.noteFault(line, reason); });
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
    const Dialect dialect = dialectFor(sample->text, endingOf(file), chosen);
    DelimitedFormat format = chosen;
    format.encoding = *encoding;
    format.separator = dialect.separator;
    format.quote = dialect.quote;
    RowTable table{
        .name = tableName(stemOf(file)),
        .pass = [file, encoding = *encoding, dialect, &pace](const RowSink& sink) { return passRows(file, encoding, dialect, pace, sink); },
        .isEuropean = dialect.separator == ';',
        .format = format};
    return framedTables(std::move(table), rowsOf(*sample, file, *encoding, dialect, pace), chosen);
}

} // namespace ratatosk
