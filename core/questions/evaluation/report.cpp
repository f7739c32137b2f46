// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/evaluation/report.h"

#include "core/questions/evaluation/hundredths.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace ratatosk {
namespace {

using nlohmann::ordered_json;

void addAccuracy(ordered_json& object, const std::string& name, const Accuracy& accuracy, bool isMeasured)
{
    if (!isMeasured) {
        object[name] = nullptr;
        return;
    }
    object[name] = roundedToHundredths(accuracy.percent);
    object[name + "_standard_error"] = roundedToHundredths(accuracy.standardError);
    object[name + "_interval"] = {roundedToHundredths(accuracy.low), roundedToHundredths(accuracy.high)};
}

ordered_json jsonOf(const Tally& tally)
{
    ordered_json object;
    object["count"] = tally.count;
    addAccuracy(object, "exact_match", tally.exactMatch(), tally.count > 0);
    addAccuracy(object, "execution_match", tally.executionMatch(), tally.executed > 0);
    return object;
}

std::string percentOf(const Accuracy& accuracy, bool isMeasured)
{
    return isMeasured ? fmt::format("{:.1f} ± {:.1f}", accuracy.percent, accuracy.standardError) : "-";
}

std::string lineOf(std::string_view name, const Tally& tally)
{
    return fmt::format("{:<32}{:>7}{:>15}{:>15}\n", name, tally.count, percentOf(tally.exactMatch(), tally.count > 0),
                       percentOf(tally.executionMatch(), tally.executed > 0));
}

std::string headingOf(std::string_view name)
{
    return fmt::format("{:<32}{:>7}{:>15}{:>15}\n", name, "count", "exact %", "execution %");
}

int schemaSizeOf(int columns)
{
    for (const int most : kSchemaSizes)
        if (columns <= most)
            return most;
    return kSchemaSizes.back();
}

/// "16 to 30 columns"
std::string nameOfSize(int most)
{
    const auto place = std::ranges::find(kSchemaSizes, most);
    if (place == kSchemaSizes.begin())
        return fmt::format("up to {} columns", most);
    const int least = *std::prev(place) + 1;
    return std::next(place) == kSchemaSizes.end() ? fmt::format("{} columns or more", least) : fmt::format("{} to {} columns", least, most);
}

ordered_json jsonOf(const Reliability& reliability)
{
    ordered_json bins = ordered_json::array();
    for (const Reliability::Bin& bin : reliability.bins())
        bins.push_back({{"count", bin.count},
                        {"mean_chance", roundedToHundredths(100 * bin.meanChance())},
                        {"right", roundedToHundredths(100 * bin.shareRight())}});
    return bins;
}

std::string tableOf(const Reliability& reliability)
{
    std::string table = fmt::format("\n{:<32}{:>7}{:>15}{:>15}\n", "chance given", "count", "mean chance %", "execution %");
    for (std::size_t i = 0; i < reliability.bins().size(); ++i) {
        const Reliability::Bin& bin = reliability.bins()[i];
        if (bin.count > 0)
            table += fmt::format("{:<32}{:>7}{:>15.1f}{:>15.1f}\n", fmt::format("{} to {} %", 10 * i, 10 * (i + 1)), bin.count,
                                 100 * bin.meanChance(), 100 * bin.shareRight());
    }
    return table + fmt::format("expected calibration error {:.1f} points\n", reliability.error());
}

ordered_json objectOf(const DecisionTally& tally)
{
    return {{"turns", tally.turns}, {"lost", tally.lost}, {"gained", tally.gained}};
}

void addConversations(ordered_json& object, const Tally& turns, const ConversationTally& conversations)
{
    object["conversations"] = conversations.count;
    object["question_match"] = roundedToHundredths(turns.exactMatch().percent);
    object["went_on"] = conversations.further == 0
        ? ordered_json()
        : ordered_json(roundedToHundredths(accuracyOf(conversations.wentOn, conversations.further).percent));
    if (const auto& decisions = conversations.decisions)
        object["decisions"] = {{"alone", objectOf(decisions->alone)}, {"gone_on", objectOf(decisions->goneOn)}};
    object["interaction_match"] = roundedToHundredths(accuracyOf(conversations.exactMatches, conversations.count).percent);
    if (turns.executed == 0)
        return;
    object["question_execution"] = roundedToHundredths(turns.executionMatch().percent);
    object["interaction_execution"] = roundedToHundredths(accuracyOf(conversations.executionMatches, conversations.count).percent);
}

std::string lineOf(const DecisionTally& tally, const char* way)
{
    return fmt::format("of {} questions read {}, {} would be right the other way, and {} are right only this way\n", tally.turns, way,
                       tally.lost, tally.gained);
}

std::string lineOf(const ConversationTally& conversations, bool isRun)
{
    std::string lines = fmt::format("{:<32}{:>7}{:>15}{:>15}\n", "whole conversations", conversations.count,
                                    percentOf(accuracyOf(conversations.exactMatches, conversations.count), true),
                                    percentOf(accuracyOf(conversations.executionMatches, conversations.count), isRun));
    if (conversations.further > 0)
        lines += fmt::format("{} of {} questions were read as follow-ups\n", conversations.wentOn, conversations.further);
    if (const auto& decisions = conversations.decisions)
        lines += fmt::format("{}{}", lineOf(decisions->alone, "as new questions"), lineOf(decisions->goneOn, "as follow-ups"));
    return lines;
}

/// The share that counts most: execution where it was measured.
double mainPercent(const Tally& tally)
{
    return tally.executed > 0 ? tally.executionMatch().percent : tally.exactMatch().percent;
}

} // namespace

Accuracy accuracyOf(int right, int count)
{
    if (count == 0)
        return {};
    const double share = static_cast<double>(right) / count;
    constexpr double z = 1.96; // 95 % of a normal distribution
    const double scale = 1 / (1 + z * z / count);
    const double centre = scale * (share + z * z / (2 * count));
    const double margin = scale * z * std::sqrt(share * (1 - share) / count + z * z / (4.0 * count * count));
    return {.percent = 100 * share,
            .standardError = 100 * std::sqrt(share * (1 - share) / count),
            .low = 100 * (centre - margin),
            .high = 100 * (centre + margin)};
}

void Tally::add(const Verdict& verdict)
{
    ++count;
    exactMatches += verdict.isExactMatch;
    executed += verdict.isExecutionMatch.has_value();
    executionMatches += verdict.isExecutionMatch.value_or(false);
}

EvaluationReport reportOf(std::vector<Verdict> verdicts, double seconds)
{
    EvaluationReport report{.seconds = seconds, .verdicts = std::move(verdicts)};
    for (const Difficulty level : allDifficulties)
        report.byHardness[level];
    for (const Verdict& verdict : report.verdicts) {
        report.all.add(verdict);
        report.byDatabase[verdict.dbId].add(verdict);
        report.bySchemaSize[schemaSizeOf(verdict.columns)].add(verdict);
        if (verdict.difficulty)
            report.byHardness[*verdict.difficulty].add(verdict);
        report.unreadable += !verdict.isReadable;
    }
    return report;
}

ConversationTally conversationsOf(const std::vector<Verdict>& verdicts, const std::vector<bool>& begins)
{
    ConversationTally tally;
    for (std::size_t first = 0, end = 0; first < verdicts.size(); first = end) {
        end = first + 1;
        while (end < verdicts.size() && !begins[end])
            ++end;
        const auto all = [&](auto isRight) { return std::all_of(verdicts.begin() + first, verdicts.begin() + end, isRight); };
        ++tally.count;
        tally.exactMatches += all([](const Verdict& verdict) { return verdict.isExactMatch; });
        tally.executionMatches += all([](const Verdict& verdict) { return verdict.isExecutionMatch.value_or(false); });
    }
    return tally;
}

std::string toJson(const EvaluationReport& report)
{
    ordered_json object = jsonOf(report.all);
    if (report.conversations)
        addConversations(object, report.all, *report.conversations);
    for (const auto& [level, tally] : report.byHardness)
        object["by_hardness"][std::string(nameOf(level))] = jsonOf(tally);
    object["by_schema_size"] = ordered_json::object();
    for (const auto& [most, tally] : report.bySchemaSize)
        object["by_schema_size"][nameOfSize(most)] = jsonOf(tally);
    object["by_database"] = ordered_json::object();
    for (const auto& [id, tally] : report.byDatabase)
        object["by_database"][id] = jsonOf(tally);
    if (report.reliability.count() > 0) {
        object["calibration_error"] = roundedToHundredths(report.reliability.error());
        object["reliability"] = jsonOf(report.reliability);
    }
    object["unreadable"] = report.unreadable;
    object["seconds"] = roundedToHundredths(report.seconds);
    if (!report.device.empty())
        object["device"] = report.device;
    return object.dump(2, ' ', false, ordered_json::error_handler_t::replace);
}

std::string toTable(const EvaluationReport& report)
{
    std::string table = headingOf("hardness");
    for (const auto& [level, tally] : report.byHardness)
        table += lineOf(nameOf(level), tally);
    table += lineOf("all", report.all);
    if (report.conversations)
        table += lineOf(*report.conversations, report.all.executed > 0);
    table += "\n" + headingOf("schema");
    for (const auto& [most, tally] : report.bySchemaSize)
        table += lineOf(nameOfSize(most), tally);
    table += "\n" + headingOf("database");
    std::vector<std::pair<std::string, Tally>> databases(report.byDatabase.begin(), report.byDatabase.end());
    std::ranges::stable_sort(databases, {}, [](const auto& database) { return mainPercent(database.second); });
    for (const auto& [id, tally] : databases)
        table += lineOf(id, tally);
    if (report.reliability.count() > 0)
        table += tableOf(report.reliability);
    table += fmt::format("\n{} predictions not readable by Spider's reader; scored in {:.1f} s\n", report.unreadable, report.seconds);
    if (!report.device.empty())
        table += fmt::format("predicted by: {}\n", report.device);
    return table;
}

} // namespace ratatosk
