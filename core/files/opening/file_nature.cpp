// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/opening/file_nature.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <string>
#include <string_view>

namespace ratatosk {

namespace {

constexpr std::size_t kBytesRead = 4096; ///< marks of formats stand in the first bytes
constexpr double kRandomBits = 7.6;      ///< of entropy a byte; 4096 random bytes have 7.95, machine code about 6

struct Beginning {
    std::string_view bytes;
    FileNature nature;
};

constexpr std::array<Beginning, 12> kBeginnings{{{std::string_view("SQLite format 3\0", 16), FileNature::Database},
                                                 {"PAR1", FileNature::Columnar},
                                                 {"ARROW1", FileNature::Columnar},
                                                 {"FEA1", FileNature::Columnar},
                                                 {"PK\x03\x04", FileNature::Archive},
                                                 {"\x1f\x8b", FileNature::Archive},
                                                 {"BZh", FileNature::Archive},
                                                 {"\xfd"
                                                  "7zXZ",
                                                  FileNature::Archive},
                                                 {"\x28\xb5\x2f\xfd", FileNature::Archive}, // zstd
                                                 {"%PDF", FileNature::Document},
                                                 {"\x89PNG", FileNature::Document},
                                                 {"\xff\xd8\xff", FileNature::Document}}};

bool isText(std::string_view bytes)
{
    return std::ranges::none_of(bytes, [](char byte) {
        const auto code = static_cast<unsigned char>(byte);
        return code < ' ' && byte != '\n' && byte != '\r' && byte != '\t';
    });
}

/// Shannon's, in bits a byte.
double entropy(std::string_view bytes)
{
    std::array<double, 256> counts{};
    for (const char byte : bytes)
        ++counts[static_cast<unsigned char>(byte)];
    double bits = 0;
    for (const double count : counts) {
        const double share = count / static_cast<double>(bytes.size());
        bits -= share > 0 ? share * std::log2(share) : 0;
    }
    return bits;
}

} // namespace

FileNature fileNature(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    std::string bytes(kBytesRead, '\0');
    stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(stream.gcount()));
    if (bytes.empty())
        return stream.is_open() && stream.eof() ? FileNature::Empty : FileNature::Unreadable;
    for (const Beginning& beginning : kBeginnings) {
        if (bytes.starts_with(beginning.bytes))
            return beginning.nature;
    }
    if (isText(bytes))
        return FileNature::Text;
    return bytes.size() == kBytesRead && entropy(bytes) > kRandomBits ? FileNature::Random : FileNature::Other;
}

} // namespace ratatosk
