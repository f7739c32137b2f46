// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/training_log.h"

#include "app/cli/whole_text.h"
#include "core/base/atomic_file.h"

#include <fmt/format.h>

#include <charconv>
#include <sstream>

namespace ratatosk::cli {

TrainingLog::TrainingLog(std::filesystem::path file) : m_file(std::move(file))
{
    std::istringstream lines(wholeText(m_file));
    for (std::string line; std::getline(lines, line);) {
        m_isDone |= line == "done";
        std::int64_t step = 0;
        const auto read = std::from_chars(line.data(), line.data() + line.size(), step);
        if (read.ec == std::errc() && read.ptr != line.data() + line.size() && *read.ptr == ',')
            m_lines[step] = line.substr(static_cast<std::size_t>(read.ptr - line.data()));
    }
}

Result<void> TrainingLog::add(const TrainingProgress& progress)
{
    m_lines.erase(m_lines.upper_bound(progress.step), m_lines.end());
    std::string& line = m_lines[progress.step];
    const bool isOnlyValidated = !line.empty() && progress.examplesPerSecond <= 0;
    if (isOnlyValidated)
        line.resize(line.rfind(',') + 1);
    else
        line = fmt::format(",{:.3f},{:.4f},{:.4f},{:.4f},{:.4f},{:.4f},{:.2f},", progress.epoch, progress.loss, progress.ruleLoss,
                           progress.columnLoss, progress.tableLoss, progress.valueLoss, progress.examplesPerSecond);
    if (progress.validation >= 0)
        line += fmt::format("{:.2f}", progress.validation);
    return write();
}

Result<void> TrainingLog::finish()
{
    m_isDone = true;
    return write();
}

Result<void> TrainingLog::write() const
{
    std::string text = "step,epoch,loss,rules,columns,tables,values,examples_per_second,exact_match\n";
    for (const auto& [step, line] : m_lines)
        text += fmt::format("{}{}\n", step, line);
    return writeAtomically(m_file, text + (m_isDone ? "done\n" : ""));
}

} // namespace ratatosk::cli
