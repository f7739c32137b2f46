// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/network/layers/batch.h"
#include "core/network/layers/decoder_batch.h"
#include "core/network/layers/schema_alignment.h"
#include "core/network/model/model_config.h"

#include <torch/nn/module.h>
#include <torch/nn/pimpl.h>

namespace ratatosk {

/// What the decoder can point at, padded per example; d = width of the model.
struct PointerMemory {
    at::Tensor columns;  ///< [examples, columns, d]: the column's vector plus its table's (DT-Fixup, appendix C)
    at::Tensor tables;   ///< [examples, tables, d]
    at::Tensor values;   ///< [examples, values, d]
    at::Tensor evidence; ///< fp32 [examples, values, columns]
    at::Tensor items;    ///< [examples, items, d], where the model aligns them with the schema; undefined elsewhere, as what follows
    at::Tensor isItem;   ///< bool [examples, items]
    Alignment alignment;
};

/// Scores of columns, tables and values given the decoder's read-out: bilinear, plus learnt terms for "used before". With alignment columns
/// and tables get the logarithm of the attention to all items times what each stands for (RAT-SQL, section 4.3).
class PointerScorerImpl : public torch::nn::Module
{
public:
    explicit PointerScorerImpl(const ModelConfig& config);

    /// encoded: packed items [rows, d].
    /// `valueTexts`: [examples, values, hidden size of the language model], where the model knows them.
    PointerMemory remember(const at::Tensor& encoded, const at::Tensor& valueTexts, const EncoderBatch& batch) const;

    // readOut: [examples, steps, d]. Results: [examples, steps, choices], not masked.
    at::Tensor columnScores(const at::Tensor& readOut, const PointerMemory& memory, const DecoderInputs& inputs,
                            const at::Tensor& ownerOf) const;
    at::Tensor tableScores(const at::Tensor& readOut, const PointerMemory& memory, const DecoderInputs& inputs) const;
    at::Tensor valueScores(const at::Tensor& readOut, const PointerMemory& memory, const DecoderInputs& inputs) const;

private:
    at::Tensor alignedScores(const at::Tensor& readOut, const at::Tensor& matrix, const PointerMemory& memory,
                             const at::Tensor& alignment) const;
    at::Tensor bilinear(const at::Tensor& readOut, const at::Tensor& matrix, const at::Tensor& keys) const;
    at::Tensor declare(const std::string& name, at::IntArrayRef shape);

    double m_scale;
    at::Tensor m_columnMatrix, m_tableMatrix, m_valueMatrix, m_valueOfColumn;
    at::Tensor m_columnTerms, m_tableTerms, m_valueTerms;
    at::Tensor m_valueText;               ///< undefined without value texts
    SchemaAlignment m_alignment{nullptr}; ///< null unless the model aligns
    at::Tensor m_spanMean, m_spanLast, m_evidence, m_sourceVectors, m_typeVectors;
};
TORCH_MODULE(PointerScorer);

/// keys[b, which[b, t]] for every step, zeros where `which` is -1: keys [B, n, d], which [B, A] -> [B, A, d].
at::Tensor pickRows(const at::Tensor& keys, const at::Tensor& which);

} // namespace ratatosk
