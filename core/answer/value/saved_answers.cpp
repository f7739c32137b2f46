// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/value/saved_answers.h"

#include "core/base/json_depth.h"
#include "core/sql/tree/sql_pieces.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>

namespace ratatosk {

namespace {

constexpr auto kReplace = nlohmann::ordered_json::error_handler_t::replace;

/// The question as two people would type it alike.
std::string keyOf(std::string_view question)
{
    std::string key;
    for (const char c : question) {
        const auto byte = static_cast<unsigned char>(c);
        if (!std::isspace(byte))
            key += static_cast<char>(std::tolower(byte));
        else if (!key.empty() && key.back() != ' ')
            key += ' ';
    }
    while (!key.empty() && std::string_view(" ?!.").find(key.back()) != std::string_view::npos)
        key.pop_back();
    return key;
}

/// Words and marks, as Spider's token lists have them.
std::vector<std::string> wordsOf(std::string_view question)
{
    std::vector<std::string> words;
    bool isOpen = false;
    for (const char c : question) {
        const auto byte = static_cast<unsigned char>(c);
        const bool isInWord = std::isalnum(byte) || byte >= 0x80 || c == '_' || c == '\'';
        if (isInWord && isOpen)
            words.back() += c;
        else if (!std::isspace(byte))
            words.emplace_back(1, c);
        isOpen = isInWord;
    }
    return words;
}

std::vector<std::string> tokensOf(std::string_view text)
{
    std::vector<std::string> tokens;
    for (const sql::SqlPiece& piece : sql::piecesOf(text)) {
        if (piece.kind != sql::SqlPiece::Kind::Blank && piece.kind != sql::SqlPiece::Kind::Comment)
            tokens.emplace_back(sql::textOf(text, piece));
    }
    return tokens;
}

} // namespace

std::optional<SavedAnswer> answerTo(std::string_view question, const std::vector<SavedAnswer>& answers)
{
    const std::string key = keyOf(question);
    const auto found = std::find_if(answers.rbegin(), answers.rend(),
                                    [&](const SavedAnswer& answer) { return keyOf(answer.question) == key; });
    return found == answers.rend() ? std::nullopt : std::optional(*found);
}

void saveAnswer(std::vector<SavedAnswer>& answers, const SavedAnswer& answer)
{
    std::erase_if(answers,
                  [&](const SavedAnswer& old) { return old.database == answer.database && keyOf(old.question) == keyOf(answer.question); });
    answers.push_back(answer);
}

std::string spiderJsonOf(const std::vector<SavedAnswer>& answers)
{
    nlohmann::ordered_json records = nlohmann::ordered_json::array();
    for (const SavedAnswer& answer : answers) {
        records.push_back({{"db_id", answer.database},
                           {"query", answer.sql},
                           {"query_toks", tokensOf(answer.sql)},
                           {"question", answer.question},
                           {"question_toks", wordsOf(answer.question)},
                           {"saved_at", answer.savedAt}});
    }
    return records.dump(2, ' ', false, kReplace) + "\n";
}

Result<std::vector<SavedAnswer>> savedAnswersOf(std::string_view spiderJson)
{
    const auto records = isNestedTooDeeply(spiderJson) ? nlohmann::json() : nlohmann::json::parse(spiderJson, nullptr, false);
    if (!records.is_array())
        return Error{ErrorCode::InvalidData, "The saved answers are not a JSON list."};
    std::vector<SavedAnswer> answers;
    for (const auto& record : records) {
        const auto text = [&](const char* key) {
            const auto field = record.is_object() ? record.find(key) : record.end();
            return field != record.end() && field->is_string() ? field->get<std::string>() : std::string();
        };
        SavedAnswer answer{text("db_id"), text("question"), text("query"), text("saved_at")};
        if (answer.question.empty() || answer.sql.empty())
            return Error{ErrorCode::InvalidData, "A saved answer has no question or no query."};
        answers.push_back(std::move(answer));
    }
    return answers;
}

} // namespace ratatosk
