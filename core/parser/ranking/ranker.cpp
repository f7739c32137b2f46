// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parser/ranking/ranker.h"

#include "core/base/atomic_file.h"
#include "core/network/bundle/text_file.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace ratatosk {
namespace {

using nlohmann::ordered_json;

constexpr int kFormat = 1;
constexpr std::array<std::string_view, 2> kCalibration{"slope", "offset"};

template <std::size_t size>
double weighted(const std::array<double, size>& weights, const std::array<double, size>& features)
{
    double sum = 0;
    for (std::size_t i = 0; i < size; ++i)
        sum += weights[i] * features[i];
    return sum;
}

template <std::size_t size>
ordered_json jsonOf(const std::array<std::string_view, size>& names, const std::array<double, size>& weights)
{
    ordered_json object = ordered_json::object();
    for (std::size_t i = 0; i < size; ++i)
        object[std::string(names[i])] = weights[i];
    return object;
}

Error invalid(const std::filesystem::path& file, const std::string& problem)
{
    return Error{ErrorCode::ModelInvalid, fmt::format("'{}': {}", file.string(), problem)};
}

/// What is missing weighs nothing. False: a weight is unknown or no number, or there is none at all.
template <std::size_t size>
bool read(const ordered_json& object, const std::array<std::string_view, size>& names, std::array<double, size>& weights)
{
    if (!object.is_object() || object.empty())
        return false;
    for (const auto& [name, weight] : object.items()) {
        const auto place = std::ranges::find(names, name);
        if (place == names.end() || !weight.is_number())
            return false;
        weights[static_cast<std::size_t>(place - names.begin())] = weight.template get<double>();
    }
    return true;
}

} // namespace

std::vector<double> scoresOf(const Ranker& ranker, const BeamFeatures& features)
{
    std::vector<double> scores;
    for (const CandidateFeatures& candidate : features.candidates)
        scores.push_back(weighted(ranker.candidate, candidate));
    scores.push_back(weighted(ranker.none, features.question));
    return scores;
}

std::vector<double> sharesOf(const Ranker& ranker, const BeamFeatures& features)
{
    std::vector<double> scores = scoresOf(ranker, features);
    const double largest = *std::ranges::max_element(scores);
    double total = 0;
    for (double& score : scores)
        total += score = std::exp(score - largest);
    scores.pop_back();
    for (double& score : scores)
        score /= total;
    return scores;
}

std::vector<double> chancesOf(const Ranker& ranker, const BeamFeatures& features)
{
    const std::vector<double> shares = sharesOf(ranker, features);
    if (shares.empty())
        return {};
    std::vector<double> pooled(shares.size());
    for (std::size_t i = 0; i < shares.size(); ++i)
        pooled[static_cast<std::size_t>(features.sameRowsAs[i])] += shares[i];
    const int leader = ranker.reorders ? static_cast<int>(std::ranges::max_element(pooled) - pooled.begin()) : features.sameRowsAs.front();
    const double lead = pooled[static_cast<std::size_t>(leader)], corrected = ranker.calibration(lead);
    const double rest = lead < 1 ? (1 - corrected) / (1 - lead) : 0; // what the others share keeps its proportions
    std::vector<double> chances;
    for (const int first : features.sameRowsAs)
        chances.push_back(first == leader ? corrected : std::min(corrected, pooled[static_cast<std::size_t>(first)] * rest));
    return chances;
}

Result<void> writeRanker(const std::filesystem::path& file, const Ranker& ranker)
{
    const ordered_json object{{"format", kFormat},
                              {"reorders", ranker.reorders},
                              {"candidate", jsonOf(kCandidateFeatures, ranker.candidate)},
                              {"none", jsonOf(kQuestionFeatures, ranker.none)},
                              {"calibration", jsonOf(kCalibration, {ranker.calibration.slope, ranker.calibration.offset})},
                              {"first", jsonOf(kFirstFeatures, ranker.first.weights)}};
    return writeAtomically(file, object.dump(2) + '\n');
}

Result<Ranker> readRanker(const std::filesystem::path& file)
{
    const auto text = readModelText(file);
    if (!text)
        return text.error();
    const ordered_json object = ordered_json::parse(*text, nullptr, /*allow_exceptions=*/false);
    if (!object.is_object() || object.value("format", ordered_json()) != kFormat)
        return invalid(file, "no ranking of this version");
    Ranker ranker;
    ranker.reorders = object.value("reorders", ordered_json(true)) != false;
    std::array<double, 2> calibration{};
    const auto first = object.find("first");
    if (first != object.end())
        ranker.first.weights = {};
    const bool isWhole = read(object.value("candidate", ordered_json()), kCandidateFeatures, ranker.candidate)
        && read(object.value("none", ordered_json()), kQuestionFeatures, ranker.none)
        && read(object.value("calibration", ordered_json()), kCalibration, calibration)
        && (first == object.end() || read(*first, kFirstFeatures, ranker.first.weights));
    if (!isWhole)
        return invalid(file, "its features are not those of this version");
    ranker.calibration = {calibration[0], calibration[1]};
    return ranker;
}

} // namespace ratatosk
