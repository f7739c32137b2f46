// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/curve_file.h"

#include "app/cli/whole_text.h"
#include "core/base/atomic_file.h"

#include <fmt/format.h>

#include <sstream>

namespace ratatosk::cli {

CurveFile::CurveFile(std::filesystem::path file, std::string label, std::string measured)
    : m_file(std::move(file)), m_measured(std::move(measured)), m_curve{std::move(label), {}}
{
    std::istringstream lines(wholeText(m_file));
    for (std::string line; std::getline(lines, line);) {
        std::int64_t step = 0;
        double value = 0;
        m_isDone |= line == "done";
        if (std::sscanf(line.c_str(), "%ld,%lf", &step, &value) == 2) // NOLINT: what does not fit is no point
            m_curve.points.emplace_back(step, value);
    }
}

Result<void> CurveFile::add(std::int64_t step, double value)
{
    std::erase_if(m_curve.points, [&](const auto& point) { return point.first >= step; });
    m_curve.points.emplace_back(step, value);
    return write();
}

Result<void> CurveFile::finish()
{
    m_isDone = true;
    return write();
}

Result<void> CurveFile::write() const
{
    std::string text = fmt::format("step,{}\n", m_measured);
    for (const auto& [step, value] : m_curve.points)
        text += fmt::format("{},{:.2f}\n", step, value);
    return writeAtomically(m_file, text + (m_isDone ? "done\n" : ""));
}

} // namespace ratatosk::cli
