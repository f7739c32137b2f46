// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/edit_options.h"

#include "core/answer/value/item_labels.h"
#include "core/english/language/word_splitter.h"
#include "core/rules/dates/calendar_reading.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace ratatosk::cli {

namespace {

/// The first word of that text.
Result<int> wordNamed(const std::string& text, const Question& question)
{
    const auto word = std::ranges::find(question.words, text, &Word::text);
    if (word == question.words.end())
        return Error{ErrorCode::InvalidArgument, fmt::format("The question has no word \"{}\".", text)};
    return static_cast<int>(word - question.words.begin());
}

Result<LinkEdit> editOf(const std::string& typed, bool isAdded, const Question& question, const Schema& schema)
{
    const auto sign = typed.find('=');
    if (sign == std::string::npos)
        return Error{ErrorCode::InvalidArgument, fmt::format("\"{}\" does not have the form WORD=ITEM.", typed)};
    const auto word = wordNamed(typed.substr(0, sign), question);
    if (!word)
        return word.error();
    const std::string item = typed.substr(sign + 1);
    if (const auto table = schema.findTable(item))
        return LinkEdit{*word, -1, index(*table), isAdded};
    for (int column = 0; column < schema.columnCount(); ++column) {
        if (labelOf(schema, ColumnId{column}) == item)
            return LinkEdit{*word, column, -1, isAdded};
    }
    return Error{ErrorCode::InvalidArgument, fmt::format("There is no table or column \"{}\".", item)};
}

} // namespace

void addEditOptions(CLI::App& command, EditOptions& options)
{
    command.add_option("--link", options.links, "Link a word of the question with a table or column")->type_name("WORD=ITEM");
    command.add_flag("--keep-spelling", options.keepsSpelling, "Keep your spelling, even where the database has a similar word");
    command.add_option("--unlink", options.unlinks, "Remove a link of a word with a table or column")->type_name("WORD=ITEM");
}

Result<QuestionEdits> editsOf(const EditOptions& options, const std::string& question, const std::optional<CalendarDate>& today,
                              const Schema& schema)
{
    QuestionEdits edits;
    edits.keepsSpelling = options.keepsSpelling;
    if (options.links.empty() && options.unlinks.empty())
        return edits;
    auto words = splitQuestion(question);
    if (!words)
        return words.error();
    const Question read = options.keepsSpelling ? *std::move(words) : readByCalendar({*std::move(words), {}}, today, schema).question;
    for (const bool isAdded : {false, true}) {
        for (const std::string& typed : isAdded ? options.links : options.unlinks) {
            const auto edit = editOf(typed, isAdded, read, schema);
            if (!edit)
                return edit.error();
            edits.links.push_back(*edit);
        }
    }
    return edits;
}

} // namespace ratatosk::cli
