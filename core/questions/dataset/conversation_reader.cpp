// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/conversation_reader.h"

#include "core/questions/dataset/json_records.h"
#include "core/questions/dataset/value_filling.h"

#include <map>
#include <random>
#include <string_view>

namespace ratatosk {
namespace {

/// "t1 . name" as Spider's reader wants it, "t1.name".
std::string withoutGaps(std::string query)
{
    constexpr std::string_view gap = " . ";
    for (std::size_t place = query.find(gap); place != std::string::npos; place = query.find(gap, place))
        query.replace(place, gap.size(), ".");
    return query;
}

Conversation conversationOf(const nlohmann::json& record)
{
    Conversation result{record.at("db_id"), {}};
    const std::string goal = record.value("goal_query", std::string());
    std::string utterance;
    for (const nlohmann::json& turn : record.at("turns")) {
        ConversationTurn& added = result.turns.emplace_back(turn.at("question"), turn.value("query", std::string()),
                                                            turn.value("act", std::string()));
        utterance += added.question + ' ';
        added.query = withValues(withoutGaps(std::move(added.query)), goal, utterance);
    }
    return result;
}

const ConversationTurn* firstAnswered(const Conversation& conversation)
{
    for (const ConversationTurn& turn : conversation.turns) {
        if (!turn.query.empty())
            return &turn;
    }
    return nullptr;
}

/// The answered turns from the beginning, one at least.
std::vector<EarlierTurn> beginningOf(const Conversation& conversation, std::size_t turns)
{
    std::vector<EarlierTurn> result;
    for (const ConversationTurn& turn : conversation.turns) {
        if (!turn.query.empty() && result.size() < turns)
            result.push_back({turn.question, turn.query});
    }
    return result;
}

} // namespace

Result<std::vector<Conversation>> readConversations(const std::filesystem::path& file)
{
    std::vector<Conversation> result;
    const auto read = [&](const nlohmann::json& record) -> Result<void> {
        result.push_back(conversationOf(record));
        return {};
    };
    if (const Result<void> done = forEachLine(file, read); !done)
        return done.error();
    return result;
}

std::vector<Example> conversationExamples(const std::vector<Conversation>& conversations)
{
    std::vector<Example> result;
    for (const Conversation& conversation : conversations) {
        std::vector<EarlierTurn> earlier;
        for (const ConversationTurn& turn : conversation.turns) {
            if (turn.query.empty())
                continue;
            result.push_back({conversation.dbId, turn.question, turn.query, earlier, !earlier.empty()});
            earlier.push_back({turn.question, turn.query});
        }
    }
    return result;
}

std::vector<Example> unrelatedExamples(const std::vector<Conversation>& conversations, std::uint64_t seed)
{
    std::mt19937_64 random(seed);
    std::map<std::string, std::vector<const Conversation*>> byDatabase;
    for (const Conversation& conversation : conversations)
        byDatabase[conversation.dbId].push_back(&conversation);
    std::vector<Example> result;
    for (const Conversation& conversation : conversations) {
        const auto& others = byDatabase[conversation.dbId];
        const Conversation* other = others[random() % others.size()];
        const ConversationTurn* first = firstAnswered(conversation);
        std::vector<EarlierTurn> before = beginningOf(*other, 1 + random() % 3);
        if (other != &conversation && first && !before.empty() && before.back().question != first->question)
            result.push_back({conversation.dbId, first->question, first->query, std::move(before), false});
    }
    return result;
}

} // namespace ratatosk
