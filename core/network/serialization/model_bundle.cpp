// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/network/serialization/model_bundle.h"

#include "core/base/atomic_file.h"
#include "core/network/bundle/bundle_description.h"
#include "core/network/bundle/invalid_model.h"
#include "core/network/bundle/library_failure.h"
#include "core/network/serialization/row_quantisation.h"
#include "core/network/serialization/safetensors.h"

#include <ATen/ATen.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

#include <fcntl.h>

namespace ratatosk {
namespace {

namespace fs = std::filesystem;

/// In the order of their names, each file as full as may be; a tensor is never cut.
Result<void> writeWeights(const fs::path& folder, const NamedTensors& weights, std::int64_t largestFile)
{
    TensorFile file;
    std::int64_t bytes = 0;
    int number = 1;
    for (const auto& [name, tensor] : weights) {
        const auto size = static_cast<std::int64_t>(tensor.nbytes());
        if (!file.tensors.empty() && bytes + size > largestFile) {
            if (const Result<void> written = writeSafetensors(weightFile(folder, number++), std::exchange(file, {})); !written)
                return written;
            bytes = 0;
        }
        file.tensors.emplace(name, tensor);
        bytes += size;
    }
    return writeSafetensors(weightFile(folder, number), file);
}

Result<void> fill(const fs::path& folder, const Bundle& bundle, std::int64_t largestFile)
{
    fs::create_directories(folder);
    fs::copy_file(bundle.vocabulary, folder / kBundleVocabulary);
    fs::copy_file(bundle.licence, folder / kBundleLicence);
    const NamedTensors rounded = quantiseRows(bundle.weights, bundle.wordVectorBits == 4 ? kWordVectorTable : "");
    if (const Result<void> written = writeWeights(folder, rounded, largestFile); !written)
        return written;
    return writeAtomically(folder / kBundleConfig, describe({bundle.name, bundle.training, bundle.config}));
}

Result<NamedTensors> readWeights(const fs::path& folder, int& wordVectorBits)
{
    NamedTensors stored;
    for (const fs::path& file : weightFiles(folder)) {
        auto read = readSafetensors(file);
        if (!read)
            return read.error();
        stored.merge(read->tensors);
    }
    const auto wordVectors = stored.find(kWordVectorTable);
    wordVectorBits = wordVectors != stored.end() && wordVectors->second.scalar_type() == at::kByte ? 4 : 8;
    auto weights = dequantiseRows(stored);
    if (!weights)
        return invalidModel(fmt::format("'{}': {}", folder.string(), weights.error().detail));
    for (const auto& [name, tensor] : *weights) {
        if (tensor.numel() > 0 && !(tensor.abs().max().item<float>() < kLargestWeight))
            return invalidModel(fmt::format("'{}': the numbers of '{}' are larger than any training makes them", folder.string(), name));
    }
    return weights;
}

/// In one step where the file system can exchange folders; else the old one steps aside first, and only then goes away.
void replaceFolder(const fs::path& folder, const fs::path& fresh)
{
    if (::renameat2(AT_FDCWD, fresh.c_str(), AT_FDCWD, folder.c_str(), RENAME_EXCHANGE) == 0) {
        fs::remove_all(fresh);
        return;
    }
    const fs::path old = folder.string() + ".old";
    fs::remove_all(old);
    if (fs::exists(folder))
        fs::rename(folder, old);
    fs::rename(fresh, folder);
    fs::remove_all(old);
}

} // namespace

Result<void> writeBundle(const fs::path& folder, const Bundle& bundle, std::int64_t largestFile)
try {
    if (const Result<void> finite = checkFinite(bundle.weights); !finite)
        return finite;
    const fs::path fresh = folder.string() + ".new";
    fs::remove_all(fresh);
    if (const Result<void> filled = fill(fresh, bundle, largestFile); !filled)
        return filled;
    replaceFolder(folder, fresh);
    return {};
} catch (const std::exception& failure) {
    return Error{ErrorCode::IoError, fmt::format("cannot write the model '{}': {}", folder.string(), plainReason(failure))};
}

Result<Bundle> readBundle(const fs::path& folder)
try {
    auto description = readDescription(folder);
    if (!description)
        return description.error();
    Bundle bundle{std::move(description->name), std::move(description->training), std::move(description->config), {}, {}, {}, 8};
    auto weights = readWeights(folder, bundle.wordVectorBits);
    if (!weights)
        return weights.error();
    bundle.weights = *std::move(weights);
    bundle.vocabulary = folder / kBundleVocabulary;
    bundle.licence = folder / kBundleLicence;
    return bundle;
} catch (const std::exception& failure) {
    return invalidModel(fmt::format("cannot read the model '{}': {}", folder.string(), plainReason(failure)));
}

} // namespace ratatosk
