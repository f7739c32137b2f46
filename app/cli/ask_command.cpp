// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ask_command.h"

#include "app/cli/answer_notes.h"
#include "app/cli/database_options.h"
#include "app/cli/edit_options.h"
#include "app/cli/model_options.h"
#include "app/cli/rule_options.h"
#include "app/terminal/interrupt.h"
#include "app/terminal/question_input.h"
#include "app/terminal/terminal.h"
#include "app/terminal/text_cell.h"
#include "core/answer/value/asking_back.h"
#include "core/answer/value/trust.h"
#include "core/files/opening/database_browser.h"
#include "core/files/rows/row_text.h"
#include "core/messages/answers/json_text.h"
#include "core/sql/tree/sql_formatter.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <chrono>
#include <optional>
#include <set>
#include <utility>

namespace ratatosk::cli {

namespace {

struct AskArguments {
    DatabaseOptions database;
    std::string question;
    int beamSize = kDefaultBeamSize;
    std::int64_t rows = 100;
    bool isRun = true;
    bool isRanked = true;
    bool showAll = false;
    bool showTiming = false;
    bool isVerbose = false;
    bool isExplained = false; ///< say what rules changed, and which conditions did nothing
    RuleOptions rules;
    std::string now;                ///< as typed; empty: the clock's
    CalendarDate today{};           ///< of that
    bool isConversation = false;    ///< a question may go on from those before
    bool wantsConversation = false; ///< said so, rather than sitting at a terminal
    OutputOptions output;
    EditOptions edits;
    ModelOptions model;
};

/// Everything that one question after the other needs.
struct Session {
    const AskArguments& arguments;
    Terminal& terminal;
    DatabaseBrowser& browser;
    QuestionAnswerer& answerer;
    std::stop_token stop;
    RuleSwitches rules;
    std::vector<EarlierTurn> earlier{};   ///< of the conversation, nearest last
    std::optional<Answer> otherReading{}; ///< of the question before, where a person had better choose: what kOther asks for, first
};

constexpr auto kOther = "2"; ///< in answer to a question back

/// In lines, as people read it; on one line for programs that read the output, and in lists.
void printSql(const Session& session, const Answer& answer)
{
    Terminal& terminal = session.terminal;
    if (!session.arguments.showAll) {
        const std::string sql = printable(answer.candidates.front().sql);
        return terminal.print(terminal.bold(terminal.width() > 0 ? sql::formattedSql(sql) : sql) + '\n');
    }
    for (std::size_t i = 0; i < answer.candidates.size(); ++i) {
        const AnswerCandidate& candidate = answer.candidates[i];
        terminal.print(fmt::format("{}. {:3.0f}%  {}\n", i + 1, 100 * candidate.share, terminal.bold(printable(candidate.sql))));
    }
}

void printAnswer(const Session& session, const Answer& answer, const ResultTable* result)
{
    const OutputFormat format = session.arguments.output.format;
    if (format == OutputFormat::Json)
        return session.terminal.print(jsonOf(answer, result) + '\n');
    if (format == OutputFormat::Table || !result)
        printSql(session, answer);
    if (format == OutputFormat::Table && result)
        session.terminal.print("\n");
    if (result)
        writeRows(*result, session.arguments.output, session.terminal, [&](std::string_view piece) {
            session.terminal.print(piece);
            return !session.stop.stop_requested();
        });
}

ExitCode runAnswer(const Session& session, const Answer& answer)
{
    const auto result = session.browser.run(answer.candidates.front().sql, session.arguments.rows, session.stop);
    printAnswer(session, answer, result ? &*result : nullptr);
    if (result && session.arguments.isExplained)
        noteRemarks(session.terminal, session.browser, answer.candidates.front().sql, session.stop);
    if (session.arguments.showTiming)
        noteTiming(session.terminal, answer.timing, result ? &*result : nullptr);
    return result ? ExitCode::Ok : session.terminal.fail(result.error());
}

/// Shows a query that runs, or says why there is none.
ExitCode presentAnswer(const Session& session, const Answer& answer)
{
    const Assessment assessment = assess(answer);
    const bool hasChance = answer.isCalibrated && !answer.candidates.empty() && assessment.trust != Trust::Refused;
    if (hasChance && session.arguments.output.format == OutputFormat::Table)
        session.terminal.note(fmt::format("About {:.0f} of 100 answers like this are right.", 100 * answer.candidates.front().share));
    if (const std::string doubt = doubtSentence(assessment); !doubt.empty())
        session.terminal.note(doubt);
    noteSpelling(session.terminal, answer);
    noteOpenMeasure(session.terminal, answer.openMeasure);
    if (!session.earlier.empty() && session.arguments.output.format == OutputFormat::Table)
        noteFollowUp(session.terminal, answer.followUp);
    if (session.arguments.isExplained)
        noteRuleChanges(session.terminal, answer);
    if (assessment.doubt != Doubt::None || session.arguments.isVerbose)
        noteTablesRead(session.terminal, answer, session.browser.schema(), session.arguments.isVerbose);
    const bool isRefused = assessment.trust == Trust::Refused;
    if (isRefused || !session.arguments.isRun) {
        if (!answer.candidates.empty())
            printAnswer(session, answer, nullptr);
        if (session.arguments.showTiming)
            noteTiming(session.terminal, answer.timing, nullptr);
        return isRefused ? ExitCode::NoTrustworthyAnswer : ExitCode::Ok;
    }
    return runAnswer(session, answer);
}

/// In a conversation, where another reading is about as likely: asks which one is meant, and keeps that one.
void askBack(Session& session, const Answer& answer)
{
    const auto rival = session.arguments.isConversation && session.arguments.isRun ? rivalReading(answer) : std::nullopt;
    if (!rival)
        return;
    Answer other = answer;
    std::swap(other.candidates.front(), other.candidates[static_cast<std::size_t>(*rival)]);
    const std::string sql = printable(other.candidates.front().sql);
    session.terminal.note(fmt::format("Did you mean this instead? Type {} to use it: {}", kOther, sql));
    session.otherReading = std::move(other);
}

/// What was asked before, read the other way: the conversation goes on from that.
ExitCode takeOtherReading(Session& session)
{
    const Answer answer = *std::exchange(session.otherReading, std::nullopt);
    const ExitCode code = runAnswer(session, answer);
    if (!session.earlier.empty() && code == ExitCode::Ok)
        session.earlier.back().query = answer.candidates.front().sql;
    return code;
}

ExitCode askOne(Session& session, const std::string& question)
{
    if (question == kOther && session.otherReading)
        return takeOtherReading(session);
    session.otherReading.reset();
    if (const auto checked = checkQuestion(question); !checked)
        return session.terminal.fail(checked.error());
    const auto edits = editsOf(session.arguments.edits, question, session.arguments.today, session.browser.schema());
    if (!edits)
        return session.terminal.fail(edits.error());
    const AskOptions options{.beamSize = session.arguments.beamSize,
                             .isRanked = session.arguments.isRanked,
                             .edits = *edits,
                             .context = {session.earlier, GoingOn::Decide, session.arguments.wantsConversation},
                             .rules = session.rules,
                             .today = session.arguments.today};
    const auto answer = session.answerer.ask(question, options, session.stop);
    if (!answer)
        return session.terminal.fail(answer.error());
    const ExitCode code = presentAnswer(session, *answer);
    if (session.arguments.isConversation && code == ExitCode::Ok) // nothing goes on from a guess that was not run
        session.earlier.push_back({question, answer->candidates.front().sql});
    if (code == ExitCode::Ok && session.arguments.output.format == OutputFormat::Table)
        askBack(session, *answer);
    return code;
}

/// What a person may want completed.
std::vector<std::string> namesIn(const Schema& schema)
{
    std::set<std::string> names;
    for (const Table& table : schema.tables())
        names.insert(table.name);
    for (const Column& column : schema.columns())
        names.insert(column.name);
    return {names.begin(), names.end()};
}

/// Asks until the questions end or the user stops; the first code that is not Ok is returned.
ExitCode askAll(Session session)
{
    ExitCode code = ExitCode::Ok;
    QuestionInput input(session.arguments.question, namesIn(session.browser.schema()));
    for (auto question = input.next(session.stop); question && !session.stop.stop_requested(); question = input.next(session.stop)) {
        if (isBlank(*question)) {
            session.earlier.clear(); // a conversation starts afresh
            session.otherReading.reset();
            continue;
        }
        if (input.isFromStandardInput() && !input.hasPrompt() && session.arguments.output.format == OutputFormat::Table)
            session.terminal.print(fmt::format("> {}\n", printable(*question)));
        const ExitCode outcome = askOne(session, *question);
        code = code == ExitCode::Ok ? outcome : code;
        if (!session.terminal.finish())
            break; // nobody reads on
    }
    return session.stop.stop_requested() ? ExitCode::Interrupted : code;
}

/// "2026-11-28", a time of day behind it or not.
Result<CalendarDate> todayOf(const std::string& now)
{
    if (now.empty())
        return dayOfToday();
    const auto date = readDate(now, "Y-m-d");
    const std::chrono::year_month_day day = date ? std::chrono::year(date->year) / date->month / date->day : std::chrono::year_month_day();
    if (!day.ok())
        return Error{ErrorCode::InvalidArgument, fmt::format("--now needs a day such as 2026-11-28; \"{}\" is not one.", now)};
    return *date;
}

ExitCode ask(AskArguments arguments, Terminal& terminal)
{
    arguments.wantsConversation = arguments.isConversation;
    arguments.isConversation |= arguments.question == "-" && QuestionPrompt::isPossible();
    const std::stop_token stop = stopOnInterrupt(AfterStop::EndSoon);
    if (const auto checked = checkQuestion(arguments.question); !checked)
        return terminal.fail(checked.error());
    const auto today = todayOf(arguments.now);
    if (!today)
        return terminal.fail(today.error());
    arguments.today = *today;
    const auto switches = switchesOf(arguments.rules);
    if (!switches)
        return terminal.fail(switches.error());
    const auto database = databaseFor(arguments.database, terminal, stop);
    if (!database)
        return terminal.fail(database.error());
    const auto browser = DatabaseBrowser::open(*database);
    if (!browser)
        return terminal.fail(browser.error());
    const auto answerer = loadModel(arguments.model);
    if (!answerer)
        return terminal.fail(answerer.error());
    if (const auto opened = (*answerer)->openDatabase(*database, (*browser)->schema(), stop); !opened)
        return terminal.fail(opened.error());
    return askAll({arguments, terminal, **browser, **answerer, stop, *switches});
}

} // namespace

void addAskCommand(CLI::App& program, Action& action)
{
    const auto arguments = std::make_shared<AskArguments>();
    CLI::App* command = program.add_subcommand("ask", "Write the SQL for a question, and run it");
    addDatabaseOptions(*command, arguments->database);
    addTextBehind(*command, arguments->database, "QUESTION", arguments->question,
                  "A question in English, or - to read questions from standard input, one per line; more files may come before it");
    command->add_option("--beam", arguments->beamSize, "Interpretations to consider")
        ->check(CLI::Range(1, kMaxBeamSize))
        ->capture_default_str();
    command->add_option("--rows", arguments->rows, "Maximum number of rows to write")->check(CLI::PositiveNumber)->capture_default_str();
    command->add_flag("!--no-run", arguments->isRun,
                      "Write the SQL only. To rank the interpretations, each is still run briefly; --no-rank switches this off");
    command->add_flag("--all", arguments->showAll, "Write all interpretations, each with its confidence");
    command->add_flag(
        "--conversation", arguments->isConversation,
        "Treat questions from standard input as one conversation with follow-ups; an empty line starts a new one. Always on at a terminal");
    command
        ->add_option("--now", arguments->now,
                     "Count 'last month', 'past year' and similar periods from this day, such as 2026-11-28 (default: today)")
        ->type_name("DAY");
    addEditOptions(*command, arguments->edits);
    addRankingOption(*command, arguments->isRanked);
    addRuleOptions(*command, arguments->rules);
    command->add_flag("--explain", arguments->isExplained,
                      "Write to standard error what rules changed in the query and why, which conditions keep all rows or none, and which "
                      "rows tie for the last place");
    command->add_flag("--timing", arguments->showTiming, "Write to standard error how long each part took");
    command->add_flag("--verbose", arguments->isVerbose, "Write to standard error which tables of a large database were read");
    addOutputOptions(*command, arguments->output);
    addModelOptions(*command, arguments->model);
    command->callback([arguments, &action] { action = [arguments](Terminal& terminal) { return ask(*arguments, terminal); }; });
}

} // namespace ratatosk::cli
