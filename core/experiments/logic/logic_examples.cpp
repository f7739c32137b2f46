// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/experiments/logic/logic_examples.h"

#include <fmt/format.h>

#include <fstream>

namespace ratatosk::logic {
namespace {

Result<Example> exampleOf(const std::string& line)
{
    const std::size_t tab = line.find('\t');
    if (tab == std::string::npos || line.find('\t', tab + 1) != std::string::npos)
        return Error{ErrorCode::InvalidData, "It is not a question, a tab and a logical form."};
    Example example{wordsOf(std::string_view(line).substr(0, tab)), wordsOf(std::string_view(line).substr(tab + 1))};
    if (example.question.empty())
        return Error{ErrorCode::InvalidData, "The question is empty."};
    if (const auto term = readTerm(example.form); !term)
        return term.error();
    return example;
}

} // namespace

Result<std::vector<Example>> readExamples(const std::filesystem::path& file)
{
    std::ifstream stream(file);
    if (!stream || std::filesystem::is_directory(file))
        return Error{ErrorCode::FileMissing, fmt::format("The file '{}' cannot be read.", file.string())};
    std::vector<Example> examples;
    std::string line;
    for (int number = 1; std::getline(stream, line); ++number) {
        if (line.ends_with('\r'))
            line.pop_back();
        auto example = exampleOf(line);
        if (!example)
            return Error{ErrorCode::InvalidData, fmt::format("Line {} of '{}': {}", number, file.string(), example.error().detail)};
        examples.push_back(*std::move(example));
    }
    if (examples.empty())
        return Error{ErrorCode::InvalidData, fmt::format("The file '{}' has no examples.", file.string())};
    return examples;
}

} // namespace ratatosk::logic
