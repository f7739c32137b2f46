// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/experiments/ablation/ablation_files.h"

#include "core/base/atomic_file.h"
#include "core/experiments/ablation/ablation_chart.h"
#include "core/network/bundle/text_file.h"
#include "core/network/initialisation/scheme.h"

#include <fmt/format.h>

#include <cstdlib>
#include <sstream>

namespace ratatosk {
namespace {

constexpr const char* kRowsFile = "ablation.csv";
constexpr const char* kCurvesFile = "curves.csv";
constexpr const char* kChartFile = "ablation.svg";
constexpr const char* kRecipeFile = "recipe.json";
constexpr std::string_view kRowsHeader = "layers,scheme,steps,first_loss,final_loss,exact_match,seconds,diverged";
constexpr std::string_view kCurvesHeader = "layers,scheme,step,loss";

Error unreadable(const std::string& line)
{
    return Error{ErrorCode::InvalidData, fmt::format("this line of an earlier ablation cannot be read: '{}'", line)};
}

std::vector<std::string> fieldsOf(const std::string& line)
{
    std::vector<std::string> fields;
    std::istringstream stream(line);
    for (std::string field; std::getline(stream, field, ',');)
        fields.push_back(field);
    return fields;
}

/// The lines below the header, cut at commas. Each begins with a case and has as many fields as the header.
Result<std::vector<std::vector<std::string>>> linesOf(const std::string& text, std::string_view header)
{
    std::vector<std::vector<std::string>> result;
    std::istringstream stream(text);
    std::string line;
    if (!text.empty() && (!std::getline(stream, line) || line != header))
        return unreadable(line);
    const std::size_t count = fieldsOf(std::string(header)).size();
    while (std::getline(stream, line)) {
        result.push_back(fieldsOf(line));
        if (result.back().size() != count || !initialisationSchemeFrom(result.back()[1]))
            return unreadable(line);
    }
    return result;
}

AblationCase caseOf(const std::vector<std::string>& fields)
{
    return {std::atoi(fields[0].c_str()), *initialisationSchemeFrom(fields[1])};
}

/// "nan" and "inf" included.
double numberOf(const std::string& field)
{
    return std::strtod(field.c_str(), nullptr);
}

/// The text, or nothing when there is no such file.
Result<std::string> textOf(const std::filesystem::path& file)
{
    std::error_code ignored;
    if (!std::filesystem::exists(file, ignored))
        return std::string();
    return readModelText(file);
}

} // namespace

std::string rowsText(const AblationRecord& record)
{
    std::string text = fmt::format("{}\n", kRowsHeader);
    for (const AblationRow& row : record.rows)
        text += fmt::format("{},{},{},{:.3f},{:.3f},{:.1f},{:.0f},{}\n", row.which.layers, toString(row.which.scheme), row.steps,
                            row.firstLoss, row.finalLoss, row.validation, row.seconds, row.hasDiverged ? "yes" : "no");
    return text;
}

std::string curvesText(const AblationRecord& record)
{
    std::string text = fmt::format("{}\n", kCurvesHeader);
    for (const AblationPoint& point : record.curves)
        text += fmt::format("{},{},{},{:.3f}\n", point.which.layers, toString(point.which.scheme), point.step, point.loss);
    return text;
}

Result<AblationRecord> ablationFromText(const std::string& rows, const std::string& curves)
{
    const auto rowLines = linesOf(rows, kRowsHeader);
    const auto curveLines = linesOf(curves, kCurvesHeader);
    if (!rowLines || !curveLines)
        return rowLines ? curveLines.error() : rowLines.error();
    AblationRecord record;
    for (const auto& fields : *rowLines)
        record.rows.push_back({caseOf(fields), std::atoll(fields[2].c_str()), numberOf(fields[3]), numberOf(fields[4]), numberOf(fields[5]),
                               numberOf(fields[6]), fields[7] == "yes"});
    for (const auto& fields : *curveLines) {
        if (record.find(caseOf(fields)))
            record.curves.push_back({caseOf(fields), std::atoll(fields[2].c_str()), numberOf(fields[3])});
    }
    return record;
}

Result<AblationRecord> readAblation(const std::filesystem::path& folder, const TrainingConfig& config)
{
    const auto rows = textOf(folder / kRowsFile);
    const auto curves = textOf(folder / kCurvesFile);
    const auto recipe = textOf(folder / kRecipeFile);
    for (const auto* text : {&rows, &curves, &recipe}) {
        if (!*text)
            return text->error();
    }
    const auto made = recipeFromText(*recipe); // keys that are newer than the rows have their defaults
    if (!rows->empty() && !(made && *made == config))
        return Error{ErrorCode::InvalidArgument, fmt::format("'{}' contains rows of another recipe; use another folder", folder.string())};
    return ablationFromText(*rows, *curves);
}

Result<void> writeAblation(const std::filesystem::path& folder, const TrainingConfig& config, const AblationRecord& record)
{
    std::error_code ignored; // what is wrong with the folder is said when the first file is written
    std::filesystem::create_directories(folder, ignored);
    const std::pair<const char*, std::string> files[] = {{kRecipeFile, recipeText(config)},
                                                         {kCurvesFile, curvesText(record)},
                                                         {kChartFile, ablationChart(record)},
                                                         {kRowsFile, rowsText(record)}};
    for (const auto& [name, text] : files) {
        if (const Result<void> written = writeAtomically(folder / name, text); !written)
            return written.error();
    }
    return {};
}

} // namespace ratatosk
