// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/fitting/judged_beam.h"

#include "core/base/atomic_file.h"
#include "core/questions/dataset/json_records.h"

#include <algorithm>

namespace ratatosk {
namespace {

using nlohmann::json;

json jsonOf(const JudgedBeam& beam)
{
    json candidates = json::array();
    for (std::size_t i = 0; i < beam.words.size(); ++i)
        candidates.push_back({{"words", beam.words[i]},
                              {"features", beam.features.candidates[i]},
                              {"same_rows_as", beam.features.sameRowsAs[i]},
                              {"right", static_cast<bool>(beam.isRight[i])},
                              {"exact", static_cast<bool>(beam.isExact[i])}});
    return {{"database", beam.database}, {"question", beam.question}, {"features", beam.features.question}, {"candidates", candidates}};
}

template <std::size_t size>
Result<void> take(const json& numbers, std::array<double, size>& features)
{
    if (numbers.size() != size)
        return Error{ErrorCode::InvalidData, "its features are not those of this version"};
    numbers.get_to(features);
    return {};
}

Result<JudgedBeam> beamOf(const json& record)
{
    JudgedBeam beam{
        .database = record.at("database"), .question = record.at("question"), .features = {}, .words = {}, .isRight = {}, .isExact = {}};
    if (const auto taken = take(record.at("features"), beam.features.question); !taken)
        return taken.error();
    for (const json& candidate : record.at("candidates")) {
        beam.words.push_back(candidate.at("words"));
        beam.features.sameRowsAs.push_back(candidate.at("same_rows_as"));
        beam.isRight.push_back(candidate.at("right"));
        beam.isExact.push_back(candidate.at("exact"));
        if (const auto taken = take(candidate.at("features"), beam.features.candidates.emplace_back()); !taken)
            return taken.error();
    }
    return beam;
}

} // namespace

bool JudgedBeam::hasRight() const
{
    return std::ranges::find(isRight, true) != isRight.end();
}

Result<void> writeJudgedBeams(const std::filesystem::path& file, const std::vector<JudgedBeam>& beams)
{
    std::string text;
    for (const JudgedBeam& beam : beams)
        text += jsonOf(beam).dump(-1, ' ', false, json::error_handler_t::replace) + '\n';
    return writeAtomically(file, text);
}

Result<std::vector<JudgedBeam>> readJudgedBeams(const std::filesystem::path& file)
{
    std::vector<JudgedBeam> beams;
    const auto read = forEachLine(file, [&](const json& record) -> Result<void> {
        auto beam = beamOf(record);
        if (!beam)
            return beam.error();
        beams.push_back(*std::move(beam));
        return {};
    });
    if (!read)
        return read.error();
    return beams;
}

} // namespace ratatosk
