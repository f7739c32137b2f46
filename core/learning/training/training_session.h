// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/batches/batch_queue.h"
#include "core/learning/batches/batch_sampler.h"
#include "core/learning/batches/training_batch.h"
#include "core/learning/training/batch_propagation.h"
#include "core/learning/training/optimisation.h"
#include "core/learning/training/process_group.h"
#include "core/learning/training/trainer.h"
#include "core/learning/training/training_material.h"
#include "core/network/layers/parser_network.h"
#include "core/parser/parsing/network_parser.h"

#include <memory>
#include <vector>

namespace ratatosk {

/// The state of one training: data, network, optimiser, position. Lives on one thread.
class TrainingSession
{
public:
    /// Builds the network. Its weights are drawn with the first step, unless they were loaded. Error: ModelInvalid when weights that were
    /// read do not fit the recipe's shape.
    static Result<std::unique_ptr<TrainingSession>> create(const TrainingConfig& config, const TrainingPaths& paths,
                                                           std::shared_ptr<const TrainingMaterial> material,
                                                           std::unique_ptr<ProcessGroup> processes);
    /// For the only process.
    static Result<std::unique_ptr<TrainingSession>> create(const TrainingConfig& config, const TrainingPaths& paths,
                                                           std::shared_ptr<const TrainingMaterial> material);

    /// One batch forward, backward and an update; each process takes its part of the batch. The loss is that of all processes, the
    /// operations are this one's. Error: WorkerFailed when one of them is gone.
    Result<StepLoss> step();
    /// Exact match in percent on the validation databases, with the averaged weights when there are any.
    double measureValidation(std::stop_token stop);
    Result<void> writeBestBundle(double validation);
    Result<void> save() const;
    Result<void> load();

    ProcessGroup& processes() { return *m_processes; }
    std::int64_t position() const { return m_optimisation->position(); }
    std::int64_t batchesPerEpoch() const { return m_sampler.batchesPerEpoch(); }
    double bestValidation() const { return m_optimisation->best(); }
    double mu() const { return m_mu; }

private:
    TrainingSession(const TrainingConfig& config, const TrainingPaths& paths, std::shared_ptr<const TrainingMaterial> material,
                    std::unique_ptr<ProcessGroup> processes);

    Result<void> buildNetwork();
    TrainingBatch batchAt(BatchSampler& sampler, std::int64_t step, const BatchPart& part) const;
    TrainingBatch nextBatch();
    void drawWeights();
    Result<void> begin();
    Result<void> share(StepLoss& loss);
    std::vector<double> rates() const;
    std::filesystem::path checkpointFile() const;

    TrainingConfig m_config;
    TrainingPaths m_paths;
    at::Device m_device;
    Precision m_precision;
    std::shared_ptr<const TrainingMaterial> m_material;
    ParserNetwork m_network{nullptr};
    std::unique_ptr<NetworkParser> m_parser;
    std::unique_ptr<Optimisation> m_optimisation;
    BatchSampler m_sampler;
    std::unique_ptr<ProcessGroup> m_processes;
    bool m_hasWeights = false; ///< else they are drawn with the first step
    bool m_hasBegun = false;
    double m_mu = 0;
    std::unique_ptr<BatchQueue> m_queue; ///< null on a CPU, whose threads all compute; ends before what it reads
};

} // namespace ratatosk
