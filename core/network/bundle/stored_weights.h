// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english/language/mapped_file.h"
#include "core/network/bundle/bundle_description.h"
#include "core/network/bundle/safetensors_header.h"
#include "core/network/model/weight_source.h"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace ratatosk {

/// The numbers of a bundle as they lie in its files, without LibTorch: matrices in bytes or in four bits are read row by row, when somebody asks for
/// them. What is taken refers to the files' memory and must not outlive this. One thread takes, any number may read what was taken.
class StoredWeights : public WeightSource
{
public:
    /// Requires: readDescription(folder) found nothing wrong. Errors: ModelInvalid.
    static Result<std::unique_ptr<StoredWeights>> open(const std::filesystem::path& folder);
    /// As questions are read that go on from others; word vectors stay as they are. Errors: ModelMissing, ModelInvalid.
    static Result<std::unique_ptr<StoredWeights>> openConversation(const std::filesystem::path& folder);

    /// A matrix of that shape. What is wrong with it, or missing, is kept for `check`; what comes back then has the shape and no numbers.
    kernel::MatrixRows matrix(const std::string& name, std::int64_t rows, std::int64_t columns) override;
    std::vector<float> vector(const std::string& name, std::int64_t size) override;

    /// ModelInvalid, where something was wrong or missing, or when the files have tensors that nobody took.
    Result<void> check() const;

    /// Lets go of the pages that were read while a network was made of them: the next look fetches them again.
    void rest() const;

private:
    /// One tensor of one file.
    struct Tensor {
        TensorEntry entry;
        const std::byte* bytes;
    };
    using Tensors = std::map<std::string, Tensor>;

    StoredWeights() = default;
    Result<void> addFile(const std::filesystem::path& file, Tensors& tensors, std::map<std::string, std::string>* metadata = nullptr);

    kernel::MatrixRows stored(const Tensors& tensors, const std::string& name, std::int64_t rows, std::int64_t columns);
    kernel::MatrixRows changed(kernel::MatrixRows base, const std::string& name);
    kernel::MatrixRows inBytes(const Tensor& matrix, const Tensor* scales, std::int64_t rows, std::int64_t columns,
                               const std::string& name);
    kernel::MatrixRows inFourBits(const Tensor& codes, const Tensor* scales, std::int64_t rows, std::int64_t columns,
                                  const std::string& name);
    kernel::MatrixRows inNumbers(const Tensor& tensor, std::int64_t rows, std::int64_t columns, const std::string& name);
    kernel::MatrixRows wrong(const std::string& name, std::string problem, std::int64_t rows, std::int64_t columns);

    std::string m_place;
    std::vector<std::unique_ptr<const MappedFile>> m_files; ///< writers of models replace files, they do not change them
    Tensors m_tensors;
    Tensors m_changes; ///< of conversations; empty: none
    std::set<std::string> m_taken;
    std::string m_problem; ///< the first one
};

} // namespace ratatosk
