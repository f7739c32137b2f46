// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learning/fitting/reading_choices.h"

#include "core/learning/fitting/beam_collection.h"
#include "core/learning/recipes/recipe_data.h"

#include <algorithm>

namespace ratatosk {
namespace {

std::string columnsInWords(const Schema& schema, TableId table)
{
    std::string text;
    for (const ColumnId column : schema.columnsOf(table))
        text += (text.empty() ? "" : ", ") + schema.column(column).readableName;
    return text;
}

/// "singer: singer id, name, country. concert: ..."
std::string tablesInWords(const Schema& schema, const std::vector<std::string>& readings)
{
    std::string text;
    for (int i = 0; i < schema.tableCount(); ++i) {
        const TableId table{i};
        const std::string& name = schema.table(table).readableName;
        if (std::ranges::any_of(readings, [&](const std::string& reading) { return reading.find(name) != std::string::npos; }))
            text += (text.empty() ? "" : " ") + name + ": " + columnsInWords(schema, table) + '.';
    }
    return text;
}

std::optional<ChoiceQuestion> choiceOf(const JudgedBeam& beam, const Schema& schema)
{
    const auto right = std::ranges::find(beam.isRight, true);
    if (right == beam.isRight.end())
        return {};
    const auto place = static_cast<std::size_t>(right - beam.isRight.begin());
    ChoiceQuestion question{{}, beam.question, {}, -1};
    for (std::size_t i = 0; i < beam.words.size(); ++i) {
        if (i == place)
            question.answer = static_cast<int>(question.options.size());
        if (i == place || (!beam.isRight[i] && beam.words[i] != beam.words[place]))
            question.options.push_back(beam.words[i]);
    }
    if (question.options.size() < 2)
        return {};
    question.context = tablesInWords(schema, question.options);
    return question;
}

Result<std::vector<ChoiceQuestion>> collectReadingChoices(const ReadingChoicePaths& paths, const ReportProgress& report,
                                                          std::stop_token stop)
{
    const auto recipe = readRecipe(paths.recipe);
    if (!recipe)
        return recipe.error();
    const auto data = readRecipeData(*recipe, paths.data);
    if (!data)
        return data.error();
    const auto beams = collectBeams(paths.bundle, *recipe, paths.data, BeamQuestions::Alone, report, stop);
    if (!beams)
        return beams.error();
    return readingChoices(*beams, data->validation.dataset.databases);
}

} // namespace

std::vector<ChoiceQuestion> readingChoices(const std::vector<JudgedBeam>& beams, const DatasetDatabases& databases)
{
    std::vector<ChoiceQuestion> questions;
    for (const JudgedBeam& beam : beams) {
        if (auto question = choiceOf(beam, databases.at(beam.database).schema))
            questions.push_back(*std::move(question));
    }
    return questions;
}

ReadingChoices difficultyOf(const std::vector<ChoiceQuestion>& questions)
{
    ReadingChoices sum{.questions = questions.size()};
    if (questions.empty())
        return sum;
    const auto count = static_cast<double>(questions.size());
    for (const ChoiceQuestion& question : questions) {
        const auto options = static_cast<double>(question.options.size());
        sum.readings += options / count;
        sum.guessed += 100 / options / count;
        sum.firstOfBeam += question.answer == 0 ? 100 / count : 0;
    }
    return sum;
}

Result<ReadingChoices> keepReadingChoices(const ReadingChoicePaths& paths, const ReportProgress& report, std::stop_token stop)
{
    std::error_code ignored;
    if (!std::filesystem::exists(paths.file, ignored)) {
        const auto made = collectReadingChoices(paths, report, stop);
        if (!made)
            return made.error();
        if (const auto written = writeChoiceQuestions(paths.file, *made); !written)
            return written.error();
    }
    const auto questions = readChoiceQuestions(paths.file);
    if (!questions)
        return questions.error();
    return difficultyOf(*questions);
}

} // namespace ratatosk
