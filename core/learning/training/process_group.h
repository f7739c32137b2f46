// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/learning/training/process_place.h"

#include <ATen/core/Tensor.h>

#include <memory>
#include <vector>

namespace ratatosk {

/// Processes that train one network together, each on its part of every batch, by LibTorch's own c10d over Gloo. All call the same
/// functions in the same order. Lives on one thread.
class ProcessGroup
{
public:
    /// Waits until all processes have come. A single process needs nobody. Errors: InvalidArgument when this build has no c10d or the
    /// place is none; WorkerFailed when the others do not come within two minutes.
    static Result<std::unique_ptr<ProcessGroup>> join(const ProcessPlace& place);

    virtual ~ProcessGroup() = default;

    int rank() const { return m_place.rank; }
    int count() const { return m_place.count; }
    bool isFirst() const { return m_place.rank == 0; }
    bool isAlone() const { return m_place.count == 1; }

    /// Replaces each tensor (fp32) by its sum over all processes, the same bits everywhere. WorkerFailed when one of them is gone.
    Result<void> add(std::vector<at::Tensor>& tensors);
    /// True everywhere when it is true anywhere.
    Result<bool> anyOf(bool value);

protected:
    explicit ProcessGroup(const ProcessPlace& place) : m_place(place) {}

private:
    /// Adds up one flat tensor in the CPU's memory; may throw what c10d throws.
    virtual void addFlat(at::Tensor& values) = 0;

    ProcessPlace m_place;
};

/// Whether this build's LibTorch lets several processes train together.
bool hasProcessGroups();

} // namespace ratatosk
