// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/scratch_folder.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/questions/dataset/dataset.h"

#include <stop_token>

namespace ratatosk::cli {

/// A data set whose databases each stand among foreign tables, in files that go away with the object.
class DrownedDataset
{
public:
    /// Around each database that a question is about, so many tables of those that none is about, with some of their rows. Keys of
    /// different databases stay apart. Errors: IoError, Cancelled.
    static Result<DrownedDataset> create(const Dataset& dataset, int tables, const ReportProgress& report, std::stop_token stop);

    const Dataset& dataset() const { return m_dataset; }

private:
    explicit DrownedDataset(ScratchFolder folder) : m_folder(std::move(folder)) {}

    ScratchFolder m_folder;
    Dataset m_dataset;
};

} // namespace ratatosk::cli
