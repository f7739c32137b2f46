// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/logic/logic_report.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace ratatosk {
namespace {

double percent(const std::vector<LogicReport::Verdict>& verdicts, bool LogicReport::Verdict::*isRight)
{
    if (verdicts.empty())
        return 0;
    return 100.0 * static_cast<double>(std::ranges::count(verdicts, true, isRight)) / static_cast<double>(verdicts.size());
}

} // namespace

double LogicReport::exactMatch() const
{
    return percent(verdicts, &Verdict::isExact);
}

double LogicReport::logicMatch() const
{
    return percent(verdicts, &Verdict::isLogic);
}

std::string logicReportJson(const LogicReport& report)
{
    nlohmann::ordered_json object{
        {"questions", report.verdicts.size()}, {"exact_match", report.exactMatch()}, {"logic_match", report.logicMatch()}};
    object["verdicts"] = nlohmann::ordered_json::array();
    for (const LogicReport::Verdict& verdict : report.verdicts)
        object["verdicts"].push_back({{"question", verdict.question},
                                      {"gold", verdict.gold},
                                      {"prediction", verdict.prediction},
                                      {"exact_match", verdict.isExact},
                                      {"logic_match", verdict.isLogic}});
    return object.dump(2);
}

} // namespace ratatosk
