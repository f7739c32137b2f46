// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learning/training/trainer.h"

#include <filesystem>
#include <map>
#include <string>

namespace ratatosk::cli {

/// What a training tells, as CSV that can be plotted: "step,epoch,loss,rules,columns,tables,values,examples_per_second,exact_match", the last of
/// which is empty where nothing was measured; and a last line "done".
class TrainingLog
{
public:
    /// Goes on with a file that is there.
    explicit TrainingLog(std::filesystem::path file);

    /// A training that goes on from a checkpoint comes by the last steps once more: they are written anew. One that was stopped in its last validation is only
    /// validated again: the losses of that step stay. Error: IoError.
    Result<void> add(const TrainingProgress& progress);
    Result<void> finish();

    bool isDone() const { return m_isDone; }

private:
    Result<void> write() const;

    std::filesystem::path m_file;
    std::map<std::int64_t, std::string> m_lines; ///< by step, what follows it
    bool m_isDone = false;
};

} // namespace ratatosk::cli
