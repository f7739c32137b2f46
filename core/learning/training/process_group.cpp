// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/learning/training/process_group.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <fmt/format.h>

#ifdef RATATOSK_HAS_PROCESS_GROUPS
#include <torch/csrc/distributed/c10d/ProcessGroupGloo.hpp>
#include <torch/csrc/distributed/c10d/TCPStore.hpp>
#endif

#include <chrono>
#include <exception>

namespace ratatosk {
namespace {

constexpr std::int64_t kBucketNumbers = 4 << 20; ///< 16 MB at once

class Alone : public ProcessGroup
{
public:
    Alone() : ProcessGroup(ProcessPlace{}) {}

private:
    void addFlat(at::Tensor&) override {}
};

#ifdef RATATOSK_HAS_PROCESS_GROUPS

constexpr std::chrono::minutes kPatienceAtTheStart{2}; ///< until all processes are there: each loads LibTorch and the data first
/// The others wait while the first validates.
constexpr std::chrono::hours kPatience{1};

class Together : public ProcessGroup
{
public:
    explicit Together(const ProcessPlace& place) : ProcessGroup(place)
    {
        c10d::TCPStoreOptions meeting;
        meeting.port = static_cast<std::uint16_t>(place.port);
        meeting.isServer = place.rank == 0;
        meeting.numWorkers = static_cast<std::size_t>(place.count);
        meeting.timeout = kPatienceAtTheStart;
        const auto store = c10::make_intrusive<c10d::TCPStore>(place.address, meeting);
        const auto options = c10d::ProcessGroupGloo::Options::create(kPatience);
        const bool isLocal = place.address == "127.0.0.1" || place.address == "localhost";
        options->devices.push_back(isLocal ? c10d::ProcessGroupGloo::createDeviceForHostname("127.0.0.1")
                                           : c10d::ProcessGroupGloo::createDefaultDevice());
        m_group = c10::make_intrusive<c10d::ProcessGroupGloo>(store, place.rank, place.count, options);
    }

private:
    void addFlat(at::Tensor& values) override
    {
        std::vector<at::Tensor> tensors{values};
        m_group->allreduce(tensors)->wait();
    }

    c10::intrusive_ptr<c10d::ProcessGroupGloo> m_group;
};

Result<std::unique_ptr<ProcessGroup>> meet(const ProcessPlace& place)
try {
    return std::unique_ptr<ProcessGroup>(new Together(place));
} catch (const std::exception& failure) {
    return Error{ErrorCode::WorkerFailed,
                 fmt::format("The {} processes did not connect at {}:{}: {}", place.count, place.address, place.port, failure.what())};
}

#else

Result<std::unique_ptr<ProcessGroup>> meet(const ProcessPlace&)
{
    return Error{ErrorCode::InvalidArgument,
                 "This build cannot train in several processes: its LibTorch has no Gloo, or libgloo-dev was not there."};
}

#endif

} // namespace

bool hasProcessGroups()
{
#ifdef RATATOSK_HAS_PROCESS_GROUPS
    return true;
#else
    return false;
#endif
}

Result<std::unique_ptr<ProcessGroup>> ProcessGroup::join(const ProcessPlace& place)
{
    if (place.count < 1 || place.rank < 0 || place.rank >= place.count || place.port < 1 || place.port > 65535)
        return Error{ErrorCode::InvalidArgument,
                     fmt::format("There is no process {} of {} at port {}.", place.rank, place.count, place.port)};
    if (place.count == 1)
        return std::unique_ptr<ProcessGroup>(std::make_unique<Alone>());
    return meet(place);
}

Result<void> ProcessGroup::add(std::vector<at::Tensor>& tensors)
try {
    const at::NoGradGuard guard;
    if (isAlone())
        return {};
    for (std::size_t begin = 0; begin < tensors.size();) {
        std::vector<at::Tensor> parts;
        std::int64_t numbers = 0;
        std::size_t end = begin;
        for (; end < tensors.size() && (parts.empty() || numbers + tensors[end].numel() <= kBucketNumbers); ++end) {
            parts.push_back(tensors[end].reshape({-1}).cpu());
            numbers += tensors[end].numel();
        }
        at::Tensor bucket = at::cat(parts);
        addFlat(bucket);
        std::int64_t at = 0;
        for (std::size_t i = begin; i < end; ++i) {
            tensors[i].copy_(bucket.narrow(0, at, tensors[i].numel()).view(tensors[i].sizes()));
            at += tensors[i].numel();
        }
        begin = end;
    }
    return {};
} catch (const std::exception& failure) {
    return Error{ErrorCode::WorkerFailed,
                 fmt::format("Process {} of {} lost the connection to the others: {}", rank(), count(), failure.what())};
}

Result<bool> ProcessGroup::anyOf(bool value)
{
    std::vector<at::Tensor> votes{at::full({1}, value ? 1.0 : 0.0)};
    if (const Result<void> added = add(votes); !added)
        return added.error();
    return votes.front().item<double>() > 0;
}

} // namespace ratatosk
