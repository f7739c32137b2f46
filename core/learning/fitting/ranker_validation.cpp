// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/fitting/ranker_validation.h"

#include "core/learning/fitting/ranker_fitting.h"
#include "core/questions/evaluation/reliability.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string>

namespace ratatosk {
namespace {

constexpr double kWorthwhile = 1.0; ///< points; less is noise of some 300 questions
constexpr std::size_t kGroups = 10; ///< of cross-validation, the usual number

using Databases = std::set<std::string>;

Databases databasesOf(const std::vector<JudgedBeam>& beams)
{
    Databases result;
    for (const JudgedBeam& beam : beams)
        result.insert(beam.database);
    return result;
}

std::vector<Databases> groupsOf(const Databases& databases, std::size_t count)
{
    std::vector<Databases> groups(std::min(count, databases.size()));
    std::size_t next = 0;
    for (const std::string& database : databases)
        groups[next++ % groups.size()].insert(database);
    return groups;
}

/// The chances of first answers, by database, each given by a ranker that does not know the database.
struct FirstAnswers {
    KeptChances ofBeam, ofRanking;
};

class Validation
{
public:
    Validation(const std::vector<JudgedBeam>& own, const std::vector<JudgedBeam>& others, const Ranker& known) : m_all(own), m_known(known)
    {
        m_all.insert(m_all.end(), others.begin(), others.end());
    }

    RankingGain rank(const std::vector<JudgedBeam>& beams, std::size_t groups, FirstAnswers& answers) const
    {
        RankingGain gain{.questions = beams.size()};
        for (const Databases& group : groupsOf(databasesOf(beams), groups)) {
            const Ranker ranker = rankerWithout(group);
            for (const JudgedBeam& beam : beams) {
                if (group.contains(beam.database))
                    rank(ranker, beam, 100.0 / static_cast<double>(beams.size()), gain, answers);
            }
        }
        return gain;
    }

private:
    Ranker rankerWithout(const Databases& databases) const
    {
        std::vector<JudgedBeam> rest;
        std::ranges::copy_if(m_all, std::back_inserter(rest), [&](const JudgedBeam& beam) { return !databases.contains(beam.database); });
        return fitRanker(rest.empty() ? m_all : rest, m_known);
    }

    static void rank(const Ranker& ranker, const JudgedBeam& beam, double share, RankingGain& gain, FirstAnswers& answers)
    {
        const std::vector<double> chances = chancesOf(ranker, beam.features);
        const auto first = static_cast<std::size_t>(std::ranges::max_element(chances) - chances.begin());
        gain.firstOfBeam += beam.isRight.front() ? share : 0;
        gain.firstRanked += beam.isRight[first] ? share : 0;
        gain.bestOfBeam += beam.hasRight() ? share : 0;
        answers.ofBeam[beam.database].push_back({chances.front(), beam.isRight.front()});
        answers.ofRanking[beam.database].push_back({chances[first], beam.isRight[first]});
    }

    std::vector<JudgedBeam> m_all;
    Ranker m_known;
};

/// In points, each database's chances corrected by what the others taught.
double calibrationError(const KeptChances& answers)
{
    Reliability reliability;
    for (const auto& [database, kept] : answers) {
        KeptChances others = answers;
        others.erase(database);
        const Calibration calibration = provenCalibration(others);
        for (const KeptChance& answer : kept)
            reliability.add(calibration(answer.chance), answer.isRight);
    }
    return reliability.error();
}

/// A model's own held-out questions are a few hundred, of which a point is chance: the others', which are many, have their say.
bool isWorthANewOrder(const RankingGain& own, const RankingGain& others)
{
    const auto gained = [](const RankingGain& gain) { return (gain.firstRanked - gain.firstOfBeam) * static_cast<double>(gain.questions); };
    return gained(own) >= 0 && gained(own) + gained(others) >= kWorthwhile * static_cast<double>(own.questions + others.questions);
}

} // namespace

RankingQuality validateRanking(const std::vector<JudgedBeam>& own, const std::vector<JudgedBeam>& others, const Ranker& known)
{
    const Validation validation(own, others, known);
    FirstAnswers ofOwn, ofOthers;
    RankingQuality quality;
    quality.own = validation.rank(own, own.size(), ofOwn);
    quality.others = validation.rank(others, kGroups, ofOthers);
    quality.reorders = isWorthANewOrder(quality.own, quality.others);
    const KeptChances& shown = quality.reorders ? ofOwn.ofRanking : ofOwn.ofBeam;
    quality.calibration = provenCalibration(shown);
    quality.calibrationError = calibrationError(shown);
    return quality;
}

} // namespace ratatosk
