// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/experiments/reproduction/paper_tables.h"

#include <filesystem>
#include <string>

namespace ratatosk::cli {

/// The points of one validation curve in a file: "step,NAME" with what is measured as NAME, a line for each, and a last line "done".
class CurveFile
{
public:
    /// Of a file that is not there the curve is empty.
    CurveFile(std::filesystem::path file, std::string label, std::string measured);

    /// A training that goes on from a checkpoint, or begins anew, comes by the last points once more.
    Result<void> add(std::int64_t step, double value);
    Result<void> finish();

    bool isDone() const { return m_isDone; }
    const ValidationCurve& curve() const { return m_curve; }

private:
    Result<void> write() const;

    std::filesystem::path m_file;
    std::string m_measured;
    ValidationCurve m_curve;
    bool m_isDone = false;
};

} // namespace ratatosk::cli
