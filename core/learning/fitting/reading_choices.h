// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/experiments/choice/choice_question.h"
#include "core/learning/fitting/judged_beam.h"
#include "core/questions/dataset/dataset.h"

#include <filesystem>
#include <stop_token>
#include <vector>

namespace ratatosk {

/// Where a parser's readings become reading comprehension.
struct ReadingChoicePaths {
    std::filesystem::path recipe; ///< of a parser's training: its validation databases are those asked about
    std::filesystem::path data;   ///< Spider's layout
    std::filesystem::path bundle; ///< whose readings they are
    std::filesystem::path file;   ///< gets the questions
};

/// How hard a file of them is, in percent.
struct ReadingChoices {
    std::size_t questions = 0;
    double guessed = 0;     ///< right by chance
    double firstOfBeam = 0; ///< right when the parser's first reading is taken
    double readings = 0;    ///< mean number for a question, not in percent

    bool operator==(const ReadingChoices&) const = default;
};

/// Which of the readings answers the question? Context: the tables that a reading names, with their columns; answers: the readings in words, in the beam's order. Of
/// several right ones the first stays. Beams without a right or a wrong one are left out, and wrong ones in the words of the right one.
std::vector<ChoiceQuestion> readingChoices(const std::vector<JudgedBeam>& beams, const DatasetDatabases& databases);

ReadingChoices difficultyOf(const std::vector<ChoiceQuestion>& questions);

/// Makes the file, unless it is there. Errors: those of `collectBeams`, of reading and of writing.
Result<ReadingChoices> keepReadingChoices(const ReadingChoicePaths& paths, const ReportProgress& report, std::stop_token stop);

} // namespace ratatosk
