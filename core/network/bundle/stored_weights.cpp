// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/bundle/stored_weights.h"

#include "core/network/bundle/half_number.h"
#include "core/network/bundle/invalid_model.h"
#include "core/network/bundle/quantisation_levels.h"
#include "core/network/bundle/safetensors_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include <sys/mman.h>

namespace ratatosk {
namespace {

using kernel::MatrixRows;

constexpr auto kScale = ".scale";
constexpr auto kChange = ".change", kChangeScale = ".change.scale";
constexpr float kMostSteps = 128; ///< of a number in bytes

/// The file's numbers need not begin at a multiple of their size.
template <class Number>
std::vector<Number> copied(const std::byte* bytes, std::int64_t count)
{
    std::vector<Number> numbers(static_cast<std::size_t>(count));
    std::memcpy(numbers.data(), bytes, numbers.size() * sizeof(Number));
    return numbers;
}

bool areSound(const std::vector<float>& numbers, float steps = 1)
{
    return std::ranges::all_of(numbers, [steps](float number) { return std::fabs(number) * steps < kLargestWeight; });
}

using Shape = std::vector<std::int64_t>;

} // namespace

Result<std::unique_ptr<StoredWeights>> StoredWeights::open(const std::filesystem::path& folder)
{
    std::unique_ptr<StoredWeights> weights(new StoredWeights);
    weights->m_place = folder.string();
    for (const std::filesystem::path& file : weightFiles(folder)) {
        if (const Result<void> added = weights->addFile(file, weights->m_tensors); !added)
            return added.error();
    }
    return weights;
}

Result<std::unique_ptr<StoredWeights>> StoredWeights::openConversation(const std::filesystem::path& folder)
{
    auto weights = open(folder);
    if (!weights)
        return weights;
    const std::filesystem::path file = folder / kConversationFile;
    (*weights)->m_place = file.string();
    if (!std::filesystem::exists(file))
        return Error{ErrorCode::ModelMissing, fmt::format("there is no file '{}'", file.string())};
    std::map<std::string, std::string> metadata;
    if (const Result<void> added = (*weights)->addFile(file, (*weights)->m_changes, &metadata); !added)
        return added.error();
    if (metadata["format"] != kAdaptationFormat)
        return invalidModel(fmt::format("'{}' was made for another version of Ratatosk", file.string()));
    return weights;
}

Result<void> StoredWeights::addFile(const std::filesystem::path& file, Tensors& tensors, std::map<std::string, std::string>* metadata)
{
    auto header = readSafetensorsHeader(file);
    if (!header)
        return header.error();
    auto mapped = std::make_unique<const MappedFile>(file);
    if (mapped->text().empty())
        return Error{ErrorCode::FileMissing, fmt::format("cannot open '{}'", file.string())};
    for (TensorEntry& entry : header->entries) {
        const std::byte* bytes = reinterpret_cast<const std::byte*>(mapped->text().data()) + header->size + entry.begin;
        std::string name = entry.name;
        tensors.insert_or_assign(std::move(name), Tensor{std::move(entry), bytes});
    }
    if (metadata)
        *metadata = std::move(header->metadata);
    m_files.push_back(std::move(mapped));
    return {};
}

MatrixRows StoredWeights::matrix(const std::string& name, std::int64_t rows, std::int64_t columns)
{
    if (m_changes.empty() || name == kWordVectorTable)
        return stored(m_tensors, name, rows, columns);
    if (m_changes.contains(name))
        return stored(m_changes, name, rows, columns);
    MatrixRows base = stored(m_tensors, name, rows, columns);
    return m_changes.contains(name + kChange) ? changed(std::move(base), name) : base;
}

std::vector<float> StoredWeights::vector(const std::string& name, std::int64_t size)
{
    m_taken.insert(name);
    const auto change = m_changes.find(name);
    const auto tensor = change != m_changes.end() ? change : m_tensors.find(name);
    std::vector<float> all(static_cast<std::size_t>(size));
    if (tensor == m_tensors.end()) {
        wrong(name, "it is not there", 1, size);
    } else if (tensor->second.entry.format != StoredFormat::Float || tensor->second.entry.shape != Shape{size}) {
        wrong(name, fmt::format("it is not {} fp32 numbers", size), 1, size);
    } else {
        all = copied<float>(tensor->second.bytes, size);
        if (!areSound(all))
            wrong(name, "its numbers are larger than any training makes them", 1, size);
    }
    return all;
}

void StoredWeights::rest() const
{
    for (const auto& file : m_files)
        ::madvise(const_cast<char*>(file->text().data()), file->text().size(), MADV_DONTNEED);
}

Result<void> StoredWeights::check() const
{
    if (!m_problem.empty())
        return invalidModel(fmt::format("'{}': {}", m_place, m_problem));
    for (const Tensors* tensors : {&m_tensors, &m_changes}) {
        for (const auto& [name, tensor] : *tensors) {
            if (!m_taken.contains(name) && !name.starts_with(kWordVectorTable))
                return invalidModel(fmt::format("'{}': the weights hold an unknown '{}'", m_place, name));
        }
    }
    return {};
}

MatrixRows StoredWeights::stored(const Tensors& tensors, const std::string& name, std::int64_t rows, std::int64_t columns)
{
    m_taken.insert(name);
    const auto tensor = tensors.find(name);
    if (tensor == tensors.end())
        return wrong(name, "it is not there", rows, columns);
    const auto scale = tensors.find(name + kScale);
    const Tensor* const scales = scale == tensors.end() ? nullptr : &scale->second;
    switch (tensor->second.entry.format) {
    case StoredFormat::Char: return inBytes(tensor->second, scales, rows, columns, name);
    case StoredFormat::Byte: return inFourBits(tensor->second, scales, rows, columns, name);
    case StoredFormat::Float: return inNumbers(tensor->second, rows, columns, name);
    default: return wrong(name, "neither int8, nor in four bits, nor fp32 numbers", rows, columns);
    }
}

MatrixRows StoredWeights::inBytes(const Tensor& matrix, const Tensor* scales, std::int64_t rows, std::int64_t columns,
                                  const std::string& name)
{
    m_taken.insert(name + kScale);
    if (matrix.entry.shape != Shape{rows, columns})
        return wrong(name, fmt::format("its shape is not [{}, {}]", rows, columns), rows, columns);
    if (!scales || scales->entry.format != StoredFormat::Float || scales->entry.shape != Shape{rows})
        return wrong(name, "not one fp32 scale for each row", rows, columns);
    MatrixRows read{rows, columns, reinterpret_cast<const std::int8_t*>(matrix.bytes), copied<float>(scales->bytes, rows), {}};
    return areSound(read.scales, kMostSteps) ? read : wrong(name, "its numbers are larger than any training makes them", rows, columns);
}

MatrixRows StoredWeights::inFourBits(const Tensor& codes, const Tensor* scales, std::int64_t rows, std::int64_t columns,
                                     const std::string& name)
{
    m_taken.insert(name + kScale);
    if (columns % kNormalGroup != 0 || codes.entry.shape != Shape{rows, columns / 2})
        return wrong(name, fmt::format("its shape is not [{}, {}]", rows, columns), rows, columns);
    const std::int64_t groups = columns / kNormalGroup;
    if (!scales || scales->entry.format != StoredFormat::Half || scales->entry.shape != Shape{rows, groups})
        return wrong(name, "not one fp16 scale for each group", rows, columns);
    for (std::int64_t group = 0; group < rows * groups; ++group) {
        std::uint16_t bits;
        std::memcpy(&bits, scales->bytes + group * 2, sizeof bits);
        if (!(std::fabs(halfNumber(bits)) < kLargestWeight))
            return wrong(name, "its numbers are larger than any training makes them", rows, columns);
    }
    const auto fill = [codes = codes.bytes, scales = scales->bytes, groups](std::int64_t row, float* target) {
        for (std::int64_t group = row * groups; group < (row + 1) * groups; ++group) {
            std::uint16_t bits;
            std::memcpy(&bits, scales + group * 2, sizeof bits);
            const float scale = halfNumber(bits);
            for (std::int64_t pair = 0; pair < kNormalGroup / 2; ++pair) {
                const auto byte = std::to_integer<unsigned>(codes[group * (kNormalGroup / 2) + pair]);
                *target++ = kNormalLevels[byte & 15] * scale;
                *target++ = kNormalLevels[byte >> 4] * scale;
            }
        }
    };
    return {rows, columns, nullptr, {}, fill};
}

MatrixRows StoredWeights::inNumbers(const Tensor& tensor, std::int64_t rows, std::int64_t columns, const std::string& name)
{
    if (tensor.entry.shape != Shape{rows, columns})
        return wrong(name, fmt::format("its shape is not [{}, {}]", rows, columns), rows, columns);
    if (!areSound(copied<float>(tensor.bytes, rows * columns)))
        return wrong(name, "its numbers are larger than any training makes them", rows, columns);
    const auto fill = [bytes = tensor.bytes, columns](std::int64_t row, float* target) {
        std::memcpy(target, bytes + row * columns * static_cast<std::int64_t>(sizeof(float)),
                    static_cast<std::size_t>(columns) * sizeof(float));
    };
    return {rows, columns, nullptr, {}, fill};
}

MatrixRows StoredWeights::changed(MatrixRows base, const std::string& name)
{
    const std::int64_t rows = base.rows, columns = base.columns;
    const Tensor& codes = m_changes.at(name + kChange);
    const auto scale = m_changes.find(name + kChangeScale);
    m_taken.insert({name + kChange, name + kChangeScale});
    if (codes.entry.format != StoredFormat::Byte || columns % kChangesOfByte != 0
        || codes.entry.shape != Shape{rows, columns / kChangesOfByte} || scale == m_changes.end()
        || scale->second.entry.format != StoredFormat::Float || scale->second.entry.shape != Shape{rows})
        return wrong(name, "its change does not have its shape", rows, columns);
    std::vector<float> scales = copied<float>(scale->second.bytes, rows);
    if (!areSound(scales))
        return wrong(name, "its change is larger than any training makes one", rows, columns);
    const auto fill = [base = std::move(base), codes = codes.bytes, scales = std::move(scales), columns](std::int64_t row, float* target) {
        base.read(row, target);
        for (std::int64_t k = 0; k < columns; ++k) {
            const auto byte = std::to_integer<unsigned>(codes[row * (columns / kChangesOfByte) + k / kChangesOfByte]);
            target[k] += kChangeLevels[byte >> 2 * (k % kChangesOfByte) & 3] * scales[static_cast<std::size_t>(row)];
        }
    };
    return {rows, columns, nullptr, {}, fill};
}

MatrixRows StoredWeights::wrong(const std::string& name, std::string problem, std::int64_t rows, std::int64_t columns)
{
    if (m_problem.empty())
        m_problem = fmt::format("weights '{}': {}", name, problem);
    return {rows, columns, nullptr, {}, [columns](std::int64_t, float* target) { std::fill_n(target, columns, 0.0F); }};
}

} // namespace ratatosk
