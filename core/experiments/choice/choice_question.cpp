// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/choice/choice_question.h"

#include "core/base/atomic_file.h"
#include "core/base/json_depth.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>
#include <string_view>

namespace ratatosk {
namespace {

using nlohmann::json;

constexpr size_t kLogiqaOptions = 4, kLogiqaLines = 8;

Error wrongQuestion(const std::filesystem::path& file, size_t number, std::string_view what)
{
    return {ErrorCode::InvalidData, fmt::format("'{}': question {} {}.", file.string(), number, what)};
}

std::optional<std::string> textAt(const json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? std::optional(found->get<std::string>()) : std::nullopt;
}

Result<ChoiceQuestion> fromReclor(const json& object, const std::filesystem::path& file, size_t number)
{
    const auto context = object.is_object() ? textAt(object, "context") : std::nullopt;
    const auto question = object.is_object() ? textAt(object, "question") : std::nullopt;
    if (!context || !question)
        return wrongQuestion(file, number, "has no texts 'context' and 'question'");
    const auto answers = object.find("answers");
    const auto isText = [](const json& element) { return element.is_string(); };
    if (answers == object.end() || !answers->is_array() || answers->size() < 2 || !std::ranges::all_of(*answers, isText))
        return wrongQuestion(file, number, "has no list 'answers' of two or more texts");
    ChoiceQuestion result{*context, *question, answers->get<std::vector<std::string>>(), -1};
    const auto label = object.find("label");
    if (label == object.end())
        return result;
    const bool isPlace = label->is_number_integer() && label->get<std::int64_t>() >= 0
        && label->get<std::int64_t>() < static_cast<std::int64_t>(result.options.size());
    if (!isPlace)
        return wrongQuestion(file, number, "has a 'label' that is none of its answers");
    result.answer = label->get<int>();
    return result;
}

Result<std::vector<ChoiceQuestion>> readReclor(const std::string& text, const std::filesystem::path& file)
{
    const json list = isNestedTooDeeply(text) ? json() : json::parse(text, nullptr, false);
    if (!list.is_array())
        return Error{ErrorCode::InvalidData, fmt::format("'{}' is not a JSON list of questions.", file.string())};
    std::vector<ChoiceQuestion> questions;
    for (const json& object : list) {
        auto question = fromReclor(object, file, questions.size() + 1);
        if (!question)
            return question.error();
        questions.push_back(*std::move(question));
    }
    return questions;
}

std::string withoutSpaceAround(std::string_view line)
{
    const size_t begin = std::min(line.find_first_not_of(" \t\r"), line.size());
    return std::string(line.substr(begin, line.find_last_not_of(" \t\r") + 1 - begin));
}

/// "B. The lake." -> "The lake."
std::string withoutLetter(const std::string& option)
{
    const bool hasLetter = option.size() > 1 && option[0] >= 'A' && option[0] <= 'D' && (option[1] == '.' || option[1] == ')');
    return hasLetter ? withoutSpaceAround(option.substr(2)) : option;
}

Result<std::vector<ChoiceQuestion>> readLogiqa(std::istream& stream, const std::filesystem::path& file)
{
    std::vector<std::string> lines; // without those that are empty
    for (std::string line; std::getline(stream, line);)
        if (std::string text = withoutSpaceAround(line); !text.empty())
            lines.push_back(std::move(text));
    std::vector<ChoiceQuestion> questions;
    for (size_t at = 0; at < lines.size(); at += kLogiqaLines - 1) {
        const size_t number = questions.size() + 1;
        if (lines.size() - at < kLogiqaLines - 1)
            return wrongQuestion(file, number, "has fewer than seven lines: a letter, a context, a question, four answers");
        const char letter = lines[at].size() == 1 ? static_cast<char>(lines[at][0] | 0x20) : '?';
        if (letter < 'a' || letter > 'd')
            return wrongQuestion(file, number, "does not begin with the letter of its answer");
        ChoiceQuestion question{lines[at + 1], lines[at + 2], {}, letter - 'a'};
        for (size_t option = 0; option < kLogiqaOptions; ++option)
            question.options.push_back(withoutLetter(lines[at + 3 + option]));
        questions.push_back(std::move(question));
    }
    return questions;
}

} // namespace

Result<std::vector<ChoiceQuestion>> readChoiceQuestions(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    std::error_code ignored;
    if (!stream || !std::filesystem::is_regular_file(file, ignored))
        return Error{ErrorCode::FileMissing, fmt::format("There is no file of questions '{}'.", file.string())};
    stream >> std::ws;
    const bool isJson = stream.peek() == '[' || stream.peek() == '{';
    auto questions = isJson ? readReclor({std::istreambuf_iterator<char>(stream), {}}, file) : readLogiqa(stream, file);
    if (questions && questions->empty())
        return Error{ErrorCode::InvalidData, fmt::format("'{}' holds no questions.", file.string())};
    return questions;
}

Result<void> writeChoiceQuestions(const std::filesystem::path& file, const std::vector<ChoiceQuestion>& questions)
{
    json list = json::array();
    for (const ChoiceQuestion& question : questions) {
        json object{{"context", question.context}, {"question", question.question}, {"answers", question.options}};
        if (question.answer >= 0)
            object["label"] = question.answer;
        list.push_back(std::move(object));
    }
    return writeAtomically(file, list.dump(1, ' ', false, json::error_handler_t::replace) + '\n');
}

} // namespace ratatosk
